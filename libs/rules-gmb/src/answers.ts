/** Nothing is known for that key. */
export const UNKNOWN = -1;

const START = 256;

/**
 * Yes-or-no answers of a search by a key: a map that is emptied without cost and makes no garbage, because searches are
 * short and many.
 */
export class Answers {
  // A slot is live while its stamp is of this search: `search * 2`, one more for yes.
  #keys = new Int32Array(START);
  #stamps = new Int32Array(START);
  #search = 1;
  #count = 0;

  /** Forgets everything. */
  clear(): void {
    this.#count = 0;
    this.#search++;
    if (this.#search <= 0x3fffffff) return;
    this.#search = 1;
    this.#stamps.fill(0);
  }

  /** 1 for yes, 0 for no, or {@link UNKNOWN}. */
  get(key: number): number {
    const slot = this.#slotOf(key);
    return this.#isLive(slot) ? this.#stamps[slot] & 1 : UNKNOWN;
  }

  /** `key` is a whole number of 32 bits. */
  set(key: number, answer: boolean): void {
    if (this.#count * 2 >= this.#keys.length) this.#grow();
    const slot = this.#slotOf(key);
    if (!this.#isLive(slot)) this.#count++;
    this.#keys[slot] = key;
    this.#stamps[slot] = this.#search * 2 + (answer ? 1 : 0);
  }

  #isLive(slot: number): boolean {
    return this.#stamps[slot] >> 1 === this.#search;
  }

  /** The slot that holds the key, or the free one where it belongs. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & last;
    while (this.#isLive(slot) && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const stamps = this.#stamps;
    this.#keys = new Int32Array(keys.length * 2);
    this.#stamps = new Int32Array(keys.length * 2);
    for (let slot = 0; slot < keys.length; slot++) {
      if (stamps[slot] >> 1 !== this.#search) continue;
      const moved = this.#slotOf(keys[slot]);
      this.#keys[moved] = keys[slot];
      this.#stamps[moved] = stamps[slot];
    }
  }
}
