/** The loss of a piece, whatever took it: it is off the map already, and last stood in `hex`. */
import type { Battle } from './battle.ts';

/** `destroyer` is who destroyed or captured it; -1 where nobody did. */
export function lose(battle: Battle, piece: number, hex: number, destroyer = -1): void {
  battle.hooks['piece.gone']?.(battle, piece, hex);
  battle.loses(piece, destroyer, hex);
}
