import type { MapFile, MapTable } from './generated/types.ts';
import { freeName, keyOf, keyProperty, namesIn } from './items.ts';
import type { LinkCache } from './link-cache.ts';
import type { LinkedMap } from './linked-package.ts';
import { type PackageFiles } from './package-files.ts';
import { fileName } from './package-paths.ts';
import { pointerOf, problemAt, type Place, type Problem } from './problem.ts';
import { LIST_NAMES, ROOT_FILES, type ListName, type Roots } from './roots.ts';

/** Roots with what a package adds to them, and what is wrong with that. */
export interface Added {
  readonly roots: Roots;
  readonly problems: readonly Problem[];
}

/** Adds what the files of a package define themselves to what it inherits. */
export function addOwn(inherited: Roots, files: PackageFiles, cache: LinkCache): Added {
  const problems: Problem[] = [];
  const lists = LIST_NAMES.map((name) => {
    const own = ownEntries(files, name);
    const joined = cache.step(`${files.id} add ${name}`, [inherited[name], own], () =>
      joinedList(inherited[name], own, name, {
        package: files.id,
        file: fileName(ROOT_FILES[name]),
        pointer: pointerOf(name),
      }),
    );
    problems.push(...joined.problems);
    return [name, joined.list] as const;
  });
  const map = addOwnMap(inherited.map, files, cache);
  const table = addOwnTable({ table: inherited.table, map: map.map }, files);
  const victory = files.contents.rules?.victory;
  if (victory !== undefined && inherited.victory !== null) problems.push(secondVictory(files));
  const roots = {
    ...inherited,
    ...Object.fromEntries(lists),
    victory: victory ?? inherited.victory,
    map: map.map,
    table: table.table,
  };
  return { roots, problems: [...problems, ...map.problems, ...table.problems] };
}

const NO_ENTRIES: readonly never[] = [];

function ownEntries(files: PackageFiles, name: ListName): readonly unknown[] {
  const content: Readonly<Record<string, unknown>> = { ...files.contents[ROOT_FILES[name]] };
  return (content[name] as readonly unknown[] | undefined) ?? NO_ENTRIES;
}

function joinedList(
  inherited: readonly unknown[],
  own: readonly unknown[],
  name: string,
  place: Place,
): { readonly list: readonly unknown[]; readonly problems: readonly Problem[] } {
  if (own.length === 0) return { list: inherited, problems: [] };
  const taken = namesIn(inherited);
  const isTaken = new Set(taken);
  const problems: Problem[] = [];
  const added: unknown[] = [];
  for (const [index, entry] of own.entries()) {
    const key = keyOf(entry) ?? '';
    if (!isTaken.has(key)) added.push(entry);
    // A module that is in force already may be named again: it says no more than that it is in force.
    else if (typeof entry !== 'string') problems.push(inheritedAlready(name, key, taken, place, index));
  }
  return { list: [...inherited, ...added], problems };
}

function inheritedAlready(list: string, key: string, taken: readonly string[], place: Place, index: number): Problem {
  const property = keyProperty(list);
  const pointer = `${place.pointer}/${index}/${property}`;
  const advice = `To alter it, write a change with the target ${list}/${key}`;
  const message = `"${key}" is inherited. ${advice}${property === 'id' ? '; to add another, give it another id' : ''}.`;
  const name = freeName(key, taken);
  const rename = {
    title: `Call it "${name}"`,
    edits: [{ file: place.file, pointer, op: 'set', value: name }],
  } as const;
  return problemAt({ ...place, pointer }, 'id.duplicate', message, { fixes: property === 'id' ? [rename] : [] });
}

function secondVictory(files: PackageFiles): Problem {
  const place = { package: files.id, file: fileName('rules'), pointer: '/victory' };
  const message =
    'Victory is inherited. To put another in its place, write a change with the op replace and the target victory.';
  return problemAt(place, 'id.duplicate', message);
}

const MAP_LISTS = ['features', 'hexsides', 'labels', 'zones'] as const;

function addOwnMap(
  inherited: LinkedMap | null,
  files: PackageFiles,
  cache: LinkCache,
): { readonly map: LinkedMap | null; readonly problems: readonly Problem[] } {
  const own = files.contents.map;
  if (own === undefined) return { map: inherited, problems: [] };
  return cache.step(`${files.id} add map`, [inherited, own], () => joinedMap(inherited, own, files.id));
}

function joinedMap(inherited: LinkedMap | null, own: MapFile, id: string): ReturnType<typeof addOwnMap> {
  const place: Place = { package: id, file: fileName('map'), pointer: '' };
  if (own.grid !== undefined) {
    if (inherited === null) return { map: wholeMap(own), problems: [] };
    const message =
      'The map is inherited. Alter it with changes, or put this one in its place with the op replace and the target map.';
    return { map: inherited, problems: [problemAt({ ...place, pointer: '/grid' }, 'map.second', message)] };
  }
  const lists = MAP_LISTS.filter((name) => (own[name]?.length ?? 0) > 0);
  if (lists.length === 0) return { map: inherited, problems: [] };
  if (inherited === null) {
    const message = 'There is no map to draw this on. Give grid, numbering, terrainCodes, terrain and elevation.';
    return { map: null, problems: [problemAt({ ...place, pointer: pointerOf(lists[0]) }, 'schema.missing', message)] };
  }
  const joined = lists.map((name) => {
    const from = { ...place, pointer: pointerOf(name) };
    return [name, joinedList(inherited[name], own[name] ?? [], `map/${name}`, from)] as const;
  });
  return {
    map: { ...inherited, ...Object.fromEntries(joined.map(([name, { list }]) => [name, list])) },
    problems: joined.flatMap(([, { problems }]) => problems),
  };
}

/** The table of a package: its own, or the one it inherits. It is played on either a table or a map. */
function addOwnTable(
  { table, map }: Pick<Roots, 'table' | 'map'>,
  files: PackageFiles,
): { readonly table: MapTable | null; readonly problems: readonly Problem[] } {
  const own = files.contents.map?.table;
  if (own === undefined) return { table, problems: [] };
  if (table === null && map === null) return { table: own, problems: [] };
  const message =
    table === null
      ? 'A battle takes place on hexes or on a table. Take one of the two out.'
      : 'The table is inherited. Alter it with changes, or put this one in its place with the op replace and the target table.';
  const place = { package: files.id, file: fileName('map'), pointer: '/table' };
  return { table, problems: [problemAt(place, 'map.second', message)] };
}

/** A map as a package writes it whole. The schema sees to it that grid, numbering and rows stand together. */
export function wholeMap(own: MapFile): LinkedMap | null {
  const { grid, numbering, terrainCodes, terrain, elevation } = own;
  if (!grid || !numbering || !terrainCodes || !terrain || !elevation) return null;
  const { features = [], hexsides = [], labels = [], zones = [], provenance } = own;
  const map = { grid, numbering, terrainCodes, terrain, elevation, features, hexsides, labels, zones };
  return provenance === undefined ? map : { ...map, provenance };
}
