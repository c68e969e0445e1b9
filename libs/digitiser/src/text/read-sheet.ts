import type { Candidate } from '../pattern/decode.ts';
import type { Code, Language } from '../pattern/language.ts';
import { cellOf, isCodeAlone, type Cell, type CounterCell } from './cell.ts';
import type { Row } from './rows.ts';

/** A counter as a transcription has it. */
export interface TextCounter {
  /** Line in the text, and cell in the line, both from 1. */
  readonly line: number;
  readonly column: number;
  /** The cell as it stands. */
  readonly reading: string;
  readonly name: string;
  readonly code: Code | null;
  readonly candidates: readonly Candidate[];
  readonly size: 'single' | 'double';
  /** The headings that may say whose it is: those of its row, or else the nearest above it. */
  readonly headings: readonly string[];
}

/** What the rows of a sheet hold. */
export interface SheetRows {
  readonly counters: readonly TextCounter[];
  /** Lines with cells that are too long for counters. */
  readonly proseLines: readonly number[];
  /** Lines with a single cell, which ends in nothing like a code. */
  readonly looseLines: readonly number[];
}

interface CellAt {
  readonly cell: Cell;
  readonly text: string;
  readonly column: number;
}

interface ReadRow {
  readonly row: Row;
  readonly counters: readonly (CellAt & { readonly cell: CounterCell })[];
  readonly headings: readonly (CellAt & { readonly cell: { readonly kind: 'heading'; readonly text: string } })[];
  readonly hasProse: boolean;
  readonly isLoose: boolean;
}

/**
 * The counters of a sheet by its rows. A cell with an empty one behind it covers both: a double counter. So does every
 * cell of a row that holds half as many as the widest row of single ones.
 */
export function readSheetRows(rows: readonly Row[], language: Language): SheetRows {
  const read = rows.map((row) => readRow(row, language));
  const widest = Math.max(0, ...read.map(({ counters }) => counters.length));
  const found: TextCounter[] = [];
  let above: ReadRow['headings'] = [];
  for (const one of read) {
    if (one.headings.length > 0) above = one.headings;
    const headings = one.headings.length > 0 ? one.headings.map(({ cell }) => cell.text) : null;
    for (const [index, { cell, text, column }] of one.counters.entries()) {
      found.push({
        line: one.row.line,
        column,
        reading: text,
        name: cell.name,
        code: cell.code,
        candidates: cell.candidates,
        size: isDouble(one, index, widest) ? 'double' : 'single',
        headings: headings ?? nearestAbove(above, column),
      });
    }
  }
  const linesOf = (some: readonly ReadRow[]): number[] => some.map(({ row }) => row.line);
  return {
    counters: found,
    proseLines: linesOf(read.filter(({ hasProse }) => hasProse)),
    looseLines: linesOf(read.filter(({ isLoose }) => isLoose)),
  };
}

function readRow(row: Row, language: Language): ReadRow {
  const cells = joinPairs(row, language).map(({ text, column }): CellAt => ({
    cell: cellOf(text, language),
    text,
    column,
  }));
  const counters = cells.flatMap((at) => (at.cell.kind === 'counter' ? [{ ...at, cell: at.cell }] : []));
  const headings = cells.flatMap((at) => (at.cell.kind === 'heading' ? [{ ...at, cell: at.cell }] : []));
  const hasProse = cells.some(({ cell }) => cell.kind === 'prose');
  // A line with one cell alone may be anything, unless it ends in what is nearly a code: a list has one counter a line.
  const isOfCounters =
    counters.some(({ cell }) => cell.code !== null || (cell.name !== '' && cell.candidates.length > 0)) ||
    (counters.length > 1 && !hasProse);
  const isLoose = !isOfCounters && counters.length > 0 && !hasProse;
  return { row, counters: isOfCounters ? counters : [], headings, hasProse, isLoose };
}

/** A row of names and codes in turn is one of counters whose code stands in a cell of its own; be it a damaged one. */
function joinPairs(row: Row, language: Language): { readonly text: string; readonly column: number }[] {
  const cells = row.cells.map((text, index) => ({ text, column: index + 1 }));
  const full = cells.filter(({ text }) => text !== '');
  const isInTurn =
    full.length > 1 &&
    full.length % 2 === 0 &&
    full.every(({ text }, index) => isCodeAlone(text, language) === (index % 2 === 1));
  if (!isInTurn) return cells;
  return full.flatMap(({ text, column }, index) =>
    index % 2 === 0 ? [{ text: `${text} ${full[index + 1].text}`, column }] : [],
  );
}

function isDouble({ row, counters }: ReadRow, index: number, widest: number): boolean {
  if (row.layout !== 'columns' && row.layout !== 'signs') {
    const gaps = counters.map(({ column }, at) => at + 1 < counters.length && counters[at + 1].column > column + 1);
    const wide = gaps.filter(Boolean).length;
    // Behind the last one nobody writes an empty cell: it is as all others of the row are.
    if (wide > 0) return index + 1 < counters.length ? gaps[index] : wide === counters.length - 1;
  }
  return widest > 2 && counters.length > 1 && counters.length * 2 === widest;
}

/** The last heading of the row above that does not stand right of the cell. */
function nearestAbove(above: ReadRow['headings'], column: number): string[] {
  const left = above.findLast((heading) => heading.column <= column) ?? above[0];
  return left === undefined ? [] : [left.cell.text];
}
