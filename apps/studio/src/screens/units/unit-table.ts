/** Units as a table: which columns there are, and what stands in them. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject, TargetValue } from '@hexwright/workspace';
import type { CellEdit, CellValue, GridCell, GridChoice, GridColumn, GridRow } from '../../parts/grid/grid-data.ts';
import { textOfCell } from '../../parts/grid/grid-data.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { asList, isObject, nameOf, textOf, textsOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { messagesAt, type TargetProblem } from '../rules/problem-targets.ts';
import { facesText, readFaces, valuesOf } from './face-words.ts';
import { freeFace } from './fresh-face.ts';
import { withPlain } from './new-unit.ts';
import { readTraits, traitsText } from './trait-words.ts';
import type { UnitWords } from './unit-words.ts';
import { COLUMNS } from './words.ts';

/** For games that have pieces over two hexes. */
const SIZE_COLUMN: GridColumn = {
  id: 'size',
  title: COLUMNS.size,
  kind: 'choice',
  width: 72,
  choices: ['single', 'double'].map((size) => ({ value: size, text: plainWords(size) })),
};

/** The class of troops while a face is up: no value of its own, as others are. */
const FACE_CLASS = 'class';

const PROVENANCE = ['printed', 'derived', 'reconstructed'] as const;

/**
 * The columns for these units: what every counter has, every value that the game knows, and the faces. Values that faces
 * have of their own stand with the face.
 */
export function unitColumns(units: readonly EffectiveItem[], words: UnitWords): GridColumn[] {
  const vocabulary = (id: string): GridChoice[] => {
    const found = words.vocabularies.find((one) => nameOf(one) === id);
    return [NOTHING, ...asList(found?.['values']).map((word) => choice(nameOf(word), textOf(word, 'name')))];
  };
  const classes = vocabulary('classes');
  const types = words.system?.unitValues ?? {};
  // In most games all pieces are of one size.
  const hasSizes =
    words.system?.doubleKinds.length !== 0 || units.some(({ value }) => isObject(value) && value['size'] === 'double');
  const ofFaces = new Set(words.system?.faceValues);
  const named = new Set(units.flatMap(({ value }) => Object.keys(valuesOf(value))));
  const values = [
    ...Object.keys(types).filter((name) => !ofFaces.has(name) || named.has(name)),
    ...[...named].filter((name) => !Object.hasOwn(types, name)),
  ];
  const valueColumn = (id: string, title: string, name: string): GridColumn => {
    const type = types[name] as (typeof types)[string] | undefined;
    const hint = words.system?.meanings[name];
    const column = { id, title, ...(hint === undefined ? {} : { hint }) };
    if (type?.type === 'integer') return { ...column, kind: 'number', width: 90 };
    if (type?.type === 'flag') return { ...column, kind: 'flag', width: Math.max(70, title.length * 8) };
    if (type?.type === 'vocabulary')
      return { ...column, kind: 'choice', width: 104, choices: vocabulary(type.vocabulary) };
    return { ...column, kind: 'text' };
  };
  return [
    { id: 'name', title: COLUMNS.name, kind: 'text', width: 150 },
    { id: 'id', title: COLUMNS.id, kind: 'read', width: 128, hint: COLUMNS.idHint },
    {
      id: 'side',
      title: COLUMNS.side,
      kind: 'choice',
      choices: words.sides.map((side) => choice(nameOf(side), textOf(side, 'name'))),
    },
    {
      id: 'contingent',
      title: COLUMNS.contingent,
      kind: 'choice',
      choices: vocabulary('contingents'),
      hint: COLUMNS.contingentHint,
    },
    {
      id: 'kind',
      title: COLUMNS.kind,
      kind: 'choice',
      width: 76,
      choices: (words.system?.kinds ?? []).map((kind) => choice(kind, plainWords(kind))),
    },
    { id: 'class', title: COLUMNS.class, kind: 'choice', choices: classes },
    ...(hasSizes ? [SIZE_COLUMN] : []),
    ...values.map((name) => valueColumn(`values.${name}`, plainWords(name), name)),
    ...faceIndices(units).flatMap((index) => [
      ...[...ofFaces].map((name) =>
        valueColumn(`faces.${index}.${name}`, `${COLUMNS.face(index)} ${plainWords(name).toLowerCase()}`, name),
      ),
      ...(classes.length > 1
        ? [
            {
              id: `faces.${index}.${FACE_CLASS}`,
              title: COLUMNS.faceClass(COLUMNS.face(index)),
              kind: 'choice',
              width: 104,
              choices: classes,
              hint: COLUMNS.faceClassHint,
            } as const,
          ]
        : []),
    ]),
    {
      id: 'faces',
      title: COLUMNS.faces,
      kind: 'text',
      width: 190,
      hint: COLUMNS.facesHint,
      fault: (typed) => {
        const reading = readFaces(
          typed,
          units.flatMap(({ value }) => facesOf(value)),
          words,
        );
        return reading.ok ? null : reading.message;
      },
    },
    {
      id: 'traits',
      title: COLUMNS.traits,
      kind: 'text',
      width: 128,
      hint: COLUMNS.traitsHint,
      fault: (typed) => {
        const reading = readTraits(typed, words);
        return reading.ok ? null : reading.message;
      },
    },
    {
      id: 'provenance',
      title: COLUMNS.provenance,
      kind: 'choice',
      width: 112,
      choices: [NOTHING, ...PROVENANCE.map((kind) => choice(kind, plainWords(kind)))],
    },
  ];
}

