/** [III.2(viii)] Infantry ordered to hold that has thrown back infantry follows up, unless its owner holds it back by a test. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { bareVerb, type Decision, entityOf, pieceName, pieceVerb } from '@hexwright/rules-kit';
import { HOLD } from '../1-organisation/order-verbs.ts';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { testOdds } from './chances.ts';
import { HOLDING_BACK } from './reasons.ts';
import { startTest } from './testing.ts';

export const HOLD_BACK = pieceVerb<Battle>({
  word: 'hold-back',
  about: 'Tests whether infantry that was ordered to hold lets the enemy go that it has thrown back.',
  offer: ({ game }, unit) => ({ kind: 'answer', label: `Hold back ${pieceName(game, unit)}` }),
});
export const FOLLOW_UP = bareVerb<Battle>({ word: 'follow-up', about: 'All others follow up.', ends: true });

const NEED_NOT = refusals.add(
  'need-not',
  'III.2(viii)',
  'Only infantry with orders to hold that has thrown back infantry is held back by a test, once.',
);

const asked = new Local(0);

function mayHoldBack(battle: Battle, side: number, unit: number): boolean {
  const beaten = battle.follows.of(unit) - 1;
  return (
    battle.sides[unit] === side &&
    battle.isStanding(unit) &&
    beaten >= 0 &&
    battle.orderVerb.of(unit) === HOLD &&
    // Those who stood: a charge of its own, or a follow-up, is no defence of a position.
    battle.impetus.of(unit) === 0 &&
    battle.testedIn.of(unit) !== battle.turn &&
    !battle.troop(unit).body.isMounted &&
    !battle.troop(beaten).body.isMounted
  );
}

export const holdingBack: Decision<Battle> = {
  id: 'holding-back',
  case: 'III.2(viii)',
  verbs: [HOLD_BACK, FOLLOW_UP],
  prompt: () => ({
    title: 'Follow up?',
    text: 'Your infantry has thrown its attackers back and goes after them. Choose whom to hold back by a test.',
  }),
  ending: () => ({ label: 'Follow up' }),
  meant: (_, unit) => HOLD_BACK.of(unit),
  odds: (battle, one) => (HOLD_BACK.is(one) ? testOdds(battle, entityOf(one), HOLDING_BACK) : null),
  proceed(battle) {
    const { order } = battle.plan;
    while (asked.of(battle) < order.length) {
      const side = order[asked.of(battle)];
      if (battle.units.some((unit) => mayHoldBack(battle, side, unit))) return side;
      asked.set(battle, asked.of(battle) + 1);
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    for (const unit of battle.units) if (mayHoldBack(battle, battle.deciding, unit)) commands.add(HOLD_BACK.of(unit));
    commands.add(FOLLOW_UP.of());
  },
  check(battle, one) {
    if (FOLLOW_UP.is(one)) return LEGAL;
    return HOLD_BACK.is(one) && mayHoldBack(battle, battle.deciding, entityOf(one)) ? LEGAL : NEED_NOT;
  },
  perform(battle, one) {
    if (FOLLOW_UP.is(one)) asked.set(battle, asked.of(battle) + 1);
    else startTest(battle, entityOf(one), HOLDING_BACK);
  },
};
