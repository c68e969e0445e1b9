/**
 * The state of a game: one Int32Array, an undo log and a running hash.
 *
 * Only {@link State.set} writes, and it logs what it changes; the hash follows from the log. So undo, snapshots,
 * branches, workers and "the same hash on every machine" need no further care from the rules.
 */

const LOG_START = 1 << 12;
/** Of one write: index, value before, value after. */
const LOG_WORDS = 3;
const MARK_WORDS = 2;
/** No hash was worked out since the words were written as a whole. */
const NOT_HASHED = -1;

/** First half of the hash of one word: depends on its place and its value. */
function mixLow(index: number, value: number): number {
  let x = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(value, 0x85ebca6b);
  x ^= x >>> 15;
  x = Math.imul(x, 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

/** Second half, with other constants, so that the two together make 64 bits. */
function mixHigh(index: number, value: number): number {
  let x = Math.imul(index + 0x7f4a, 0xc2b2ae35) ^ Math.imul(value, 0x27d4eb2f);
  x ^= x >>> 14;
  x = Math.imul(x, 0x165667b1);
  return x ^ (x >>> 16);
}

/** One named row of words, one word an entity (or a hex, or a slot). Rules read and write through it, never by offset. */
export class Column {
  readonly name: string;
  readonly base: number;
  readonly length: number;
  readonly #state: State;
  #words: Int32Array;

  constructor(state: State, name: string, base: number, length: number) {
    this.#state = state;
    this.#words = state.words;
    this.name = name;
    this.base = base;
    this.length = length;
  }

  /** The words are there: reads go to them without a detour. For {@link State.seal} alone. */
  bind(words: Int32Array): void {
    this.#words = words;
  }

  /** The value for entity `index`. */
  of(index: number): number {
    return this.#words[this.base + index];
  }

  /** Writes the value for entity `index`; undone with the command that caused it. */
  set(index: number, value: number): void {
    this.#state.set(this.base + index, value);
  }

  /** Adds `amount` to the value for entity `index`. */
  add(index: number, amount: number): void {
    this.#state.set(this.base + index, this.#state.words[this.base + index] + amount);
  }
}

/** One named word. */
export class Scalar {
  readonly name: string;
  readonly base: number;
  readonly #state: State;
  #words: Int32Array;

  constructor(state: State, name: string, base: number) {
    this.#state = state;
    this.#words = state.words;
    this.name = name;
    this.base = base;
  }

  /** The words are there: reads go to them without a detour. For {@link State.seal} alone. */
  bind(words: Int32Array): void {
    this.#words = words;
  }

  get value(): number {
    return this.#words[this.base];
  }

  /** Writes the word; undone with the command that caused it. */
  set(value: number): void {
    this.#state.set(this.base, value);
  }
}

/**
 * Columns are claimed first, then {@link State.seal} allocates the words. A sealed state claims no more.
 */
export class State {
  words: Int32Array = new Int32Array(0);
  #size = 0;
  #names = new Set<string>();
  #readers: (Column | Scalar)[] = [];
  readonly #secrets: Column[] = [];
  #log = new Int32Array(LOG_START);
  #logLength = 0;
  #marks = new Int32Array(LOG_START);
  #markLength = 0;
  // The hash of the words as they were when the log was this long: it is brought up to date when somebody asks, so
  // that a player who tries a command and takes it back does not pay for hashes that nobody reads.
  #hashed = NOT_HASHED;
  #hashLow = 0;
  #hashHigh = 0;

  /** Claims `length` words under a name that is free. */
  column(name: string, length: number): Column {
    const column = new Column(this, name, this.#claim(name, length), length);
    this.#readers.push(column);
    return column;
  }

  /**
   * As {@link column}, for what one side alone knows until it is shown. A word that is not 0 is a secret: the one who brings it
   * to light sets it back to 0 then.
   */
  secretColumn(name: string, length: number): Column {
    const column = this.column(name, length);
    this.#secrets.push(column);
    return column;
  }

  /** Claims one word under a name that is free. */
  scalar(name: string): Scalar {
    const scalar = new Scalar(this, name, this.#claim(name, 1));
    this.#readers.push(scalar);
    return scalar;
  }

  /** Whether the words are there, and no more can be claimed. */
  get isSealed(): boolean {
    return this.#size > 0 && this.words.length === this.#size;
  }

  /** Allocates the words, all zero. Call once, after every column was claimed. */
  seal(): void {
    this.words = new Int32Array(this.#size);
    for (const reader of this.#readers) reader.bind(this.words);
    this.restart();
  }

  /** Back to all zero with nothing to undo: the start of another game on the same layout. */
  restart(): void {
    this.words.fill(0);
    this.#hashed = NOT_HASHED;
    this.forget();
  }

  /** Size of the words in bytes: what a snapshot of the game costs. */
  get bytes(): number {
    return this.words.byteLength;
  }

  /** The one place that writes. */
  set(index: number, value: number): void {
    const words = this.words;
    const old = words[index];
    const now = value | 0;
    if (old === now) return;
    const at = this.#logLength;
    if (at + LOG_WORDS > this.#log.length) this.#log = grown(this.#log);
    const log = this.#log;
    log[at] = index;
    log[at + 1] = old;
    log[at + 2] = now;
    this.#logLength = at + LOG_WORDS;
    words[index] = now;
  }

  /** Remembers this moment; `extra` is any number that comes back from {@link State.undo} (the count of events). */
  mark(extra: number): void {
    if (this.#markLength + MARK_WORDS > this.#marks.length) this.#marks = grown(this.#marks);
    const marks = this.#marks;
    marks[this.#markLength++] = this.#logLength;
    marks[this.#markLength++] = extra;
  }

  /** How many marks can be gone back to. */
  get marks(): number {
    return this.#markLength / MARK_WORDS;
  }

  /** Back to the last mark; returns its `extra`, or -1 when there is none. */
  undo(): number {
    if (this.#markLength === 0) return -1;
    const marks = this.#marks;
    const extra = marks[--this.#markLength];
    const start = marks[--this.#markLength];
    const log = this.#log;
    const words = this.words;
    for (let at = this.#logLength - LOG_WORDS; at >= start; at -= LOG_WORDS) words[log[at]] = log[at + 1];
    if (this.#hashed > start) {
      this.#mix(start, this.#hashed);
      this.#hashed = start;
    }
    this.#logLength = start;
    return extra;
  }

  /** Drops everything that could be undone: long batches stay small. */
  forget(): void {
    if (this.#hashed !== NOT_HASHED) {
      this.#mix(this.#hashed, this.#logLength);
      this.#hashed = 0;
    }
    this.#logLength = 0;
    this.#markLength = 0;
  }

  /** Sixteen hexadecimal digits over every word: equal states, equal hashes, on every machine. */
  get hash(): string {
    this.#updateHash();
    return hexadecimal(this.#hashHigh) + hexadecimal(this.#hashLow);
  }

  /** True while a secret word is not 0. */
  get hasSecrets(): boolean {
    return this.#secrets.some((column) => this.#wordsOf(column).some((word) => word !== 0));
  }

  /** Sets every secret word to 0, as if nothing had been chosen in secret. */
  clearSecrets(): void {
    for (const { base, length } of this.#secrets) for (let at = 0; at < length; at++) this.set(base + at, 0);
  }

  /** As {@link hash}, with secret words as 0: it says nothing of them. The same as `hash` where nothing is secret. */
  get publicHash(): string {
    this.#updateHash();
    let low = this.#hashLow;
    let high = this.#hashHigh;
    for (const column of this.#secrets) {
      this.#wordsOf(column).forEach((word, at) => {
        const index = column.base + at;
        low ^= mixLow(index, word) ^ mixLow(index, 0);
        high ^= mixHigh(index, word) ^ mixHigh(index, 0);
      });
    }
    return hexadecimal(high) + hexadecimal(low);
  }

  #wordsOf({ base, length }: Column): Int32Array {
    return this.words.subarray(base, base + length);
  }

  /** A copy of every word. */
  snapshot(): Int32Array {
    return this.words.slice();
  }

  /** Takes over a snapshot of the same layout; nothing can be undone past it. Throws RangeError on another size. */
  restore(snapshot: Int32Array): void {
    if (snapshot.length !== this.words.length) throw new RangeError('The snapshot belongs to another layout of state.');
    this.words.set(snapshot);
    this.#hashed = NOT_HASHED;
    this.forget();
  }

  #claim(name: string, length: number): number {
    if (this.words.length > 0) throw new Error(`The state is sealed: "${name}" comes too late.`);
    if (this.#names.has(name)) throw new Error(`The state already has a column "${name}".`);
    this.#names.add(name);
    const base = this.#size;
    this.#size += length;
    return base;
  }

  #updateHash(): void {
    if (this.#hashed === NOT_HASHED) this.#hashAll();
    else this.#mix(this.#hashed, this.#logLength);
    this.#hashed = this.#logLength;
  }

  /** Mixes the writes of a part of the log into the hash, or out of it: one is the other. */
  #mix(from: number, to: number): void {
    const log = this.#log;
    let low = this.#hashLow;
    let high = this.#hashHigh;
    for (let at = from; at < to; at += LOG_WORDS) {
      const index = log[at];
      const before = log[at + 1];
      const after = log[at + 2];
      low ^= mixLow(index, before) ^ mixLow(index, after);
      high ^= mixHigh(index, before) ^ mixHigh(index, after);
    }
    this.#hashLow = low;
    this.#hashHigh = high;
  }

  #hashAll(): void {
    let low = 0;
    let high = 0;
    for (let index = 0; index < this.words.length; index++) {
      low ^= mixLow(index, this.words[index]);
      high ^= mixHigh(index, this.words[index]);
    }
    this.#hashLow = low;
    this.#hashHigh = high;
  }
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hexadecimal(word: number): string {
  return BYTES[word >>> 24] + BYTES[(word >>> 16) & 0xff] + BYTES[(word >>> 8) & 0xff] + BYTES[word & 0xff];
}
