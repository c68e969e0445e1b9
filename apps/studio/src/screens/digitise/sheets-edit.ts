/** Every change of what is kept of the sheets of a package (`sheets.json`), as data. */
import type { CounterSheet, PrintedCode, SheetAnswer, SheetGroup, SheetsFile } from '@hexwright/model';
import { gridOf, halfTurnedSheet, layoutOf, lying, type QuarterTurn } from '@hexwright/digitiser';
import { DIGITISE } from './words.ts';

/** One change. Sheets are named by their ids, counters by their places. */
export type SheetsEdit =
  | { readonly edit: 'add'; readonly sheet: CounterSheet }
  | { readonly edit: 'remove'; readonly sheet: string }
  | { readonly edit: 'change'; readonly sheet: string; readonly what: string; readonly changes: Partial<CounterSheet> }
  | {
      readonly edit: 'read';
      readonly sheet: string;
      readonly groups: readonly SheetGroup[];
      readonly turn: QuarterTurn;
      /** The {@link basisOf} that it was read from. */
      readonly from: string;
    }
  /** Counts a sheet from its other end, as it lies upside-down on its picture. */
  | { readonly edit: 'turn'; readonly sheet: string }
  | { readonly edit: 'double'; readonly sheet: string; readonly place: string }
  /** Says that a cell holds no counter, or that it does. */
  | { readonly edit: 'bare'; readonly sheet: string; readonly place: string }
  | { readonly edit: 'answer'; readonly sheet: string; readonly answer: SheetAnswer }
  | { readonly edit: 'split'; readonly sheet: string; readonly place: string }
  /** Gives all sheets the zones of one. */
  | { readonly edit: 'zones'; readonly from: string }
  | { readonly edit: 'side'; readonly paper: string; readonly side: string }
  | { readonly edit: 'class'; readonly symbol: string; readonly class: string }
  | { readonly edit: 'roster'; readonly roster: string }
  | { readonly edit: 'codes'; readonly codes: readonly PrintedCode[] };

/** What is kept after a change. */
export function edited(file: SheetsFile, edit: SheetsEdit): SheetsFile {
  const { sheets = [], papers = [], symbols = [] } = file;
  const changed = (id: string, change: (sheet: CounterSheet) => CounterSheet): SheetsFile => ({
    ...file,
    sheets: sheets.map((sheet) => (sheet.id === id ? change(sheet) : sheet)),
  });
  switch (edit.edit) {
    case 'add':
      return { ...file, sheets: [...sheets.filter(({ id }) => id !== edit.sheet.id), edit.sheet] };
    case 'remove':
      return {
        ...file,
        sheets: sheets.filter(({ id }) => id !== edit.sheet).map((sheet) => withoutBack(sheet, edit.sheet)),
      };
    case 'change':
      return changed(edit.sheet, (sheet) => onItsLayout(withoutAbsent({ ...sheet, ...edit.changes })));
    case 'turn':
      return { ...file, sheets: sheets.map((sheet) => afterTurn(sheet, edit.sheet)) };
    case 'double':
      return changed(edit.sheet, (sheet) => ({ ...sheet, doubles: toggled(sheet.doubles ?? [], edit.place) }));
    case 'bare':
      return changed(edit.sheet, (sheet) => {
        const { bare = [] } = sheet;
        const others = bare.filter((place) => place !== edit.place);
        const next = others.length < bare.length ? others : [...bare, edit.place].toSorted(inOrder);
        return withoutAbsent({ ...sheet, bare: next.length === 0 ? undefined : next });
      });
    case 'answer':
      return changed(edit.sheet, (sheet) => ({
        ...sheet,
        answers: [...(sheet.answers ?? []).filter(({ id }) => !sameGroup(sheet, id, edit.answer.id)), edit.answer],
      }));
    case 'read':
      return changed(edit.sheet, (sheet) => {
        const apart = [...new Set([...(sheet.apart ?? []), ...contradicting(sheet.answers ?? [], edit.groups)])];
        return withoutAbsent({
          ...sheet,
          apart: apart.length === 0 ? undefined : apart,
          groups: apart.reduce<readonly SheetGroup[]>(split, edit.groups),
          ...lying(edit.turn),
          readFrom: edit.from,
        });
      });
    case 'split':
      return changed(edit.sheet, (sheet) => ({
        ...sheet,
        groups: split(sheet.groups ?? [], edit.place),
        apart: [...(sheet.apart ?? []).filter((place) => place !== edit.place), edit.place],
      }));
    case 'zones': {
      const { zones, nameless, nameRun } = sheets.find(({ id }) => id === edit.from) ?? {};
      const all = { zones, nameless, nameRun };
      return { ...file, sheets: sheets.map((sheet) => withoutAbsent<CounterSheet>({ ...sheet, ...all })) };
    }
    case 'side': {
      const others = papers.filter(({ id }) => id !== edit.paper);
      return { ...file, papers: edit.side === '' ? others : [...others, { id: edit.paper, side: edit.side }] };
    }
    case 'class': {
      const others = symbols.filter(({ id }) => id !== edit.symbol);
      return { ...file, symbols: edit.class === '' ? others : [...others, { id: edit.symbol, class: edit.class }] };
    }
    case 'roster':
      return { ...file, roster: edit.roster };
    case 'codes':
      return withoutAbsent({ ...file, codes: edit.codes.length === 0 ? undefined : edit.codes });
  }
}

