/** Moments that have come and wait until the position is at rest: kept in the state, so that they are undone with it. */
import type { Column, Scalar, State } from '@hexwright/engine';

/** More than these never wait at a time, unless effects set each other off without end. */
export const MOST_WAITING = 512;
const WORDS = 6;

/** One of them. */
export interface Waiting {
  readonly moment: number;
  readonly unit: number;
  readonly other: number;
  readonly hex: number;
  /** Where the unit came from; -1 where it came from nowhere. */
  readonly from: number;
  /** How many effects have set each other off before it. */
  readonly depth: number;
}

export class MomentQueue {
  readonly #words: Column;
  readonly #count: Scalar;

  constructor(state: State) {
    this.#words = state.column('effects.waiting', MOST_WAITING * WORDS);
    this.#count = state.scalar('effects.waiting-count');
  }

  get count(): number {
    return this.#count.value;
  }

  /** False where there is no room left. */
  add({ moment, unit, other, hex, from, depth }: Waiting): boolean {
    const count = this.#count.value;
    if (count === MOST_WAITING) return false;
    [moment, unit, other, hex, from, depth].forEach((word, at) => this.#words.set(count * WORDS + at, word));
    this.#count.set(count + 1);
    return true;
  }

  at(index: number): Waiting {
    const [moment, unit, other, hex, from, depth] = Array.from({ length: WORDS }, (_, at) =>
      this.#words.of(index * WORDS + at),
    );
    return { moment, unit, other, hex, from, depth };
  }

  clear(): void {
    this.#count.set(0);
  }
}
