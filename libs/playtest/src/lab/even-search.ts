/** Which whole number makes a battle even: a search by halves between two of them. */
import type { Estimate } from './mean.ts';

/** Even: each side wins half of the games. */
const EVEN = 0.5;

/** A number that was tried, and the share of games that the side won with it. */
export interface Tried {
  readonly value: number;
  readonly share: Estimate;
}

/**
 * Looks between two whole numbers, both counted, for the one whose share lies nearest to half. It takes for granted that the
 * share rises all the way, or falls all the way; where it does neither, what it finds is still the nearest of those tried.
 */
export class EvenSearch {
  #low: number;
  #high: number;
  readonly #tried = new Map<number, Estimate>();

  constructor(one: number, other: number) {
    this.#low = Math.min(one, other);
    this.#high = Math.max(one, other);
  }

  /** The number to try next; null where nothing nearer can be expected. */
  get next(): number | null {
    const [low, high] = [this.#share(this.#low), this.#share(this.#high)];
    if (low === null) return this.#low;
    if (high === null) return this.#high;
    if (this.#high - this.#low < 2 || low > EVEN === high > EVEN) return null;
    return Math.floor((this.#low + this.#high) / 2);
  }

  /** Takes what the games with a number have said. */
  answer(value: number, share: Estimate): void {
    this.#tried.set(value, share);
    const low = this.#share(this.#low);
    if (low === null || value <= this.#low || value >= this.#high) return;
    if (share.mean > EVEN === low > EVEN) this.#low = value;
    else this.#high = value;
  }

  /** What has been tried, the least number first. */
  get tried(): readonly Tried[] {
    return [...this.#tried].map(([value, share]) => ({ value, share })).toSorted((a, b) => a.value - b.value);
  }

  /** The number whose share lies nearest to half; null before the first answer. */
  get best(): Tried | null {
    const far = ({ share }: Tried): number => Math.abs(share.mean - EVEN);
    return this.tried.toSorted((a, b) => far(a) - far(b) || a.value - b.value).at(0) ?? null;
  }

  #share(value: number): number | null {
    return this.#tried.get(value)?.mean ?? null;
  }
}
