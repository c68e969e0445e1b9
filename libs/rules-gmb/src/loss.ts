/** The loss of a piece, whatever took it: it is off the map already, and last stood in `hex`. */
import { UNIT_IS_LOST } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';

export function lose(battle: Battle, piece: number, hex: number): void {
  battle.hooks['piece.lost']?.(battle, piece, hex);
  battle.effects?.raise(UNIT_IS_LOST, piece, -1, hex);
}
