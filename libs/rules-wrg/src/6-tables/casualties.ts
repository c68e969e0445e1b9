/** [VI.casualty] How many men the enemy loses: by the total of factors and one's own figures. */
import type { CompiledGame, CompiledTable } from '@hexwright/compiler';
import { cellOf, type CellListener, countOf, numberOfLine, tableOf } from '@hexwright/rules-kit';

/** The casualty table of a package. */
export class CasualtyTable {
  /** By total less the least total, then by figures from 1. */
  readonly #rows: readonly (readonly number[])[];
  readonly #table: CompiledTable;
  /** By total less the least total: the row of the table. */
  readonly #order: readonly number[];
  readonly #least: number;
  /** Whether more figures than the table has columns are taken in blocks of as many; by its last column, where not. */
  readonly #isByBlocks: boolean;

  constructor(game: CompiledGame) {
    this.#isByBlocks = game.parameters.get('casualties-beyond') !== 'last-column';
    const table = tableOf(game, 'casualties');
    const totals = table.rows.map(numberOfLine);
    this.#least = Math.min(...totals);
    this.#table = table;
    this.#order = totals.toSorted((one, other) => one - other).map((total) => totals.indexOf(total));
    this.#rows = this.#order.map((row) => table.columns.map((_, column) => countOf(cellOf(table, row, column))));
  }

  /** Men lost by the enemy of so many figures: nothing below the table, its last row above; beyond its columns as the package says. `hear` is told of the cells. */
  men(total: number, figures: number, hear: CellListener | null = null): number {
    if (total < this.#least || figures <= 0) return 0;
    const at = Math.min(total - this.#least, this.#rows.length - 1);
    const row = this.#rows[at];
    const most = row.length;
    const read = (column: number): number => {
      hear?.(this.#table, this.#order[at], column);
      return row[column];
    };
    if (!this.#isByBlocks) return read(Math.min(figures, most) - 1);
    const [blocks, rest] = [Math.floor(figures / most), figures % most];
    return (blocks === 0 ? 0 : blocks * read(most - 1)) + (rest === 0 ? 0 : read(rest - 1));
  }
}
