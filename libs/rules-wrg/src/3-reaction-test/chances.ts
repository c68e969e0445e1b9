/** The exact chances of a test before it is taken: of each band, whatever its owner then makes of the ranges. */
import type { AttackOdds } from '@hexwright/engine';
import { hasCurrentOrder } from '../1-organisation/current-order.ts';
import type { Battle } from '../battle.ts';
import { factorsOf } from '../factors.ts';
import { REACTION_RANGE, REACTION_SCORE } from '../slots.ts';
import { BANDS, RESULT_WORDS } from './chart.ts';
import { REASON_CASES, REASON_WORDS } from './reasons.ts';
import { testChances, questionOfTest, reactionChart, reactionDice } from './testing.ts';

/** By band, in how many of `of` equally likely throws: as the dice and fixed factors have it, and at either end of the range. */
export interface Chances {
  readonly of: number;
  readonly fixed: number;
  readonly range: number;
  readonly bands: readonly number[];
  readonly worst: readonly number[];
  readonly best: readonly number[];
}

/** The chances of a unit that tests now, for a reason of `reasons.ts`. */
export function chancesOf(battle: Battle, unit: number, reason: number): Chances {
  const { fixed, range, dice } = testChances(battle, unit, reason);
  const { morale, hasRegularDice } = battle.troop(unit);
  const ways = reactionDice.of(battle).ways(hasRegularDice, dice);
  const count = (add: number): number[] => {
    const bands = BANDS.map(() => 0);
    for (const [sum, often] of ways) bands[reactionChart.of(battle).band(sum + fixed + add, morale)] += often;
    return bands;
  };
  return { of: 6 ** dice, fixed, range, bands: count(0), worst: count(-range), best: count(range) };
}

/** The same as a screen shows it: every band that can come up, every factor, and how far the owner can go after the dice. */
export function testOdds(battle: Battle, unit: number, reason: number): AttackOdds {
  const { of, fixed, range, bands, worst, best } = chancesOf(battle, unit, reason);
  const hasOrder = hasCurrentOrder(battle, unit);
  const label = (band: number): string => {
    const { directs } = reactionChart.of(battle).result(band, hasOrder);
    return RESULT_WORDS[directs] ?? directs;
  };
  const asked = questionOfTest(battle, unit, reason);
  const dice = testChances(battle, unit, reason).dice;
  const chanceOf = (list: readonly number[]): string =>
    list.flatMap((ways, band) => (ways === 0 ? [] : [`${label(band)} ${ways} of ${of}`])).join(', ');
  return {
    title: `Reaction test ${REASON_WORDS[reason]}`,
    roll: `${dice} ${battle.troop(unit).hasRegularDice ? 'regular' : 'barbarian'} dice ${fixed < 0 ? '-' : '+'} ${Math.abs(fixed)}`,
    table: null,
    second: null,
    chances: bands.flatMap((ways, band) => (ways === 0 ? [] : [{ label: label(band), ways, of }])),
    modifiers: factorsOf(battle).of(REACTION_SCORE).breakdown(asked),
    case: REASON_CASES[reason],
    notes:
      range === 0
        ? []
        : [
            { text: `With ${range} taken off: ${chanceOf(worst)}.`, case: 'III.flex' },
            { text: `With ${range} added: ${chanceOf(best)}.`, case: 'III.flex' },
            ...factorsOf(battle)
              .of(REACTION_RANGE)
              .breakdown(asked)
              .map((one) => ({ text: `${one.label}: up to ${one.value} either way.`, case: one.case })),
          ],
  };
}
