/** [III.3] The tests at the end of a period: first those that must be taken, then those that owners wish for [III.1]. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { bareVerb, type Decision, entityOf, pieceName, pieceVerb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { testOdds } from './chances.ts';
import { VOLUNTARY } from './reasons.ts';
import { startTest } from './testing.ts';
import { mayTest, reasonToTest } from './triggers.ts';

export const TEST = pieceVerb<Battle>({
  word: 'test',
  about: 'Tests the reaction of a unit that need not be tested.',
  offer: ({ game }, unit) => ({ kind: 'answer', label: `Test ${pieceName(game, unit)}` }),
});
export const TESTED = bareVerb<Battle>({
  word: 'no-more-tests',
  about: 'No more units of the side are tested.',
  ends: true,
});

const ANOTHER_TIME = refusals.add('another-time', 'III.3', 'That is not done at the end of a period.');

/** How many sides have had their say. */
const asked = new Local(0);

/** A unit that must be tested and its reason; null where there is none. */
function due(battle: Battle): readonly [unit: number, reason: number] | null {
  for (const unit of battle.units) {
    if (!battle.isStanding(unit)) continue;
    const reason = reasonToTest(battle, unit);
    if (reason !== 0) return [unit, reason];
  }
  return null;
}

export const reactionTests: Decision<Battle> = {
  id: 'reaction-tests',
  case: 'III.3',
  verbs: [TEST, TESTED],
  prompt: () => ({
    title: 'Reaction tests',
    text: 'Test any unit whose reaction you wish to know, or none: what comes of it binds.',
  }),
  ending: () => ({ label: 'No more tests' }),
  meant: (_, unit) => TEST.of(unit),
  odds: (battle, one) => (TEST.is(one) ? testOdds(battle, entityOf(one), VOLUNTARY) : null),
  proceed(battle) {
    // One test may make others necessary: a unit that breaks shakes its Force.
    const found = due(battle);
    if (found !== null) {
      startTest(battle, ...found);
      return CONTINUE;
    }
    const { order } = battle.plan;
    while (asked.of(battle) < order.length) {
      const side = order[asked.of(battle)];
      if (battle.units.some((unit) => mayTest(battle, side, unit) === LEGAL)) return side;
      asked.set(battle, asked.of(battle) + 1);
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const unit of battle.units) {
      if (mayTest(battle, battle.deciding, unit) === LEGAL) commands.add(TEST.of(unit));
    }
    commands.add(TESTED.of());
  },
  check(battle, one) {
    if (TESTED.is(one)) return LEGAL;
    return TEST.is(one) ? mayTest(battle, battle.deciding, entityOf(one)) : ANOTHER_TIME;
  },
  perform(battle, one) {
    if (TESTED.is(one)) asked.set(battle, asked.of(battle) + 1);
    else startTest(battle, entityOf(one), VOLUNTARY);
  },
};
