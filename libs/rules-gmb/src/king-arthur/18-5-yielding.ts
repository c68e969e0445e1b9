/** [18.5] Yielding: before any round, by any leader [18.51]; a Christian always accepts it [18.52], a pagan may [18.53]. */
import { LEGAL, Local } from '@hexwright/engine';
import { type Decision, entityOf, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { MOVE } from '../standard/05-1-moves.ts';
import { isChristian } from './17-leaders.ts';
import { endDuel } from './18-4-effects.ts';
import { capture, captivesOf, free } from './18-6-captives.ts';
import { answerVerb } from './duel-answers.ts';
import { CHALLENGED, CHALLENGER, duelState } from './duels.ts';
import { lose } from '../loss.ts';

const NOT_ASKED = refusals.add('not-asked-to-yield', '18.5', 'The other leader says first whether to fight on.');
const NOT_A_YIELD = refusals.add('not-before-round', '18.5', 'Before a round a leader says whether to yield.');
const NOT_JUDGE = refusals.add('not-his-prisoner', '18.53', 'The other leader says whether to accept.');
const NOT_A_JUDGEMENT = refusals.add('not-an-acceptance', '18.53', 'First the yield must be accepted or refused.');

const yielded = events
  .add('yielded', '18.51', 'leader:piece', 'opponent:piece')
  .told((_, name) => `${name('leader')} yields to ${name('opponent')}`);
const yieldAccepted = events
  .add('yield-accepted', '18.5', 'leader:piece', 'opponent:piece')
  .told((_, name) => `${name('opponent')} takes ${name('leader')} prisoner`);
const yieldRefused = events
  .add('yield-refused', '18.53', 'leader:piece', 'opponent:piece')
  .told((_, name) => `${name('opponent')} fights on`);

/** A leader yields: instead of an answer to a challenge, or before a round. */
export const YIELD = answerVerb('yield', 'A leader yields before a round.', (name) => ({
  label: 'Yield',
  detail: `${name} becomes a captive if that is accepted.`,
  case: '18.51',
}));

/** They do not yield before this round. */
export const FIGHT_ON = answerVerb('fight-on', 'A leader does not yield before this round.', () => ({
  label: 'Fight on',
  case: '18.5',
}));

/** A pagan takes the yield of their opponent, or does not; a Christian takes it unasked [18.52]. */
export const ACCEPT_YIELD = answerVerb(
  'accept-yield',
  'A pagan accepts that the opponent yields.',
  () => ({ label: 'Take prisoner', detail: 'The duel is over.', case: '18.53' }),
  { told: { event: yieldAccepted.id, by: 'opponent' } },
);
export const REFUSE_YIELD = answerVerb('refuse-yield', 'A pagan does not accept it.', () => ({
  label: 'Refuse and fight on',
  detail: 'This yield is void.',
  case: '18.53',
}));

const seat = new Local(0);

const otherSeat = (one: number): number => (one === CHALLENGER ? CHALLENGED : CHALLENGER);

function leaderOn(battle: Battle, at: number): number {
  return duelState.of(battle).fighter.of(at) - 1;
}

/** The leader becomes their opponent's captive; whom they held is free beside the victor [18.61]. The duel is over. */
function accept(battle: Battle, at: number): void {
  const leader = leaderOn(battle, at);
  const victor = leaderOn(battle, otherSeat(at));
  const hex = battle.left.of(leader);
  battle.events.emit(yieldAccepted, leader, victor);
  for (const captive of captivesOf(battle, leader)) free(battle, captive, battle.left.of(victor));
  capture(battle, leader, victor);
  lose(battle, leader, hex, victor);
  endDuel(battle);
}

/** The leader on that seat yields: taken at once by a Christian, judged by a pagan. */
export function offerYield(battle: Battle, at: number): void {
  const victor = leaderOn(battle, otherSeat(at));
  battle.events.emit(yielded, leaderOn(battle, at), victor);
  if (isChristian(battle, victor)) accept(battle, at);
  else battle.enter(yieldOffered, at);
}

export const beforeRound: Decision<Battle> = {
  id: 'before-round',
  case: '18.5',
  verbs: [FIGHT_ON, YIELD],
  piece: (battle) => leaderOn(battle, seat.of(battle)),
  prompt: (battle, name) => ({
    title: `${name} before the next round`,
    text: `Say whether ${name} fights on or yields to ${pieceName(battle.game, leaderOn(battle, otherSeat(seat.of(battle))))}.`,
  }),
  meant: (_, piece) => MOVE.of(piece),
  proceed: (battle) => battle.counters.side[leaderOn(battle, seat.of(battle))],
  legal(battle, commands) {
    const leader = leaderOn(battle, seat.of(battle));
    commands.add(FIGHT_ON.of(leader));
    commands.add(YIELD.of(leader));
  },
  check(battle, one) {
    if (!FIGHT_ON.is(one) && !YIELD.is(one)) return NOT_A_YIELD;
    return entityOf(one) === leaderOn(battle, seat.of(battle)) ? LEGAL : NOT_ASKED;
  },
  perform(battle, one) {
    const at = seat.of(battle);
    battle.frames.pop();
    if (YIELD.is(one)) offerYield(battle, at);
  },
};

/** [18.53] A pagan says whether they take the yield of the leader on `seat`, or fight on in the hope of a death. */
export const yieldOffered: Decision<Battle> = {
  id: 'yield-offered',
  case: '18.53',
  verbs: [ACCEPT_YIELD, REFUSE_YIELD],
  piece: (battle) => leaderOn(battle, otherSeat(seat.of(battle))),
  prompt: (battle, name) => ({
    title: `${pieceName(battle.game, leaderOn(battle, seat.of(battle)))} yields`,
    text: `Say whether ${name} takes the opponent prisoner or fights on.`,
  }),
  meant: (_, piece) => MOVE.of(piece),
  proceed: (battle) => battle.counters.side[leaderOn(battle, otherSeat(seat.of(battle)))],
  legal(battle, commands) {
    const judge = leaderOn(battle, otherSeat(seat.of(battle)));
    commands.add(ACCEPT_YIELD.of(judge));
    commands.add(REFUSE_YIELD.of(judge));
  },
  check(battle, one) {
    if (!ACCEPT_YIELD.is(one) && !REFUSE_YIELD.is(one)) return NOT_A_JUDGEMENT;
    return entityOf(one) === leaderOn(battle, otherSeat(seat.of(battle))) ? LEGAL : NOT_JUDGE;
  },
  perform(battle, one) {
    const at = seat.of(battle);
    battle.frames.pop();
    if (ACCEPT_YIELD.is(one)) accept(battle, at);
    else battle.events.emit(yieldRefused, leaderOn(battle, at), leaderOn(battle, otherSeat(at)));
  },
};
