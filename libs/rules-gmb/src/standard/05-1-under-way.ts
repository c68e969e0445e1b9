/** [5.1] What is known of the piece under way in the Movement Phase. */
import { Local } from '@hexwright/engine';
import type { Battle, CombatQuestion } from '../battle.ts';
import { isSupposed } from '../standing.ts';

export const moveUnderWay = {
  piece: new Local(0),
  spent: new Local(1),
  strayed: new Local(2),
  /** Direction plus one of the run that may become a charge, and its length in steps [5.31]. */
  runDirection: new Local(3),
  runLength: new Local(4),
  started: new Local(5),
  /** What last broke a run in that direction: a value of `chargeStep`. */
  runBroken: new Local(6),
} as const;

/** The phase, and the decision of the piece under way in it. */
export const MOVEMENT = 'movement';
export const MOVING = 'moving';

/** Whether the piece is on its way now, alone or along with another. */
export function isUnderWay(battle: Battle, piece: number): boolean {
  if (battle.decision?.id !== MOVING) return false;
  return moveUnderWay.piece.of(battle) === piece || battle.riders.has(piece);
}

/** Whether a piece has taken a step of its way in this phase, or is supposed to have. */
export function isOnItsWay(asked: CombatQuestion, one: number): boolean {
  const { battle, left, direction } = asked;
  if (isUnderWay(battle, one) && moveUnderWay.started.of(battle) === 1) return true;
  if (!isSupposed(asked, one) || battle.game.sequence[battle.step].procedure !== MOVEMENT) return false;
  return left !== battle.left.of(one) || direction !== battle.direction.of(one);
}
