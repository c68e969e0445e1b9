/** Numbers of which the least is taken first: what happens next, or what lies nearest. */
export class Heap {
  readonly #numbers: number[] = [];

  get size(): number {
    return this.#numbers.length;
  }

  add(value: number): void {
    const numbers = this.#numbers;
    let at = numbers.length;
    numbers.push(value);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (numbers[above] <= value) break;
      numbers[at] = numbers[above];
      at = above;
    }
    numbers[at] = value;
  }

  /** Takes the least number away; undefined where there is none. */
  take(): number | undefined {
    const numbers = this.#numbers;
    const least = numbers[0];
    const last = numbers.pop();
    if (last === undefined || numbers.length === 0) return last;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= numbers.length) break;
      if (below + 1 < numbers.length && numbers[below + 1] < numbers[below]) below++;
      if (numbers[below] >= last) break;
      numbers[at] = numbers[below];
      at = below;
    }
    numbers[at] = last;
    return least;
  }
}
