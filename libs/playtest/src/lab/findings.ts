/** What the games of one package say so far, as plain data for whatever draws it. Grows game by game. */
import { ACT_KEYS, ACTS, type ActKey, type ActSort, type CountedResult } from '../acts.ts';
import { type Estimate, Mean } from './mean.ts';
import type { Loss } from './losses.ts';
import type { Subject } from './subject.ts';
import { readCounts, type Traces } from './traces.ts';
import { victoryShare } from './victory-share.ts';

/** The chance that one of these intervals, taken by itself, is wrong anywhere. */
const ALPHA = 0.05;
/** As many games are pointed out as differ most from all others. */
const STRANGEST = 3;

/** A game with what was seen in it. */
export type WatchedResult = CountedResult & Traces & { readonly losses: readonly Loss[] };

/** A number of something that people know by name. */
export interface NamedEstimate {
  readonly id: string;
  readonly name: string;
  readonly estimate: Estimate;
}

/** What of the rules has acted, or never has. */
export interface Acting {
  readonly sort: ActSort;
  readonly id: string;
  readonly label: string;
  /** After how many commands of a game on average; of restrictions and conditions, before how many. */
  readonly perGame: number;
}

/** One of the games, by its seed. */
export interface OneGame {
  readonly seed: number;
  /** Side id, `draw`, or null. */
  readonly winner: string | null;
  readonly score: number;
  readonly turns: number;
}

/** Hexes by label, and how often something happened there in all games, the most first. */
export type HexCounts = readonly (readonly [string, number])[];

/** Where counters of a side went, and where they fought, as {@link Traces} count it. */
export interface SideTraces {
  readonly side: string;
  readonly moved: HexCounts;
  readonly fought: HexCounts;
}

/** Losses by side. */
export interface SideLosses {
  readonly side: string;
  /** Counters in a game that were lost up to the end of each game-turn, from turn 1 on. */
  readonly upToTurn: readonly number[];
  /** Hexes in which counters of the side were lost. */
  readonly hexes: HexCounts;
}

/** What the games say. Shares are from 0 to 1. */
export interface Report {
  /** Games that are counted, and those that the limit on commands stopped, which are in no number here. */
  readonly games: number;
  readonly stopped: number;
  /** Shares of games by side, in their order, then of draws (`draw`). */
  readonly wins: readonly NamedEstimate[];
  /** Shares of games that ended at each level of victory. */
  readonly levels: readonly NamedEstimate[];
  readonly points: readonly NamedEstimate[];
  readonly turns: Estimate;
  readonly acting: readonly Acting[];
  readonly losses: readonly SideLosses[];
  readonly traces: readonly SideTraces[];
  /** The game in the middle of all scores; null before the first. */
  readonly median: OneGame | null;
  /** Those in which score and length lie farthest from the usual, the farthest first. */
  readonly strangest: readonly OneGame[];
}

/** Takes the games of one package one by one. Of each a few numbers are kept. */
export class Findings {
  readonly #subject: Subject;
  readonly #wins: readonly Mean[];
  /** By side: 1 for a victory, a half for a draw. */
  readonly #shares: readonly Mean[];
  readonly #levels: readonly Mean[];
  readonly #points: readonly Mean[];
  readonly #turns = new Mean(1);
  readonly #score = new Mean(1);
  readonly #acting: readonly { readonly key: ActKey; readonly of: Omit<Acting, 'perGame'>; readonly mean: Mean }[];
  /** By side and turn, from 1: counters lost in it. */
  readonly #lost: readonly number[][];
  readonly #hexes: readonly Map<string, number>[];
  readonly #moved: readonly Map<string, number>[];
  readonly #fought: readonly Map<string, number>[];
  readonly #games: OneGame[] = [];
  #stopped = 0;

