/** [5.1] What is known of the piece under way in the Movement Phase. */
import { Local } from '@hexwright/engine';
import type { Battle } from '../battle.ts';

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
  /** What modifiers of the package made of its allowance when it set out: so many points more or less. */
  allowance: new Local(7),
} as const;

/** The decision of the piece under way. */
export const MOVING = 'moving';

/** Whether the piece is the one that is on its way now. */
export function isUnderWay(battle: Battle, piece: number): boolean {
  return battle.decision?.id === MOVING && moveUnderWay.piece.of(battle) === piece;
}
