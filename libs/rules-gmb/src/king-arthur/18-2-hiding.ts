/** [18.2] The answer to a challenge: to accept; for a pagan to hide, for a Christian to yield. */
import { CONTINUE, LEGAL, Local, type RefusalCode } from '@hexwright/engine';
import { type Decision, entityOf, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { MOVE } from '../standard/05-1-moves.ts';
import { isChristian } from './17-leaders.ts';
import { duel } from './18-3-duel.ts';
import { YIELD } from './18-5-yielding.ts';
import { answerVerb } from './duel-answers.ts';
import { duelState } from './duels.ts';

const NOT_CHALLENGED = refusals.add('not-challenged', '18.2', 'Only the leader who was challenged answers.');
const CHRISTIAN_HIDES = refusals.add('christian-may-not-hide', '18.2', 'A Christian accepts a challenge, or yields.');
const PAGAN_CHALLENGER = refusals.add('challenged-by-pagan', '18.2', 'A pagan hides from Christians only.');
const NOBODY_TO_HIDE_WITH = refusals.add(
  'nothing-to-hide-under',
  '18.21',
  'The leader hides under a friendly unit in the same hex.',
);
const HAS_FOUGHT = refusals.add('fought-already', '18.22', 'Who has challenged or fought in this phase does not hide.');
const PAGAN_YIELDS = refusals.add('pagan-may-not-answer-so', '18.2', 'A challenged pagan accepts or hides.');
const NO_ANSWER = refusals.add('not-an-answer', '18.2', 'First the challenge must be answered.');

const accepted = events
  .add('challenge-accepted', '18.2', 'leader:piece')
  .told((_, name) => `${name('leader')} accepts the challenge`);
const hid = events
  .add('hid', '18.23', 'leader:piece', 'hex:place')
  .told((event, name) => `${name('leader')} hides in ${String(event.hex)}`);
const cameOut = events
  .add('came-out-of-hiding', '18.25', 'leader:piece')
  .told((_, name) => `${name('leader')} comes out of hiding`);

/** The challenged leader accepts. A pagan who may not hide does so unasked. */
export const ACCEPT = answerVerb(
  'accept-challenge',
  'The challenged leader accepts.',
  () => ({ label: 'Accept the challenge', detail: 'The duel begins.', case: '18.2' }),
  { told: { event: accepted.id, by: 'leader' } },
);

/** The challenged leader hides. */
export const HIDE = answerVerb('hide', 'The challenged leader hides.', () => ({
  label: 'Hide',
  detail: 'In hiding until both Melee Phases are over; the unit takes one off its morale die.',
  case: '18.23',
}));

const challenger = new Local(0);
const target = new Local(1);

/** May the challenged leader hide? */
export function hideRefusal(battle: Battle, from: number, leader: number): RefusalCode {
  if (isChristian(battle, leader)) return CHRISTIAN_HIDES;
  if (!isChristian(battle, from)) return PAGAN_CHALLENGER;
  const { serial } = battle;
  const duels = duelState.of(battle);
  const unit = battle.unitIn(battle.left.of(leader));
  if (unit < 0) return NOBODY_TO_HIDE_WITH;
  const isFresh = duels.challengedIn.of(leader) !== serial && duels.foughtIn.of(leader) !== serial;
  return isFresh ? LEGAL : HAS_FOUGHT;
}

export const challenged: Decision<Battle> = {
  id: 'challenged',
  case: '18.2',
  verbs: [ACCEPT, HIDE, YIELD],
  piece: (battle) => target.of(battle),
  prompt: (battle, name) => ({
    title: `${name} is challenged`,
    text: `${pieceName(battle.game, challenger.of(battle))} challenges ${name}. Say how to answer.`,
  }),
  meant: (_, piece) => MOVE.of(piece),
  proceed(battle) {
    const leader = target.of(battle);
    const mayHide = hideRefusal(battle, challenger.of(battle), leader) === LEGAL;
    if (isChristian(battle, leader) || mayHide) return battle.counters.side[leader];
    // A pagan who may not hide must fight.
    accept(battle, false);
    return CONTINUE;
  },
  legal(battle, commands) {
    const leader = target.of(battle);
    commands.add(ACCEPT.of(leader));
    if (hideRefusal(battle, challenger.of(battle), leader) === LEGAL) commands.add(HIDE.of(leader));
    if (isChristian(battle, leader)) commands.add(YIELD.of(leader));
  },
  check(battle, one) {
    const leader = target.of(battle);
    if (entityOf(one) !== leader) return NOT_CHALLENGED;
    if (ACCEPT.is(one)) return LEGAL;
    if (HIDE.is(one)) return hideRefusal(battle, challenger.of(battle), leader);
    if (!YIELD.is(one)) return NO_ANSWER;
    return isChristian(battle, leader) ? LEGAL : PAGAN_YIELDS;
  },
  perform(battle, one) {
    const leader = target.of(battle);
    if (!HIDE.is(one)) {
      accept(battle, YIELD.is(one));
      return;
    }
    battle.frames.pop();
    duelState.of(battle).hiding.set(leader, 1);
    battle.events.emit(hid, leader, battle.left.of(leader));
  },
};

/** Where the challenged yields at once, the duel begins with that. */
function accept(battle: Battle, yields: boolean): void {
  const first = challenger.of(battle);
  const second = target.of(battle);
  battle.frames.pop();
  if (!yields) battle.events.emit(accepted, second);
  battle.enter(duel, first, second, yields ? 1 : 0);
}

/** [18.25] At the end of the second Melee Phase everybody comes out of hiding. */
export const endOfHiding: Decision<Battle> = {
  id: 'end-of-hiding',
  case: '18.25',
  proceed(battle) {
    for (const leader of battle.counters.leaders) {
      if (!duelState.of(battle).isHiding(leader)) continue;
      duelState.of(battle).hiding.set(leader, 0);
      battle.events.emit(cameOut, leader);
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal: () => undefined,
  check: () => NO_ANSWER,
  perform: () => undefined,
};
