/** Games with several values of a number on the same seeds, until it is known at which value a side wins half of them. */
import type { CountedResult } from '../acts.ts';
import { type EvenPoint, evenPoint } from './even-point.ts';
import { victoryShare } from './victory-share.ts';

/** Numbers that lie this close need not be told apart. */
const CLOSE = 1;
/** Seeds between two looks at the games as a whole. */
const LOOK = 10;

export class EvenSearch {
  readonly #values: readonly number[];
  readonly #side: string;
  /** By value, those of the games on every seed that counts. */
  readonly #outcomes: readonly number[][];
  #even: EvenPoint = { value: null, low: null, high: null };
  #looked = 0;

  /** @param side the side that is to win half of the games */
  constructor(values: readonly number[], side: string) {
    this.#values = values;
    this.#side = side;
    this.#outcomes = values.map(() => []);
  }

  /** Takes the games on one seed, one with each value. Where the limit on commands stopped one, none of them counts. */
  add(results: readonly Pick<CountedResult, 'winner' | 'end'>[]): void {
    if (results.some(({ end }) => end === 'limit')) return;
    this.#outcomes.forEach((outcomes, at) => outcomes.push(victoryShare(results[at].winner, this.#side)));
    if (this.#seeds % LOOK === 0) this.#look();
  }

  /** Where the battle is even by all games so far. */
  get even(): EvenPoint {
    if (this.#looked < this.#seeds) this.#look();
    return this.#even;
  }

  /** Whether that was known closely enough at the last of the looks that are taken as games come in. */
  get isKnown(): boolean {
    const { low, high } = this.#even;
    return low !== null && high !== null && high - low <= CLOSE;
  }

  get #seeds(): number {
    return this.#outcomes[0].length;
  }

  #look(): void {
    this.#looked = this.#seeds;
    this.#even = evenPoint(this.#values.map((value, at) => ({ value, outcomes: this.#outcomes[at] })));
  }
}
