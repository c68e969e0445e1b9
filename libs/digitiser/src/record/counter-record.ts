// What is kept of a counter that was read: its values, and for each where it stands, how it was read and who says so.
import type { Code } from '../pattern/language.ts';
import type { ReadGroup } from '../reading/read-sheet-image.ts';
import type { TextCounter } from '../text/read-sheet.ts';

/** A value of a counter. It counts only when it is settled: by the rule of acceptance, or by a person. */
export interface Field<T> {
  /** The value; null while somebody has to look. */
  readonly value: T | null;
  /** What it may be, the likeliest first. */
  readonly proposals: readonly T[];
  /** It is seen on the source, by a person or by the program. How sure the reading was never changes that. */
  readonly status: 'printed';
  readonly method: 'print' | 'text';
  /** As it was read, each time. */
  readonly readings: readonly string[];
  readonly by: 'reader' | 'person';
}

/** A counter of a source. */
export interface CounterRecord {
  readonly source: string;
  /** Its place: row and column on a sheet, line and cell in a text, from 1. */
  readonly row: number;
  readonly column: number;
  readonly size: 'single' | 'double';
  /** Its corners on the picture in pixels; null in a text. */
  readonly quad: readonly (readonly [number, number])[] | null;
  /** Counters with the same number look alike; null in a text. */
  readonly group: number | null;
  /** What may say whose it is: headings, or the number of its paper as `paper 1`. */
  readonly marks: readonly string[];
  /** The number of its symbol as `symbol 1`, which may say of what class it is; null where there is no zone for it. */
  readonly symbol: string | null;
  readonly name: Field<string>;
  readonly code: Field<Code>;
  /** Why somebody should look although the reading is clear. */
  readonly doubt: string | null;
}

/** Its place in a word, by which answers name it: `r4c1`. */
export function placeOf({ row, column }: Pick<CounterRecord, 'row' | 'column'>): string {
  return `r${row}c${column}`;
}

/** The counters of the groups of a picture, row by row. */
export function recordsOfGroups(source: string, groups: readonly ReadGroup[]): CounterRecord[] {
  return groups
    .flatMap(({ spots, places, paper, symbol, code, name }, group) =>
      spots.map((spot, index): CounterRecord => ({
        source,
        row: spot.row + 1,
        column: spot.column + 1,
        size: spot.span === 2 ? 'double' : 'single',
        quad: places[index].map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const),
        group: group + 1,
        marks: [`paper ${paper + 1}`],
        symbol: symbol === null ? null : `symbol ${symbol + 1}`,
        name: field(name.accepted, name.candidates, 'print', name.readings),
        code: field(
          code.accepted,
          code.candidates.map((candidate) => candidate.code),
          'print',
          code.readings,
        ),
        doubt: doubtOf(code.mayBe, code.isCutOff),
      })),
    )
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Why somebody should look at a code that was read clearly; null where nothing speaks against it. */
export function doubtOf(mayBe: string | null, isCutOff: boolean): string | null {
  if (isCutOff) return 'Its print goes on beyond the zone of the code.';
  return mayBe === null ? null : `It may be ${mayBe}: look at the letter that differs.`;
}

/** A counter of a transcription. */
export function recordOfText(source: string, counter: TextCounter): CounterRecord {
  const { line, column, size, headings, reading, name, code, candidates } = counter;
  return {
    source,
    row: line,
    column,
    size,
    quad: null,
    group: null,
    marks: headings,
    symbol: null,
    name: field(name === '' ? null : name, [], 'text', [reading]),
    code: field(
      code,
      candidates.map((candidate) => candidate.code),
      'text',
      [reading],
    ),
    doubt: null,
  };
}

/** Counters without names are called by their codes: only those are asked for. */
export function namedByCode(records: readonly CounterRecord[]): CounterRecord[] {
  return records.map((record) => {
    const name = { ...record.code, value: record.code.value?.text ?? '', proposals: [], readings: [] };
    return { ...record, name };
  });
}

function field<T>(
  value: T | null,
  proposals: readonly T[],
  method: 'print' | 'text',
  readings: readonly string[],
): Field<T> {
  return { value, proposals, status: 'printed', method, readings, by: 'reader' };
}
