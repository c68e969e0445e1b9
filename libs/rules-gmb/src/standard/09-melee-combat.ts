/** [9.0] Melee: adjacent enemies, one attack a unit and phase, results at once. */
import { type CommandList, CONTINUE, LEGAL } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf, at } from '@hexwright/rules-kit';
import { attackVerb, nearestEnemy } from '../attack-verb.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { meleeOdds, oddsCounter } from '../odds.ts';
import { attackWords } from '../presenter/attack-odds.ts';
import { PASS, STOP } from './04-passing.ts';
import { STEP } from './05-2-steps.ts';
import { removeChargeMarkers } from './05-3-charges.ts';
import { fight } from './09-2-fights.ts';
import { mayAttack, meleeRefusal, weighedMelee } from './09-4-attacks.ts';
import { steppingBack } from './09-stepping-back.ts';
import { TAKE } from './12-leaders.ts';

const NOT_YOUR_PHASE = refusals.add('not-your-melee', '4.0', 'In this phase it is the other side that attacks.');
const NO_ADVANCE = refusals.add(
  'no-advance-open',
  ['15.46', '15.42', '15.43', '15.44'],
  'No unit may advance now: the advance is over, declined, or there was none.',
);
const NOT_MELEE = refusals.add('not-in-melee', '4.0', 'That is not done in a Melee Phase.');

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
      const [attacker, defender] = [entityOf(one), argumentOf(one)];
      battle.actedIn.set(attacker, battle.serial);
      if (!steppingBack.begin(battle, defender, attacker)) fight(battle, attacker, defender);
      return;
    }
    const side = attackingSide(battle);
    if (side === battle.phasing) removeChargeMarkers(battle, side);
    battle.frames.pop();
  },
};
