/** A new table, or the rows of one that read otherwise, with the changed cells marked: a sheet shows them below its words. */
import { equalJson, type Table } from '@hexwright/model';
import { valueWords } from './words.ts';

/** Rows of a table as players know it. */
export interface TableExcerpt {
  readonly columns: readonly string[];
  readonly rows: readonly ExcerptRow[];
}

export interface ExcerptRow {
  readonly name: string;
  readonly cells: readonly ExcerptCell[];
}

export interface ExcerptCell {
  readonly now: string;
  /** How it read before; null where it reads as it did. */
  readonly was: string | null;
}

/** A new table whole; else the rows in which a cell has changed that was there before; null where there is none. */
export function excerptOf(was: Table | undefined, now: Table | undefined): TableExcerpt | null {
  if (now === undefined) return null;
  if (was === undefined) return whole(now);
  const former = new Set<string>(was.columns.map(({ id }) => id));
  const rows = now.rows
    .filter((row) => was.rows.some(({ id }) => id === row.id))
    .map((row): ExcerptRow => ({
      name: row.name ?? row.id,
      cells: now.columns.map(({ id }): ExcerptCell => {
        const [before, value] = [was.cells[row.id]?.[id], now.cells[row.id]?.[id]];
        const isChanged = former.has(id) && !equalJson(before, value);
        return { now: cellWords(value), was: isChanged ? cellWords(before) : null };
      }),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.was !== null));
  return rows.length === 0 ? null : { columns: namesOf(now.columns), rows };
}

function whole({ columns, rows, cells }: Table): TableExcerpt {
  const shown = namesOf(rows).map((name, index) => ({
    name,
    cells: columns.map(({ id }): ExcerptCell => ({ now: cellWords(cells[rows[index].id]?.[id]), was: null })),
  }));
  return { columns: namesOf(columns), rows: shown };
}

function namesOf(lines: Table['columns']): string[] {
  return lines.map(({ id, name = id }) => name);
}

function cellWords(value: unknown): string {
  return value === undefined ? '–' : valueWords(value);
}
