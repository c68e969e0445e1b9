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
    const lanes = Array.isArray(value) ? this.#listLanes(value) : this.#objectLanes(value as Record<string, unknown>);
    this.#known.set(value, lanes);
    return lanes;
  }

  #listLanes(list: readonly unknown[]): Lanes {
    let lanes = textLanes(START, '[');
    for (const item of list) lanes = joined(lanes, this.#lanes(item));
    return lanes;
  }

  #objectLanes(object: Record<string, unknown>): Lanes {
    let lanes = textLanes(START, '{');
    for (const key of Object.keys(object).sort()) {
      if (PROSE.has(key) || object[key] === undefined) continue;
      lanes = joined(textLanes(lanes, key), this.#lanes(object[key]));
    }
    return lanes;
  }
}

/** The offset bases of 32-bit and 64-bit FNV (its low half): any two different starts would do. */
const START: Lanes = { high: 0x811c9dc5, low: 0x84222325 };

function scalarLanes(value: unknown): Lanes {
  return textLanes(START, `${typeof value}:${String(value)}`);
}

function joined(lanes: Lanes, child: Lanes): Lanes {
  return stirred(stirred(lanes, child.high), child.low);
}

function textLanes(lanes: Lanes, text: string): Lanes {
  let { high, low } = stirred(lanes, text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x5bd1e995);
  }
  return stirred({ high, low }, 0x2f);
}

/** FNV's step with a shift between, because whole words go in where FNV expects bytes. */
function stirred({ high, low }: Lanes, word: number): Lanes {
  const nextHigh = Math.imul(high ^ word, 0x01000193);
  const nextLow = Math.imul(low ^ (word + (high >>> 5)), 0x5bd1e995);
  return { high: nextHigh ^ (nextHigh >>> 15), low: nextLow ^ (nextLow >>> 13) };
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
