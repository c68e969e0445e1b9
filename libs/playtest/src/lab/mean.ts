/** The mean of values, and how sure it is, without keeping any. */
import { anytimeHalfWidth } from './anytime.ts';

/** A mean and where the true one lies. */
export interface Estimate {
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Takes values one by one (Welford's method). */
export class Mean {
  readonly #unit: number;
  #count = 0;
  #mean = 0;
  /** Sum of the squares around the mean. */
  #squares = 0;

  /**
   * @param unit the least difference that one game can make. One such difference is always taken to have been seen: a hundred
   * games that are all alike do not prove that the next one is.
   */
  constructor(unit: number) {
    this.#unit = unit;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#mean;
  }

  get squares(): number {
    return this.#squares;
  }

  add(value: number): void {
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  /** With the chance `alpha` the interval misses the true mean at some count. */
  estimate(alpha: number): Estimate {
    const variance = (this.#squares + this.#unit * this.#unit) / Math.max(1, this.#count);
    const half = anytimeHalfWidth(this.#count, Math.sqrt(variance), alpha);
    return { count: this.#count, mean: this.#mean, low: this.#mean - half, high: this.#mean + half };
  }
}
