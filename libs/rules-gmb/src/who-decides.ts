/** Who a command is about where it need not be written. */
import type { WrittenCommand } from '@hexwright/engine';
import { entityOf, readPiece } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';

/** Who acts: whose animals run, or which leader answers, is no choice, so it need not be written. */
export function whoDecides(battle: Battle, written: WrittenCommand): number {
  if (written.unit !== undefined) return readPiece(battle, written.unit);
  return battle.legal().length > 0 ? entityOf(battle.legal().at(0)) : 0;
}
