import { identicalJson, LinkCache } from '@hexwright/model';
import { ContentHasher } from './content-hash.ts';

/** How many results of one stage are kept: enough for a package, its variants and the cases in between. */
const KEPT = 8;

interface Entry {
  readonly inputs: readonly unknown[];
  readonly output: unknown;
}

/**
 * Remembers what the compiler's stages have worked out. A stage is pure: the same inputs (the very same objects) give the
 * kept result. The linker gives parts that have not changed as the same objects, and {@link CompilerCache.settled} does
 * so for what stages make, so that a change of one number leaves the rest identical and only its path is redone.
 *
 * Nothing in a cache may be written to. A cache may serve any number of packages; it holds the last few results a stage.
 */
export class CompilerCache {
  /** What the linker remembers: texts that were parsed, packages that were linked. */
  readonly links = new LinkCache();
  /** Content hashes of what has not changed. */
  readonly hasher = new ContentHasher();
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

  /** `value`, or the value last given under this key if the two are equal. Only plain JSON data may be given. */
  settled<Value>(key: string, value: Value): Value {
    const last = this.#values.get(key);
    if (identicalJson(last, value)) return last as Value;
    this.#values.set(key, value);
    return value;
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
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!Object.is(a[index], b[index])) return false;
  return true;
}
