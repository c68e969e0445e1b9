/** Units as a table: which columns there are, and what stands in them. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject, TargetValue } from '@hexwright/workspace';
import type { CellEdit, CellValue, GridCell, GridChoice, GridColumn, GridRow } from '../../parts/grid/grid-data.ts';
import { textOfCell } from '../../parts/grid/grid-data.ts';
import { asList, isObject, nameOf, textOf, textsOf } from '../../scene/items.ts';
import type { EffectiveItem, SystemWords } from '../../workshop/questions/effective-rules.ts';
import { messagesAt, type TargetProblem } from '../rules/problem-targets.ts';

/** The words that cells of units may hold. */
export interface UnitWords {
  readonly sides: readonly JsonObject[];
  readonly vocabularies: readonly JsonObject[];
  readonly system: SystemWords | null;
}

const PROVENANCE = ['printed', 'derived', 'reconstructed'] as const;

/** The columns for these units. The values are those that any unit has, in the order of the game system. */
export function unitColumns(units: readonly EffectiveItem[], words: UnitWords): GridColumn[] {
  const vocabulary = (id: string): GridChoice[] => {
    const found = words.vocabularies.find((one) => nameOf(one) === id);
    return [NOTHING, ...asList(found?.['values']).map((word) => choice(nameOf(word), textOf(word, 'name')))];
  };
  const types = words.system?.unitValues ?? {};
  const named = new Set(units.flatMap(({ value }) => Object.keys(valuesOf(value))));
  const values = [
    ...Object.keys(types).filter((name) => named.has(name)),
    ...[...named].filter((name) => !Object.hasOwn(types, name)),
  ];
  return [
    { id: 'name', title: 'Name', kind: 'text', width: 150 },
    {
      id: 'id',
      title: 'Id',
      kind: 'read',
      width: 128,
      hint: 'The name by which other files speak of it. Rename it at the right.',
    },
    {
      id: 'side',
      title: 'Side',
      kind: 'choice',
      choices: words.sides.map((side) => choice(nameOf(side), textOf(side, 'name'))),
    },
    { id: 'contingent', title: 'Contingent', kind: 'choice', choices: vocabulary('contingents') },
    {
      id: 'kind',
      title: 'Kind',
      kind: 'choice',
      width: 76,
      choices: (words.system?.kinds ?? []).map((kind) => choice(kind, kind)),
    },
    { id: 'class', title: 'Class', kind: 'choice', choices: vocabulary('classes') },
    {
      id: 'size',
      title: 'Size',
      kind: 'choice',
      width: 72,
      choices: ['single', 'double'].map((size) => choice(size, size)),
    },
    ...values.map((name): GridColumn => {
      const type = types[name] as (typeof types)[string] | undefined;
      const column = { id: `values.${name}`, title: capital(name) };
      if (type?.type === 'integer') return { ...column, kind: 'number', width: 90 };
      if (type?.type === 'flag') return { ...column, kind: 'flag', width: 70 };
      if (type?.type === 'vocabulary')
        return { ...column, kind: 'choice', width: 104, choices: vocabulary(type.vocabulary) };
      return { ...column, kind: 'text' };
    }),
    { id: 'faces', title: 'Faces', kind: 'read', width: 190, hint: 'Edit them at the right.' },
    {
      id: 'traits',
      title: 'Traits',
      kind: 'text',
      width: 104,
      hint: 'Words of the vocabulary, with commas between them.',
    },
    {
      id: 'provenance',
      title: 'Provenance',
      kind: 'choice',
      width: 112,
      choices: [NOTHING, ...PROVENANCE.map((kind) => choice(kind, kind))],
    },
  ];
}

