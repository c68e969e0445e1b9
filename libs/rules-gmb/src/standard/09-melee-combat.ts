/** [9.0] Melee: adjacent enemies, one attack a unit and phase, results at once. */
import { type CommandList, CONTINUE, LEGAL } from '@hexwright/engine';
import {
  argumentOf,
  counted,
  type Decision,
  entityOf,
  at,
  UNIT_ATTACKS,
  UNIT_IS_ATTACKED,
  UNIT_IS_HIT,
} from '@hexwright/rules-kit';
import { attackVerb, nearestEnemy } from '../attack-verb.ts';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { ofMorale } from '../combat-question.ts';
import { sumAloud, throwOf } from '../modifiers.ts';
import { meleeOdds, oddsCounter } from '../odds.ts';
import { attackWords } from '../presenter/attack-odds.ts';
import { PASS, STOP } from './04-passing.ts';
import { STEP } from './05-2-steps.ts';
import { removeChargeMarkers } from './05-3-charges.ts';
import {
  automaticLevels,
  CHARGE_WITH_LANCE,
  mayAttack,
  meleeQuestion,
  meleeRefusal,
  NO_CHARGE,
  weighedMelee,
} from './09-4-attacks.ts';
import { CAUSED_BY_MELEE, checkMorale, MELEE_PURPOSE, sufferInCombat } from './10-morale.ts';
import { TAKE } from './12-leaders.ts';

const NOT_YOUR_PHASE = refusals.add('not-your-melee', '4.0', 'In this phase it is the other side that attacks.');
const NO_ADVANCE = refusals.add(
  'no-advance-open',
  ['15.46', '15.42', '15.43', '15.44'],
  'No unit may advance now: the advance is over, declined, or there was none.',
);
const NOT_MELEE = refusals.add('not-in-melee', '4.0', 'That is not done in a Melee Phase.');

const attacked = events
  .add('melee', '9.0', 'attacker:piece', 'defender:piece', 'dice:number', 'modified:number', 'bound:number', 'hit:flag')
  .told((event, name) => `${name('attacker')} attacks ${name('defender')}: ${throwOf(event)}`);
const automatic = events
  .add('melee-automatic', '19.0', 'attacker:piece', 'defender:piece', 'levels:number')
  .told(
    (event, name) =>
      `${name('attacker')} routs ${name('defender')} by ${counted(Number(event.levels), 'level')} without dice`,
  );
const lanceUsed = events
  .add('lance-used', '9.32', 'unit:piece')
  .told((_, name) => `${name('unit')} has used its lance`);

/** A unit attacks an adjacent enemy. */
export const MELEE = attackVerb(
  'melee',
  'A unit attacks an adjacent enemy hand to hand.',
  (battle, attacker, target) => {
    const odds = oddsCounter.of(battle);
    odds.countMelee(attacker, target);
    const { automatic: levels } = weighedMelee(battle, attacker, target);
    const detail = levels > 0 ? `Routs by ${levels} without dice.` : `Hits with ${odds.hits} of 36 throws.`;
    return { ...at(battle, target, 'Attack'), detail, case: '9.0' };
  },
);

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
    const one = MELEE.of(attacker, defender);
    if (!commands.includes(one)) commands.add(one);
  }
  return false;
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
    const [own, other] = [battle.face.of(attacker), battle.face.of(defender)];
    const bound = battle.charts.meleeBound(attacker, own, defender, other, battle.watchTables);
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
  battle.effects?.raise(UNIT_ATTACKS, attacker, defender);
  battle.effects?.raise(UNIT_IS_ATTACKED, defender, attacker);
  if (levels > 0) battle.effects?.raise(UNIT_IS_HIT, defender, attacker);
  if (!isOrdered || levels === 0) return;
  battle.hooks['melee.suffered']?.(battle, attacker, defender);
}

/** The side whose Melee Phase it is [4.0] A5, A6. */
function attackingSide(battle: Battle): number {
  return battle.game.sequence[battle.step].acts === 'other' ? battle.enemyOf(battle.phasing) : battle.phasing;
}

export const melee: Decision<Battle> = {
  id: 'melee',
  case: '9.0',
  verbs: [MELEE, PASS],
  prompt: () => ({
    title: 'Melee',
    text: 'Choose a unit to attack and the enemy beside it. Each attacks once, in any order.',
  }),
  ending: () => ({ label: 'End attacks', detail: 'The phase ends; Charge markers not used are removed.' }),
  meant: (battle, piece, hex) => MELEE.of(piece, battle.piecesIn(hex)[0] ?? piece),
  begins: (battle, piece) => MELEE.of(piece, nearestEnemy(battle, piece)),
  odds: (battle, one) =>
    MELEE.is(one)
      ? attackWords(battle, one, { verb: 'attacks', odds: meleeOdds, table: 'Melee table', case: '9.4' })
      : null,
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
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (PASS.is(one)) return LEGAL;
    if (STEP.is(one) || STOP.is(one) || TAKE.is(one)) return NO_ADVANCE;
    if (!MELEE.is(one)) return NOT_MELEE;
    if (battle.counters.side[entityOf(one)] !== attackingSide(battle)) return NOT_YOUR_PHASE;
    return meleeRefusal(battle, entityOf(one), argumentOf(one));
  },
  perform(battle, one) {
    if (MELEE.is(one)) {
      battle.actedIn.set(entityOf(one), battle.serial);
      fight(battle, entityOf(one), argumentOf(one));
      return;
    }
    const side = attackingSide(battle);
    if (side === battle.phasing) removeChargeMarkers(battle, side);
    battle.frames.pop();
  },
};
