/** Games that are handed out together, so that handing them out costs next to nothing. */
import type { CountedResult } from './acts.ts';
import { type Entrants, playFor } from './entrants.ts';
import type { GameOrder } from './lab/game-queue.ts';
import type { Match } from './match.ts';

/** What became of a chunk: the results of its games, or of those before one that could not be played to its end. */
export interface PlayedChunk {
  readonly results: readonly CountedResult[];
  /** Why the next one failed; null where none did. */
  readonly failure: string | null;
  /** How long they took to play. */
  readonly milliseconds: number;
}

/** So many times as large as before may a chunk become at once. */
const GROWTH = 8;

/** How many games a chunk has, so that it lasts about as long as it should: the first has one. */
export class ChunkSize {
  readonly #milliseconds: number;
  readonly #most: number;
  #games = 1;

  /**
   * @param milliseconds that a chunk is to last
   * @param most games of a chunk
   */
  constructor(milliseconds: number, most: number) {
    this.#milliseconds = milliseconds;
    this.#most = most;
  }

  get games(): number {
    return this.#games;
  }

  /** Is told how long a chunk of so many games took. */
  fit(games: number, milliseconds: number): void {
    const wished = Math.round((games * this.#milliseconds) / Math.max(1, milliseconds));
    this.#games = Math.max(1, Math.min(this.#most, games * GROWTH, wished));
  }
}

/** Plays games one after the other. */
export function playChunk(entrants: Entrants, matches: readonly Match[], orders: readonly GameOrder[]): PlayedChunk {
  const begun = performance.now();
  const results: CountedResult[] = [];
  let failure: string | null = null;
  for (const { entrant, seed } of orders) {
    try {
      results.push(playFor(entrants, matches[entrant], seed));
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      break;
    }
  }
  return { results, failure, milliseconds: performance.now() - begun };
}