/** The rows for these units. */
export function unitRows(
  units: readonly EffectiveItem[],
  columns: readonly GridColumn[],
  problems: readonly TargetProblem[],
): GridRow[] {
  return units.map(({ value, base, name, target, isOwn }) => {
    const unit = isObject(value) ? value : {};
    const before = isObject(base) ? base : null;
    const cells = columns.map((column): [string, GridCell] => {
      const now = cellOf(unit, column.id);
      const was = before === null ? null : cellOf(before, column.id);
      const isChanged = !isOwn && was !== null && was.value !== now.value;
      const [problem] = messagesAt(problems, `${target}/${column.id.replace('.', '/')}`);
      return [
        column.id,
        {
          ...now,
          ...(isChanged ? { state: 'changed' as const, base: textOfCell(column, was) || 'nothing' } : {}),
          ...(!isChanged && !isOwn ? { state: 'inherited' as const } : {}),
          ...(problem === undefined ? {} : { problem }),
        },
      ];
    });
    return { id: name, label: `${textOf(unit, 'name') || name} (${name})`, cells: Object.fromEntries(cells) };
  });
}

/** What changes call the value in a cell; without a column, the unit. */
export function unitItem(row: string, column: string | null): string {
  return column === null ? `units/${row}` : `units/${row}/${column.replace('.', '/')}`;
}

/** What edits of cells make of units. */
export function unitEdits(units: readonly EffectiveItem[], edits: readonly CellEdit[]): TargetValue[] {
  return edits.flatMap(({ row, column, value }) => {
    const unit = units.find(({ name }) => name === row)?.value;
    return isObject(unit) ? [{ target: unitItem(row, column), value: valueFor(unit, column, value) }] : [];
  });
}

/** A new unit of cells: column id to value. */
export function unitOf(id: string, cells: Readonly<Record<string, CellValue>>): JsonObject {
  const unit: Record<string, JsonValue> = { id, name: id, side: '', kind: 'unit', size: 'single' };
  const values: Record<string, JsonValue> = {};
  for (const [column, value] of Object.entries(cells)) {
    if (column === 'id' || column === 'faces') continue;
    const part = valueFor(unit, column, value);
    const [field, inner] = pathOf(column);
    if (part === undefined) continue;
    if (field === 'values') values[inner] = part;
    else unit[field] = part;
  }
  return { ...unit, ...(Object.keys(values).length === 0 ? {} : { values }), faces: [{ id: 'front' }] };
}

/** A free id made of a name: `serb-horse-3`. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const stem =
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/-\d+$/, '') || 'unit';
  for (let number = 1; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** A face in a few words: `Fire: cavalry-longbow`. */
export function faceWords(face: JsonObject): string {
  const values = Object.entries(valuesOf(face)).map(([name, value]) => (value === true ? name : wordOf(value)));
  const name = textOf(face, 'name') || textOf(face, 'id');
  const said = values.filter((word) => word.toLowerCase() !== name.toLowerCase());
  return said.length === 0 ? name : `${name}: ${said.join(', ')}`;
}

const NOTHING: GridChoice = { value: null, text: '' };

function choice(value: string, text: string): GridChoice {
  return { value, text: text || value };
}

function cellOf(unit: JsonObject, column: string): { readonly value: CellValue; readonly text?: string } {
  const [field, inner] = pathOf(column);
  if (field === 'faces') {
    const text = asList(unit['faces']).map(faceWords).join(' · ');
    return { value: text === '' ? null : text };
  }
  if (field === 'traits') return { value: textsOf(unit, 'traits').join(', ') || null };
  if (field === 'provenance') {
    const provenance = unit['provenance'];
    return { value: (isObject(provenance) ? textOf(provenance, 'kind') : '') || null };
  }
  const value: JsonValue | undefined = field === 'values' ? valuesOf(unit)[inner] : unit[field];
  return { value: typeof value === 'object' || value === undefined ? null : value };
}

function valueFor(unit: JsonObject, column: string, value: CellValue): JsonValue | undefined {
  if (value === null) return undefined;
  if (column === 'traits')
    return String(value)
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  if (column !== 'provenance') return value;
  const provenance = unit['provenance'];
  return isObject(provenance) ? { ...provenance, kind: value } : { kind: value };
}

function pathOf(column: string): [string, string] {
  const dot = column.indexOf('.');
  return dot < 0 ? [column, ''] : [column.slice(0, dot), column.slice(dot + 1)];
}

function valuesOf(unit: JsonValue | undefined): JsonObject {
  const values = isObject(unit) ? unit['values'] : undefined;
  return isObject(values) ? values : {};
}

function wordOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
