/** What describes an item and never decides anything in a game: two packages that differ only here are the same game. */
const PROSE = new Set(['$schema', 'note', 'notes', 'provenance', 'credits', 'summary', 'description']);

/** Two 32-bit lanes of one 64-bit hash. */
interface Lanes {
  readonly high: number;
  readonly low: number;
}

/**
 * Hashes of JSON values, remembered by object, so that after a small edit only what changed is read again. The
 * memory holds as long as hashed objects are not written to: linked packages never are.
 */
export class ContentHasher {
  readonly #known = new WeakMap<object, Lanes>();

  /**
   * 16 hexadecimal digits that depend on the content alone: not on the order of an object's keys, nor on notes,
   * provenance and credits. The order of a list counts.
   */
  hash(value: unknown): string {
    const { high, low } = this.#lanes(value);
    return hexadecimal(high) + hexadecimal(low);
  }

  #lanes(value: unknown): Lanes {
    if (value === null || typeof value !== 'object') return scalarLanes(value);
    const known = this.#known.get(value);
    if (known) return known;
    return Array.isArray(value) ? this.#listLanes(value) : this.#objectLanes(value as Record<string, unknown>);
  }

  #listLanes(list: readonly unknown[]): Lanes {
    const lanes = new RunningLanes('[');
    let isLeaf = true;
    for (const item of list) {
      isLeaf &&= item === null || typeof item !== 'object';
      lanes.join(this.#lanes(item));
    }
    return this.#remembered(list, isLeaf, lanes);
  }

  #objectLanes(object: Record<string, unknown>): Lanes {
    const lanes = new RunningLanes('{');
    let isLeaf = true;
    for (const key of inOrder(Object.keys(object))) {
      const value = object[key];
      if (value === undefined || PROSE.has(key)) continue;
      isLeaf &&= value === null || typeof value !== 'object';
      lanes.text('', key);
      lanes.join(this.#lanes(value));
    }
    return this.#remembered(object, isLeaf, lanes);
  }

  /** What holds nothing but numbers and words is read again sooner than it is looked up, and there is much of it. */
  #remembered(value: object, isLeaf: boolean, lanes: Lanes): Lanes {
    if (!isLeaf) this.#known.set(value, lanes);
    return lanes;
  }
}

/** Lanes that one thing after another goes into. */
class RunningLanes implements Lanes {
  /** The offset bases of 32-bit and 64-bit FNV (its low half): any two different starts would do. */
  high = 0x811c9dc5;
  low = 0x84222325;

  constructor(before: string, text = '') {
    this.text(before, text);
  }

  /** The two texts as one, which is never put together. */
  text(before: string, text: string): void {
    this.#stir(before.length + text.length);
    this.#units(before);
    this.#units(text);
    this.#stir(0x2f);
  }

  join({ high, low }: Lanes): void {
    this.#stir(high);
    this.#stir(low);
  }

  #units(text: string): void {
    let { high, low } = this;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      high = Math.imul(high ^ unit, 0x01000193);
      low = Math.imul(low ^ unit, 0x5bd1e995);
    }
    this.high = high;
    this.low = low;
  }

  /** FNV's step with a shift between, because whole words go in where FNV expects bytes. */
  #stir(word: number): void {
    const { high, low } = this;
    const nextHigh = Math.imul(high ^ word, 0x01000193);
    const nextLow = Math.imul(low ^ (word + (high >>> 5)), 0x5bd1e995);
    this.high = nextHigh ^ (nextHigh >>> 15);
    this.low = nextLow ^ (nextLow >>> 13);
  }
}

/** Sorts a few names in place: sooner done so than by a sort that is made for many. */
function inOrder(names: string[]): readonly string[] {
  if (names.length > FEW) return names.sort();
  for (let end = 1; end < names.length; end++) {
    const name = names[end];
    let at = end;
    for (; at > 0 && names[at - 1] > name; at--) names[at] = names[at - 1];
    names[at] = name;
  }
  return names;
}

const FEW = 16;

function scalarLanes(value: unknown): Lanes {
  return typeof value === 'string'
    ? new RunningLanes('string:', value)
    : new RunningLanes(`${typeof value}:${String(value)}`);
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
