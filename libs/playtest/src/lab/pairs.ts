/** Mean and variance of pairs of values, and of what is between them, without keeping any. */
import { Mean } from './mean.ts';

/** How far the second value of pairs lies above the first one. */
export interface Difference {
  readonly pairs: number;
  /** Means of the first and of the second values. */
  readonly first: number;
  readonly second: number;
  /** Mean of second less first, and where the true one lies. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How many games on seeds of their own would tell as much as one on common seeds; null while nothing can be said. */
  readonly worth: number | null;
}

/** Pairs of values, of two packages on the same seed. */
export class Pairs {
  readonly #first = new Mean(0);
  readonly #second = new Mean(0);
  readonly #between: Mean;
  readonly #most: number;

  /**
   * @param unit the least difference that one game can make, as {@link Mean} takes it
   * @param most the largest that there can be: of two shares, one
   */
  constructor(unit: number, most = Infinity) {
    this.#between = new Mean(unit);
    this.#most = most;
  }

  get count(): number {
    return this.#between.count;
  }

  add(first: number, second: number): void {
    this.#first.add(first);
    this.#second.add(second);
    this.#between.add(second - first);
  }

  /** What the pairs say; with the chance `alpha` the interval misses the true difference at some count. */
  difference(alpha: number): Difference {
    const { count, mean, low, high } = this.#between.estimate(alpha);
    const apart = this.#first.squares + this.#second.squares;
    const { squares } = this.#between;
    return {
      pairs: count,
      first: this.#first.mean,
      second: this.#second.mean,
      mean,
      low: Math.max(-this.#most, low),
      high: Math.min(this.#most, high),
      worth: squares > 0 && apart > 0 ? apart / squares : null,
    };
  }
}
