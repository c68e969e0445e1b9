/** The terrain effects chart as grids: what each kind of hex, hexside and feature costs and does. */
import { PATTERNS } from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import type { TargetValue } from '@hexwright/workspace';
import type { CellEdit, GridCell, GridChoice, GridColumn, GridRow } from '../../parts/grid/grid-data.ts';
import { textOfCell } from '../../parts/grid/grid-data.ts';
import { isObject, textOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../workshop/questions/effective-rules.ts';
import { messagesAt, type TargetProblem } from '../rules/problem-targets.ts';

/** A part of the chart. */
export type TerrainList = 'terrains' | 'hexsides' | 'features';

const choices = (...all: readonly (readonly [string, string])[]): GridChoice[] =>
  all.map(([value, text]) => ({ value, text }));
const NOTHING: GridChoice = { value: null, text: '' };

const NAME: GridColumn = { id: 'name', title: 'Name', kind: 'text', width: 168 };
const ID: GridColumn = { id: 'id', title: 'Id', kind: 'read', width: 120 };
const COST: GridColumn = {
  id: 'cost',
  title: 'Movement cost',
  kind: 'number',
  width: 90,
  isCentred: true,
  words: [{ value: 'prohibited', text: 'P' }],
  hint: 'Movement points; P is prohibited',
};
const CHARGE: GridColumn = {
  id: 'charge',
  title: 'Charge',
  kind: 'choice',
  width: 92,
  choices: choices(['allowed', 'allowed'], ['forbidden', 'forbidden']),
};
const COLOR: GridColumn = { id: 'color', title: 'Colour', kind: 'text', width: 100, hint: 'As #rrggbb' };
const CASE: GridColumn = { id: 'case', title: 'Case', kind: 'text', width: 72 };
const NOTE: GridColumn = { id: 'note', title: 'Note', kind: 'text', width: 300 };
const PATTERN: GridColumn = {
  id: 'pattern',
  title: 'Pattern',
  kind: 'choice',
  width: 104,
  choices: [NOTHING, ...PATTERNS.map((name) => ({ value: name, text: name }))],
};

/** The columns of a part of the chart. */
export const TERRAIN_COLUMNS: Readonly<Record<TerrainList, readonly GridColumn[]>> = {
  terrains: [
    NAME,
    ID,
    COST,
    CHARGE,
    {
      id: 'sight',
      title: 'Sight',
      kind: 'choice',
      width: 132,
      choices: choices(
        ['open', 'open'],
        ['blocks-through', 'blocked through'],
        ['blocks-through-and-into', 'blocked through, into'],
      ),
    },
    COLOR,
    PATTERN,
    CASE,
    NOTE,
  ],
  hexsides: [
    NAME,
    ID,
    COST,
    {
      id: 'when',
      title: 'Counts when',
      kind: 'choice',
      width: 104,
      choices: choices(['climbing', 'climbing'], ['descending', 'descending'], ['crossing', 'crossing']),
    },
    CHARGE,
    COLOR,
    CASE,
    NOTE,
  ],
  features: [NAME, ID, COLOR, PATTERN, CASE, NOTE],
};

/** What holds where nothing is written. */
const UNLESS_SAID: Readonly<Record<string, string>> = { charge: 'allowed', sight: 'open' };

/** The rows of a part of the chart. */
export function terrainRows(
  list: TerrainList,
  items: readonly EffectiveItem[],
  problems: readonly TargetProblem[],
): GridRow[] {
  return items.map(({ value, base, name, target, isOwn }) => {
    const [now, was] = [value, base].map((one) => (isObject(one) ? one : null));
    const cells = TERRAIN_COLUMNS[list].map((column): [string, GridCell] => {
      const cell = cellOf(now?.[column.id], column.id);
      const before = was === null ? null : cellOf(was[column.id], column.id);
      const isChanged = !isOwn && before !== null && before.value !== cell.value;
      const [problem] = messagesAt(problems, `${target}/${column.id}`);
      return [
        column.id,
        {
          ...cell,
          ...(isChanged ? { state: 'changed' as const, base: textOfCell(column, before) || 'nothing' } : {}),
          ...(!isChanged && !isOwn ? { state: 'inherited' as const } : {}),
          ...(problem === undefined ? {} : { problem }),
        },
      ];
    });
    return { id: name, label: textOf(now ?? {}, 'name') || name, cells: Object.fromEntries(cells) };
  });
}

/** What changes call the value in a cell; without a column, the row. */
export function terrainItem(list: TerrainList, row: string, column: string | null): string {
  return column === null ? `${list}/${row}` : `${list}/${row}/${column}`;
}

/** What edits of cells make of a part of the chart. */
export function terrainEdits(list: TerrainList, edits: readonly CellEdit[]): TargetValue[] {
  return edits.map(({ row, column, value }) => ({ target: terrainItem(list, row, column), value: value ?? undefined }));
}

function cellOf(value: JsonValue | undefined, column: string): GridCell {
  if (typeof value !== 'string' && typeof value !== 'number') return { value: UNLESS_SAID[column] ?? null };
  return column === 'color' && /^#[0-9a-f]{6}$/i.test(String(value)) ? { value, swatch: String(value) } : { value };
}
