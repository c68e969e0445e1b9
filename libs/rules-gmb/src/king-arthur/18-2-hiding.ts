/** [18.2] The answer to a challenge: to accept; for a pagan to hide, for a Christian to yield. */
import { CONTINUE, LEGAL, Local, type Procedure, type RefusalCode } from '@hexwright/engine';
import { command, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../books.ts';
import { isChristian } from './17-leaders.ts';
import { duel } from './18-3-duel.ts';
import { duelState } from './duels.ts';
import { ACCEPT, HIDE, YIELD } from './duel-commands.ts';

const NOT_CHALLENGED = refusals.add('not-challenged', '18.2', 'Only the leader who was challenged answers.');
const CHRISTIAN_HIDES = refusals.add('christian-may-not-hide', '18.2', 'A Christian accepts a challenge, or yields.');
const PAGAN_CHALLENGER = refusals.add('challenged-by-pagan', '18.2', 'A pagan hides from Christians only.');
const NOBODY_TO_HIDE_WITH = refusals.add(
  'nothing-to-hide-under',
  '18.21',
  'He hides under a friendly unit in his hex.',
);
const HAS_FOUGHT = refusals.add('fought-already', '18.22', 'Who has challenged or fought in this phase does not hide.');
const PAGAN_YIELDS = refusals.add('pagan-may-not-answer-so', '18.2', 'A challenged pagan accepts or hides.');
const NO_ANSWER = refusals.add('not-an-answer', '18.2', 'First the challenge must be answered.');

const accepted = events.add('challenge-accepted', '18.2', 'leader:piece');
const hid = events.add('hid', '18.23', 'leader:piece', 'hex:hex');
const cameOut = events.add('came-out-of-hiding', '18.25', 'leader:piece');

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

export const challenged: Procedure<Battle> = {
  id: 'challenged',
  case: '18.2',
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
    commands.add(command(ACCEPT, leader));
    if (hideRefusal(battle, challenger.of(battle), leader) === LEGAL) commands.add(command(HIDE, leader));
    if (isChristian(battle, leader)) commands.add(command(YIELD, leader));
  },
  check(battle, one) {
    const leader = target.of(battle);
    if (entityOf(one) !== leader) return NOT_CHALLENGED;
    switch (kindOf(one)) {
      case ACCEPT:
        return LEGAL;
      case HIDE:
        return hideRefusal(battle, challenger.of(battle), leader);
      case YIELD:
        return isChristian(battle, leader) ? LEGAL : PAGAN_YIELDS;
      default:
        return NO_ANSWER;
    }
  },
  perform(battle, one) {
    const leader = target.of(battle);
    if (kindOf(one) !== HIDE) {
      accept(battle, kindOf(one) === YIELD);
      return;
    }
    battle.frames.pop();
    duelState.of(battle).hiding.set(leader, 1);
    battle.events.emit(hid, leader, battle.left.of(leader));
  },
};

/** Where he yields at once, the duel begins with that. */
function accept(battle: Battle, yields: boolean): void {
  const first = challenger.of(battle);
  const second = target.of(battle);
  battle.frames.pop();
  if (!yields) battle.events.emit(accepted, second);
  battle.enter(duel, first, second, yields ? 1 : 0);
}

/** What a screen may ask while {@link challenged} decides. */
export const challengeUnderWay = { challenger, target };

/** [18.25] At the end of the second Melee Phase everybody comes out of hiding. */
export const endOfHiding: Procedure<Battle> = {
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
