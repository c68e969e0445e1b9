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
    if (!this.#isLoading) this.#guard ??= setTimeout(this.#lose, this.#limit);
  }

  /** It has said something: the wait begins anew if there is more to come. */
  settle(isMoreToCome: boolean): void {
    clearTimeout(this.#guard);
    this.#guard = undefined;
    this.#isAwaited = false;
    if (isMoreToCome) this.wait();
  }
}
