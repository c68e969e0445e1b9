/** What a changed item of a package says otherwise, line by line. */
import {
  type Arrival,
  equalJson,
  type Condition,
  type Effect,
  type Feature,
  type Hexside,
  type LinkedPackage,
  type LinkedPlacement,
  type Marker,
  type Modifier,
  type Objective,
  type Option,
  type Parameter,
  type Restriction,
  type SequenceStep,
  type Side,
  type Table,
  type Terrain,
  type Unit,
  type Victory,
  type Vocabulary,
  type Withdrawal,
} from '@hexwright/model';
import { counted } from '@hexwright/rules-kit';
import type { Phrases } from '@hexwright/rule-lang';
import { arrivalWords, withdrawalWords } from './arrival-words.ts';
import { type ChangedItem } from './compare.ts';
import {
  conditionWords,
  effectWords,
  formula,
  hexsideWords,
  markerWords,
  modifierWords,
  namedWords,
  placementWords,
  restrictionWords,
  scoredWords,
  settledWords,
  spaced,
  stepWords,
  terrainWords,
  unitWords,
  valueOf,
  valueWords,
  victoryWords,
} from './words.ts';

/** One line of an erratum. */
export interface ErrataLine {
  /** What of the item it is about; empty where that is the item as a whole. */
  readonly what: string;
  /** How it read before; null where there was nothing to read. */
  readonly was: string | null;
  readonly now: string;
  /** True of what the table of the erratum shows as well. */
  readonly isInTable?: boolean;
}

/** What is said in the stead of an item that is gone. */
export const GONE = 'does not hold';

const SILENT = new Set(['id', 'case', 'note', 'provenance', 'ruling', 'color', 'pattern', 'changes']);

type Facts = (value: never, linked: LinkedPackage, phrases: Phrases) => string;

/** What a whole item says, in a few words. */
const FACTS: Readonly<Partial<Record<ChangedItem['list'], Facts>>> = {
  parameters: ({ value }: Parameter) => valueWords(typeof value === 'string' ? spaced(value) : value),
  modifiers: (modifier: Modifier, _, phrases) => modifierWords(modifier, phrases),
  markers: (marker: Marker, _, phrases) => markerWords(marker, phrases),
  effects: (effect: Effect, linked, phrases) => effectWords(effect, linked, phrases),
  setUp: (placement: LinkedPlacement) => placementWords(placement),
  victory: (victory: Victory, linked, phrases) => victoryWords(victory, linked, phrases),
  arrivals: (arrival: Arrival, linked, phrases) => arrivalWords(arrival, linked, phrases),
  withdrawals: (withdrawal: Withdrawal, linked, phrases) => withdrawalWords(withdrawal, linked, phrases),
  conditions: (condition: Condition, _, phrases) => conditionWords(condition, phrases),
  restrictions: (restriction: Restriction, _, phrases) => restrictionWords(restriction, phrases),
  sequence: (step: SequenceStep, linked) => stepWords(step, linked),
  terrains: (terrain: Terrain) => terrainWords(terrain),
  hexsides: (hexside: Hexside) => hexsideWords(hexside),
  units: (unit: Unit, linked) => unitWords(unit, linked),
  vocabularies: ({ values }: Vocabulary) => values.map(({ id, name = id }) => name).join(', ') || 'no words yet',
  objectives: ({ points, side }: Objective, { sides }) =>
    `${counted(points, 'point')} per hex for ${sides.find(({ id }) => id === side)?.name ?? side}`,
  sides: ({ name, edge }: Side) => (typeof edge === 'string' ? `comes from the ${edge}` : name),
  features: ({ name }: Feature) => name,
};

