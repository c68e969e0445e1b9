/** Numbers that look random and are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Between two numbers. */
  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** One of a list. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)];
  }
}
