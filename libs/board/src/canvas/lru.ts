/** Keeps the values used last; the one that was not used for longest goes first. */
export class LeastRecentlyUsed<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private readonly most: number;

  /** Room for `most` values. */
  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.values.size;
  }

  /** The value of a key, which counts as used now; undefined if there is none. */
  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  /** Keeps a value, and answers the one that had to go for it, if any. */
  set(key: Key, value: Value): Value | undefined {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.most) return undefined;
    for (const [oldest, gone] of this.values) {
      this.values.delete(oldest);
      return gone;
    }
  }

  delete(key: Key): void {
    this.values.delete(key);
  }

  entries(): IterableIterator<[Key, Value]> {
    return this.values.entries();
  }

  clear(): void {
    this.values.clear();
  }
}