/** The lines of a changed item. `after` is the package that has it now, `spoken` what its game says for formulas. */
export function describe(item: ChangedItem, after: LinkedPackage, spoken: Phrases = {}): ErrataLine[] {
  const { list, was, now } = item;
  if (now === undefined) return [{ what: '', was: null, now: list === 'units' ? 'not in this battle' : GONE }];
  if (list === 'modules') return [{ what: '', was: null, now: 'these rules are in force' }];
  if (list === 'tables') {
    return tableLines(was as Table | undefined, now as Table, { ...namedWords(after), ...spoken });
  }
  if (list === 'options') return optionLines(was as Option | undefined, now as Option);
  if (list === 'vocabularies' && was !== undefined) return wordLines(was as Vocabulary, now as Vocabulary);
  const facts = FACTS[list] as ((value: unknown, linked: LinkedPackage, phrases: Phrases) => string) | undefined;
  const phrases = { ...namedWords(after), ...spoken };
  const place = placeWords(item, after);
  if (was === undefined) {
    const words = facts?.(now, after, phrases) ?? wholeWords(now);
    return [{ what: '', was: null, now: place === null ? words : `${words}, ${place}` }];
  }
  const moved = place === null ? [] : [{ what: '', was: null, now: `comes ${place}` }];
  if (list === 'modifiers' && areAlikeBut('value', was, now)) {
    return [{ what: '', was: valueOf(was as Modifier, phrases), now: valueOf(now as Modifier, phrases) }, ...moved];
  }
  if (list === 'victory') return victoryLines(was as Victory, now as Victory, after, phrases);
  const words = facts === undefined ? null : [facts(was, after, phrases), facts(now, after, phrases)];
  if (words !== null && words[0] !== words[1]) return [{ what: '', was: words[0], now: words[1] }, ...moved];
  return [...differences('', was, now), ...moved];
}

/** What of victory is new or gone, each condition by itself; then how points are read, where that is otherwise. */
function victoryLines(was: Victory, now: Victory, after: LinkedPackage, phrases: Phrases): ErrataLine[] {
  const [former, present] = [was, now].map((one) => settledWords(one, after, phrases));
  const [scoredBefore, scored] = [was, now].map((one) => scoredWords(one, after));
  const added = present.filter((words) => !former.includes(words));
  const gone = former.filter((words) => !present.includes(words));
  const lines = [
    ...added.map((words) => ({ what: '', was: null, now: words })),
    ...gone.map((words) => ({ what: words, was: null, now: GONE })),
    ...(scored === scoredBefore ? [] : [{ what: '', was: scoredBefore || null, now: scored || GONE }]),
  ];
  return lines.length > 0 ? lines : differences('', was, now);
}

/** Where a change has put the item among its like; null where it says nothing of that. */
function placeWords({ changes, target }: ChangedItem, after: LinkedPackage): string | null {
  const change = changes.find((one) => one.target === target && (one.before ?? one.after) !== undefined);
  if (change === undefined) return null;
  return change.before === undefined
    ? `after ${phaseName(change.after ?? '', after)}`
    : `before ${phaseName(change.before, after)}`;
}

/** Whether two items differ in one of their fields alone. */
function areAlikeBut(field: string, one: unknown, other: unknown): boolean {
  return equalJson({ ...(one as object), [field]: null }, { ...(other as object), [field]: null });
}

function phaseName(id: string, { sequence }: LinkedPackage): string {
  return sequence.find((step) => step.id === id)?.phase ?? spaced(id);
}

function wordLines(was: Vocabulary, now: Vocabulary): ErrataLine[] {
  const [former, present] = [was, now].map(
    ({ values }) => new Map(values.map((word) => [word.id, word.name ?? word.id])),
  );
  return [
    ...[...present].filter(([id]) => !former.has(id)).map(([, name]) => ({ what: '', was: null, now: `also ${name}` })),
    ...[...former].filter(([id]) => !present.has(id)).map(([, name]) => ({ what: name, was: null, now: GONE })),
    ...[...present].flatMap(([id, name]) => {
      const before = former.get(id);
      return before === undefined || before === name ? [] : [{ what: '', was: before, now: name }];
    }),
  ];
}

