import * as Y from 'yjs';
import { equalJson, identicalJson, type FileKind, type JsonValue } from '@hexwright/model';
import { align, alignAdded, staying } from './align.ts';
import { lastKey, type CellPath } from './cells.ts';
import { encode, encodeEntry, encodeRootField, entryKey, isNameUnique, keyOrder, unique } from './encode.ts';
import { entryForm, fieldForm, fileForm, isList, isObject, ownValue, type Form, type JsonObject } from './form.ts';
import type { Node, SharedMap } from './node.ts';
import { keyBetween } from './order-key.ts';
import { codesOf, isRows, meaningOf, hexOfKey, hexKey, type Codes, type HexRows } from './hex-rows.ts';
import { BASE, KEYS, LIST, ORDER, SHOWN, WORDS, type ListKind } from './reserved.ts';
import type { Writer } from './writer.ts';
import { mergeWords } from './words.ts';

/** A place of the document with what the format says of it. */
interface Place {
  readonly path: CellPath;
  /** The property whose value stands there. */
  readonly name: string;
  readonly form: Form;
}

/**
 * Makes the changes that lead from one version of a file to another in the document, which may have gone on since the
 * first version: only what differs is written. Where both have changed the same value, the new version counts; an entry
 * that it takes away stays if somebody has changed it since.
 */
export class Reconciler {
  readonly #writer: Writer;
  readonly #kind: FileKind;
  /** Places, in words, where something stayed that the new version has taken away. */
  readonly kept: string[] = [];

  constructor(writer: Writer, kind: FileKind) {
    this.#writer = writer;
    this.#kind = kind;
  }

