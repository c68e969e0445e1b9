/** Packages that are played in a batch, each ready for a match. */
import { type CaseFile, firstError, type PackageChain } from '@hexwright/model';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type CountedResult, playCounting } from './acts.ts';
import { loadGamesOf } from './loaded-games.ts';
import { type Seats, Match } from './match.ts';
import { playableAt } from './shared/playable-at.ts';
import { playWatched } from './watched.ts';

/** What is played, and by whom. */
export interface Entrants {
  /** Packages that compile, of one game and with the same sides. */
  readonly chains: readonly PackageChain[];
  readonly seats: Seats;
  /** Where every game begins: the set-up of its package where absent. Each package knows it, its units and its phases. */
  readonly position?: CaseFile;
  /** Whether losses and uses of the rules are told of every game too, which takes longer. */
  readonly watched?: boolean;
}

/** Plays one game of a match of a batch. */
export function playFor({ watched }: Entrants, match: Match, seed: number): CountedResult {
  return watched === true ? playWatched(match, seed) : playCounting(match, seed);
}

/** Opens all packages of a batch. Rejects with RangeError when one does not compile: the caller has seen to that. */
export function openMatches({ chains, seats, position }: Entrants): Promise<Match[]> {
  return Promise.all(chains.map((chain) => openMatch(chain, seats, position ?? null)));
}

/** What is played on one seed: a package and, where games do not begin at its set-up, the hash of their position. */
export function beginningKey(packageHash: string, position: CaseFile | null): string {
  if (position === null) return packageHash;
  return `${packageHash} ${bytesToHex(sha256(utf8ToBytes(JSON.stringify(position))))}`;
}

async function openMatch(chain: PackageChain, seats: Seats, position: CaseFile | null): Promise<Match> {
  const games = await loadGamesOf(chain);
  const found = playableAt(games, chain, { position });
  if (!found.ok)
    throw new RangeError(`${chain.at(-1)?.id} does not compile: ${firstError(found.problems)?.message ?? ''}`);
  return new Match(found.playable, seats, position);
}
