import { NumberStream } from '@hexwright/rules-kit';

/** Makes the choices of one generated: the same seed, the same choices, on every machine. */
export class Chooser {
  readonly #numbers = new NumberStream();

  /** `lane` tells the choices of one seed for different ends apart. */
  constructor(seed: number, lane: number) {
    this.#numbers.restart(seed, lane);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.#numbers.below(most - least + 1);
  }

  /** True `percent` times of a hundred. */
  chance(percent: number): boolean {
    return this.#numbers.below(100) < percent;
  }

  /** One of a list that is not empty. */
  one<Item>(list: readonly Item[]): Item {
    return list[this.#numbers.below(list.length)];
  }

  /** Each of a list with a chance of `percent`, in its order. */
  some<Item>(list: readonly Item[], percent: number): Item[] {
    return list.filter(() => this.chance(percent));
  }
}