/** What the step is called in the history. */
export function titleOf(edit: SheetsEdit): string {
  const { steps } = DIGITISE;
  switch (edit.edit) {
    case 'add':
      return steps.add(edit.sheet.id);
    case 'remove':
      return steps.remove(edit.sheet);
    case 'change':
      return `${edit.what}: ${edit.sheet}`;
    case 'read':
      return steps.read(edit.sheet);
    case 'turn':
      return steps.turn(edit.sheet);
    case 'double':
      return steps.double(edit.place, edit.sheet);
    case 'bare':
      return steps.bare(edit.place, edit.sheet);
    case 'answer':
      return steps.answer(edit.answer.id, edit.sheet);
    case 'split':
      return steps.split(edit.place, edit.sheet);
    case 'zones':
      return steps.allZones;
    case 'side':
      return steps.side(edit.paper);
    case 'class':
      return steps.symbol(edit.symbol);
    case 'roster':
      return steps.roster;
    case 'codes':
      return steps.codes;
  }
}

/** A sheet after one was turned; it may be the other side of that. */
function afterTurn(sheet: CounterSheet, turned: string): CounterSheet {
  const after = sheet.id === turned ? halfTurnedSheet(sheet) : sheet;
  const isOfOne = sheet.id === turned || sheet.backOf === turned;
  return withoutAbsent<CounterSheet>({
    ...after,
    readFrom: isRead(sheet) ? basisOf(after) : after.readFrom,
    // What seemed to be turned over from top to bottom has only lain on its head.
    turning: isOfOne && after.turning === 'top-bottom' ? 'left-right' : after.turning,
  });
}

/** The name of the picture of a sheet: several blocks of counters may be on one. */
export function pictureName({ id, picture = id }: CounterSheet): string {
  return picture;
}

/** Another block of counters on the picture of a sheet, of as many rows and columns. */
export function anotherBlock(sheet: CounterSheet, sheets: readonly CounterSheet[]): CounterSheet {
  const { sha256, width, height, origin, rows, columns, rowsInStrip, columnsInStrip, zones, nameless } = sheet;
  const { upsideDown, sideways } = sheet;
  const picture = pictureName(sheet);
  let number = 2;
  while (sheets.some(({ id }) => id === `${picture} (${number})`)) number += 1;
  return withoutAbsent<CounterSheet>({
    id: `${picture} (${number})`,
    picture,
    sha256,
    width,
    height,
    origin,
    rows,
    columns,
    rowsInStrip,
    columnsInStrip,
    zones,
    nameless,
    upsideDown,
    sideways,
  });
}

