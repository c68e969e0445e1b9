/** Mean and variance of pairs of values, and of what is between them, without keeping any. */
import { anytimeHalfWidth } from './anytime.ts';

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
  readonly #unit: number;
  #count = 0;
  #first = 0;
  #second = 0;
  /** Sums of squares around the means: of first, of second, and of second less first. */
  #firstSquares = 0;
  #secondSquares = 0;
  #squares = 0;

  /**
   * @param unit the least difference that one game can make. One such difference is always taken to have been seen: a hundred
   * pairs without any do not prove that there is none.
   */
  constructor(unit: number) {
    this.#unit = unit;
  }

  get count(): number {
    return this.#count;
  }

  add(first: number, second: number): void {
    this.#count++;
    const [offFirst, offSecond] = [first - this.#first, second - this.#second];
    this.#first += offFirst / this.#count;
    this.#second += offSecond / this.#count;
    this.#firstSquares += offFirst * (first - this.#first);
    this.#secondSquares += offSecond * (second - this.#second);
    this.#squares += (offSecond - offFirst) * (second - first - (this.#second - this.#first));
  }

  /** What the pairs say; with the chance `alpha` the interval misses the true difference at some count. */
  difference(alpha: number): Difference {
    const mean = this.#second - this.#first;
    const variance = (this.#squares + this.#unit * this.#unit) / Math.max(1, this.#count);
    const half = anytimeHalfWidth(this.#count, Math.sqrt(variance), alpha);
    const apart = this.#firstSquares + this.#secondSquares;
    return {
      pairs: this.#count,
      first: this.#first,
      second: this.#second,
      mean,
      low: mean - half,
      high: mean + half,
      worth: this.#squares > 0 && apart > 0 ? apart / this.#squares : null,
    };
  }
}
