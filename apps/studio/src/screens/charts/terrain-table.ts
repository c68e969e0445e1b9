/** The terrain effects chart as grids: what each kind of hex, hexside and feature costs and does. */
import { PATH_DRAWINGS, PATTERNS, SIDE_DRAWINGS } from '@hexwright/board';
import type { JsonObject, TargetValue } from '@hexwright/workspace';
import type { CellEdit, GridCell, GridChoice, GridColumn, GridRow } from '../../parts/grid/grid-data.ts';
import { textOfCell } from '../../parts/grid/grid-data.ts';
import { isObject, nameOf, textOf, textsOf } from '../../scene/items.ts';
import { titleOf } from '../../scene/chart.ts';
import type { EffectiveItem, SystemWords } from '../../compile-service/questions/effective-rules.ts';
import { messagesAt, type TargetProblem } from '../rules/problem-targets.ts';
import { PATH_NAMES, PATTERN_NAMES, SIDE_NAMES, WORDS } from './terrain-words.ts';

/** A part of the chart. */
export type TerrainList = 'terrains' | 'hexsides' | 'features';

const choices = (...all: readonly (readonly [string, string])[]): GridChoice[] =>
  all.map(([value, text]) => ({ value, text }));
const NOTHING: GridChoice = { value: null, text: '' };

const { columns: TITLES } = WORDS;
const NAME: GridColumn = { id: 'name', title: TITLES.name, kind: 'text', width: 168 };
const ID: GridColumn = { id: 'id', title: TITLES.id, kind: 'text', width: 120, hint: TITLES.idHint };
const COST: GridColumn = {
  id: 'cost',
  title: TITLES.cost,
  kind: 'number',
  width: 90,
  isCentred: true,
  words: [{ value: 'prohibited', text: 'P' }],
  hint: TITLES.costHint,
};
const RATE: GridColumn = {
  id: 'cost',
  title: TITLES.rate,
  kind: 'number',
  width: 90,
  isCentred: true,
  hint: TITLES.rateHint,
};
const COLOR: GridColumn = { id: 'color', title: TITLES.color, kind: 'text', width: 100, hint: TITLES.colorHint };
const CASE: GridColumn = { id: 'case', title: TITLES.case, kind: 'text', width: 72 };
const NOTE: GridColumn = { id: 'note', title: TITLES.note, kind: 'text', width: 300 };
const named = <Name extends string>(
  title: string,
  id: string,
  names: readonly Name[],
  words: Record<Name, string>,
): GridColumn => ({
  id,
  title,
  kind: 'choice',
  width: 112,
  choices: [NOTHING, ...names.map((name) => ({ value: name, text: words[name] }))],
});
const PATTERN = named(TITLES.pattern, 'pattern', PATTERNS, PATTERN_NAMES);
const CROSSES: GridColumn = {
  id: 'crosses',
  title: TITLES.crosses,
  kind: 'read',
  width: 132,
  hint: TITLES.crossesHint,
};

/** A class of troops that may pay something else. */
export interface PayingClass {
  readonly id: string;
  readonly name: string;
}

/** What the rules of a game ask of terrain, by name. */
export type TerrainWords = SystemWords['groundValues'];

/** The columns of a part of the chart; `classes` are those that may pay something else. */
export function terrainColumns(
  list: TerrainList,
  classes: readonly PayingClass[],
  asked: TerrainWords,
): readonly GridColumn[] {
  const columns = withAsked(list, asked);
  if (list === 'hexsides') return columns;
  const byClass = classes.map(({ id, name }): GridColumn => ({
    id: `costs/${id}`,
    title: TITLES.ofClass(name),
    kind: 'number',
    width: 90,
    isCentred: true,
    hint: TITLES.ofClassHint(name),
  }));
  const after = columns.findIndex(({ id }) => id === 'cost') + 1;
  return [...columns.slice(0, after), ...byClass, ...columns.slice(after)];
}

