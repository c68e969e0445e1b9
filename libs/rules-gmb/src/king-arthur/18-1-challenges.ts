/**
 * [18.0] The Man-to-Man Combat Phase: the sides take turns to challenge, the phasing side first, until both have declined one
 * after the other [18.1].
 */
import { type CommandList, CONTINUE, LEGAL, Local, type RefusalCode } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf, pairVerb, at } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { LEADER } from '../counters.ts';
import { PASS } from '../standard/04-passing.ts';
import { challenged } from './18-2-hiding.ts';
import { REFUSE_YIELD } from './18-5-yielding.ts';
import { challengeOdds } from './challenge-odds.ts';
import { duelState } from './duels.ts';

const NOT_A_CHALLENGER = refusals.add('not-a-challenger', '18.0', 'Only a leader on the map challenges.');
const NOT_YOUR_TURN = refusals.add('not-your-challenge', '18.1', 'It is the other side that may challenge now.');
const CHALLENGED_ALREADY = refusals.add('challenged-already', '18.11', 'A leader challenges once a phase.');
const IN_HIDING = refusals.add('challenger-hid', '18.14', 'A leader who has hidden challenges nobody in this phase.');
const FREED = refusals.add(
  'challenger-freed',
  '18.64',
  'A leader who was freed in this phase challenges nobody in it.',
);
const NOT_AN_OPPONENT = refusals.add('not-an-opponent', '18.0', 'Only an enemy leader on the map can be challenged.');
const NOT_NEXT_TO = refusals.add(
  'opponent-not-adjacent',
  '18.12',
  'Only a leader in an adjacent hex can be challenged.',
);
const OPPONENT_HIDES = refusals.add('opponent-hides', '18.23', 'A leader in hiding accepts no challenge.');
const MUST_ACCEPT = refusals.add('yield-was-accepted', '18.52', 'A Christian always accepts that the opponent yields.');
const NOT_A_CHALLENGE = refusals.add('not-in-man-to-man', '4.0', 'That is not done when challenges are made.');

const challengeMade = events
  .add('challenge', '18.1', 'leader:piece', 'target:piece')
  .told((_, name) => `${name('leader')} challenges ${name('target')}`);
const declined = events.add('no-challenge', '18.1', 'side:side').told((_, name) => `No challenge from ${name('side')}`);

/** A leader challenges another to man-to-man combat. */
export const CHALLENGE = pairVerb<Battle>({
  word: 'challenge',
  about: 'A leader challenges another to man-to-man combat.',
  offer: (battle, _, target) => ({ ...at(battle, target, 'Challenge'), case: '18.1' }),
});

/** Side that may challenge, plus one; 0 before the phase has begun. */
const next = new Local(0);
/** Sides that have declined since the last challenge. */
const declines = new Local(1);

const SIDES = 2;

function mayChallenge(battle: Battle, leader: number): RefusalCode {
  const duels = duelState.of(battle);
  if (battle.counters.kind[leader] !== LEADER || !battle.isInPlay(leader)) return NOT_A_CHALLENGER;
  if (duels.isHiding(leader)) return IN_HIDING;
  if (duels.challengedIn.of(leader) === battle.serial) return CHALLENGED_ALREADY;
  // Being disobeyed or wounded is no hindrance [18.13].
  return duels.freedIn.of(leader) === battle.serial ? FREED : LEGAL;
}

/** May `leader` challenge `target`, whichever side's turn it is? */
export function challengeRefusal(battle: Battle, leader: number, target: number): RefusalCode {
  const refusal = mayChallenge(battle, leader);
  if (refusal !== LEGAL) return refusal;
  const { counters, grid } = battle;
  if (target >= counters.count || counters.kind[target] !== LEADER || !battle.isInPlay(target)) return NOT_AN_OPPONENT;
  if (counters.side[target] === counters.side[leader]) return NOT_AN_OPPONENT;
  if (grid.directionBetween(battle.left.of(leader), battle.left.of(target)) < 0) return NOT_NEXT_TO;
  return duelState.of(battle).isHiding(target) ? OPPONENT_HIDES : LEGAL;
}

/** Adds every challenge of the side; stops after the first when no list is given. */
function listChallenges(battle: Battle, side: number, commands: CommandList | null): boolean {
  const { leadersOf } = battle.counters;
  for (const leader of leadersOf[side]) {
    if (mayChallenge(battle, leader) !== LEGAL) continue;
    for (const target of leadersOf[battle.enemyOf(side)]) {
      if (challengeRefusal(battle, leader, target) !== LEGAL) continue;
      if (commands === null) return true;
      commands.add(CHALLENGE.of(leader, target));
    }
  }
  return false;
}

function decline(battle: Battle): void {
  declines.set(battle, declines.of(battle) + 1);
  next.set(battle, battle.enemyOf(next.of(battle) - 1) + 1);
}

/** The leader in a hex, or else who stands there; the piece itself where nobody does. */
function opponentIn(battle: Battle, piece: number, hex: number): number {
  const found = battle.piecesIn(hex);
  return found.find((one) => battle.counters.kind[one] === LEADER) ?? found[0] ?? piece;
}

export const manToMan: Decision<Battle> = {
  id: 'man-to-man',
  case: '18.1',
  verbs: [CHALLENGE, PASS],
  prompt: () => ({
    title: 'Challenges',
    text: 'Choose a leader and an adjacent enemy leader to challenge, or challenge nobody now.',
  }),
  ending: () => ({
    label: 'Challenge nobody now',
    detail: 'The other side may challenge; if it does not either, the phase is over.',
  }),
  meant: (battle, piece, hex) => CHALLENGE.of(piece, opponentIn(battle, piece, hex)),
  begins: (_, piece) => CHALLENGE.of(piece, piece),
  odds: (battle, one) => (CHALLENGE.is(one) ? challengeOdds(battle, one) : null),
  proceed(battle) {
    if (!duelState.of(battle).areFought) {
      battle.frames.pop();
      return CONTINUE;
    }
    if (next.of(battle) === 0) next.set(battle, battle.phasing + 1);
    // Who can challenge nobody declines.
    for (; declines.of(battle) < SIDES; decline(battle)) {
      const side = next.of(battle) - 1;
      if (listChallenges(battle, side, null)) return side;
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    listChallenges(battle, next.of(battle) - 1, commands);
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (PASS.is(one)) return LEGAL;
    if (REFUSE_YIELD.is(one)) return MUST_ACCEPT;
    if (!CHALLENGE.is(one)) return NOT_A_CHALLENGE;
    const leader = entityOf(one);
    if (battle.counters.side[leader] !== next.of(battle) - 1) return NOT_YOUR_TURN;
    return challengeRefusal(battle, leader, argumentOf(one));
  },
  perform(battle, one) {
    if (PASS.is(one)) {
      battle.events.emit(declined, next.of(battle) - 1);
      decline(battle);
      return;
    }
    const leader = entityOf(one);
    const target = argumentOf(one);
    duelState.of(battle).challengedIn.set(leader, battle.serial);
    // After the duel it is the challenged side's turn, also where they hid.
    next.set(battle, battle.counters.side[target] + 1);
    declines.set(battle, 0);
    battle.events.emit(challengeMade, leader, target);
    battle.enter(challenged, leader, target);
  },
};
