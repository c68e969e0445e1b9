/** A table of words as a list of rolls: from what to what the dice go, and what each of them stands for. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';

/** What the dice show, and the words that it stands for: one by column, null where nothing happens. */
export interface Roll {
  readonly from: number;
  readonly to: number;
  readonly results: readonly (string | null)[];
}

/** Dice that effects can throw, as tables write them. */
export const EVENT_DICE: readonly string[] = ['1d6', '2d6', '3d6', '1d66', '1d10', '2d10', '1d20', '1d100'];

/** Two dice of six sides, the first for the tens. */
const TENS_AND_ONES = '1d66';
const FACES = 6;

interface Dice {
  readonly count: number;
  readonly faces: number;
  /** What they can show, ascending. */
  readonly shows: readonly number[];
}

/** The words of a cell for a column where the table has none. */
const COLUMN = { id: 'result' };

/** The columns of a table: who each word is for. */
export function columnsOf(table: JsonObject): readonly JsonObject[] {
  const columns = asList(table['columns']);
  return columns.length === 0 ? [COLUMN] : columns;
}

/** The rolls of a table, from the lowest; rows that are no rolls are left out. */
export function rollsOf(table: JsonObject): readonly Roll[] {
  const columns = columnsOf(table).map(nameOf);
  const cells = isObject(table['cells']) ? table['cells'] : {};
  return asList(table['rows'])
    .flatMap((row): Roll[] => {
      const span = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(nameOf(row));
      if (span === null) return [];
      const line = cells[nameOf(row)];
      const results = columns.map((column) => {
        const cell = isObject(line) ? line[column] : null;
        return typeof cell === 'string' ? cell : null;
      });
      return [{ from: Number(span[1]), to: Number(span[2] ?? span[1]), results }];
    })
    .toSorted((one, other) => one.from - other.from);
}

/** A table with these rolls, everything that its dice show in one of them: each begins behind the one before. */
export function withRolls(table: JsonObject, dice: string, rolls: readonly Roll[]): JsonObject {
  const columns = columnsOf(table);
  const isSame = dice === textOf(table, 'dice');
  const spans = contiguous(rolls, columns.length, shown(dice, isSame ? rollsOf(table) : []));
  const rows = spans.map(({ from, to }) => ({ id: from === to ? String(from) : `${from}-${to}` }));
  const cells = spans.map(({ results }, index): [string, JsonValue] => [
    rows[index].id,
    Object.fromEntries(columns.map((column, at) => [nameOf(column), results[at] ?? null])),
  ]);
  return { ...table, dice, rows, columns: [...columns], cells: Object.fromEntries(cells) };
}

/** A table with one column more, before the last one, which serves everybody else. */
export function withNewColumn(table: JsonObject, column: JsonObject): JsonObject {
  const columns = columnsOf(table);
  return moved(table, [...columns.slice(0, -1), column, ...columns.slice(-1)]);
}

/** A table without a column. The last one serves always. */
export function withoutColumn(table: JsonObject, name: string): JsonObject {
  const columns = columnsOf(table).filter((column) => nameOf(column) !== name);
  return moved(
    table,
    columns.map(({ when, ...column }, index) =>
      when === undefined || index === columns.length - 1 ? column : { ...column, when },
    ),
  );
}

/** Rolls with one more: the longest is cut in two, the second half of which is new. */
export function withNewRoll(rolls: readonly Roll[], dice: string): readonly Roll[] {
  const inside = ({ from, to }: Roll): readonly number[] =>
    shown(dice, rolls).filter((number) => number >= from && number <= to);
  const [longest] = rolls.toSorted((one, other) => inside(other).length - inside(one).length);
  const numbers = longest === undefined ? [] : inside(longest);
  if (longest === undefined || numbers.length < 2) return rolls;
  const half = Math.ceil(numbers.length / 2);
  const nothing = longest.results.map(() => null);
  return rolls.flatMap((roll) =>
    roll === longest
      ? [
          { ...roll, to: numbers[half - 1] },
          { from: numbers[half], to: roll.to, results: nothing },
        ]
      : [roll],
  );
}

/** Rolls without one: the one before takes what it was for, or else the one behind. */
export function withoutRoll(rolls: readonly Roll[], index: number): readonly Roll[] {
  const to = rolls[index]?.to ?? 0;
  return rolls.flatMap((roll, at) => (at === index ? [] : at === index - 1 ? { ...roll, to } : roll));
}

/** In how many of all throws a roll comes up. */
export function waysOf({ from, to }: Roll, dice: string): { readonly ways: number; readonly of: number } {
  const { count, faces, shows } = diceOf(dice);
  const isIn = (number: number): boolean => number >= from && number <= to;
  if (dice === TENS_AND_ONES) return { ways: shows.filter(isIn).length, of: shows.length };
  let ways: readonly number[] = [1];
  for (let die = 0; die < count; die++) {
    ways = Array.from({ length: ways.length + faces }, (_, total) =>
      Array.from({ length: faces }, (__, face) => ways[total - face - 1] ?? 0).reduce((sum, one) => sum + one, 0),
    );
  }
  return { ways: ways.reduce((sum, one, total) => sum + (isIn(total) ? one : 0), 0), of: faces ** count };
}

/** The dice of a table; one of six sides where it says nothing that can be thrown. */
function diceOf(dice: string): Dice {
  const [, count = 1, faces = FACES] = (/^([1-9]\d?)d([1-9]\d{0,2})$/.exec(dice) ?? []).map(Number);
  const digits = span(1, FACES);
  if (dice === TENS_AND_ONES) {
    return { count: 2, faces: FACES, shows: digits.flatMap((tens) => digits.map((ones) => tens * 10 + ones)) };
  }
  return { count, faces, shows: span(count, count * faces) };
}

/** What dice show, with what modifiers bring them to, as far as there are rolls for it. */
function shown(dice: string, rolls: readonly Roll[]): readonly number[] {
  const { shows } = diceOf(dice);
  if (dice === TENS_AND_ONES) return shows;
  const ends = rolls.flatMap(({ from, to }) => [from, to]);
  return span(Math.min(shows[0], ...ends), Math.max(shows[shows.length - 1], ...ends));
}

/** Each roll from behind the one before to its own end, the last one to the end of all; none is empty. */
function contiguous(rolls: readonly Roll[], columns: number, numbers: readonly number[]): readonly Roll[] {
  const most = numbers.length - 1;
  const spans: Roll[] = [];
  let from = 0;
  rolls.forEach(({ to, results }, index) => {
    if (from > most) return;
    const behind = rolls.length - 1 - index;
    const wanted = behind === 0 ? most : numbers.findLastIndex((number) => number <= to);
    // Something is left for those behind it, as far as there is anything.
    const end = Math.max(from, Math.min(wanted, most - behind));
    spans.push({ from: numbers[from], to: numbers[end], results });
    from = end + 1;
  });
  const nothing = Array.from({ length: columns }, () => null);
  return spans.length === 0 ? [{ from: numbers[0], to: numbers[most], results: nothing }] : spans;
}

/** A table with other columns: cells go by their names. */
function moved(table: JsonObject, columns: readonly JsonObject[]): JsonObject {
  const cells = isObject(table['cells']) ? table['cells'] : {};
  const lines = Object.entries(cells).map(([row, line]): [string, JsonValue] => [
    row,
    Object.fromEntries(
      columns.map((column) => [nameOf(column), (isObject(line) ? line[nameOf(column)] : null) ?? null]),
    ),
  ]);
  return { ...table, columns: [...columns], cells: Object.fromEntries(lines) };
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
