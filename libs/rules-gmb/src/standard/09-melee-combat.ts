/** [9.0] Melee: adjacent enemies, one attack a unit and phase, results at once. */
import { type Command, type CommandList, CONTINUE, LEGAL, type Procedure, type RefusalCode } from '@hexwright/engine';
import { argumentOf, command, entityOf, kindOf } from '@hexwright/rules-kit';
import { type Battle, type CombatQuestion } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { NONE, NOT_ALLOWED } from '../charts.ts';
import { ofMelee, ofMorale } from '../combat-question.ts';
import { MELEE, PASS, pass, STEP, STOP, TAKE } from '../command-kinds.ts';
import { sumAloud } from '../modifiers.ts';
import { FRONT, NOT_ADJACENT, REAR, facingZone } from './05-2-facing.ts';
import { removeChargeMarkers } from './05-3-charges.ts';
import { CAUSED_BY_MELEE, checkMorale, MELEE_PURPOSE, sufferInCombat } from './10-morale.ts';

const NOT_AN_ATTACKER = refusals.add('not-in-melee-mode', '9.0', 'Only a unit in melee mode may attack.');
const ROUTED = refusals.add('routed-no-melee', ['10.1', '9.0'], 'A routed unit may not attack.');
const NOT_YOUR_PHASE = refusals.add('not-your-melee', '4.0', 'In this phase it is the other side that attacks.');
const FOUGHT = refusals.add('already-fought', ['9.11', '9.0'], 'A unit attacks once a phase.');
const NOT_A_DEFENDER = refusals.add('not-a-defender', '9.0', 'Only an enemy combat unit on the map can be attacked.');
const NOT_NEXT_TO = refusals.add('not-adjacent', '9.0', 'The enemy is not adjacent.');
const BEHIND = refusals.add('enemy-in-rear', '9.12', 'A double counter does not attack into its three rear hexes.');
const NO_COLUMN = refusals.add('no-melee-column', '9.4', 'The table has no line for such an attack.');
const NOT_APPLICABLE = refusals.add('melee-not-allowed', '9.4', 'The table rules that attack out.');
const NO_ADVANCE = refusals.add(
  'no-advance-open',
  ['15.46', '15.42', '15.43', '15.44'],
  'No unit may advance now: the advance is over, declined, or there was none.',
);
const NOT_MELEE = refusals.add('not-in-melee', '4.0', 'That is not done in a Melee Phase.');

const attacked = events.add(
  'melee',
  '9.0',
  'attacker:piece',
  'defender:piece',
  'dice:number',
  'modified:number',
  'bound:number',
  'hit:flag',
);
const automatic = events.add('melee-automatic', '19.0', 'attacker:piece', 'defender:piece', 'levels:number');
const lanceUsed = events.add('lance-used', '9.32', 'unit:piece');

/** What a melee is to a charge: indices of `CHARGES`. */
export const NO_CHARGE = 0;
export const CHARGE_WITHOUT_LANCE = 1;
export const CHARGE_WITH_LANCE = 2;

/**
 * Where the defender lies to the attacker: the best zone of its hexes (R36); singles have only a front. Allocates
 * nothing.
 */
export function meleeZone(battle: Battle, attacker: number, defender: number): number {
  const { grid } = battle;
  const left = battle.left.of(attacker);
  const near = battle.left.of(defender);
  const far = battle.right(defender);
  if (battle.counters.size[attacker] === 1) {
    return grid.directionBetween(left, near) >= 0 || grid.directionBetween(left, far) >= 0 ? FRONT : NOT_ADJACENT;
  }
  const direction = battle.direction.of(attacker);
  const first = facingZone(grid, left, direction, near);
  if (near === far) return first;
  const second = facingZone(grid, left, direction, far);
  if (first === NOT_ADJACENT) return second;
  return second === NOT_ADJACENT ? first : Math.min(first, second);
}

/** Rout levels that the attack inflicts without dice, by exclusive rules; 0 for an ordinary melee. */
function automaticLevels(battle: Battle, attacker: number, defender: number): number {
  for (const levels of battle.hooks['melee.automatic']) {
    const count = levels(battle, attacker, defender);
    if (count > 0) return count;
  }
  return 0;
}

function mayAttack(battle: Battle, attacker: number): RefusalCode {
  if (!battle.isCombatUnit(attacker) || !battle.isInPlay(attacker)) return NOT_AN_ATTACKER;
  if (battle.rout.of(attacker) > 0) return ROUTED;
  if (!battle.counters.canMelee(attacker, battle.face.of(attacker))) return NOT_AN_ATTACKER;
  return battle.hasActed(attacker) ? FOUGHT : LEGAL;
}

