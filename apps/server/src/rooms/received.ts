/** Which changes of a log have been received: all up to one, and some after it. */
export class Received {
  #upTo: number;
  readonly #beyond = new Set<number>();

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

  /** Notes one change. */
  add(seq: number): void {
    if (seq > this.#upTo) this.#beyond.add(seq);
    this.#close();
  }

  /** Notes all changes up to one. */
  addAllUpTo(seq: number): void {
    if (seq <= this.#upTo) return;
    this.#upTo = seq;
    for (const one of this.#beyond) if (one <= seq) this.#beyond.delete(one);
    this.#close();
  }

  #close(): void {
    while (this.#beyond.delete(this.#upTo + 1)) this.#upTo += 1;
  }
}
