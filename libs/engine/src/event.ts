/**
 * Events: what happened, each with its case. Inside they are eight words in a ring; somebody who wants to read them
 * decodes them. They are no part of the state and no rule may read them.
 */

const EVENT_WORDS = 8;

/** The event at the beginning of every step of the sequence, with the fields `turn`, `side` and `phase` (ids). */
export const PHASE_BEGAN = 'phase-began';
/** The event that tells a modifier, with the fields `modifier` (id) and `value`, and its `label` when it is read. */
export const MODIFIER = 'modifier';

/**
 * The event that shows where a piece is after a part of the time in which several move at once, with the fields `unit`, `x`,
 * `y` and `facing`: it tells nothing, and goes with the next line about its piece.
 */
export const STAGE = 'stage';
/** The event that tells how many figures a piece has left after some have fallen, with the fields `unit` and `figures`. */
export const FIGURES_LEFT = 'figures-left';

/** What a field of an event means; a game says how to print each meaning. */
export interface EventField {
  readonly name: string;
  readonly meaning: string;
}

/** An event as it was declared. */
export class EventKind {
  readonly id: string;
  readonly case: string;
  readonly fields: readonly EventField[];
  readonly code: number;
  /** How it is told in a sentence; null where it says nothing by itself. */
  tell: Teller | null = null;

  constructor(id: string, caseNumber: string, fields: readonly EventField[], code: number) {
    this.id = id;
    this.case = caseNumber;
    this.fields = fields;
    this.code = code;
  }

  /** Says how it is told. */
  told(tell: Teller): this {
    this.tell = tell;
    return this;
  }
}

export type EventValue = string | number | boolean | null;

/** A decoded event. */
export interface GameEvent {
  readonly event: string;
  readonly case: string;
  readonly [field: string]: EventValue;
}

/** Tells an event in a line; `name` is what the piece or the side in a field is called. null for what says nothing. */
export type Teller = (event: GameEvent, name: (field: string) => string) => string | null;

/** All events of one game, each declared once beside the rule that emits it. */
export class EventRegistry {
  readonly #kinds: EventKind[] = [];

  /**
   * Declares an event: fields are written `name:meaning`, at most seven. Throws an Error for an event that stands twice,
   * or has more fields.
   */
  add(id: string, caseNumber: string, ...fields: readonly `${string}:${string}`[]): EventKind {
    if (this.named(id) !== undefined) throw new Error(`The event "${id}" is declared twice.`);
    if (fields.length >= EVENT_WORDS) throw new Error(`The event "${id}" has more than seven fields.`);
    const named = fields.map((field) => {
      const [name, meaning] = field.split(':');
      return { name, meaning };
    });
    const kind = new EventKind(id, caseNumber, named, this.#kinds.length);
    this.#kinds.push(kind);
    return kind;
  }

  /** The event of that id; undefined where none is declared. */
  named(id: string): EventKind | undefined {
    return this.#kinds.find((kind) => kind.id === id);
  }

  kind(code: number): EventKind {
    return this.#kinds[code];
  }

  /** Every declared event, in the order of declaration. */
  list(): readonly EventKind[] {
    return this.#kinds;
  }
}

/** The ring. `capacity` is how many of the latest events can still be read. */
export class EventLog {
  readonly capacity: number;
  /** How many events were emitted since the game began. */
  count = 0;
  readonly #words: Int32Array;

  /** `capacity` must be a power of two. */
  constructor(capacity = 4096) {
    this.capacity = capacity;
    this.#words = new Int32Array(capacity * EVENT_WORDS);
  }

  emit(kind: EventKind, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): void {
    const words = this.#words;
    const at = (this.count & (this.capacity - 1)) * EVENT_WORDS;
    words[at] = kind.code;
    words[at + 1] = a;
    words[at + 2] = b;
    words[at + 3] = c;
    words[at + 4] = d;
    words[at + 5] = e;
    words[at + 6] = f;
    words[at + 7] = g;
    this.count++;
  }

  /** The number of the oldest event that can still be read. */
  get oldest(): number {
    return Math.max(0, this.count - this.capacity);
  }

  /** The code of an event that can still be read, for somebody who looks through many of them. */
  codeOf(index: number): number {
    return this.#words[(index & (this.capacity - 1)) * EVENT_WORDS];
  }

  /** The first word of an event that can still be read. */
  firstWordOf(index: number): number {
    return this.#words[(index & (this.capacity - 1)) * EVENT_WORDS + 1];
  }

  /** The code of event number `index` and its words; null when it is no longer held. */
  read(index: number): { code: number; words: Int32Array } | null {
    if (index >= this.count || index < this.count - this.capacity || index < 0) return null;
    const at = (index & (this.capacity - 1)) * EVENT_WORDS;
    return { code: this.#words[at], words: this.#words.subarray(at + 1, at + EVENT_WORDS) };
  }
}
