import type { JsonValue, Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { unique } from '../encode.ts';
import { fileKey } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { called } from './called.ts';
import { mapOf, type MapOf } from './chain.ts';
import type { Because } from './changes.ts';
import { refusal, withPart } from './content.ts';
import { planned, type Draft } from './draft.ts';
import { alterItem, itemsIn, putItem } from './item-draft.ts';
import { putNew } from './items.ts';

/** Things that lie on a map. Those of an inherited map are altered by changes, which say why. */
export type MapList = 'features' | 'hexsides' | 'labels' | 'zones';

/** A hexside of a kind between two neighbours, as indices of the grid. */
export interface DrawnHexside {
  readonly feature: string;
  readonly between: readonly [number, number];
}

/** Draws a kind of hexside between two neighbours. Drawing what is drawn already changes nothing. */
export function drawHexside(project: Project, id: string, feature: string, from: number, to: number): Plan {
  return drawHexsides(
    project,
    id,
    [{ feature, between: [from, to] }],
    `Draw a hexside: ${called(project, id, `hexsides/${feature}`)}`,
  );
}

/** Draws many hexsides in one step. */
export function drawHexsides(project: Project, id: string, sides: readonly DrawnHexside[], title: string): Plan {
  return onMap(project, id, title, (draft, map) => putHexsides(draft, id, map, sides));
}

/** Puts hexsides into a draft. */
export function putHexsides(draft: Draft, id: string, map: MapOf, sides: readonly DrawnHexside[]): Problem | null {
  const drawn = itemsIn(draft, id, 'map/hexsides');
  const taken = new Set(drawn.keys());
  const there = new Set([...drawn.values()].map(sideName));
  for (const { feature, between: ends } of sides) {
    const between = sideLabels(map, ...ends);
    if (between === null) return notNeighbours(id, map, ...ends);
    if (there.has(sideName({ feature, between }))) continue;
    const words = between.join('-').toLowerCase();
    const stem = `${feature}-${words.replaceAll(/[^a-z0-9-]+/g, '-')}`;
    const name = unique(stem, (one) => taken.has(one.replace('~', '-'))).replace('~', '-');
    taken.add(name);
    there.add(sideName({ feature, between }));
    const refused = putNew(draft, id, 'map/hexsides', { id: name, feature, between });
    if (refused !== null) return refused;
  }
  return null;
}

/** Takes hexsides between two neighbours away: those of one kind, or all. */
export function eraseHexside(
  project: Project,
  id: string,
  from: number,
  to: number,
  feature?: string,
  because: Because = {},
): Plan {
  return onMap(project, id, 'Erase a hexside', (draft, map) => {
    const between = sideLabels(map, from, to);
    if (between === null) return notNeighbours(id, map, from, to);
    for (const [name, side] of itemsIn(draft, id, 'map/hexsides')) {
      if (!isObject(side)) continue;
      const isMeant = feature === undefined || side['feature'] === feature;
      if (isMeant && sideName({ ...side, feature: '' }) === sideName({ feature: '', between })) {
        putItem(draft, id, `map/hexsides/${name}`, undefined, because);
      }
    }
    return null;
  });
}

/** Lays a feature, such as a road, along hexes, under an id that is not taken. */
export function drawPath(project: Project, id: string, feature: string, name: string, hexes: readonly number[]): Plan {
  const kind = called(project, id, `features/${feature}`);
  return onMap(project, id, `Draw a path: ${kind}, ${hexCount(hexes.length)}`, (draft, map) => {
    const path = labels(map, hexes);
    if (path.length === 0) return refusal(fileKey(id, 'map.json'), 'hex.unknown', 'A path needs a hex of the map.');
    return putNew(draft, id, 'map/features', { id: name, feature, path });
  });
}

/** Writes a name on the map. */
export function addLabel(project: Project, id: string, name: string, text: string, hex: number): Plan {
  return onMap(project, id, `Write "${text}"`, (draft, map) =>
    putNew(draft, id, 'map/labels', { id: name, text, hex: map.numbering.label(hex) }),
  );
}

/** Gives the package's own map a frame: title, legend, compass, scale bar; undefined takes it away. */
export function frameMap(project: Project, id: string, frame: JsonObject | undefined): Plan {
  return onMap(project, id, frame === undefined ? 'Remove the frame of the map' : 'Frame the map', (draft) => {
    const file = fileKey(id, 'map.json');
    const framed = withPart(draft.content(file), ['frame'], frame);
    if (isObject(framed)) draft.write(file, framed);
    return null;
  });
}

/** Makes a zone of some hexes. */
export function addZone(
  project: Project,
  id: string,
  zone: { readonly id: string; readonly purpose: string; readonly side?: string; readonly name?: string },
  hexes: readonly number[],
): Plan {
  const painted = hexes.length === 0 ? '' : `: ${hexCount(hexes.length)}`;
  return onMap(project, id, `Add the zone ${zone.name ?? zone.id}${painted}`, (draft, map) =>
    putNew(draft, id, 'map/zones', { ...zone, hexes: labels(map, hexes) }),
  );
}

/** Adds hexes to a zone and takes others out of it; two people may do that at once. */
export function paintZone(
  project: Project,
  id: string,
  zone: string,
  add: readonly number[],
  remove: readonly number[] = [],
  because: Because = {},
): Plan {
  const name = called(project, id, `map/zones/${zone}`);
  return onMap(project, id, `Paint ${hexCount(add.length + remove.length)}: zone ${name}`, (draft, map) =>
    alterItem(draft, id, `map/zones/${zone}`, because, (one) => {
      const there = new Set(isList(one['hexes']) ? one['hexes'] : []);
      for (const label of labels(map, add)) there.add(label);
      for (const label of labels(map, remove)) there.delete(label);
      return { ...one, hexes: [...there] };
    }),
  );
}

/** Takes a path, hexside, label or zone off the map. */
export function removeFromMap(project: Project, id: string, list: MapList, name: string, because: Because = {}): Plan {
  const words = called(project, id, `map/${list}/${name}`);
  return planned(project, `Remove ${words}`, (draft) => putItem(draft, id, `map/${list}/${name}`, undefined, because));
}

/** Plans something on the map of a package. */
export function onMap(
  project: Project,
  id: string,
  title: string,
  work: (draft: Draft, map: MapOf) => Problem | null,
): Plan {
  const map = mapOf(project, id);
  return planned(project, title, (draft) => {
    draft.content(fileKey(id, 'map.json'));
    return map === null ? noMap(id) : work(draft, map);
  });
}

function noMap(id: string): Problem {
  const message = 'There is no map to draw on. Give map.json a grid first.';
  return refusal(fileKey(id, 'map.json'), 'reference.unknown', message);
}

/** The labels of two neighbours, in the same order whichever is named first; null where they are none. */
function sideLabels({ grid, numbering }: MapOf, from: number, to: number): string[] | null {
  if (grid.directionBetween(from, to) < 0) return null;
  return [from, to].toSorted((one, other) => one - other).map((hex) => numbering.label(hex));
}

/** A hexside by its kind and its two hexes, in whatever order they are named. */
function sideName(side: JsonValue): string {
  if (!isObject(side)) return '';
  const ends = isList(side['between']) ? side['between'].map(textOf) : [];
  return [textOf(side['feature']), ...ends.toSorted()].join('\n');
}

function notNeighbours(id: string, { numbering }: MapOf, from: number, to: number): Problem {
  const message = `${numbering.label(from)} and ${numbering.label(to)} are no neighbours. A hexside lies between two neighbours.`;
  return refusal(fileKey(id, 'map.json'), 'hex.unknown', message, '/hexsides');
}

/** The labels of those hexes that are on the map. */
export function labels({ grid, numbering }: MapOf, hexes: readonly number[]): string[] {
  return hexes.filter((hex) => hex >= 0 && hex < grid.count).map((hex) => numbering.label(hex));
}

/** A number of hexes in words. */
export function hexCount(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}
