/** A stream of numbers that follows from two seeds alone: for players, never for dice. */
export class NumberStream {
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 0;

  /** Starts anew. `seed` is any safe integer, `lane` tells streams of one seed apart. */
  restart(seed: number, lane: number): void {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 0x1_0000_0000) | 0;
    this.#c = Math.imul(lane + 1, 0x9e3779b9);
    this.#count = 1;
    // The first words still show the seeds; after these they do not.
    for (let round = 0; round < 12; round++) this.#next();
  }

  /** A whole number from 0 up to, but not including, `limit`; every one equally likely. */
  below(limit: number): number {
    const fair = Math.floor(0x1_0000_0000 / limit) * limit;
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % limit;
  }

  /** The generator sfc32: an unsigned word of 32 bits. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
