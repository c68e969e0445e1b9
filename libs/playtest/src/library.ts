import type { CompiledGame } from '@hexwright/compiler';
import type { GameRules } from './game-entry.ts';

/** A compiled package and what plays it; among its players is every sort that a seat can be given to. */
export interface Playable extends GameRules {
  readonly game: CompiledGame;
}

/** What a library says about a command that it cannot read; null for any other error. */
export function unreadable(error: unknown): string | null {
  return error instanceof Error && error.name === 'NotationError' ? error.message : null;
}
