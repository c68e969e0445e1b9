import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes of a key. */
export const KEY_BYTES = 32;
const WORD_BYTES = 4;
const WORD_RANGE = 2 ** 32;

/**
 * A secret of 256 bits by which numbers fall: each is HMAC-SHA-256 of what it is for. Nobody who has seen any number of
 * them can tell the next, as they can with a seed; somebody who is given the key can check them all.
 */
export class DiceKey {
  readonly #mac;

  /** Throws RangeError for a key that is not 32 bytes long. */
  constructor(key: Uint8Array) {
    if (key.length !== KEY_BYTES) throw new RangeError(`A key of dice has ${KEY_BYTES} bytes, not ${key.length}.`);
    this.#mac = hmac.create(sha256, key);
  }

  /** A number from 0 to `count` - 1, each as likely as the others; the same for the same words, 32 bits of each. */
  below(count: number, words: readonly number[]): number {
    const asked = new DataView(new ArrayBuffer(words.length * WORD_BYTES));
    words.forEach((word, at) => asked.setInt32(at * WORD_BYTES, word | 0));
    const digest = this.#mac.clone().update(new Uint8Array(asked.buffer)).digest();
    const drawn = new DataView(digest.buffer, digest.byteOffset, digest.length);
    // What lies past the last whole multiple would favour the small numbers.
    const even = WORD_RANGE - (WORD_RANGE % count);
    let number = 0;
    for (let at = 0; at < digest.length; at += WORD_BYTES) {
      number = drawn.getUint32(at);
      if (number < even) break;
    }
    return number % count;
  }
}

/**
 * What dice fall by: a seed, any safe integer, by which a game alone can be begun again; or keys, of which
 * {@link Dice.seed} says which one is in force, the first one at the beginning.
 */
export type DiceSource = number | readonly DiceKey[];
