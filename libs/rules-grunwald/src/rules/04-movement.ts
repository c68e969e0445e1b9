/** [4.0] The movement phase: one piece at a time, step by step, each finished before the next. */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { argumentOf, type Decision, entityOf, kindOf } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { moveForbidden } from '../forbidden.ts';
import { reachFromRest } from '../presenter/reach.ts';
import { endedRefusal, heldRefusal, startMoving } from './04-2-moving.ts';
import { MOVEMENT } from './04-2-under-way.ts';
import { arrive, IS_LOST } from './04-5-entering.ts';
import { comeBack, listReturns, RETURN, returnRefusal, rollReturns } from './10-leaving-the-map.ts';
import { listRemovals, removalRefusal, REMOVE_PIT, removePit } from './14-wolf-pits.ts';
import { isBound, KING_WITH_BODYGUARD } from './15-1-king.ts';
import { astray, LEADERS_WITHOUT_HORSE } from './15-leaders.ts';
import { alarmCamps } from './17-camp-followers.ts';
import { facing } from './facing-choice.ts';
import { commandLines } from './15-3-command.ts';
import { DISORDER, MOVE, REAR, STEP, TURN } from './04-2-ways.ts';
import { PASS } from './03-1-ending.ts';

const NOT_PHASING = refusals.add('not-phasing', '4.21', 'Only the side whose movement phase it is moves.');
const NOT_ON_MAP = refusals.add('not-on-map', '4.21', 'That piece is not on the map.');
const HAS_MOVED = refusals.add('already-moved', '4.37', 'That piece has ended its movement for this turn.');
const DOES_NOT_MOVE = refusals.add(
  'does-not-move',
  ['16.0', '14.11'],
  'Standards are carried, and wolf pits lie where they are.',
);
const NOTHING_TO_DO = refusals.add('not-in-movement', '3.1', 'That is not done in the movement phase.');

/** 1 once the beginning of the phase has been seen to. */
const prepared = new Local(0);

/** Whether the piece may be begun to be moved; 0 when it may. */
export function moveRefusal(battle: Battle, piece: number): number {
  return battle.counters.side[piece] === battle.phasing ? ownMoveRefusal(battle, piece) : NOT_PHASING;
}

/** As {@link moveRefusal}, for a piece of the phasing side. */
function ownMoveRefusal(battle: Battle, piece: number): number {
  const { counters } = battle;
  if (!battle.isInPlay(piece)) return NOT_ON_MAP;
  if (counters.isUnit[piece] === 0 && !battle.isLeader(piece)) return DOES_NOT_MOVE;
  if (battle.hasMoved(piece)) {
    // [12.21], [14.21] say more than that the turn of the piece is over.
    const refusal = heldRefusal(battle, piece, true);
    return refusal === LEGAL ? HAS_MOVED : refusal;
  }
  if (battle.isLeader(piece) && isBound(battle, piece)) return KING_WITH_BODYGUARD;
  return moveForbidden(battle, piece);
}

/** [3.1] The phase: the phasing side names a piece to move, or has moved enough. Pits are taken away here too [14.13]. */
export const movement: Decision<Battle> = {
  id: MOVEMENT,
  case: '4.21',
  verbs: [MOVE, RETURN, REMOVE_PIT, PASS],
  prompt: () => ({
    title: 'Movement',
    text: 'Choose a piece to move. Each moves once; end the phase when no more should.',
  }),
  ending: () => ({ label: 'End the movement' }),
  reach: (battle, piece) => (moveRefusal(battle, piece) === LEGAL ? reachFromRest(battle, piece) : null),
  proceed(battle) {
    if (prepared.of(battle) === 0) {
      prepared.set(battle, 1);
      commandLines.of(battle).judge(battle.phasing);
      rollReturns(battle);
      return CONTINUE;
    }
    return battle.phasing;
  },
  legal(battle, commands) {
    for (const piece of battle.counters.moversOf[battle.phasing]) {
      // Why one who has moved does no more is not asked here.
      if (!battle.hasMoved(piece) && ownMoveRefusal(battle, piece) === LEGAL) commands.add(MOVE.of(piece));
    }
    listReturns(battle, commands);
    listRemovals(battle, battle.phasing, commands);
    if (astray(battle).length === 0) commands.add(PASS.of());
  },
  check(battle, one) {
    switch (kindOf(one)) {
      case MOVE.kind:
        return moveRefusal(battle, entityOf(one));
      case RETURN.kind:
        return returnRefusal(battle, one);
      case REMOVE_PIT.kind:
        return removalRefusal(battle, battle.phasing, one);
      case PASS.kind:
        return astray(battle).length > 0 ? LEADERS_WITHOUT_HORSE : LEGAL;
      case STEP.kind:
      case TURN.kind:
      case REAR.kind:
      case DISORDER.kind:
        return battle.hasMoved(entityOf(one)) ? endedRefusal(battle, entityOf(one), TURN.is(one)) : NOTHING_TO_DO;
      default:
        return NOTHING_TO_DO;
    }
  },
  perform(battle, one) {
    const piece = entityOf(one);
    switch (kindOf(one)) {
      case MOVE.kind:
        startMoving(battle, piece, 0);
        return;
      case RETURN.kind: {
        const paid = comeBack(battle, piece, argumentOf(one));
        const isUnit = battle.counters.isUnit[piece] === 1;
        if (isUnit && arrive(battle, piece, argumentOf(one)) === IS_LOST) return;
        // [15.14] The king who has joined his bodyguard again does not go on alone.
        if (battle.isLeader(piece) && isBound(battle, piece)) {
          battle.movedIn.set(piece, battle.serial);
          return;
        }
        startMoving(battle, piece, paid);
        if (!isUnit) return;
        alarmCamps(battle, piece);
        battle.enter(facing, piece, battle.phasing);
        return;
      }
      case REMOVE_PIT.kind:
        removePit(battle, piece);
        return;
      default:
        battle.frames.pop();
    }
  },
};