  /** Reconciles a whole file. */
  file(file: string, base: JsonObject, draft: JsonObject): void {
    this.#writer.open(file);
    for (const name of namesOf(base, draft)) {
      const path = [file, name];
      if (this.#hexRows(path, base, draft)) continue;
      const place = { path, name, form: fieldForm(fileForm(this.#kind), name) };
      const encoded = (value: JsonValue): Node => encodeRootField(this.#kind, name, value, draft);
      this.#value(place, ownValue(base, name), ownValue(draft, name), encoded);
    }
    this.#order([file], base, draft, fileForm(this.#kind));
  }

  /** Reconciles one value: undefined where a version does not have it. */
  value(place: Place, base: JsonValue | undefined, draft: JsonValue | undefined): void {
    this.#value(place, base, draft, (value) => encode(value, place.name, place.form));
  }

  #value(
    place: Place,
    base: JsonValue | undefined,
    draft: JsonValue | undefined,
    encoded: (value: JsonValue) => Node,
  ): void {
    if (identicalJson(base, draft)) return;
    const { path, form } = place;
    const current = this.#writer.get(path);
    if (draft === undefined) {
      this.#remove(path, current);
      return;
    }
    if (current instanceof Y.Text && typeof draft === 'string') {
      const { words } = mergeWords(typeof base === 'string' ? base : '', draft, current.toJSON());
      this.#writer.write(path, words);
      return;
    }
    if (current instanceof Y.Map) {
      const map: SharedMap = current;
      if (map.has(LIST)) {
        const from = base ?? [];
        if (isList(from) && isList(draft) && this.#list(place, map, from, draft)) return;
      } else if (!map.has(BASE) && isObject(base) && isObject(draft)) {
        this.#fields(path, base, draft, form);
        return;
      }
    }
    if (equalJson(base, draft) || equalJson(this.#writer.project.decoder.value(current), draft)) return;
    this.#writer.set(path, encoded(draft));
  }

  #remove(path: CellPath, current: unknown): void {
    // The lists of a file stay, so that those who fill them at the same time fill the same ones.
    if (path.length === 2 && current instanceof Y.Map && (current as SharedMap).has(LIST)) {
      for (const key of (current as SharedMap).keys()) if (key !== LIST) this.#writer.remove([...path, key]);
    } else this.#writer.remove(path);
  }

  #fields(path: CellPath, base: JsonObject, draft: JsonObject, form: Form): void {
    for (const name of namesOf(base, draft)) {
      const place = { path: [...path, name], name, form: fieldForm(form, name) };
      this.value(place, ownValue(base, name), ownValue(draft, name));
    }
    this.#order(path, base, draft, form);
  }

  /** Keeps the order of properties where somebody has altered it. */
  #order(path: CellPath, base: JsonObject, draft: JsonObject, form: Form): void {
    if (equalJson(Object.keys(base), Object.keys(draft))) return;
    const order = keyOrder(draft, form);
    const cell = [...path, KEYS];
    if (order !== null && !equalJson(this.#writer.get(cell), order)) this.#writer.set(cell, order);
  }

  /** Reconciles the rows of a map hex by hex. Whether they are kept as hexes. */
  #hexRows(path: CellPath, base: JsonObject, draft: JsonObject): boolean {
    const name = lastKey(path);
    const map = this.#writer.get(path);
    const hexRows = this.#writer.project.decoder.hexRows(map);
    const [from, to] = [ownValue(base, name), ownValue(draft, name)];
    if (hexRows === null || !isRows(from) || !isRows(to)) return false;
    const isCoded = name === 'terrain';
    const codesBefore = isCoded ? codesOf(base['terrainCodes']) : null;
    const codesAfter = isCoded ? codesOf(draft['terrainCodes']) : null;
    const areSameSize = from.length === to.length && from.every((row, index) => row.length === to[index].length);
    const wasAt = (column: number, row: number): string | undefined => {
      const sign = from[row]?.[column];
      return sign === undefined ? undefined : meaningOf(sign, codesBefore);
    };
    if (areSameSize) {
      this.#paint(path, hexRows, from, to, codesBefore, codesAfter);
      return true;
    }
    // Hexes that others painted meanwhile stay painted on the map of another size.
    for (const key of (map as SharedMap).keys()) {
      if (key === BASE) continue;
      const { column, row } = hexOfKey(key);
      if (hexRows.at(column, row) === wasAt(column, row)) this.#writer.remove([...path, key]);
    }
    this.#writer.set([...path, BASE], codesAfter === null ? { rows: to } : { rows: to, codes: codesAfter });
    return true;
  }

  #paint(
    path: CellPath,
    hexRows: HexRows,
    from: readonly string[],
    to: readonly string[],
    codesBefore: Codes | null,
    codesAfter: Codes | null,
  ): void {
    const sameCodes = equalJson(codesBefore, codesAfter);
    const changed: [string, string, string][] = [];
    for (const [row, line] of to.entries()) {
      if (sameCodes && line === from[row]) continue;
      for (let column = 0; column < line.length; column++) {
        const value = meaningOf(line[column], codesAfter);
        if (value === meaningOf(from[row][column], codesBefore)) continue;
        changed.push([hexKey(column, row), value, hexRows.at(column, row) ?? value]);
      }
    }
    this.#writer.paint(path, changed);
  }

  /** Reconciles a list entry by entry. Whether its entries are still of the kind that the list holds. */
  #list(place: Place, map: SharedMap, base: readonly JsonValue[], draft: readonly JsonValue[]): boolean {
    const kind = map.get(LIST) as ListKind;
    if (!draft.every((entry) => (kind === 'items' ? isObject(entry) : typeof entry === 'string'))) return false;
    if (map.get(SHOWN) !== true && draft.length === 0) this.#writer.set([...place.path, SHOWN], true);
    const current = this.#writer.project.decoder.entries(map);
    const orders = new Orders(current);
    const partners = align(base, draft, place.name);
    const values = current.map(({ value }) => value);
    const aligned = align(base, values, place.name);
    const keys = new Map(aligned.map((partner, index) => [partner, current[index].key]));
    const stay = staying(partners);
    // An entry that both sides have got since is one: made twice it would be there twice.
    const news = [...draft.keys()].filter((index) => partners[index] < 0);
    const others = [...current.keys()].filter((index) => aligned[index] < 0);
    const met = alignAdded(
      others.map((index) => values[index]),
      news.map((index) => draft[index]),
      place.name,
    );
    const known = new Map(
      news.flatMap((index, at) => (met[at] < 0 ? [] : [[index, current[others[met[at]]]] as const])),
    );
    let last: string | null = null;
    for (const [index, entry] of draft.entries()) {
      const partner = partners[index];
      const also = known.get(index);
      if (also !== undefined) {
        this.#entry(place, kind, also.key, inCommon(also.value, entry), entry);
        last = also.order;
        continue;
      }
      const key = partner < 0 ? undefined : keys.get(partner);
      if (key !== undefined) {
        this.#entry(place, kind, key, base[partner], entry);
        if (!stay.has(partner)) {
          const order = orders.take(last, this.#writer.salt);
          this.#move([...place.path, key], kind, order);
          orders.set(key, order);
        }
        last = orders.get(key);
      } else if (partner < 0 || !equalJson(base[partner], entry)) {
        last = orders.take(last, this.#writer.salt);
        this.#add(place, kind, map, entry, last);
      }
    }
    const paired = new Set(partners);
    const byKey = new Map(current.map(({ key, value }) => [key, value]));
    for (const [index, entry] of base.entries()) {
      const key = keys.get(index);
      if (paired.has(index) || key === undefined) continue;
      if (equalJson(byKey.get(key), entry)) this.#writer.remove([...place.path, key]);
      else this.kept.push(`${place.name}/${key}`);
    }
    return true;
  }

  #entry(place: Place, kind: ListKind, key: string, base: JsonValue, draft: JsonValue): void {
    // Of a long list, nearly all entries.
    if (identicalJson(base, draft)) return;
    const path = [...place.path, key];
    if (kind === 'items' && isObject(base) && isObject(draft)) {
      this.#fields(path, base, draft, entryForm(place.form));
    } else if (kind === 'prose') {
      this.value({ path: [...path, WORDS], name: place.name, form: {} }, base, draft);
    } else if (!equalJson(base, draft)) {
      const order = (this.#writer.get(path) as readonly JsonValue[])[0];
      this.#writer.set(path, [order, draft]);
    }
  }

  #move(path: CellPath, kind: ListKind, order: string): void {
    if (kind === 'values') {
      const value = (this.#writer.get(path) as readonly JsonValue[])[1];
      this.#writer.set(path, [order, value]);
    } else this.#writer.set([...path, ORDER], order);
  }

  #add(place: Place, kind: ListKind, map: SharedMap, entry: JsonValue, order: string): void {
    const name = entryKey(entry, kind, place.name);
    const shared = kind === 'values' || isNameUnique(place.name);
    const key = shared ? unique(name, (taken) => map.has(taken)) : this.#writer.freshKey(name);
    this.#writer.set([...place.path, key], encodeEntry(entry, kind, place.name, place.form, order));
  }
}

/** The keys of order of a list while entries are put into it. */
class Orders {
  readonly #sorted: string[];
  readonly #byKey: Map<string, string>;

  constructor(entries: readonly { readonly key: string; readonly order: string }[]) {
    this.#sorted = entries.map(({ order }) => order);
    this.#byKey = new Map(entries.map(({ key, order }) => [key, order]));
  }

  get(key: string): string {
    return this.#byKey.get(key) ?? '';
  }

  set(key: string, order: string): void {
    this.#byKey.set(key, order);
  }

  /** A new order just behind another one; null stands for the beginning of the list. */
  take(behind: string | null, salt: string): string {
    let place = 0;
    for (let high = this.#sorted.length; place < high;) {
      const middle = (place + high) >> 1;
      if (behind !== null && this.#sorted[middle] <= behind) place = middle + 1;
      else high = middle;
    }
    const order = keyBetween(behind, this.#sorted[place] ?? null, salt);
    this.#sorted.splice(place, 0, order);
    return order;
  }
}

/** What two values that came from different hands have in common, as a base on which neither takes anything away. */
function inCommon(one: JsonValue, other: JsonValue): JsonValue {
  if (isList(one)) return isList(other) ? one.filter((entry) => other.some((also) => equalJson(entry, also))) : one;
  if (!isObject(one) || !isObject(other)) return one;
  const names = Object.keys(one).filter((name) => Object.hasOwn(other, name));
  return Object.fromEntries(names.map((name) => [name, inCommon(one[name], other[name])]));
}

/** Names of the properties of either, those of the draft in its order. */
function namesOf(base: JsonObject, draft: JsonObject): string[] {
  return [...new Set([...Object.keys(draft), ...Object.keys(base)])];
}
