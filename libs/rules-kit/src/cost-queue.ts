/**
 * Places that wait in a search by steps, in the order of what it costs to come there: of those that cost the same, the
 * latest first. Places that steps at no cost add to the level that is being looked at come after all that were there, so that
 * the ways over such ground are no longer than they must be. Allocates nothing but when it grows.
 */
export class CostQueue {
  /** By cost: the first entry, or {@link NONE}. */
  readonly #heads: Int32Array;
  #places: Int32Array<ArrayBuffer>;
  #next: Int32Array<ArrayBuffer>;
  #entries = 0;
  /** The cost that is being looked at, and what was added to it since. */
  #level = NONE;
  #added = NONE;

  /** Costs are below `costs`. */
  constructor(costs: number, entries = 1024) {
    this.#heads = new Int32Array(costs).fill(NONE);
    this.#places = new Int32Array(entries);
    this.#next = new Int32Array(entries);
  }

  /** Begins a search that comes to costs of `last` at most; what an earlier one has left is gone. */
  begin(last: number): void {
    this.#heads.fill(NONE, 0, last + 1);
    this.#entries = 0;
    this.#level = NONE;
    this.#added = NONE;
  }

  /** Goes on to another cost: {@link take} is about it from now on. */
  goTo(cost: number): void {
    this.#level = cost;
  }

  /** A place stands in it several times while cheaper ways there are found. */
  add(place: number, cost: number): void {
    const entry = this.#entries++;
    if (entry === this.#places.length) this.#grow();
    this.#places[entry] = place;
    if (cost === this.#level) {
      this.#next[entry] = this.#added;
      this.#added = entry;
    } else {
      this.#next[entry] = this.#heads[cost];
      this.#heads[cost] = entry;
    }
  }

  /** Takes a place of the cost that is being looked at; -1 when there is none left. */
  take(): number {
    const level = this.#level;
    let entry = this.#heads[level];
    if (entry === NONE) {
      entry = this.#added;
      if (entry === NONE) return NONE;
      this.#added = NONE;
    }
    this.#heads[level] = this.#next[entry];
    return this.#places[entry];
  }

  #grow(): void {
    this.#places = doubled(this.#places);
    this.#next = doubled(this.#next);
  }
}

const NONE = -1;

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
