import { pointerOf, problemAt, type Problem } from '@hexwright/model';
import { readDelimited } from '@hexwright/model/delimited';

/** Rows of cells that somebody has pasted; every row has as many as the others. */
export interface ParsedTable {
  /** The heads of the columns; null where there are none. */
  readonly heads: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** A table, or what is wrong with the text. Pointers are row and column, from 0; messages count from 1. */
export type TableReading =
  | { readonly ok: true; readonly table: ParsedTable }
  | { readonly ok: false; readonly problem: Problem };

/** Whether the first row is one of heads. */
export type HeadRow = 'present' | 'absent' | 'look';

/**
 * Reads cells that were copied from a spreadsheet or a file: separated by tabs, semicolons or commas, with quotation marks
 * round cells that hold such signs or ends of lines.
 *
 * @param known names of columns; with `look`, a first row that has one of them is one of heads. So is one without numbers
 *   above rows with numbers
 */
export function parseTable(text: string, headRow: HeadRow = 'look', known: readonly string[] = []): TableReading {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const read = readDelimited(plain, separatorOf(plain));
  if (!read.ok) {
    const { row, column } = read;
    const message = `In row ${row + 1}, column ${column + 1}, a quotation mark is opened and never closed. Close it, or take it out.`;
    return wrong(row, column, 'table.quote', message);
  }
  const lines = withoutEmptyEnds(read.rows);
  const [first] = lines;
  if (first === undefined) return wrong(0, 0, 'table.empty', 'There is nothing to paste. Copy the cells again.');
  for (const [row, cells] of lines.entries()) {
    if (cells.length === first.length) continue;
    const message = `Row ${row + 1} has ${count(cells.length)}, but row 1 has ${count(first.length)}. Copy a block in which all rows are equally long.`;
    return wrong(row, Math.min(cells.length, first.length), 'table.shape', message);
  }
  if (headRow === 'absent' || (headRow === 'look' && !hasHeads(lines, known))) {
    return { ok: true, table: { heads: null, rows: lines } };
  }
  const doubtful = first.findIndex((head, index) => head === '' || first.indexOf(head) !== index);
  if (doubtful < 0) return { ok: true, table: { heads: first, rows: lines.slice(1) } };
  const name = first[doubtful];
  const message = `${name === '' ? 'There is no head' : `"${name}" is already the head of another column`} in column ${doubtful + 1}. Give every column a head of its own.`;
  return wrong(0, doubtful, 'table.header', message);
}

/** The sign between cells: that of tab, semicolon and comma that the first line has most of, in this order. */
function separatorOf(text: string): string {
  const [line] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n');
  if (line.includes('\t')) return '\t';
  const [semicolons, commas] = [';', ','].map((sign) => line.split(sign).length);
  if (semicolons === 1 && commas === 1) return '\t';
  return semicolons >= commas ? ';' : ',';
}

function withoutEmptyEnds(rows: readonly string[][]): readonly string[][] {
  const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell === '');
  const last = rows.findLastIndex((row) => !isEmpty(row));
  const first = rows.findIndex((row) => !isEmpty(row));
  return first < 0 ? [] : rows.slice(first, last + 1);
}

function hasHeads([first, ...rest]: readonly (readonly string[])[], known: readonly string[]): boolean {
  const names = new Set(known.map((name) => name.toLowerCase()));
  if (first.some((cell) => names.has(cell.toLowerCase()))) return true;
  const hasNumber = (row: readonly string[]): boolean => row.some((cell) => /^[+-]?\d+$/.test(cell));
  return !hasNumber(first) && rest.some(hasNumber) && first.every((cell) => cell !== '');
}

function wrong(
  row: number,
  column: number,
  code: string,
  message: string,
): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: problemAt({ file: '', pointer: pointerOf(row, column) }, code, message) };
}

function count(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`;
}
