/** How many results of one stage are kept: enough for a package, its variants and the cases in between. */
const KEPT = 8;

interface Entry {
  readonly inputs: readonly unknown[];
  readonly output: unknown;
}

/**
 * Remembers what the compiler's stages have worked out. A stage is pure: the same inputs (the very same objects) give the
 * kept result. Content becomes identity through {@link CompilerCache.shared}: a value equal to the one before is replaced
 * by it, part by part, so that a change of one number leaves everything else identical and only its path is redone.
 *
 * Nothing in a cache may be written to. A cache may serve any number of packages; it holds the last few results a stage.
 */
export class CompilerCache {
  readonly #stages = new Map<string, Entry[]>();
  readonly #items = new Map<string, WeakMap<object, Entry>>();
  readonly #values = new Map<string, unknown>();
  /** Stages that were worked out anew since the cache was made, by name: for tests and measurements. */
  readonly worked = new Map<string, number>();

  /** The result of `make`, or the kept one if `inputs` are identical to those of an earlier call of this stage. */
  stage<Output>(name: string, inputs: readonly unknown[], make: () => Output): Output {
    const entries = this.#stages.get(name) ?? [];
    const at = entries.findIndex((entry) => identical(entry.inputs, inputs));
    // Safe: a stage's name belongs to one function, so what lies under it has that function's type.
    if (at >= 0) return this.#first(entries, at).output as Output;
    const output = make();
    this.#count(name);
    entries.unshift({ inputs, output });
    if (entries.length > KEPT) entries.pop();
    this.#stages.set(name, entries);
    return output;
  }

  /** As {@link stage}, kept once for each `item` and forgotten with it: for the parts of long lists. */
  item<Output>(name: string, item: object, inputs: readonly unknown[], make: () => Output): Output {
    let kept = this.#items.get(name);
    if (!kept) this.#items.set(name, (kept = new WeakMap()));
    const entry = kept.get(item);
    if (entry && identical(entry.inputs, inputs)) return entry.output as Output;
    const output = make();
    this.#count(name);
    kept.set(item, { inputs, output });
    return output;
  }

  /**
   * `value`, with every part that equals the same part of the value last given under this key replaced by that part.
   * Only plain JSON data may be given.
   */
  shared<Value>(key: string, value: Value): Value {
    const result = share(this.#values.get(key), value);
    this.#values.set(key, result);
    return result as Value;
  }

  #first(entries: Entry[], at: number): Entry {
    const [entry] = entries.splice(at, 1);
    entries.unshift(entry);
    return entry;
  }

  #count(name: string): void {
    this.worked.set(name, (this.worked.get(name) ?? 0) + 1);
  }
}

function identical(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
}

/** `next`, made of the parts of `previous` wherever these are equal; `previous` itself when all of it is. */
function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (!isObject(previous) || !isObject(next)) return next;
  if (Array.isArray(previous)) return Array.isArray(next) ? shareList(previous, next) : next;
  return Array.isArray(next) ? next : shareObject(previous, next);
}

function shareList(previous: readonly unknown[], next: readonly unknown[]): unknown {
  const ids = previous.length === next.length ? null : partsById(previous);
  let same = previous.length === next.length;
  const shared = next.map((part, index) => {
    const result = share(ids && hasId(part) ? ids.get(part.id) : previous[index], part);
    if (!Object.is(result, previous[index])) same = false;
    return result;
  });
  return same ? previous : shared;
}

function shareObject(previous: Record<string, unknown>, next: Record<string, unknown>): unknown {
  const keys = Object.keys(next);
  const earlier = Object.keys(previous);
  let same = keys.length === earlier.length;
  const shared = keys.map((key, index): [string, unknown] => {
    const part = share(previous[key], next[key]);
    // The order of keys counts as content here: some objects are read in their order.
    if (earlier[index] !== key || !Object.is(part, previous[key])) same = false;
    return [key, part];
  });
  // Not by assignment: a key may be "__proto__" until the schema has been checked.
  return same ? previous : Object.fromEntries(shared);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasId(value: unknown): value is { id: unknown } {
  return isObject(value) && 'id' in value;
}

function partsById(list: readonly unknown[]): Map<unknown, unknown> {
  return new Map(list.filter(hasId).map((part) => [part.id, part]));
}
