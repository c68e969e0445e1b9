import type { Work } from '@hexwright/workspace';

/** Milliseconds for which one goes on before others have their turn. */
const SLICE = 15;

/**
 * Has long work done a slice at a time: between two of them everybody else is heard, and of those for whom it is done each
 * has a turn after the other, however much each brings.
 */
export class LongWork {
  /** Those who wait for a turn, by for whom it is. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** The last that is done alone of each. */
  readonly #last = new Map<string, Promise<void>>();
  #isGoingOn = false;

  /** Does all of it; resolves to its result. @param payer for whom it is done */
  async run<Result>(payer: string, work: Work<Result>): Promise<Result> {
    for (;;) {
      await this.turn(payer);
      const end = performance.now() + SLICE;
      do {
        const step = work.next();
        if (step.done === true) return step.value;
      } while (performance.now() < end);
    }
  }

  /** Does several things of one person one after the other: how much they bring at once takes no more room than one of them. */
  alone<Result>(payer: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.#last.get(payer) ?? Promise.resolve()).then(work);
    const over = (): void => {
      if (this.#last.get(payer) === last) this.#last.delete(payer);
    };
    const last: Promise<void> = result.then(over, over);
    this.#last.set(payer, last);
    return result;
  }

  /** Waits until somebody may do something that takes long and cannot be broken off. */
  turn(payer: string): Promise<void> {
    return new Promise((resolve) => {
      const own = this.#waiting.get(payer);
      if (own === undefined) this.#waiting.set(payer, [resolve]);
      else own.push(resolve);
      if (this.#isGoingOn) return;
      this.#isGoingOn = true;
      setImmediate(() => this.#next());
    });
  }

  #next(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isGoingOn = false;
      return;
    }
    const [payer, [resolve, ...others]] = next;
    this.#waiting.delete(payer);
    if (others.length > 0) this.#waiting.set(payer, others);
    resolve();
    setImmediate(() => this.#next());
  }
}
