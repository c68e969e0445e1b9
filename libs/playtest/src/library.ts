import type { CompiledGame, GameLibrary } from '@hexwright/compiler';

/** A compiled package and the library that plays it. */
export interface Playable {
  readonly game: CompiledGame;
  readonly library: GameLibrary;
}

/** What a library says about a command that it cannot read; null for any other error. */
export function unreadable(error: unknown): string | null {
  return error instanceof Error && error.name === 'NotationError' ? error.message : null;
}
