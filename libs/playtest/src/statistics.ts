/** What many games say together. */
import { ACT_KEYS, type ActKey, byAct, type CountedResult } from './acts.ts';

/** Mean and sample standard deviation. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

/** A share of games and where the true one lies with 95 % confidence (Wilson's interval). */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** By id of a thing of the package: after how many commands of a game it acted. Absent where it has none of a sort. */
type ActSpreads = { readonly [Key in ActKey]?: Readonly<Record<string, Spread>> };

export interface Summary extends ActSpreads {
  readonly games: number;
  /** Games that the limit on commands stopped; they are in no other count. */
  readonly stopped: number;
  /** By side id, and `draw`. */
  readonly wins: Readonly<Record<string, Share>>;
  /** By id of the level of victory, in the order of the package. */
  readonly levels: Readonly<Record<string, Share>>;
  readonly victoryPoints: Readonly<Record<string, Spread>>;
  readonly score: Spread;
  readonly commands: Spread;
}

/** z of a two-sided confidence of 95 % for who looks once, when all games are there. */
export const ONE_LOOK = 1.959_963_984_540_054;
/** The same for who looks five times, after equally many games each, and stops once it is clear (Pocock 1977, table 1). */
export const FIVE_LOOKS = 2.413;

/** Wilson's score interval for `count` out of `total`; from 0 to 1 when there was none. */
export function wilson(count: number, total: number, z = ONE_LOOK): Share {
  if (total === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / total;
  const square = (z * z) / total;
  const centre = share + square / 2;
  const half = z * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  return {
    count,
    share,
    low: count === 0 ? 0 : Math.max(0, (centre - half) / (1 + square)),
    high: count === total ? 1 : Math.min(1, (centre + half) / (1 + square)),
  };
}

/** Sums up numbers one by one (Welford's method), so that nothing has to be kept. */
class Gauge {
  #count = 0;
  #mean = 0;
  #squares = 0;
  #least = 0;
  #most = 0;

  add(value: number): void {
    this.#least = this.#count === 0 ? value : Math.min(this.#least, value);
    this.#most = this.#count === 0 ? value : Math.max(this.#most, value);
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  get spread(): Spread {
    const deviation = this.#count < 2 ? 0 : Math.sqrt(this.#squares / (this.#count - 1));
    return { mean: this.#mean, deviation, least: this.#least, most: this.#most };
  }
}

/** A gauge for each of several things that are counted in every game. */
class Gauges {
  readonly #gauges: ReadonlyMap<string, Gauge>;

  constructor(ids: readonly string[]) {
    this.#gauges = new Map(ids.map((id) => [id, new Gauge()]));
  }

  /** The counts of one game; what is not among them has not been. */
  add(counts: Readonly<Record<string, number>> = {}): void {
    for (const [id, gauge] of this.#gauges) gauge.add(counts[id] ?? 0);
  }

  /** undefined where nothing is counted. */
  get spreads(): Readonly<Record<string, Spread>> | undefined {
    if (this.#gauges.size === 0) return undefined;
    return Object.fromEntries([...this.#gauges].map(([id, gauge]) => [id, gauge.spread]));
  }
}

/** Statistics of a batch. Results are added in any order and not kept. */
export class Statistics {
  readonly #sides: readonly string[];
  readonly #levels: readonly string[];
  readonly #wins = new Map<string, number>();
  readonly #reached = new Map<string, number>();
  readonly #points: readonly Gauge[];
  readonly #score = new Gauge();
  readonly #commands = new Gauge();
  readonly #acts: { readonly [Key in ActKey]?: Gauges };
  #games = 0;
  #stopped = 0;

  /** `sides` and `levels` are the ids of the package, in its order, and so are those of `acts`: what is counted of it. */
  constructor(
    sides: readonly string[],
    levels: readonly string[],
    acts: { readonly [Key in ActKey]?: readonly { readonly id: string }[] } = {},
  ) {
    this.#acts = byAct((key) => acts[key] && new Gauges(acts[key].map(({ id }) => id)));
    this.#sides = sides;
    this.#levels = levels;
    this.#points = sides.map(() => new Gauge());
  }

  add(result: CountedResult): void {
    this.#games++;
    if (result.end === 'limit') {
      this.#stopped++;
      return;
    }
    if (result.winner !== null) this.#wins.set(result.winner, (this.#wins.get(result.winner) ?? 0) + 1);
    if (result.level !== null) this.#reached.set(result.level, (this.#reached.get(result.level) ?? 0) + 1);
    this.#sides.forEach((side, index) => this.#points[index].add(result.victoryPoints[side] ?? 0));
    this.#score.add(result.score);
    this.#commands.add(result.commands);
    for (const key of ACT_KEYS) this.#acts[key]?.add(result[key]);
  }

  get summary(): Summary {
    const played = this.#games - this.#stopped;
    const shares = (ids: readonly string[], counts: ReadonlyMap<string, number>): Record<string, Share> =>
      Object.fromEntries(ids.map((id) => [id, wilson(counts.get(id) ?? 0, played)]));
    return {
      games: this.#games,
      stopped: this.#stopped,
      wins: shares([...this.#sides, 'draw'], this.#wins),
      levels: shares(this.#levels, this.#reached),
      victoryPoints: Object.fromEntries(this.#sides.map((side, index) => [side, this.#points[index].spread])),
      score: this.#score.spread,
      commands: this.#commands.spread,
      ...byAct((key) => this.#acts[key]?.spreads),
    };
  }
}
