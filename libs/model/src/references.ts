import { suggestion } from './did-you-mean.ts';
import type { Arrival, MapTable, Objective, Placement, Side, Unit, Victory, Withdrawal } from './generated/types.ts';
import { nearestName } from './items.ts';
import type { LinkCache } from './link-cache.ts';
import type { LinkedMap } from './linked-package.ts';
import type { Origins, Removal } from './origins.ts';
import { problemAt, type Place, type Problem } from './problem.ts';
import type { Roots } from './roots.ts';

/** A name that leads nowhere, or rows that do not fit: told by item, so that the result outlives moves in the file. */
interface Dangling {
  readonly at: string;
  readonly code: 'reference.unknown' | 'map.size' | 'map.code';
  readonly message: string;
  readonly better?: string;
  /** What is named, as a path: a change may have taken it away. */
  readonly named?: string;
  /** The case that the item follows. */
  readonly case?: string;
}

/**
 * Checks that whatever items of a package name exists: sides, units, faces, zones, terrains, features, hexsides; and
 * that the rows of the map fit its grid. What belongs to the game system or to the numbering is left to the compiler.
 */
export function checkReferences(roots: Roots, firstSide: string, origins: Origins, cache: LinkCache): Problem[] {
  const { sides, units, map, terrains, features, hexsides, setUp, sequence, objectives, victory } = roots;
  const { arrivals, withdrawals, table } = roots;
  const checks = [
    cache.step('check units', [units, sides], () => units.flatMap((unit) => within(unit, checkUnit(unit, sides)))),
    cache.step('check set-up', [setUp, units], () => checkSetUp(setUp, units)),
    cache.step('check map', [map, terrains, features, hexsides, sides], () =>
      map === null ? [] : checkMap(map, roots),
    ),
    cache.step('check table', [table, terrains, features, hexsides, sides], () =>
      table === null ? [] : checkTable(table, roots),
    ),
    cache.step('check crosses', [hexsides, features], () =>
      [
        ...hexsides.map((one) => ['hexsides', one] as const),
        ...features.map((one) => ['features', one] as const),
      ].flatMap(([list, { id, crosses = [] }]) =>
        crosses.flatMap((name, index) => known(`${list}/${id}/crosses/${index}`, name, 'a hexside', hexsides)),
      ),
    ),
    cache.step('check objectives', [objectives, map, sides], () =>
      objectives.flatMap((one) => within(one, checkObjective(one, roots))),
    ),
    cache.step('check arrivals', [arrivals, withdrawals, map, table, units], () => [
      ...arrivals.flatMap((one) => within(one, checkComing(`arrivals/${one.id}`, one, roots))),
      ...withdrawals.flatMap((one) => within(one, checkComing(`withdrawals/${one.id}`, one, roots))),
    ]),
    cache.step('check sequence', [sequence, sides], () =>
      sequence.flatMap((step) => within(step, knownSide(`sequence/${step.id}/side`, step.side, sides))),
    ),
    cache.step('check victory', [victory, sides], () => (victory === null ? [] : checkVictory(victory, sides))),
    firstSide === '' ? [] : knownSide('firstSide', firstSide, sides),
  ];
  return checks.flat().map((one) => toldAt(one, origins));
}

/** Checks the kinds and sides that the table of a case names, as {@link checkReferences} does those of a package. */
export function checkTableReferences(table: MapTable, named: TableNames, origins: Origins): Problem[] {
  return checkTable(table, named).map((one) => toldAt(one, origins));
}

/** A name that leads nowhere as a problem, where it is written or where what it names was taken away. */
function toldAt({ at, code, message, better, named, case: cited }: Dangling, origins: Origins): Problem {
  const place = origins.place(at);
  const removal = named === undefined ? null : origins.removal(named);
  if (removal !== null) {
    return problemAt(
      removal,
      code,
      stillNamed(removal, place),
      removal.case === undefined ? {} : { case: removal.case },
    );
  }
  const edit = { file: place.file, pointer: place.pointer, op: 'set', value: better ?? '' } as const;
  const fixes = better === undefined ? [] : [{ title: `Write "${better}"`, edits: [edit] }];
  return problemAt(place, code, message, { fixes, ...(cited === undefined ? {} : { case: cited }) });
}

/** What is said where something is taken away that is named at a place. */
export function stillNamed({ target }: Removal, place: Place): string {
  const where = `${place.package ?? ''}/${place.file} at ${place.pointer}`;
  return `${target} is taken away here, but ${where} still names it. Take that away too, or keep it.`;
}

/** Names in an item that lead nowhere, with the case that the item follows. */
function within({ case: cited }: { readonly case?: string }, found: readonly Dangling[]): Dangling[] {
  return found.map((one) => (cited === undefined ? one : { ...one, case: cited }));
}

/** The lists in which the things stand that a reference may name. */
const LISTS: Readonly<Record<string, string | undefined>> = {
  'a side': 'sides',
  'a unit': 'units',
  'a terrain': 'terrains',
  'a feature': 'features',
  'a hexside': 'hexsides',
  'a zone of the map': 'map/zones',
  'a zone of the table': 'table/zones',
};

type Named = readonly { readonly id: string }[];

/** Sides are checked where there are any: a base may leave them to its battles. */
function knownSide(at: string, id: string | undefined, sides: Named): Dangling[] {
  return sides.length === 0 ? [] : known(at, id, 'a side', sides);
}

