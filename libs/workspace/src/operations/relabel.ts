import type { FileKind, JsonValue } from '@hexwright/model';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import { COMMANDS, EVENTS, EXPECTED, isGamesOwn, under } from './case-places.ts';
import { listOf } from './content.ts';
import { matchesAny } from './name-places.ts';

/** Something that lies outside a map that was cut. */
export interface Lost {
  readonly package: string;
  readonly what: 'unit' | 'hexside' | 'label' | 'path' | 'zone' | 'arrival' | 'change';
  /** The unit's id, or that of the thing. */
  readonly name: string;
}

/** Labels of hexes in case files, which are left as they are where their hex is gone. */
const CASE_LABELS = [
  'units/*/hexes/*',
  ...under(COMMANDS, ['hex']),
  ...under(EVENTS, ['hex']),
  ...under(EXPECTED, ['units/*/hexes/*', 'zones/*/hexes/*', 'costs/*/to/*']),
  ...under(EXPECTED, ['sight/*/from', 'sight/*/to', 'sight/*/blockedBy/*']),
];

/** Where the things of a map say on which hexes they are. */
const PLACE_OF: Readonly<Record<string, string>> = {
  features: 'path',
  hexsides: 'between',
  labels: 'hex',
  zones: 'hexes',
  origins: 'hexes',
};

/** Lists of a scan of the map, and where their entries name a hex. */
const SCAN_LABELS = [
  ['clicks', 'hex'],
  ['terrain', 'id'],
  ['level', 'id'],
] as const;

/** One walk through a file in which hexes get other labels. */
export class Relabelling {
  readonly lost: Lost[] = [];
  readonly #package: string;
  readonly #kind: FileKind;
  readonly #relabel: (label: string) => string | null;

  /** @param relabel the new label of a hex; null for one that is off the map, the same text for what is no label */
  constructor(packageId: string, kind: FileKind, relabel: (label: string) => string | null) {
    this.#package = packageId;
    this.#kind = kind;
    this.#relabel = relabel;
  }