/** The columns with those of what the game asks of terrain, where such terrain has values. */
function withAsked(list: TerrainList, words: TerrainWords): readonly GridColumn[] {
  const columns = TERRAIN_COLUMNS[list];
  if (list === 'features') return columns;
  const asked = Object.entries(words).map(([name, { title, about, words }]): GridColumn => ({
    id: `values/${name}`,
    title,
    kind: 'choice',
    width: 92,
    hint: about,
    choices: words.map((word) => ({ value: word, text: word })),
  }));
  const before = columns.findIndex(({ id }) => id === (list === 'terrains' ? 'sight' : 'crosses'));
  return columns.toSpliced(before, 0, ...asked);
}

const TERRAIN_COLUMNS: Readonly<Record<TerrainList, readonly GridColumn[]>> = {
  terrains: [
    NAME,
    ID,
    COST,
    {
      id: 'sight',
      title: TITLES.sight,
      kind: 'choice',
      width: 132,
      choices: choices(
        ['open', WORDS.sights.open],
        ['blocks-through', WORDS.sights.through],
        ['blocks-through-and-into', WORDS.sights.into],
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
      title: TITLES.when,
      kind: 'choice',
      width: 104,
      choices: choices(['climbing', 'climbing'], ['descending', 'descending'], ['crossing', 'crossing']),
    },
    CROSSES,
    named(TITLES.drawing, 'drawing', SIDE_DRAWINGS, SIDE_NAMES),
    COLOR,
    CASE,
    NOTE,
  ],
  features: [NAME, ID, RATE, CROSSES, named(TITLES.drawing, 'drawing', PATH_DRAWINGS, PATH_NAMES), COLOR, CASE, NOTE],
};

/** What holds where nothing is written. */
const UNLESS_SAID: Readonly<Record<string, string>> = { sight: 'open', drawing: 'line' };

/** The rows of a part of the chart. */
export function terrainRows(
  columns: readonly GridColumn[],
  items: readonly EffectiveItem[],
  problems: readonly TargetProblem[],
  hexsides: readonly JsonObject[] = [],
): GridRow[] {
  const names = new Map(hexsides.map((one) => [nameOf(one), titleOf(one)]));
  return items.map(({ value, base, name, target, isOwn }) => {
    const [now, was] = [value, base].map((one) => (isObject(one) ? one : null));
    const cells = columns.map((column): [string, GridCell] => {
      const cell = cellOf(now, column, names);
      const before = was === null ? null : cellOf(was, column, names);
      const isChanged = !isOwn && before !== null && before.value !== cell.value;
      const [problem] = messagesAt(problems, `${target}/${column.id}`);
      return [
        column.id,
        {
          ...cell,
          ...(isChanged ? { state: 'changed' as const, base: textOfCell(column, before) || 'nothing' } : {}),
          ...(!isChanged && !isOwn ? { state: 'inherited' as const } : {}),
          ...(problem === undefined ? {} : { problem }),
          // What others inherit is called what its own package calls it.
          ...(column.id === 'id' && !isOwn ? { isFixed: true } : {}),
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

function cellOf(
  item: JsonObject | null,
  { id: column, choices: words }: GridColumn,
  names: ReadonlyMap<string, string>,
): GridCell {
  if (column === 'crosses') {
    const crossed = item === null ? [] : textsOf(item, 'crosses');
    return { value: crossed.length === 0 ? null : crossed.map((id) => names.get(id) ?? id).join(', ') };
  }
  const [field, inner] = column.split('/');
  // The first of the words that the game asks for holds where nothing is written.
  const unlessSaid = field === 'values' ? (words?.[0]?.value ?? null) : (UNLESS_SAID[column] ?? null);
  const outer = item?.[field];
  const value = inner === undefined ? outer : isObject(outer) ? outer[inner] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return { value: unlessSaid };
  return column === 'color' && /^#[0-9a-f]{6}$/i.test(String(value)) ? { value, swatch: String(value) } : { value };
}
