/** The wait is told in so many parts: a machine that sleeps, or a tab that is frozen, takes one of them away and no more. */
const PARTS = 10;

/**
 * How long somebody waits for a worker that thinks, in milliseconds. A worker that still loads what it runs is on its way,
 * however slow the network or the machine: its time begins when that has arrived.
 */
export class Patience {
  readonly #limit: number;
  readonly #lose: () => void;
  #guard: ReturnType<typeof setTimeout> | undefined;
  #isAwaited = false;
  #isLoading = true;
  /** Parts of the wait that are over. */
  #over = 0;

  /** @param lose what happens once it is at an end */
  constructor(limit: number, lose: () => void) {
    this.#limit = limit;
    this.#lose = lose;
  }

  /** Another worker is on its way: nothing is awaited yet. */
  begin(): void {
    this.#isLoading = true;
    this.settle(false);
  }

  /** The worker loads something, or has it. */
  set loading(isLoading: boolean) {
    this.#isLoading = isLoading;
    this.settle(this.#isAwaited);
  }

  /** The worker has to say something; the wait goes on if there was one. */
  wait(): void {
    this.#isAwaited = true;
    if (!this.#isLoading && this.#guard === undefined) this.#goOn();
  }

  /** It has said something: the wait begins anew if there is more to come. */
  settle(isMoreToCome: boolean): void {
    clearTimeout(this.#guard);
    this.#guard = undefined;
    this.#over = 0;
    this.#isAwaited = false;
    if (isMoreToCome) this.wait();
  }

  #goOn(): void {
    this.#guard = setTimeout(() => {
      this.#over += 1;
      if (this.#over < PARTS) this.#goOn();
      else this.#lose();
    }, this.#limit / PARTS);
  }
}