/** May the table be used for this pair [9.4], in whatever mood the attacker is? */
export function pairRefusal(battle: Battle, attacker: number, defender: number): RefusalCode {
  const zone = meleeZone(battle, attacker, defender);
  if (zone === NOT_ADJACENT) return NOT_NEXT_TO;
  if (zone === REAR) return BEHIND;
  if (automaticLevels(battle, attacker, defender) > 0) return LEGAL;
  const bound = battle.charts.meleeBound(attacker, battle.face.of(attacker), defender, battle.face.of(defender));
  if (bound === NONE) return NO_COLUMN;
  return bound === NOT_ALLOWED ? NOT_APPLICABLE : LEGAL;
}

/** May `attacker` attack `defender` in a Melee Phase of its side? */
export function meleeRefusal(battle: Battle, attacker: number, defender: number): RefusalCode {
  const refusal = mayAttack(battle, attacker);
  if (refusal !== LEGAL) return refusal;
  const { counters } = battle;
  if (defender >= counters.count || !battle.isCombatUnit(defender) || !battle.isInPlay(defender)) return NOT_A_DEFENDER;
  return counters.side[attacker] === counters.side[defender] ? NOT_A_DEFENDER : pairRefusal(battle, attacker, defender);
}

/** Adds the attacks of one unit, by the hexes around it; stops after the first when no list is given. */
function listAttacks(battle: Battle, attacker: number, commands: CommandList | null): boolean {
  const { neighbour } = battle.grid;
  const { side } = battle.counters;
  const left = battle.left.of(attacker);
  const right = battle.right(attacker);
  let first = -1;
  let second = -1;
  let third = -1;
  for (let index = 0; index < (left === right ? 6 : 12); index++) {
    const hex = neighbour[(index < 6 ? left : right) * 6 + (index % 6)];
    const defender = hex < 0 ? -1 : battle.unitIn(hex);
    if (defender < 0 || side[defender] === side[attacker]) continue;
    // A unit around several sides of the attacker is listed once; at most eight hexes lie around a double.
    if (defender === first || defender === second || defender === third) continue;
    third = second;
    second = first;
    first = defender;
    if (meleeRefusal(battle, attacker, defender) !== LEGAL) continue;
    if (commands === null) return true;
    const one = command(MELEE, attacker, defender);
    if (!commands.includes(one)) commands.add(one);
  }
  return false;
}

/**
 * The melee between the pair of hexes where the attack is best, where the modifiers of the package make a difference
 * between them (R36): the zone is then that of the pair.
 */
function betweenBestPair(plain: CombatQuestion): CombatQuestion {
  const { battle, attacker, defender, charge, cause } = plain;
  const { grid, counters } = battle;
  let least = Infinity;
  let best = plain;
  for (let pair = 0; pair < 4; pair++) {
    const from = pair < 2 ? battle.left.of(attacker) : battle.right(attacker);
    const into = (pair & 1) === 0 ? battle.left.of(defender) : battle.right(defender);
    if (grid.directionBetween(from, into) < 0) continue;
    const zone =
      counters.size[attacker] === 1
        ? FRONT
        : facingZone(grid, battle.left.of(attacker), battle.direction.of(attacker), into);
    if (zone === REAR) continue;
    const asked = ofMelee(battle, attacker, defender, zone, charge, cause, from, into);
    const sum = battle.charts.meleeDice.sum(asked);
    if (sum > least || (sum === least && zone >= best.zone)) continue;
    least = sum;
    best = asked;
  }
  return best;
}

/** A melee as its modifiers are asked about it. */
function meleeQuestion(battle: Battle, attacker: number, defender: number, cause: number): CombatQuestion {
  const zone = meleeZone(battle, attacker, defender);
  let charge = NO_CHARGE;
  // Only a melee on the marked target is a charge (R13); its lance must be used then [9.32].
  if (cause === CAUSED_BY_MELEE && battle.charging.of(attacker) === defender + 1) {
    charge = battle.lance.of(attacker) === 1 ? CHARGE_WITH_LANCE : CHARGE_WITHOUT_LANCE;
  }
  const asked = ofMelee(battle, attacker, defender, zone, charge, cause);
  return battle.charts.meleeAsksPair ? betweenBestPair(asked) : asked;
}

/** A melee as the rules see it, for odds. */
export interface WeighedMelee {
  /** Rout levels that it inflicts without dice; 0 for an ordinary one. */
  readonly automatic: number;
  readonly bound: number;
  /** The sum of the modifiers. */
  readonly modifier: number;
  readonly asked: CombatQuestion;
}

/** A melee as it would be fought now. */
export function weighedMelee(battle: Battle, attacker: number, defender: number): WeighedMelee {
  return weigh(meleeQuestion(battle, attacker, defender, CAUSED_BY_MELEE));
}

