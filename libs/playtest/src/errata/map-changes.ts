/** What a package alters of the map that it inherits: terrain and levels hex by hex, and what is drawn on it. */
import { createNumbering, Grid } from '@hexwright/hex';
import { equalJson, type Change, type LinkedMap, type LinkedPackage } from '@hexwright/model';
import { type ErrataLine, GONE } from './describe.ts';

/** Things on the map that have names of their own. */
const DRAWN = ['features', 'hexsides', 'labels', 'zones'] as const;

/** An altered part of the map, with the changes that alter it. */
export interface MapErratum {
  readonly target: string;
  readonly title: string;
  readonly lines: readonly ErrataLine[];
  readonly changes: readonly Change[];
}

/** Everything that differs; a map that is new as a whole is told of in a line. */
export function mapErrata(
  before: LinkedPackage | null,
  after: LinkedPackage,
  changes: readonly Change[],
): MapErratum[] {
  const [was, now] = [before?.map ?? null, after.map];
  if (now === null || equalJson(was, now)) return [];
  if (was === null || !equalJson(was.grid, now.grid) || !equalJson(was.numbering, now.numbering)) {
    const { columns, rows } = now.grid;
    const line = { what: '', was: null, now: `a map of ${columns} by ${rows} hexes` };
    return [{ target: 'map', title: 'Map', lines: [line], changes: changes.filter(({ target }) => target === 'map') }];
  }
  return [...hexErrata(was, now, after, changes), ...DRAWN.flatMap((list) => drawnErrata(list, was, now, changes))];
}

function hexErrata(
  was: LinkedMap,
  now: LinkedMap,
  { terrains }: LinkedPackage,
  changes: readonly Change[],
): MapErratum[] {
  const grid = new Grid(now.grid);
  const numbering = createNumbering(now.numbering, grid);
  const nameOf = (id: string): string => terrains.find((terrain) => terrain.id === id)?.name ?? id;
  const groups = new Map<string, string[]>();
  const note = (title: string, hex: number): void => {
    groups.set(title, [...(groups.get(title) ?? []), numbering.label(hex)]);
  };
  for (let hex = 0; hex < grid.count; hex++) {
    const [column, row] = [grid.columnOf(hex), grid.rowOf(hex)];
    const terrain = (map: LinkedMap): string => map.terrainCodes[map.terrain[row][column]];
    if (terrain(was) !== terrain(now)) note(nameOf(terrain(now)), hex);
    if (was.elevation[row]?.[column] !== now.elevation[row]?.[column]) note(`Level ${now.elevation[row][column]}`, hex);
  }
  const altering = changes.filter(({ target }) => /^map\/(terrain|elevation)\//.test(target));
  return [...groups].map(([title, hexes]) => ({
    target: 'map',
    title: `${title} on the map`,
    lines: [{ what: '', was: null, now: hexes.join(', ') }],
    changes: altering.filter(({ target }) => hexes.includes(target.split('/')[2])),
  }));
}

function drawnErrata(
  list: (typeof DRAWN)[number],
  was: LinkedMap,
  now: LinkedMap,
  changes: readonly Change[],
): MapErratum[] {
  const [former, present] = [was[list], now[list]].map((all) => new Map(all.map((one) => [one.id, one])));
  return [...new Set([...present.keys(), ...former.keys()])].flatMap((id): MapErratum[] => {
    const [before, after] = [former.get(id), present.get(id)];
    if (equalJson(before, after)) return [];
    const target = `map/${list}/${id}`;
    const shown = after ?? before;
    const name = shown === undefined ? id : 'text' in shown ? shown.text : (shown.name ?? id);
    const now_ = after === undefined ? GONE : places(after);
    return [
      {
        target,
        title: name,
        lines: [{ what: '', was: before === undefined || after === undefined ? null : places(before), now: now_ }],
        changes: changes.filter((change) => change.target === target || change.target.startsWith(`${target}/`)),
      },
    ];
  });
}

type Drawn = LinkedMap[(typeof DRAWN)[number]][number];

function places(drawn: Drawn): string {
  if ('path' in drawn) return drawn.path.join(' ');
  if ('between' in drawn) return drawn.between.join(' | ');
  return 'hexes' in drawn ? drawn.hexes.join(', ') : drawn.hex;
}
