import { equalJson, fileOfRoot, type JsonValue, type ListName as RootList } from '@hexwright/model';
import { chainOf, fileKey, itemOf, type JsonObject, type Project } from '@hexwright/workspace';
import { Kept } from './kept.ts';

/** A list of named things of a package. Lists of a map bear its name before theirs. */
export type ListName =
  | Exclude<RootList, 'modules' | 'contents'>
  | 'map/features'
  | 'map/hexsides'
  | 'map/labels'
  | 'map/zones'
  | 'table/zones';

/** The files in which a package may alter what it inherits. */
const CHANGED_IN = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

/** The property by which entries of a list are named, where that is not `id`. */
const KEYS: { readonly [List in ListName]?: string } = { setUp: 'unit' };

/**
 * The lists of a package as its document has them now, inherited things and changes of them included. Options are not
 * chosen here: that is the compiler's part. A broken file counts as empty.
 */
export class Items {
  readonly #project: Project;
  readonly #id: string;
  readonly #kept = new Kept();
  readonly #last = new Map<ListName, readonly JsonObject[]>();

  constructor(project: Project, id: string) {
    this.#project = project;
    this.#id = id;
  }

  /** The packages that this one builds on and itself, base first. */
  get chain(): readonly string[] {
    return chainOf(this.#project, this.#id);
  }

  /** All things of a list. The same array as before unless something it is made of has changed. */
  list(name: ListName): readonly JsonObject[] {
    const { chain } = this;
    const made = chain.flatMap((id) => [this.#entries(id, name), ...this.#changes(id)]);
    return this.#kept.of(name, made, () => {
      const items = asBefore(this.#last.get(name) ?? [], this.#read(chain, name));
      this.#last.set(name, items);
      return items;
    });
  }

  /** Whether a thing stands in the package's own file, rather than in one it builds on. */
  isOwn(list: ListName, name: string): boolean {
    return asList(this.#entries(this.#id, list)).some((one) => nameOf(one) === name);
  }

  /** A property of the nearest package of the chain that has it; undefined where none does. */
  property(file: string, name: string): JsonValue | undefined {
    for (const id of this.chain.toReversed()) {
      const value = this.#part(id, file, name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  #read(chain: readonly string[], list: ListName): readonly JsonObject[] {
    const found = new Map<string, JsonObject>();
    chain.forEach((id) => {
      for (const one of asList(this.#entries(id, list))) found.set(nameOf(one), one);
    });
    const changed = new Set<string>();
    for (const id of chain) {
      for (const { target, value } of this.#changes(id).flatMap(asList)) {
        if (target === list) for (const one of asList(value)) found.set(nameOf(one), one);
        if (typeof target === 'string' && target.startsWith(`${list}/`)) {
          changed.add(target.slice(list.length + 1).split('/')[0]);
        }
      }
    }
    for (const name of changed) {
      const item = itemOf(this.#project, this.#id, `${list}/${name}`);
      // What a change adds may leave its name to the target of the change.
      if (isObject(item)) found.set(name, nameOf(item) === '' ? { [KEYS[list] ?? 'id']: name, ...item } : item);
      else found.delete(name);
    }
    return [...found.values()];
  }

  #entries(id: string, list: ListName): JsonValue | undefined {
    const [root, part = root] = list.split('/');
    const found = this.#part(id, fileOfRoot(root), root === 'table' ? root : part);
    return root === 'table' && isObject(found) ? found[part] : found;
  }

  #changes(id: string): (JsonValue | undefined)[] {
    return CHANGED_IN.map((file) => this.#part(id, file, 'changes'));
  }

  #part(id: string, file: string, name: string): JsonValue | undefined {
    const key = fileKey(id, file);
    return this.#project.has(key) ? this.#project.part(key, name) : undefined;
  }
}

/** The items with those that are the same as before as the same objects; the list itself too if all of it is. */
function asBefore(before: readonly JsonObject[], now: readonly JsonObject[]): readonly JsonObject[] {
  const known = new Map(before.map((item) => [nameOf(item), item]));
  const items = now.map((item) => {
    const was = known.get(nameOf(item));
    return was !== undefined && equalJson(was, item) ? was : item;
  });
  return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
}

/** The name by which other things speak of an entry; empty where it has none. */
export function nameOf(item: JsonObject): string {
  return textOf(item, 'id') || textOf(item, 'unit');
}

/** A property that should be a text; empty where it is none. */
export function textOf(item: JsonObject, property: string): string {
  const value = item[property];
  return typeof value === 'string' ? value : '';
}

/** A property that should be a list of texts; what is none is left out. */
export function textsOf(item: JsonObject, property: string): readonly string[] {
  const value = item[property];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** Those entries of what should be a list that are objects. */
export function asList(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]).filter(isObject) : [];
}

/** Whether a value is an object, not a list. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