/** What the readings of a sheet depend on, as a short word: another one means that it is to be read again. */
export function basisOf({ sha256, grid, doubles, bare, zones, nameless, nameRun }: CounterSheet): string {
  let hash = 2166136261;
  // What is usual is not said: sheets that were read before it could be otherwise stay as they are.
  const unusual = [nameless === true ? nameless : undefined, nameRun, bare].filter((one) => one !== undefined);
  for (const character of JSON.stringify([sha256, grid, doubles, zones, ...unusual])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Whether a sheet was read as it is now. */
export function isRead(sheet: CounterSheet): boolean {
  return sheet.groups !== undefined && sheet.readFrom === basisOf(sheet);
}

/** A grid of another layout lies nowhere any more. */
function onItsLayout(sheet: CounterSheet): CounterSheet {
  if (sheet.grid === undefined || gridOf(sheet) !== null) return sheet;
  const { rows, columns } = layoutOf(sheet);
  const isInside = (place: string): boolean => {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(place) ?? [];
    return Number(row) <= rows && Number(column) < columns;
  };
  const [doubles, bare] = [sheet.doubles?.filter(isInside), sheet.bare?.filter(isInside)];
  return withoutAbsent({ ...sheet, grid: undefined, score: undefined, doubles, bare });
}

/** Two cells of a row become one counter, or one becomes two; a cell is in one double counter at most. */
function toggled(doubles: readonly string[], place: string): string[] {
  if (doubles.includes(place)) return doubles.filter((one) => one !== place);
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(place) ?? [];
  const near = new Set([Number(column) - 1, Number(column) + 1].map((at) => `r${row}c${at}`));
  return [...doubles.filter((one) => !near.has(one)), place].toSorted(inOrder);
}

function inOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((place) => (/^r(\d+)c(\d+)$/.exec(place) ?? []).slice(1).map(Number));
  return a[0] - b[0] || a[1] - b[1];
}

/** An answer holds for a group, so there is one for all its counters. */
function sameGroup({ groups = [] }: CounterSheet, one: string, other: string): boolean {
  return one === other || groups.some(({ places }) => places.includes(one) && places.includes(other));
}

/** Counters of which people have said something else than of another one that now looks the same. */
function contradicting(answers: readonly SheetAnswer[], groups: readonly SheetGroup[]): string[] {
  return groups.flatMap(({ places }) => {
    const [first, ...others] = answers.filter(({ id }) => places.includes(id));
    return others.filter(({ name, code }) => name !== first.name || code !== first.code).map(({ id }) => id);
  });
}

/** One counter in a group of its own: it only looks like the others. */
function split(groups: readonly SheetGroup[], place: string): readonly SheetGroup[] {
  const group = groups.find(({ places }) => places.includes(place));
  if (group === undefined || group.places.length < 2) return groups;
  const taken = Math.max(...groups.map((one) => Number(one.id)));
  const alone = { ...group, id: String(taken + 1), places: [place] };
  // What was read on all of them together says nothing of one.
  const unsure = { ...alone, name: withoutValue(alone.name), code: withoutValue(alone.code) };
  return [
    ...groups.map((one) => (one === group ? { ...one, places: one.places.filter((at) => at !== place) } : one)),
    unsure,
  ];
}

function withoutValue({ proposals, readings }: SheetGroup['name']): SheetGroup['name'] {
  return { proposals, readings };
}

function withoutBack(sheet: CounterSheet, front: string): CounterSheet {
  return sheet.backOf === front ? withoutAbsent({ ...sheet, backOf: undefined, turning: undefined }) : sheet;
}

/** An object without the properties that have no value: a file has no such thing. */
function withoutAbsent<Value extends object>(value: { [Name in keyof Value]: Value[Name] | undefined }): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}
