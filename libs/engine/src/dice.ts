import type { DiceKey, DiceSource } from './dice-key.ts';
import type { Column, Scalar, State } from './state.ts';

/** What a die is for: with the step of the game and the entities, it fixes the number that falls. */
export interface DiceUse {
  /** The entity that acts. */
  readonly actor: number;
  /** The entity acted upon, or the actor again. */
  readonly other: number;
  /** A small number of the game's own for the purpose of the roll. */
  readonly purpose: number;
  /** The faces of the die. */
  readonly faces: number;
}

/** Thrown when a tape of dice has no number left for a roll that the rules ask for. */
export class DiceTapeError extends Error {
  /** What the die that is missing is for. */
  readonly use: DiceUse;

  constructor(used: number, use: DiceUse) {
    super(`The dice given by hand are used up: die number ${used + 1} is missing.`);
    this.name = 'DiceTapeError';
    this.use = use;
  }
}

/** What a number that is drawn with a key is for: the first of the words that it is drawn for. */
const DRAWN = { lot: 1, roll: 2 } as const;
const FACES = 6;
/** No die has more faces. */
export const MOST_FACES = 100;

/**
 * Dice of a game. Each number depends on (seed, step of the sequence, actor, other, purpose, how many the actor rolled
 * in this step), not on how many dice others rolled before: two variants played on one seed differ only where their
 * rules do. A tape of real numbers takes the place of the generator when it is given.
 */
export class Dice {
  readonly #seedLow: Scalar;
  readonly #seedHigh: Scalar;
  readonly #used: Scalar;
  readonly #rolled: Column;
  #tape: readonly number[] | null = null;
  /** No part of the state: what is worked out of that, or shown of it, says nothing of the keys. */
  #keys: readonly DiceKey[] = [];
  /** Is told every number that falls, also of commands that are taken back. A way of watching, no part of the state. */
  watch: ((number: number) => void) | null = null;

  /** Claims its words in a state that is not sealed yet; `entities` is the number of possible actors. */
  constructor(state: State, entities: number) {
    this.#seedLow = state.scalar('dice.seed.low');
    this.#seedHigh = state.scalar('dice.seed.high');
    this.#used = state.scalar('dice.used');
    this.#rolled = state.column('dice.rolled', entities + 1);
  }

  /** Says what dice fall by from the beginning. */
  begin(source: DiceSource): void {
    this.#keys = typeof source === 'number' ? [] : source;
    this.seed(typeof source === 'number' ? source : 0);
  }

  /** Sets the seed: any safe integer. Of keys it is the number of the one in force, from 0; the last for any above. */
  seed(seed: number): void {
    this.#seedLow.set(seed | 0);
    this.#seedHigh.set(Math.floor(seed / 0x100000000) | 0);
    this.#tape = null;
  }

  /** Takes the numbers from `tape`: die number `used` of the game is `tape[used]`. null gives the generator back. */
  feed(tape: readonly number[] | null): void {
    this.#tape = tape;
  }

  /** How many dice were rolled since the game began. */
  get used(): number {
    return this.#used.value;
  }

  /**
   * A lot drawn before play begins, 0 to `count` - 1: `draw` numbers the lots. It depends on the seed alone; no die
   * falls, so that a tape has no part in it.
   */
  lot(draw: number, count: number): number {
    const key = this.#key;
    if (key !== undefined) return key.below(count, [DRAWN.lot, this.#seedLow.value, this.#seedHigh.value, draw]);
    const x = scramble(scramble(scramble(this.#seedLow.value ^ 0x3c6ef372) ^ this.#seedHigh.value) ^ draw);
    return (x >>> 0) % count;
  }

  /**
   * One die, of six faces where nothing is said. `serial` numbers the step of the sequence. Throws {@link DiceTapeError} past
   * the end of a tape.
   */
  roll(serial: number, actor: number, other: number, purpose: number, faces = FACES): number {
    const used = this.#used.value;
    this.#used.set(used + 1);
    if (this.#tape !== null) {
      if (used >= this.#tape.length) throw new DiceTapeError(used, { actor, other, purpose, faces });
      this.watch?.(this.#tape[used]);
      return this.#tape[used];
    }
    const counter = this.#rolled.of(actor);
    const before = counter >>> 8 === (serial & 0xffffff) ? counter & 0xff : 0;
    this.#rolled.set(actor, ((serial & 0xffffff) << 8) | ((before + 1) & 0xff));
    const key = this.#key;
    const fallen =
      (key === undefined
        ? this.#bySeed(serial, actor, other, purpose, before, faces)
        : this.#byKey(key, [serial, actor, other, purpose, before], faces)) + 1;
    this.watch?.(fallen);
    return fallen;
  }

  /** The key in force; undefined where dice fall by a seed. */
  get #key(): DiceKey | undefined {
    const last = this.#keys.length - 1;
    return last < 0 ? undefined : this.#keys[Math.min(Math.max(this.#seedLow.value, 0), last)];
  }

  /** A number from 0 to `faces` - 1. */
  #bySeed(serial: number, actor: number, other: number, purpose: number, before: number, faces: number): number {
    let x = this.#seedLow.value ^ 0x6a09e667;
    x = scramble(x ^ this.#seedHigh.value);
    x = scramble(x ^ serial);
    x = scramble(x ^ (actor * 0x10001) ^ (other << 8));
    x = scramble(x ^ (purpose << 16) ^ before);
    // Most dice have six faces, and the rest of a division by a constant is found without dividing.
    return faces === FACES ? (x >>> 0) % FACES : (x >>> 0) % faces;
  }

  #byKey(key: DiceKey, words: readonly number[], faces: number): number {
    return key.below(faces, [DRAWN.roll, this.#seedLow.value, this.#seedHigh.value, ...words]);
  }
}

function scramble(word: number): number {
  let x = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) + 0x9e3779b9;
}
