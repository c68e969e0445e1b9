import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { isList, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { brokenFile, contentEdit, listOf, namesOf, planFor, refusal, withAdded, withEntry } from './content.ts';
import { mapOf, type MapOf } from './chain.ts';
import { unique } from '../encode.ts';

/** Draws a kind of hexside between two neighbours. Drawing what is drawn already changes nothing. */
export function drawHexside(project: Project, id: string, feature: string, from: number, to: number): Plan {
  return onMap(project, id, (map) => {
    const between = sideLabels(map, from, to);
    if (between === null) return notNeighbours(id, map, from, to);
    const edit = (content: JsonObject): JsonObject => {
      if (listOf(content, 'hexsides').some((one) => isSide(one, feature, between))) return content;
      const taken = namesOf(content, 'hexsides');
      const name = unique(
        `${feature}-${between
          .join('-')
          .toLowerCase()
          .replaceAll(/[^a-z0-9-]+/g, '-')}`,
        (one) => taken.includes(one),
      );
      return withAdded(content, 'hexsides', { id: name.replace('~', '-'), feature, between });
    };
    return contentEdit(`Draw a hexside: ${feature}`, [{ file: fileKey(id, 'map.json'), edit }]);
  });
}

/** Takes hexsides between two neighbours away: those of one kind, or all. */
export function eraseHexside(project: Project, id: string, from: number, to: number, feature?: string): Plan {
  return onMap(project, id, (map) => {
    const between = sideLabels(map, from, to);
    if (between === null) return notNeighbours(id, map, from, to);
    const edit = (content: JsonObject): JsonObject => {
      const sides = content['hexsides'];
      if (!isList(sides)) return content;
      const rest = sides.filter((one) => !isSide(one as JsonObject, feature, between));
      return { ...content, hexsides: rest };
    };
    return contentEdit(`Erase a hexside`, [{ file: fileKey(id, 'map.json'), edit }]);
  });
}

/** Lays a feature, such as a road, along hexes, under an id that is not taken. */
export function drawPath(project: Project, id: string, feature: string, name: string, hexes: readonly number[]): Plan {
  return onMap(project, id, (map) => {
    const path = labels(map, hexes);
    if (path.length === 0) return refusal(fileKey(id, 'map.json'), 'hex.unknown', 'A path needs a hex of the map.');
    return added(
      project,
      id,
      'features',
      { id: name, feature, path },
      `Draw a path: ${feature}, ${hexCount(path.length)}`,
    );
  });
}

/** Leads a path on from its end, or from its beginning. */
export function extendPath(
  project: Project,
  id: string,
  name: string,
  hexes: readonly number[],
  atStart = false,
): Plan {
  return onMap(project, id, (map) =>
    altered(project, id, 'features', name, `Lead ${name} on by ${hexCount(hexes.length)}`, (one) => {
      const path = isList(one['path']) ? one['path'] : [];
      const more = labels(map, hexes);
      return { ...one, path: atStart ? [...more.toReversed(), ...path] : [...path, ...more] };
    }),
  );
}

/** Writes a name on the map. */
export function addLabel(project: Project, id: string, name: string, text: string, hex: number): Plan {
  return onMap(project, id, (map) =>
    added(project, id, 'labels', { id: name, text, hex: map.numbering.label(hex) }, `Write "${text}"`),
  );
}

/** Moves a name to another hex. */
export function moveLabel(project: Project, id: string, name: string, hex: number): Plan {
  return onMap(project, id, (map) =>
    altered(project, id, 'labels', name, `Move the label ${name}`, (one) => ({
      ...one,
      hex: map.numbering.label(hex),
    })),
  );
}

/** Makes a zone of some hexes. */
export function addZone(
  project: Project,
  id: string,
  zone: { readonly id: string; readonly purpose: string; readonly side?: string },
  hexes: readonly number[],
): Plan {
  return onMap(project, id, (map) =>
    added(
      project,
      id,
      'zones',
      { ...zone, hexes: labels(map, hexes) },
      `Add the zone ${zone.id}: ${hexCount(hexes.length)}`,
    ),
  );
}

/** Adds hexes to a zone and takes others out of it; two people may do that at once. */
export function paintZone(
  project: Project,
  id: string,
  zone: string,
  add: readonly number[],
  remove: readonly number[] = [],
): Plan {
  return onMap(project, id, (map) =>
    altered(project, id, 'zones', zone, `Paint ${hexCount(add.length + remove.length)}: zone ${zone}`, (one) => {
      const there = new Set(isList(one['hexes']) ? one['hexes'] : []);
      for (const label of labels(map, add)) there.add(label);
      for (const label of labels(map, remove)) there.delete(label);
      return { ...one, hexes: [...there] };
    }),
  );
}

/** Lists of things that lie on a map. */
export type MapList = 'features' | 'hexsides' | 'labels' | 'zones';

/** Takes a path, hexside, label or zone off the map. */
export function removeFromMap(project: Project, id: string, list: MapList, name: string): Plan {
  return altered(project, id, list, name, `Remove ${name}`, () => undefined);
}

function onMap(project: Project, id: string, plan: (map: MapOf) => Plan): Plan {
  const file = fileKey(id, 'map.json');
  const map = mapOf(project, id);
  if (map === null)
    return refusal(file, 'reference.unknown', 'There is no map to draw on. Give map.json a grid first.');
  return brokenFile(project, file) ?? plan(map);
}

function added(project: Project, id: string, list: MapList, entry: JsonObject, title: string): Plan {
  const file = fileKey(id, 'map.json');
  const name = textOf(entry['id']);
  if (namesOf(project.content(file), list).includes(name)) {
    return refusal(file, 'id.duplicate', `"${name}" is there already in ${list}. Choose another id.`, `/${list}`);
  }
  return contentEdit(title, [{ file, edit: (content) => withAdded(content, list, entry) }]);
}

function altered(
  project: Project,
  id: string,
  list: MapList,
  name: string,
  title: string,
  alter: (entry: JsonObject) => JsonObject | undefined,
): Plan {
  const file = fileKey(id, 'map.json');
  return planFor(project, file, list, name, () =>
    contentEdit(title, [{ file, edit: (content) => withEntry(content, list, name, alter) }]),
  );
}

/** The labels of two neighbours, in the same order whichever is named first; null where they are none. */
function sideLabels({ grid, numbering }: MapOf, from: number, to: number): string[] | null {
  if (grid.directionBetween(from, to) < 0) return null;
  return [from, to].toSorted((one, other) => one - other).map((hex) => numbering.label(hex));
}

function isSide(entry: JsonObject, feature: string | undefined, between: readonly string[]): boolean {
  const ends = isList(entry['between']) ? entry['between'] : [];
  return (feature === undefined || entry['feature'] === feature) && between.every((label) => ends.includes(label));
}

function notNeighbours(id: string, { numbering }: MapOf, from: number, to: number): Plan {
  const message = `${numbering.label(from)} and ${numbering.label(to)} are no neighbours. A hexside lies between two neighbours.`;
  return refusal(fileKey(id, 'map.json'), 'hex.unknown', message, '/hexsides');
}

function labels({ grid, numbering }: MapOf, hexes: readonly number[]): string[] {
  return hexes.filter((hex) => hex >= 0 && hex < grid.count).map((hex) => numbering.label(hex));
}

function hexCount(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}