function tableLines(was: Table | undefined, now: Table, phrases: Phrases): ErrataLine[] {
  if (was === undefined) {
    const choices = now.columns.flatMap((column) =>
      column.when === undefined ? [] : [`${nameOf(column)} when ${formula(column.when, phrases)}`],
    );
    const last = now.columns[now.columns.length - 1];
    const chosen = choices.length === 0 ? [] : [...choices, `else ${nameOf(last)}`];
    return [
      { what: 'Dice', was: null, now: now.dice },
      ...(chosen.length === 0 ? [] : [{ what: 'Columns', was: null, now: chosen.join('; ') }]),
      ...now.rows.map((row) => ({ what: nameOf(row), was: null, now: rowWords(now, row.id), isInTable: true })),
    ];
  }
  const gone = (['rows', 'columns'] as const).flatMap((kind) => {
    const left = new Set<string>(now[kind].map(({ id }) => id));
    return was[kind].filter(({ id }) => !left.has(id)).map((line) => ({ what: nameOf(line), was: null, now: GONE }));
  });
  const rows = new Set<string>(was.rows.map(({ id }) => id));
  const columns = new Set<string>(was.columns.map(({ id }) => id));
  const cells = now.rows.flatMap((row): ErrataLine[] => {
    if (!rows.has(row.id)) return [{ what: `New row ${nameOf(row)}`, was: null, now: rowWords(now, row.id) }];
    return now.columns.flatMap((column): ErrataLine[] => {
      const [before, value] = [was.cells[row.id]?.[column.id], now.cells[row.id]?.[column.id]];
      if (!columns.has(column.id) || equalJson(before, value)) return [];
      return [{ what: `${nameOf(row)}, ${nameOf(column)}`, was: valueWords(before), now: valueWords(value) }];
    });
  });
  const fresh = now.columns
    .filter(({ id }) => !columns.has(id))
    .map((column) => ({
      what: `New column ${nameOf(column)}`,
      was: null,
      now: now.rows
        .filter(({ id }) => rows.has(id))
        .map((row) => `${nameOf(row)}: ${valueWords(now.cells[row.id]?.[column.id])}`)
        .join(', '),
    }));
  const lines = (['rows', 'columns'] as const).flatMap((kind) =>
    now[kind].flatMap((line) => {
      const former = was[kind].find(({ id }) => id === line.id);
      return former === undefined ? [] : differences(nameOf(former), former, line);
    }),
  );
  const rest = [...lines, ...differences('', without(was), without(now))];
  return [...gone, ...cells, ...fresh, ...rest];
}

function without({ rows: _, columns: __, cells: ___, ...rest }: Table): object {
  return rest;
}

function rowWords({ columns, cells }: Table, row: string): string {
  return columns.map((column) => `${nameOf(column)}: ${valueWords(cells[row]?.[column.id])}`).join(', ');
}

function nameOf({ id, name = id }: { readonly id: string; readonly name?: string }): string {
  return name;
}

/** What its choices change is told beside them. */
function optionLines(was: Option | undefined, now: Option): ErrataLine[] {
  const former = new Set<string>(was?.choices.map(({ id }) => id));
  const lines = now.choices
    .filter(({ id }) => !former.has(id))
    .map(({ id, title }) => ({
      what: id === now.default ? 'Choice (default)' : 'Choice',
      was: null,
      now: title,
    }));
  const gone = was?.choices.filter(({ id }) => !now.choices.some((one) => one.id === id)) ?? [];
  const chosen = was !== undefined && was.default !== now.default;
  const titleOf = (option: Option): string =>
    option.choices.find(({ id }) => id === option.default)?.title ?? option.default;
  return [
    ...lines,
    ...gone.map(({ title }) => ({ what: title, was: null, now: GONE })),
    ...(chosen ? [{ what: 'Default', was: titleOf(was), now: titleOf(now) }] : []),
  ];
}

/** Whatever differs in two values, by the names that lead there. */
function differences(path: string, was: unknown, now: unknown): ErrataLine[] {
  if (equalJson(was, now)) return [];
  const [before, after] = [parts(was), parts(now)];
  if (before === null || after === null) {
    return [
      { what: path, was: was === undefined ? null : valueWords(was), now: now === undefined ? GONE : valueWords(now) },
    ];
  }
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    SILENT.has(name)
      ? []
      : differences(path === '' ? spaced(name) : `${path}, ${spaced(name)}`, before.get(name), after.get(name)),
  );
}

/** The named parts of a value; null where it has none. */
function parts(value: unknown): ReadonlyMap<string, unknown> | null {
  if (Array.isArray(value)) {
    const names = value.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : '',
    );
    return names.length === 0 || names.includes('')
      ? null
      : new Map(names.map((name, index) => [name, value[index] as unknown]));
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function wholeWords(value: unknown): string {
  const shown =
    typeof value === 'object' && value !== null ? Object.entries(value).filter(([name]) => !SILENT.has(name)) : [];
  return shown.map(([name, part]) => `${spaced(name)} ${valueWords(part)}`).join('; ');
}
