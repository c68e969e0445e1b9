/** Changes of a log that wait for one before them, at most; more are read from the log when their turn comes. */
const MOST_WAITING = 5000;

/**
 * Which changes of a log have been received: all up to one, and some after it. What other servers tell of waits until
 * nothing before it is missing: a change may build on those before it though nothing in it says so.
 */
export class Received {
  #upTo: number;
  /** Changes after a gap; null for those that are in the document already. */
  readonly #beyond = new Map<number, Uint8Array | null>();

  constructor(upTo: number) {
    this.#upTo = upTo;
  }

  /** The last change before which nothing is missing. */
  get upTo(): number {
    return this.#upTo;
  }

  /** Whether something before the latest is missing. */
  get hasGap(): boolean {
    return this.#beyond.size > 0;
  }

  /**
   * Notes one change.
   * @param change null where it is in the document already
   * @returns the changes whose turn has come, in their order
   */
  add(seq: number, change: Uint8Array | null): readonly Uint8Array[] {
    if (seq > this.#upTo && this.#beyond.size < MOST_WAITING) this.#beyond.set(seq, change);
    return this.#close();
  }

  /** Notes that all changes up to one are in the document; gives those whose turn has come by that. */
  addAllUpTo(seq: number): readonly Uint8Array[] {
    if (seq > this.#upTo) this.#upTo = seq;
    for (const one of this.#beyond.keys()) if (one <= this.#upTo) this.#beyond.delete(one);
    return this.#close();
  }

  #close(): readonly Uint8Array[] {
    const due: Uint8Array[] = [];
    for (;;) {
      const next = this.#beyond.get(this.#upTo + 1);
      if (next === undefined) return due;
      this.#upTo += 1;
      this.#beyond.delete(this.#upTo);
      if (next !== null) due.push(next);
    }
  }
}
