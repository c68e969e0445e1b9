/** [III.5] A test of reaction: dice, factors, what the owner makes of the ranges, and what the chart directs. */
import { type Command, CONTINUE, LEGAL, Local, MODIFIER } from '@hexwright/engine';
import { argumentOf, type Decision, NotationError, PartByTurn, quoted, Verb } from '@hexwright/rules-kit';
import { hasCurrentOrder } from '../1-organisation/current-order.ts';
import type { Battle, BattleQuestion } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { isEngaged } from '../contacts.ts';
import { REACTION } from '../dice-uses.ts';
import { factorsOf } from '../factors.ts';
import { questionOf } from '../questions.ts';
import { REACTION_RANGE, REACTION_SCORE } from '../slots.ts';
import { ReactionChart, RESULT_WORDS, UNCONTROLLED_BAND } from './chart.ts';
import { tallyOf } from './counting.ts';
import { diceCount, ReactionDice } from './dice.ts';
import { BELOW_HALF_STRENGTH, HOLDING_BACK, VOLUNTARY } from './reasons.ts';
import { carryOut } from './results.ts';

export const reactionDice = new PartByTurn((game) => new ReactionDice(game));
export const reactionChart = new PartByTurn((game) => new ReactionChart(game));

/** An argument of a packed command is not negative: the choice that adds nothing. */
const EVEN = 64;

/** A number from -n to n that the owner adds after the dice. */
export const ADD = new Verb<Battle>(
  {
    word: 'add',
    about: 'What the owner of a testing unit makes of the factors that are printed as a range.',
    offer: (battle, _, argument) => ({
      kind: 'answer',
      label: `${signed(argument - EVEN)}: ${outcomeOf(battle, argument - EVEN)}`,
    }),
  },
  {
    takes: 'by',
    write: (_, __, argument) => ({ by: argument - EVEN }),
    read: (battle, { by }) => {
      if (!Number.isInteger(by) || Math.abs(Number(by)) >= EVEN)
        throw new NotationError(`${quoted(by)} is no small whole number.`);
      return [testing.piece?.(battle) ?? 0, Number(by) + EVEN];
    },
  },
);

function signed(value: number): string {
  if (value === 0) return 'Leave it';
  return value > 0 ? `Add ${value}` : `Take off ${-value}`;
}

const modifier = events
  .add(MODIFIER, 'III.factors', 'modifier:modifier', 'value:number')
  .told(({ label, value }) => `${String(label)}: ${Number(value) > 0 ? '+' : ''}${String(value)}.`);
const tested = events
  .add('reaction-test', 'III.5', 'unit:piece', 'reason:reason', 'dice:number', 'sum:number', 'total:number')
  .told(
    ({ reason, dice, sum, total }, name) =>
      `${name('unit')} tests its reaction ${String(reason)}: ${String(sum)} with ${dicePhrase(Number(dice))}, ${String(total)} with all factors.`,
  );
const scored = events
  .add(
    'reaction-score',
    'VI.chart',
    'unit:piece',
    'score:number',
    'chosen:number',
    'band:band',
    'result:reaction-result',
  )
  .told(
    ({ score, chosen, result }, name) =>
      `${name('unit')} scores ${String(score)}${chosen === 0 ? '' : `, with ${String(chosen)} by its owner`}: ${RESULT_WORDS[String(result)] ?? String(result)}.`,
  );

function dicePhrase(dice: number): string {
  return dice === 1 ? 'a die' : `${dice} dice`;
}

const ADD_FIRST = refusals.add('add-first', 'III.flex', 'First say what is made of the factors of the test.');
const NOT_SO_MUCH = refusals.add('not-so-much', 'III.flex', 'The factors leave no room for that.');

const unit = new Local(0);
const reason = new Local(1);
const isThrown = new Local(2);
const score = new Local(3);
const range = new Local(4);

/** What a test is worth before the dice: the sum of all fixed factors, and how much its owner may add or take off. */
export interface TestChances {
  readonly fixed: number;
  readonly range: number;
  readonly dice: number;
}

/** What the formulas of a test are asked about. */
export function questionOfTest(battle: Battle, tester: number, why: number): BattleQuestion {
  const isFightingBelowHalf = why === BELOW_HALF_STRENGTH && isEngaged(battle, tester);
  return { ...questionOf(battle, tester, -1), tally: tallyOf(battle, tester, isFightingBelowHalf) };
}

