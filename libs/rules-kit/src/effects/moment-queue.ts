/** Moments that have come and wait until the position is at rest: kept in the state, so that they are undone with it. */
import type { Column, Scalar, State } from '@hexwright/engine';

/** More than these never wait at a time, unless effects set each other off without end. */
export const MOST_WAITING = 512;
/** Of one of them: what has come, how deep and by whose hand, the two pieces, and the two hexes. */
const WORDS = 4;
/** Bits that hold each of all moments, and with them how deep one may lie. */
const MOMENT_BITS = 6;
const DEPTH_BITS = 7;
const DESTROYER_SHIFT = MOMENT_BITS + DEPTH_BITS;
const HALF = 16;
const HALF_MASK = 0xffff;

/** One of them. */
export interface Waiting {
  readonly moment: number;
  readonly unit: number;
  readonly other: number;
  /** Of a unit that is lost: who has destroyed it. */
  readonly destroyer: number;
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

  /** False where there is no room left. Every unit that moves adds some, so that few words are written for each. */
  add(
    moment: number,
    unit: number,
    other: number,
    destroyer: number,
    hex: number,
    from: number,
    depth: number,
  ): boolean {
    const count = this.#count.value;
    if (count === MOST_WAITING) return false;
    const at = count * WORDS;
    this.#words.set(at, ((destroyer + 1) << DESTROYER_SHIFT) | (depth << MOMENT_BITS) | moment);
    this.#words.set(at + 1, ((unit + 1) << HALF) | (other + 1));
    this.#words.set(at + 2, hex);
    this.#words.set(at + 3, from);
    this.#count.set(count + 1);
    return true;
  }

  at(index: number): Waiting {
    const at = index * WORDS;
    const word = this.#words.of(at);
    const pieces = this.#words.of(at + 1);
    return {
      moment: word & ((1 << MOMENT_BITS) - 1),
      unit: (pieces >>> HALF) - 1,
      other: (pieces & HALF_MASK) - 1,
      destroyer: (word >>> DESTROYER_SHIFT) - 1,
      hex: this.#words.of(at + 2),
      from: this.#words.of(at + 3),
      depth: (word >>> MOMENT_BITS) & ((1 << DEPTH_BITS) - 1),
    };
  }

  clear(): void {
    this.#count.set(0);
  }
}