/** Nothing if no id is given or an item has it; else what is wrong. */
function known(at: string, id: string | undefined, what: string, items: Named): Dangling[] {
  if (id === undefined || items.some((item) => item.id === id)) return [];
  const ids = items.map((item) => item.id);
  const none = ids.length === 0 ? ' There is none yet: add it first.' : suggestion(id, ids);
  const better = nearestName(id, items);
  const list = LISTS[what];
  const named = list === undefined ? {} : { named: `${list}/${id}` };
  const problem = { at, code: 'reference.unknown', message: `"${id}" is not ${what}.${none}`, ...named } as const;
  return [better === undefined ? problem : { ...problem, better }];
}

function checkUnit(unit: Unit, sides: readonly Side[]): Dangling[] {
  return knownSide(`units/${unit.id}/side`, unit.side, sides);
}

function checkSetUp(setUp: readonly Placement[], units: readonly Unit[]): Dangling[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return setUp.flatMap((placement) => {
    const at = `setUp/${placement.unit}`;
    const unit = byId.get(placement.unit);
    return within(
      placement,
      unit === undefined
        ? known(`${at}/unit`, placement.unit, 'a unit', units)
        : known(`${at}/face`, placement.face, `a face of ${unit.id}`, unit.faces),
    );
  });
}

function checkMap(map: LinkedMap, { terrains, features, hexsides, sides }: Roots): Dangling[] {
  return [
    ...Object.entries(map.terrainCodes).flatMap(([code, id]) =>
      known(`map/terrainCodes/${code}`, id, 'a terrain', terrains),
    ),
    ...checkRows('terrain', map.terrain, map.grid),
    ...checkRows('elevation', map.elevation, map.grid),
    ...map.terrain.flatMap((row, index) => checkCodes(row, index, map.terrainCodes)),
    ...map.features.flatMap((one) => known(`map/features/${one.id}/feature`, one.feature, 'a feature', features)),
    ...map.hexsides.flatMap((one) => known(`map/hexsides/${one.id}/feature`, one.feature, 'a hexside', hexsides)),
    ...map.zones.flatMap((zone) => knownSide(`map/zones/${zone.id}/side`, zone.side, sides)),
  ];
}

/** What a table may name. */
type TableNames = Pick<Roots, 'terrains' | 'features' | 'hexsides' | 'sides'>;

function checkTable(table: MapTable, { terrains, features, hexsides, sides }: TableNames): Dangling[] {
  return [
    ...(table.features ?? []).flatMap((one) => {
      // Ground without a kind is a matter of the rules about tables: the compiler tells of it, with its case.
      if (one.kind === undefined) return [];
      const at = `table/features/${one.id}/kind`;
      if (one.area !== undefined) return known(at, one.kind, 'a terrain', terrains);
      return features.some(({ id }) => id === one.kind) ? [] : known(at, one.kind, 'a hexside', hexsides);
    }),
    ...(table.deployments ?? []).flatMap((one) => knownSide(`table/deployments/${one.id}/side`, one.side, sides)),
    ...(table.zones ?? []).flatMap((one) => knownSide(`table/zones/${one.id}/side`, one.side, sides)),
  ];
}

function checkRows(field: 'terrain' | 'elevation', rows: readonly string[], grid: LinkedMap['grid']): Dangling[] {
  if (rows.length !== grid.rows) {
    const message = `The grid has ${grid.rows} rows, but ${field} gives ${rows.length}. Give one for every row.`;
    return [{ at: `map/${field}`, code: 'map.size', message }];
  }
  return rows.flatMap((row, index): Dangling[] => {
    if (row.length === grid.columns) return [];
    const message = `Row ${index + 1} has ${row.length} hexes, but the grid has ${grid.columns} columns. Give one character for every hex.`;
    return [{ at: `map/${field}/${index}`, code: 'map.size', message }];
  });
}

/** The first character of a row that has no meaning. */
function checkCodes(row: string, index: number, codes: LinkedMap['terrainCodes']): Dangling[] {
  const column = row.split('').findIndex((code) => !Object.hasOwn(codes, code));
  if (column < 0) return [];
  const message = `The character "${row.charAt(column)}" (column ${column + 1}) is not in terrainCodes. Add it there, or use one that is.`;
  return [{ at: `map/terrain/${index}`, code: 'map.code', message }];
}

function checkObjective(objective: Objective, { map, sides }: Roots): Dangling[] {
  const at = `objectives/${objective.id}`;
  return [
    // Objectives of a base may wait for the map of a battle.
    ...(map === null ? [] : known(`${at}/zone`, objective.zone, 'a zone of the map', map.zones)),
    ...knownSide(`${at}/side`, objective.side, sides),
  ];
}

/** Who comes to the map, or leaves it, and where. */
function checkComing(
  at: string,
  { units: names, zone }: Arrival | Withdrawal,
  { units, map, table }: Roots,
): Dangling[] {
  return [
    ...names.flatMap((name, index) => known(`${at}/units/${index}`, name, 'a unit', units)),
    // Those of a base may wait for the map of a battle.
    ...(map === null ? [] : known(`${at}/zone`, zone, 'a zone of the map', map.zones)),
    ...(table === null ? [] : known(`${at}/zone`, zone, 'a zone of the table', table.zones ?? [])),
  ];
}

function checkVictory(victory: Victory, sides: readonly Side[]): Dangling[] {
  const { levels = [], conditions = [] } = victory;
  return [
    ...knownSide('victory/score/plus', victory.score?.plus, sides),
    ...knownSide('victory/score/minus', victory.score?.minus, sides),
    ...levels.flatMap((level) => within(level, knownSide(`victory/levels/${level.id}/winner`, level.winner, sides))),
    ...conditions.flatMap((one) =>
      within(one, [
        ...knownSide(`victory/conditions/${one.id}/winner`, one.winner, sides),
        ...known(`victory/conditions/${one.id}/level`, one.level, 'a level of victory', levels),
      ]),
    ),
  ];
}