/**
 * As {@link weighedMelee}, supposing that the attacker stood where the defender lies in `zone` to it ({@link FRONT},
 * {@link SIDE}) and that it attacked with `charge`: for players who look ahead. Where it would stand is not known, only
 * how.
 */
export function supposedMelee(
  battle: Battle,
  attacker: number,
  defender: number,
  zone: number,
  charge: number,
): WeighedMelee {
  return weigh(ofMelee(battle, attacker, defender, zone, charge, CAUSED_BY_MELEE));
}

function weigh(asked: CombatQuestion): WeighedMelee {
  const { battle, attacker, defender } = asked;
  return {
    automatic: automaticLevels(battle, attacker, defender),
    bound: battle.charts.meleeBound(attacker, battle.face.of(attacker), defender, battle.face.of(defender)),
    modifier: battle.charts.meleeDice.sum(asked),
    asked,
  };
}

/** Remembers where the defender stands: the hexes an advance must enter first [15.43], [15.44]. */
function rememberPlace(battle: Battle, defender: number): void {
  battle.path.set(0, battle.left.of(defender));
  battle.path.set(1, battle.right(defender));
  battle.pathLength.set(battle.counters.size[defender]);
}

/**
 * Fights one melee [9.0]: dice against the table, at once the check of morale [9.2], the rout level. With another cause
 * than {@link CAUSED_BY_MELEE} it is an attack that nobody ordered: outside the Melee Phases, on friend or foe, without what
 * follows upon a melee.
 */
export function fight(battle: Battle, attacker: number, defender: number, cause = CAUSED_BY_MELEE): void {
  const isOrdered = cause === CAUSED_BY_MELEE;
  const asked = meleeQuestion(battle, attacker, defender, cause);
  const { charge } = asked;
  rememberPlace(battle, defender);
  let levels = isOrdered ? automaticLevels(battle, attacker, defender) : 0;
  if (levels > 0) {
    battle.events.emit(automatic, attacker, defender, levels);
  } else {
    const bound = battle.charts.meleeBound(attacker, battle.face.of(attacker), defender, battle.face.of(defender));
    const roll = (): number => battle.dice.roll(battle.serial, attacker, defender, MELEE_PURPOSE);
    const dice = roll() + roll();
    const modified = dice + sumAloud(battle.charts.meleeDice, asked);
    // Totals below two hit as well (R02).
    const hit = modified <= bound;
    battle.events.emit(attacked, attacker, defender, dice, modified, bound, hit ? 1 : 0);
    if (hit) levels = checkMorale(ofMorale(battle, defender, attacker, cause, charge));
  }
  if (charge !== NO_CHARGE) battle.charging.set(attacker, 0);
  if (charge === CHARGE_WITH_LANCE) {
    battle.lance.set(attacker, 0);
    battle.events.emit(lanceUsed, attacker);
  }
  sufferInCombat(battle, defender, levels);
  if (!isOrdered || levels === 0) return;
  for (const suffered of battle.hooks['melee.suffered']) suffered(battle, attacker, defender);
}

/** The side whose Melee Phase it is [4.0] A5, A6. */
function attackingSide(battle: Battle): number {
  return battle.game.sequence[battle.step].acts === 'other' ? battle.enemyOf(battle.phasing) : battle.phasing;
}

export const melee: Procedure<Battle> = {
  id: 'melee',
  case: '9.0',
  proceed(battle) {
    const side = attackingSide(battle);
    for (const attacker of battle.counters.unitsOf[side]) {
      if (mayAttack(battle, attacker) === LEGAL && listAttacks(battle, attacker, null)) return side;
    }
    if (side === battle.phasing) removeChargeMarkers(battle, side);
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const attacker of battle.counters.unitsOf[attackingSide(battle)]) {
      if (mayAttack(battle, attacker) === LEGAL) listAttacks(battle, attacker, commands);
    }
    commands.add(pass);
  },
  check(battle, one: Command) {
    if (kindOf(one) === PASS) return LEGAL;
    if (kindOf(one) === STEP || kindOf(one) === STOP || kindOf(one) === TAKE) return NO_ADVANCE;
    if (kindOf(one) !== MELEE) return NOT_MELEE;
    if (battle.counters.side[entityOf(one)] !== attackingSide(battle)) return NOT_YOUR_PHASE;
    return meleeRefusal(battle, entityOf(one), argumentOf(one));
  },
  perform(battle, one) {
    if (kindOf(one) === MELEE) {
      battle.actedIn.set(entityOf(one), battle.serial);
      fight(battle, entityOf(one), argumentOf(one));
      return;
    }
    const side = attackingSide(battle);
    if (side === battle.phasing) removeChargeMarkers(battle, side);
    battle.frames.pop();
  },
};