  /** The content with the new labels; the same object where nothing is labelled. */
  file(content: JsonObject): JsonObject {
    // A case with a map of its own does not lie on this one.
    if (this.#kind === 'case') return 'map' in content ? content : (this.#caseValue(content, []) as JsonObject);
    let result = content;
    const put = (name: string, alter: (entry: JsonObject) => readonly JsonValue[]): void => {
      if (isList(content[name])) result = { ...result, [name]: listOf(content, name).flatMap(alter) };
    };
    if (this.#kind === 'map') {
      for (const list of Object.keys(PLACE_OF)) put(list, (one) => this.#mapItem(list, one));
    }
    if (this.#kind === 'scenario') {
      put('setUp', (one) => this.#placement(one));
      put('arrivals', (one) => this.#arrival(one));
    }
    if (this.#kind === 'sheets') put('mapScans', (one) => [this.#scan(one)]);
    if (this.#kind === 'comments') put('comments', (one) => this.#comment(one));
    put('changes', (one) => this.#change(one));
    return result;
  }

  #mapItem(list: string, item: JsonObject): readonly JsonValue[] {
    const name = textOf(item['id']);
    const place = item[PLACE_OF[list] ?? ''];
    // What is only half written names no hexes yet, and is nobody's to take away.
    if (!isList(place) && typeof place !== 'string') return [item];
    if (list === 'features') return this.#paths(item);
    if (list === 'zones') {
      const hexes = this.#kept(item['hexes']);
      if (hexes.length === 0 && isList(item['hexes']) && item['hexes'].length > 0) this.#lose('zone', name);
      return [{ ...item, hexes }];
    }
    if (list === 'origins') {
      const hexes = this.#kept(place);
      return hexes.length === 0 ? [] : [{ ...item, hexes }];
    }
    if (list === 'labels') {
      const hex = this.#relabel(textOf(item['hex']));
      if (hex === null) return this.#lose('label', name);
      const { along, ...rest } = item;
      if (!isList(along)) return [{ ...item, hex }];
      // A line of which too little is left gives way to a straight one.
      const left = this.#kept(along);
      return [left.length < 2 ? { ...rest, hex } : { ...item, hex, along: left }];
    }
    const between = this.#whole(item['between']);
    return between === null ? this.#lose('hexside', name) : [{ ...item, between }];
  }

  /** A path without the hexes that are gone; where those lay in the middle it falls into several. */
  #paths(item: JsonObject): readonly JsonValue[] {
    const runs: string[][] = [[]];
    for (const label of isList(item['path']) ? item['path'] : []) {
      const next = this.#relabel(textOf(label));
      if (next === null) runs.push([]);
      else runs[runs.length - 1].push(next);
    }
    const left = runs.filter((run) => run.length > 0);
    if (runs.length === 1) return [{ ...item, path: runs[0] }];
    if (left.length === 0) return this.#lose('path', textOf(item['id']));
    return left.map((path, index) => ({
      ...item,
      path,
      ...(index === 0 ? {} : { id: `${textOf(item['id'])}-${index + 1}` }),
    }));
  }

  /** What was said of a scan of the map, without the hexes that are gone. */
  #scan(item: JsonObject): JsonObject {
    const lists = SCAN_LABELS.filter(([list]) => isList(item[list])).map(([list, name]): [string, JsonValue] => {
      const left = listOf(item, list).flatMap((one) => {
        const label = this.#relabel(textOf(one[name]));
        return label === null ? [] : [{ ...one, [name]: label }];
      });
      return [list, left];
    });
    return { ...item, ...Object.fromEntries(lists) };
  }

  /** A comment outlives its hex, and says where it was. */
  #comment(item: JsonObject): readonly JsonValue[] {
    const { hex, ...rest } = item;
    if (hex === undefined) return [item];
    const label = this.#relabel(textOf(hex));
    return [label === null ? { ...rest, was: `hex ${textOf(hex)}` } : { ...rest, hex: label }];
  }

  #placement(item: JsonObject): readonly JsonValue[] {
    if (!isList(item['hexes'])) return [item];
    const hexes = this.#whole(item['hexes']);
    return hexes === null ? this.#lose('unit', textOf(item['unit'])) : [{ ...item, hexes }];
  }

  /** An arrival comes in where it still can; one of which no hex is left is told of. */
  #arrival(item: JsonObject): readonly JsonValue[] {
    if (!isList(item['hexes'])) return [item];
    const hexes = this.#kept(item['hexes']);
    if (hexes.length === 0 && item['hexes'].length > 0) this.#lose('arrival', textOf(item['id']));
    return [{ ...item, hexes }];
  }

  #change(change: JsonObject): readonly JsonValue[] {
    const target = textOf(change['target']);
    const [root, list, name, field] = target.split('/');
    const value = change['value'];
    const put = (altered: readonly JsonValue[] | JsonValue | null): readonly JsonValue[] =>
      altered === null ? [] : [{ ...change, value: altered as JsonValue }];
    if (root === 'setUp') {
      if (isObject(value) && name === undefined) return this.#placement({ unit: list, ...value }).flatMap(put);
      if (name !== 'hexes') return [change];
      const hexes = this.#whole(value);
      return hexes === null ? this.#lose('unit', list) : put(hexes);
    }
    if (root !== 'map') return [change];
    if (list === 'terrain' || list === 'elevation') {
      const label = this.#relabel(name ?? '');
      return label === null ? this.#lose('change', target) : [{ ...change, target: `map/${list}/${label}` }];
    }
    if (field === undefined)
      return isObject(value)
        ? this.#mapItem(list, { id: name, ...value })
            .slice(0, 1)
            .flatMap(put)
        : [change];
    if (field === 'hexes' || field === 'path' || field === 'along') return put(this.#kept(value));
    if (field === 'between') {
      const between = this.#whole(value);
      return between === null ? this.#lose('hexside', name) : put(between);
    }
    if (field !== 'hex') return [change];
    const hex = this.#relabel(textOf(value));
    return hex === null ? this.#lose('label', name) : put(hex);
  }

  #caseValue(value: JsonValue, path: readonly string[]): JsonValue {
    if (typeof value === 'string') {
      const isLabel = matchesAny(path, CASE_LABELS) || isGamesOwn(path);
      return isLabel ? (this.#relabel(value) ?? value) : value;
    }
    if (isList(value)) return value.map((entry) => this.#caseValue(entry, [...path, '*']));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, this.#caseValue(part, [...path, name])]),
    );
  }

  /** The labels of those hexes that are still there. */
  #kept(labels: JsonValue | undefined): string[] {
    return (isList(labels) ? labels : []).flatMap((label) => this.#relabel(textOf(label)) ?? []);
  }

  /** All labels; null if one of the hexes is gone. */
  #whole(labels: JsonValue | undefined): string[] | null {
    const kept = this.#kept(labels);
    return isList(labels) && kept.length < labels.length ? null : kept;
  }

  #lose(what: Lost['what'], name: string): [] {
    this.lost.push({ package: this.#package, what, name });
    return [];
  }
}