/** [III.sum] All factors of a test for some reason, as it stands; `isTold` has events tell each. */
export function testChances(battle: Battle, tester: number, why: number, isTold = false): TestChances {
  const asked = questionOfTest(battle, tester, why);
  const score = factorsOf(battle).of(REACTION_SCORE);
  const tell = (number: number, value: number): void => battle.events.emit(modifier, number, value);
  const fixed = isTold ? score.tell(asked, tell) : score.sum(asked);
  const wide = factorsOf(battle).of(REACTION_RANGE).sum(asked);
  const isChosen = battle.parameters.is('flexible-factors', 'owner-after-dice');
  return {
    fixed: isChosen ? fixed : fixed + wide,
    range: isChosen ? wide : 0,
    dice: diceCount(battle.figures(tester), battle.strengthOf(tester)),
  };
}

/** The dice fall, and all factors are told. */
function throwDice(battle: Battle): void {
  const tester = unit.of(battle);
  const why = reason.of(battle);
  battle.testedIn.set(tester, battle.turn);
  // What adds up is told before the dice that it changes.
  const { dice, fixed, range: wide } = testChances(battle, tester, why, true);
  const isRegular = battle.troop(tester).hasRegularDice;
  let sum = 0;
  for (let die = 0; die < dice; die++) {
    sum += reactionDice.of(battle).shown(isRegular, battle.dice.roll(battle.serial, tester, tester, REACTION));
  }
  battle.events.emit(tested, tester, why, dice, sum, sum + fixed);
  score.set(battle, sum + fixed);
  range.set(battle, wide);
  isThrown.set(battle, 1);
}

function bandOf(battle: Battle, total: number): number {
  return reactionChart.of(battle).band(total, battle.troop(unit.of(battle)).morale);
}

/** The band of the chart that the test under way comes to by the choice of its owner [III.flex]. */
export function bandOfChoice(battle: Battle, one: Command): number {
  return bandOf(battle, score.of(battle) + argumentOf(one) - EVEN);
}

/** In words what comes of the test under way when its owner adds so much. */
function outcomeOf(battle: Battle, chosen: number): string {
  const band = bandOf(battle, score.of(battle) + chosen);
  if (reason.of(battle) === HOLDING_BACK) return band < UNCONTROLLED_BAND ? 'hold back' : 'follow up';
  const { directs } = reactionChart.of(battle).result(band, hasCurrentOrder(battle, unit.of(battle)));
  return RESULT_WORDS[directs] ?? directs;
}

/** Whether the owner can make a difference at all. */
function matters(battle: Battle): boolean {
  const [sum, wide] = [score.of(battle), range.of(battle)];
  return bandOf(battle, sum - wide) !== bandOf(battle, sum + wide);
}

/** The chart is read, and what it directs is done. */
function settle(battle: Battle, chosen: number): void {
  const [tester, why, total] = [unit.of(battle), reason.of(battle), score.of(battle) + chosen];
  const band = bandOf(battle, total);
  const result = reactionChart.of(battle).result(band, hasCurrentOrder(battle, tester));
  const word = battle.game.vocabulary.indexOf('directions', result.directs);
  battle.events.emit(scored, tester, total, chosen, band, word);
  battle.frames.pop();
  carryOut(battle, tester, why, band, result);
}

/** Locals: the unit, the reason, whether the dice have fallen, the score so far, and how much may be added or taken off. */
export const testing: Decision<Battle> = {
  id: 'testing',
  case: 'III.flex',
  verbs: [ADD],
  piece: (battle) => unit.of(battle),
  prompt: (battle, name) => ({
    title: `${name} tests its reaction`,
    text: `It scores ${score.of(battle)}. Its owner may add or take off up to ${range.of(battle)}.`,
  }),
  proceed(battle) {
    if (isThrown.of(battle) === 0) throwDice(battle);
    if (matters(battle)) return battle.sides[unit.of(battle)];
    settle(battle, 0);
    return CONTINUE;
  },
  legal(battle, commands) {
    const wide = range.of(battle);
    for (let by = -wide; by <= wide; by++) commands.add(ADD.of(unit.of(battle), EVEN + by));
  },
  check(battle, one) {
    if (!ADD.is(one)) return ADD_FIRST;
    return Math.abs(argumentOf(one) - EVEN) <= range.of(battle) ? LEGAL : NOT_SO_MUCH;
  },
  perform(battle, one) {
    settle(battle, argumentOf(one) - EVEN);
  },
};

/** Begins a test [III.2]: what follows from it is done before anything else goes on. */
export function startTest(battle: Battle, tester: number, why: number = VOLUNTARY): void {
  battle.enter(testing, tester, why);
}