  constructor(subject: Subject) {
    this.#subject = subject;
    const { sides, levels, acts } = subject;
    this.#wins = [...sides, null].map(() => new Mean(1));
    this.#shares = sides.map(() => new Mean(1));
    this.#levels = levels.map(() => new Mean(1));
    this.#points = sides.map(() => new Mean(1));
    this.#lost = sides.map(() => []);
    this.#hexes = sides.map(() => new Map());
    this.#moved = sides.map(() => new Map());
    this.#fought = sides.map(() => new Map());
    this.#acting = ACT_KEYS.flatMap((key) =>
      acts[key].map((act) => ({ key, of: { sort: ACTS[key], ...act }, mean: new Mean(1) })),
    );
  }

  /** Takes a game. One that the limit on commands stopped is not counted. */
  add(result: WatchedResult): void {
    if (result.end === 'limit') {
      this.#stopped++;
      return;
    }
    const { seed, winner, score, turns, level, victoryPoints } = result;
    const ids = [...this.#subject.sides.map(({ id }) => id), 'draw'];
    this.#wins.forEach((mean, index) => mean.add(winner === ids[index] ? 1 : 0));
    this.#shares.forEach((mean, index) => mean.add(victoryShare(winner, ids[index])));
    this.#levels.forEach((mean, index) => mean.add(level === this.#subject.levels[index].id ? 1 : 0));
    this.#points.forEach((mean, index) => mean.add(victoryPoints[ids[index]] ?? 0));
    this.#turns.add(turns);
    this.#score.add(score);
    for (const { key, of, mean } of this.#acting) mean.add(result[key]?.[of.id] ?? 0);
    for (const loss of result.losses) this.#lose(loss);
    this.#subject.sides.forEach(({ id }, index) => {
      addAll(this.#moved[index], result.moved[id]);
      addAll(this.#fought[index], result.fought[id]);
    });
    this.#games.push({ seed, winner, score, turns });
  }

  /**
   * The share that a side has had of the victories: a draw is half of one. Where somebody looks at several such shares, the
   * intervals of all of them hold at once with 95 % confidence.
   */
  share(side: string, among = 1): Estimate {
    const index = this.#subject.sides.findIndex(({ id }) => id === side);
    return asShare((this.#shares.at(index) ?? new Mean(1)).estimate(ALPHA / among));
  }

  get report(): Report {
    const { sides, levels } = this.#subject;
    const named = (list: readonly { readonly id: string; readonly name: string }[], means: readonly Mean[]) =>
      list.map(({ id, name }, index) => ({ id, name, estimate: means[index].estimate(ALPHA) }));
    const share = ({ estimate, ...one }: NamedEstimate): NamedEstimate => ({ ...one, estimate: asShare(estimate) });
    return {
      games: this.#games.length,
      stopped: this.#stopped,
      wins: named([...sides, { id: 'draw', name: 'Draw' }], this.#wins).map(share),
      levels: named(levels, this.#levels).map(share),
      points: named(sides, this.#points),
      turns: this.#turns.estimate(ALPHA),
      acting: this.#acting.map(({ of, mean }) => ({ ...of, perGame: mean.mean })),
      losses: sides.map(({ id }, index) => ({
        side: id,
        upToTurn: sums(this.#lost[index], this.#turnsSeen).map((count) => count / Math.max(1, this.#games.length)),
        hexes: mostFirst(this.#hexes[index]),
      })),
      traces: sides.map(({ id }, index) => ({
        side: id,
        moved: mostFirst(this.#moved[index]),
        fought: mostFirst(this.#fought[index]),
      })),
      median:
        this.#games.toSorted((a, b) => a.score - b.score || a.seed - b.seed).at((this.#games.length - 1) / 2) ?? null,
      strangest: this.#strangest(),
    };
  }

  /** The last turn that any game has reached. */
  get #turnsSeen(): number {
    return this.#games.reduce((most, { turns }) => Math.max(most, turns), 0);
  }

  #lose({ side, turn, hexes }: Loss): void {
    const at = this.#subject.sides.findIndex(({ id }) => id === side);
    if (at < 0) return;
    const lost = this.#lost[at];
    while (lost.length < turn) lost.push(0);
    lost[turn - 1]++;
    for (const hex of hexes) this.#hexes[at].set(hex, (this.#hexes[at].get(hex) ?? 0) + 1);
  }

  #strangest(): OneGame[] {
    const far = ({ score, turns }: OneGame): number => distance(score, this.#score) + distance(turns, this.#turns);
    return this.#games.toSorted((a, b) => far(b) - far(a) || a.seed - b.seed).slice(0, STRANGEST);
  }
}

function addAll(counts: Map<string, number>, written = ''): void {
  for (const [hex, count] of readCounts(written)) counts.set(hex, (counts.get(hex) ?? 0) + count);
}

function mostFirst(counts: ReadonlyMap<string, number>): HexCounts {
  return [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}

/** How far a value lies from the mean of all, in the square of their deviation. */
function distance(value: number, mean: Mean): number {
  return mean.squares === 0 ? 0 : ((value - mean.mean) ** 2 * mean.count) / mean.squares;
}

function asShare({ low, high, ...estimate }: Estimate): Estimate {
  return { ...estimate, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The sum of all values up to each one; `length` values, of which those that are missing are 0. */
function sums(values: readonly number[], length: number): number[] {
  let sum = 0;
  return Array.from({ length }, (_, index) => (sum += values[index] ?? 0));
}
