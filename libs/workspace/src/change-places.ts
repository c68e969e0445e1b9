import * as Y from 'yjs';
import type { SharedType } from './node.ts';
import type { Struct } from './read-change.ts';
import { itemOf } from './yjs-internals.ts';

/** Where a piece of a change goes. */
export interface Spot {
  /** The name of the shared type at the top of the document. */
  readonly root: string;
  /** Under what key of its map; null in a text. */
  readonly key: string | null;
  /** Whether it goes into a shared text. */
  readonly isText: boolean;
  /** How many shared types it lies in. */
  readonly depth: number;
}

/** `gap` where it builds on what is not there, `gone` where what it would lie in is there no more. */
export type Found = Spot | 'gap' | 'gone';

/**
 * Finds where the pieces of a change go before it is applied. A piece says so itself only where it has no neighbours: else it
 * lies where they lie, and these are in the same change, or in the document.
 */
export class PlaceFinder {
  readonly #store: Y.Doc['store'];
  /** The pieces of the change by who wrote them, each in their order. */
  readonly #clients = new Map<number, Struct[]>();
  readonly #known = new Map<Y.Item, Found>();
  readonly #roots = new Map<SharedType, string>();

  constructor(store: Y.Doc['store'], structs: readonly Struct[]) {
    this.#store = store;
    for (const struct of structs) {
      const ofOne = this.#clients.get(struct.id.client);
      if (ofOne === undefined) this.#clients.set(struct.id.client, [struct]);
      else ofOne.push(struct);
    }
  }

  /** Where a piece of the change goes. */
  of(item: Y.Item): Found {
    const way = new Set<Y.Item>();
    let at = item;
    let found = this.#said(at);
    while (found === null) {
      way.add(at);
      const next = this.#base(at);
      // Pieces that lie beside one another in a ring lie nowhere.
      if (!(next instanceof Y.Item) || way.has(next)) found = next instanceof Y.Item ? 'gap' : next;
      else found = this.#said((at = next));
    }
    // Back along the way: each lies where the one after it lies, or in it.
    for (const one of [...way].toReversed()) {
      if (isInside(one)) found = within(found, at, one);
      this.#known.set(one, found);
      at = one;
    }
    return found;
  }

  /** Up to which number there is something of a writer, once the change is in the document. */
  end(client: number): number {
    const last = this.#clients.get(client)?.at(-1);
    return Math.max(Y.getState(this.#store, client), last === undefined ? 0 : last.id.clock + last.length);
  }

  /** Where a piece goes, if it is known or says so; null where that follows from another one. */
  #said(item: Y.Item): Found | null {
    const known = this.#known.get(item);
    if (known !== undefined) return known;
    const parent: unknown = item.parent;
    if (parent instanceof Y.AbstractType) return this.#inDocument(item, parent as SharedType);
    return typeof parent === 'string' ? { root: parent, key: item.parentSub, isText: false, depth: 1 } : null;
  }

  /** The piece from whose place that of another one follows. */
  #base(item: Y.Item): Y.Item | 'gap' | 'gone' {
    const { origin, rightOrigin, parent } = item;
    const left = origin === null ? null : this.#struct(origin);
    const right = rightOrigin === null ? null : this.#struct(rightOrigin);
    if (left === 'gap' || right === 'gap') return 'gap';
    const base = left ?? right ?? (parent instanceof Y.ID ? this.#struct(parent) : 'gone');
    return base;
  }

  #struct({ client, clock }: Y.ID): Y.Item | 'gap' | 'gone' {
    if (clock < Y.getState(this.#store, client)) return itemOr(Y.getItem(this.#store, Y.createID(client, clock)));
    const structs = this.#clients.get(client) ?? [];
    let [first, behind] = [0, structs.length];
    while (first < behind) {
      const middle = (first + behind) >> 1;
      const struct = structs[middle];
      if (clock < struct.id.clock) behind = middle;
      else if (clock >= struct.id.clock + struct.length) first = middle + 1;
      else return struct instanceof Y.Skip ? 'gap' : itemOr(struct);
    }
    return 'gap';
  }

  #inDocument({ parentSub }: Y.Item, parent: SharedType): Found {
    let depth = 1;
    let root = parent;
    for (let item = itemOf(root); item !== null; item = itemOf(root)) {
      const around: unknown = item.parent;
      if (!(around instanceof Y.AbstractType)) return 'gone';
      root = around as SharedType;
      depth += 1;
    }
    let name = this.#roots.get(root);
    if (name === undefined) this.#roots.set(root, (name = Y.findRootTypeKey(root)));
    return { root: name, key: parentSub, isText: isText(parent), depth };
  }
}

/** Whether a piece says in which other one it lies, rather than beside which. */
function isInside({ origin, rightOrigin }: Y.Item): boolean {
  return origin === null && rightOrigin === null;
}

function within(found: Found, { content }: Y.Item, { parentSub }: Y.Item): Found {
  if (typeof found === 'string') return found;
  if (!(content instanceof Y.ContentType)) return 'gone';
  return { root: found.root, key: parentSub, isText: isText(content.type), depth: found.depth + 1 };
}

function itemOr(struct: Struct): Y.Item | 'gone' {
  return struct instanceof Y.Item ? struct : 'gone';
}

function isText(type: unknown): boolean {
  return type instanceof Y.Text;
}
