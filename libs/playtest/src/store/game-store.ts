/** Games that have been played before: none is played twice, and what was played before a crash is there. */
import { createHash } from 'node:crypto';
import type { CountedResult } from '../acts.ts';
import type { Seats } from '../match.ts';
import { engineDigest } from './engine-digest.ts';

/** All that decides how a game goes, but the seed. */
export interface GameSource {
  /** Hash of the compiled package. */
  readonly packageHash: string;
  readonly seats: Seats;
  /** Whether the game is watched: more is kept of it then. */
  readonly watched: boolean;
  /** Hash of the code; that of this program where absent. */
  readonly engine?: string;
}

/** Where games are kept. Several programs may use one at once. Everything rejects where it cannot be done: the disk is full, say. */
export interface GameStore {
  /** By seed, the games of a source that have been played, out of `count` seeds from `first` on. */
  find(source: string, first: number, count: number): Promise<ReadonlyMap<number, CountedResult>>;
  /** Keeps games of a source, all or none of them. */
  keep(source: string, results: readonly CountedResult[]): Promise<void>;
  close(): Promise<void>;
}

/** What a source is called where games are kept. */
export function sourceKey({ packageHash, seats, watched, engine = engineDigest() }: GameSource): string {
  const players = Object.entries(seats).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([engine, packageHash, players, watched]))
    .digest('hex');
}
