import { distance, distancesFrom } from '../pattern/distance.ts';

/** A name that counters have, and how many have it. */
export interface LexiconEntry {
  readonly name: string;
  readonly count: number;
}

/** A name that a reading may stand for; `cost` is 0 where it is that, and 1 where it has nothing of it. */
export interface NameCandidate {
  readonly name: string;
  readonly cost: number;
}

/** Two names that are likely one: the spelling of a sheet and that of a list, or a slip of a reader. */
const ALIKE = 0.34;
/** Names as far away as this are no candidates. */
const FARTHEST = 0.5;
const MOST_CANDIDATES = 9;

/** The names of counters, in the order in which they first come. */
export function lexiconOf(counters: readonly { readonly name: string }[]): LexiconEntry[] {
  const counts = new Map<string, number>();
  for (const { name } of counters) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The names that a reading may stand for, the nearest first, at most nine. */
export function nearestNames(lexicon: readonly LexiconEntry[], reading: string): NameCandidate[] {
  return lexicon
    .map(({ name }) => ({ name, cost: difference(name, reading) }))
    .filter(({ cost }) => cost < FARTHEST)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_CANDIDATES);
}

/**
 * Pairs of names so alike that somebody should say whether they are one, so many at the most: numbered names are all alike.
 */
export function alikeNames(lexicon: readonly LexiconEntry[], most: number): (readonly [string, string])[] {
  const letters = lexicon.map(({ name }) => lettersOf(name));
  const pairs: (readonly [string, string])[] = [];
  for (let later = 1; later < lexicon.length; later++) {
    const from = distancesFrom(letters[later]);
    for (let earlier = 0; earlier < later; earlier++) {
      const longer = Math.max(letters[earlier].length, letters[later].length);
      if (from(letters[earlier]) > longer * ALIKE || longer === 0) continue;
      pairs.push([lexicon[earlier].name, lexicon[later].name]);
      if (pairs.length === most) return pairs;
    }
  }
  return pairs;
}

/** The share of a name that is read otherwise. */
function difference(name: string, reading: string): number {
  const [one, other] = [name, reading].map(lettersOf);
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 1 : Math.min(1, distance(one, other) / longer);
}

/** What of a name tells it from others. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
