/** [18.5] Yielding: before any round, by any leader [18.51]; a Christian always accepts it [18.52], a pagan if he likes [18.53]. */
import { LEGAL, Local, type Procedure } from '@hexwright/engine';
import { command, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { isChristian } from './17-leaders.ts';
import { endDuel } from './18-4-effects.ts';
import { capture, captivesOf, free } from './18-6-captives.ts';
import { CHALLENGED, CHALLENGER, duelState } from './duels.ts';
import { ACCEPT_YIELD, FIGHT_ON, REFUSE_YIELD, YIELD } from './duel-commands.ts';

const NOT_ASKED = refusals.add('not-asked-to-yield', '18.5', 'The other leader says first whether he fights on.');
const NOT_A_YIELD = refusals.add('not-before-round', '18.5', 'Before a round a leader says whether he yields.');
const NOT_JUDGE = refusals.add('not-his-prisoner', '18.53', 'The other leader says whether he accepts.');
const NOT_A_JUDGEMENT = refusals.add('not-an-acceptance', '18.53', 'First the yield must be accepted or refused.');

const yielded = events.add('yielded', '18.51', 'leader:piece', 'opponent:piece');
const yieldAccepted = events.add('yield-accepted', '18.5', 'leader:piece', 'opponent:piece');
const yieldRefused = events.add('yield-refused', '18.53', 'leader:piece', 'opponent:piece');

const seat = new Local(0);

const otherSeat = (one: number): number => (one === CHALLENGER ? CHALLENGED : CHALLENGER);

function leaderOn(battle: Battle, at: number): number {
  return duelState.of(battle).fighter.of(at) - 1;
}

/** The leader becomes his opponent's captive; whom he held himself is free beside the victor [18.61]. The duel is over. */
function accept(battle: Battle, at: number): void {
  const leader = leaderOn(battle, at);
  const victor = leaderOn(battle, otherSeat(at));
  const hex = battle.left.of(leader);
  battle.events.emit(yieldAccepted, leader, victor);
  for (const captive of captivesOf(battle, leader)) free(battle, captive, battle.left.of(victor));
  capture(battle, leader, victor);
  for (const lost of battle.hooks['piece.lost']) lost(battle, leader, hex);
  endDuel(battle);
}

/** The leader on that seat yields: taken at once by a Christian, judged by a pagan. */
export function offerYield(battle: Battle, at: number): void {
  const victor = leaderOn(battle, otherSeat(at));
  battle.events.emit(yielded, leaderOn(battle, at), victor);
  if (isChristian(battle, victor)) accept(battle, at);
  else battle.enter(yieldOffered, at);
}

export const beforeRound: Procedure<Battle> = {
  id: 'before-round',
  case: '18.5',
  proceed: (battle) => battle.counters.side[leaderOn(battle, seat.of(battle))],
  legal(battle, commands) {
    const leader = leaderOn(battle, seat.of(battle));
    commands.add(command(FIGHT_ON, leader));
    commands.add(command(YIELD, leader));
  },
  check(battle, one) {
    if (kindOf(one) !== FIGHT_ON && kindOf(one) !== YIELD) return NOT_A_YIELD;
    return entityOf(one) === leaderOn(battle, seat.of(battle)) ? LEGAL : NOT_ASKED;
  },
  perform(battle, one) {
    const at = seat.of(battle);
    battle.frames.pop();
    if (kindOf(one) === YIELD) offerYield(battle, at);
  },
};

/** [18.53] A pagan says whether he takes the yield of the leader on `seat`, or fights on in the hope of his death. */
export const yieldOffered: Procedure<Battle> = {
  id: 'yield-offered',
  case: '18.53',
  proceed: (battle) => battle.counters.side[leaderOn(battle, otherSeat(seat.of(battle)))],
  legal(battle, commands) {
    const judge = leaderOn(battle, otherSeat(seat.of(battle)));
    commands.add(command(ACCEPT_YIELD, judge));
    commands.add(command(REFUSE_YIELD, judge));
  },
  check(battle, one) {
    if (kindOf(one) !== ACCEPT_YIELD && kindOf(one) !== REFUSE_YIELD) return NOT_A_JUDGEMENT;
    return entityOf(one) === leaderOn(battle, otherSeat(seat.of(battle))) ? LEGAL : NOT_JUDGE;
  },
  perform(battle, one) {
    const at = seat.of(battle);
    battle.frames.pop();
    if (kindOf(one) === ACCEPT_YIELD) accept(battle, at);
    else battle.events.emit(yieldRefused, leaderOn(battle, at), leaderOn(battle, otherSeat(at)));
  },
};

/** The leader who is asked whether he yields, or whether he accepts it, while one of these procedures decides. */
export const yieldUnderWay = {
  yielder: (battle: Battle): number => leaderOn(battle, seat.of(battle)),
  judge: (battle: Battle): number => leaderOn(battle, otherSeat(seat.of(battle))),
};
