/** [9.4] Attacks hand to hand: who may attack whom, from which side, and what an attack needs. */
import { LEGAL, type RefusalCode } from '@hexwright/engine';
import { forbidden } from '../forbidden.ts';
import { type Battle, type CombatQuestion } from '../battle.ts';
import { refusals } from '../registry.ts';
import { NONE, NOT_ALLOWED } from '../charts.ts';
import { ofMelee } from '../combat-question.ts';
import { FRONT, NOT_ADJACENT, REAR, facingZone } from './05-2-facing.ts';
import { CAUSED_BY_MELEE } from './10-morale.ts';

const NOT_AN_ATTACKER = refusals.add('not-in-melee-mode', '9.0', 'Only a unit in melee mode may attack.');
const ROUTED = refusals.add('routed-no-melee', ['10.1', '9.0'], 'A routed unit may not attack.');
const FOUGHT = refusals.add('already-fought', ['9.11', '9.0'], 'A unit attacks once a phase.');
const NOT_A_DEFENDER = refusals.add('not-a-defender', '9.0', 'Only an enemy combat unit on the map can be attacked.');
const NOT_NEXT_TO = refusals.add('not-adjacent', '9.0', 'The enemy is not adjacent.');
const BEHIND = refusals.add('enemy-in-rear', '9.12', 'A double counter does not attack into its three rear hexes.');
const NO_COLUMN = refusals.add('no-melee-column', '9.4', 'The table has no line for such an attack.');
const NOT_APPLICABLE = refusals.add('melee-not-allowed', '9.4', 'The table rules that attack out.');

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
export function automaticLevels(battle: Battle, attacker: number, defender: number): number {
  return battle.hooks['melee.automatic']?.(battle, attacker, defender) ?? 0;
}

/** May the unit attack anybody now? */
export function mayAttack(battle: Battle, attacker: number): RefusalCode {
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
  if (automaticLevels(battle, attacker, defender) > 0) return forbidden(battle, 'attack', attacker, defender);
  const bound = battle.charts.meleeBound(attacker, battle.face.of(attacker), defender, battle.face.of(defender));
  if (bound === NONE) return NO_COLUMN;
  return bound === NOT_ALLOWED ? NOT_APPLICABLE : forbidden(battle, 'attack', attacker, defender);
}

/** May `attacker` attack `defender` in a Melee Phase of its side? */
export function meleeRefusal(battle: Battle, attacker: number, defender: number): RefusalCode {
  const refusal = mayAttack(battle, attacker);
  if (refusal !== LEGAL) return refusal;
  const { counters } = battle;
  if (defender >= counters.count || !battle.isCombatUnit(defender) || !battle.isInPlay(defender)) return NOT_A_DEFENDER;
  return counters.side[attacker] === counters.side[defender] ? NOT_A_DEFENDER : pairRefusal(battle, attacker, defender);
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
export function meleeQuestion(battle: Battle, attacker: number, defender: number, cause: number): CombatQuestion {
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
