const INTERVAL = 100;

/** How far long work has come: one line that rewrites itself, on a terminal only. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #isShown = process.stderr.isTTY;
  #last = 0;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  /** `done` of the total. */
  show(done: number): void {
    if (!this.#isShown) return;
    const now = performance.now();
    if (now - this.#last < INTERVAL && done < this.#total) return;
    this.#last = now;
    process.stderr.write(`\r${this.#what} ${done} of ${this.#total}`);
  }

  /** Wipes the line away. */
  end(): void {
    if (this.#isShown) process.stderr.write('\r\u001b[K');
  }
}
