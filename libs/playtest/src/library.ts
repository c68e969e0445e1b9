import type { CompiledGame, GameLibrary } from '@hexwright/compiler';
import type { PlayerKind } from '@hexwright/rules-kit';

/** A compiled package and the library that plays it. */
export interface Playable {
  readonly game: CompiledGame;
  readonly library: GameLibrary;
  /** Every sort of player that a seat can be given to. */
  readonly players: readonly PlayerKind[];
}

/** What a library says about a command that it cannot read; null for any other error. */
export function unreadable(error: unknown): string | null {
  return error instanceof Error && error.name === 'NotationError' ? error.message : null;
}