/** The faces that have columns: both sides of a counter, which a back can be typed or pasted into before there is any, or more. */
function faceIndices(units: readonly EffectiveItem[]): number[] {
  const most = Math.max(2, ...units.map(({ value }) => facesOf(value).length));
  return Array.from({ length: most }, (_, index) => index);
}

/** The rows for these units. */
export function unitRows(
  units: readonly EffectiveItem[],
  columns: readonly GridColumn[],
  problems: readonly TargetProblem[],
  words: UnitWords,
): GridRow[] {
  return units.map(({ value, base, name, target, isOwn }) => {
    const unit = isObject(value) ? value : {};
    const before = isObject(base) ? base : null;
    const cells = columns.map((column): [string, GridCell] => {
      const now = unitCell(unit, column.id, words);
      const was = before === null ? null : unitCell(before, column.id, words);
      const isChanged = !isOwn && was !== null && was.value !== now.value;
      const [problem] = messagesAt(problems, `${target}/${pathIn(unit, column.id)}`);
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
  if (column === null) return `units/${row}`;
  return `units/${row}/${column.startsWith('faces.') ? 'faces' : column.replace('.', '/')}`;
}

/** What edits of cells make of units. Several edits of the faces of one unit come to one list of them. */
export function unitEdits(
  units: readonly EffectiveItem[],
  edits: readonly CellEdit[],
  words: UnitWords,
): TargetValue[] {
  const faces = new Map<string, readonly JsonObject[]>();
  const others = edits.flatMap(({ row, column, value }) => {
    const unit = units.find(({ name }) => name === row)?.value;
    if (!isObject(unit)) return [];
    if (pathOf(column)[0] !== 'faces')
      return [{ target: unitItem(row, column), value: valueFor(unit, column, value, words) }];
    faces.set(row, facesWith(faces.get(row) ?? facesOf(unit), column, value, words));
    return [];
  });
  return [...others, ...[...faces].map(([row, list]) => ({ target: `units/${row}/faces`, value: list }))];
}

/**
 * A new unit of cells, column id to value. What is not among them is as on a plain counter of the game; cells that are
 * empty stay so.
 */
export function unitOf(id: string, cells: Readonly<Record<string, CellValue>>, words: UnitWords): JsonObject {
  const unit: Record<string, JsonValue> = { id, name: id, size: 'single' };
  const values: Record<string, JsonValue> = {};
  let faces: readonly JsonObject[] = [];
  for (const [column, value] of Object.entries(cells)) {
    const [field, inner] = pathOf(column);
    if (column === 'id') continue;
    if (field === 'faces') {
      if (value !== null) faces = facesWith(faces, column, value, words);
      continue;
    }
    const part = valueFor(unit, column, value, words);
    if (part === undefined) continue;
    if (field === 'values') values[inner] = part;
    else unit[field] = part;
  }
  const said: JsonObject = { ...unit, ...(Object.keys(values).length === 0 ? {} : { values }), faces };
  return withPlain(said, words, new Set(Object.keys(cells)));
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

const NOTHING: GridChoice = { value: null, text: '' };

function choice(value: string, text: string): GridChoice {
  return { value, text: text || value };
}

/** What stands in a cell of a unit. */
export function unitCell(
  unit: JsonObject,
  column: string,
  words: UnitWords,
): { readonly value: CellValue; readonly text?: string } {
  const [field, inner] = pathOf(column);
  if (field === 'faces') {
    if (inner === '') return { value: facesText(facesOf(unit), words) || null };
    const [index, name] = faceValue(inner);
    const face = facesOf(unit)[index];
    const held = name === FACE_CLASS ? face?.[name] : valuesOf(face)[name];
    return { value: typeof held === 'object' || held === undefined ? null : held };
  }
  if (field === 'traits') return { value: traitsText(textsOf(unit, 'traits'), words) || null };
  if (field === 'provenance') {
    const provenance = unit['provenance'];
    return { value: (isObject(provenance) ? textOf(provenance, 'kind') : '') || null };
  }
  const value: JsonValue | undefined = field === 'values' ? valuesOf(unit)[inner] : unit[field];
  return { value: typeof value === 'object' || value === undefined ? null : value };
}

function valueFor(unit: JsonObject, column: string, value: CellValue, words: UnitWords): JsonValue | undefined {
  if (value === null) return undefined;
  if (column === 'traits') {
    const reading = readTraits(String(value), words);
    return reading.ok && reading.traits.length > 0 ? reading.traits : undefined;
  }
  if (column !== 'provenance') return value;
  const provenance = unit['provenance'];
  return isObject(provenance) ? { ...provenance, kind: value } : { kind: value };
}

function pathOf(column: string): [string, string] {
  const dot = column.indexOf('.');
  return dot < 0 ? [column, ''] : [column.slice(0, dot), column.slice(dot + 1)];
}

function facesOf(unit: JsonValue | undefined): readonly JsonObject[] {
  return isObject(unit) ? asList(unit['faces']) : [];
}

/** The face and the name of its value in `0.strength`. */
function faceValue(inner: string): [number, string] {
  const dot = inner.indexOf('.');
  return [Number(inner.slice(0, dot)), inner.slice(dot + 1)];
}

/** Where the value of a column stands in a unit: `faces/fire/values/weapon`. */
function pathIn(unit: JsonObject, column: string): string {
  const [field, inner] = pathOf(column);
  if (field !== 'faces' || inner === '') return column.replace('.', '/');
  const [index, name] = faceValue(inner);
  const face = `faces/${textOf(facesOf(unit)[index] ?? {}, 'id')}`;
  return name === FACE_CLASS ? `${face}/${name}` : `${face}/values/${name}`;
}

/** Faces of which one cell has another value. A counter gets the faces that it needs for it. */
function facesWith(
  faces: readonly JsonObject[],
  column: string,
  value: CellValue,
  words: UnitWords,
): readonly JsonObject[] {
  const [, inner] = pathOf(column);
  if (inner === '') {
    const reading = readFaces(String(value ?? ''), faces, words);
    return reading.ok && reading.faces.length > 0 ? reading.faces : faces;
  }
  const [index, name] = faceValue(inner);
  const next = [...faces];
  if (value === null && next[index] === undefined) return faces;
  while (next.length <= index) next.push({ id: freeFace(next) });
  if (name === FACE_CLASS) {
    const { [name]: _, ...rest } = next[index];
    next[index] = value === null ? rest : { ...rest, [name]: value };
    return next;
  }
  const { values: _, ...face } = next[index];
  const { [name]: __, ...others } = valuesOf(next[index]);
  const values: JsonObject = value === null ? others : { ...others, [name]: value };
  next[index] = Object.keys(values).length === 0 ? face : { ...face, values };
  return next;
}
