/** [VI.casualty] How many men the enemy loses: by the total of factors and one's own figures. */
import type { CompiledGame } from '@hexwright/compiler';
import { cellOf, countOf, numberOfLine, tableOf } from '@hexwright/rules-kit';

/** The casualty table of a package. */
export class CasualtyTable {
  /** By total less the least total, then by figures from 1. */
  readonly #rows: readonly (readonly number[])[];
  readonly #least: number;
  /** Whether more figures than the table has columns are taken in blocks of as many; by its last column, where not. */
  readonly #isByBlocks: boolean;

  constructor(game: CompiledGame) {
    this.#isByBlocks = game.parameters.get('casualties-beyond') !== 'last-column';
    const table = tableOf(game, 'casualties');
    const totals = table.rows.map(numberOfLine);
    this.#least = Math.min(...totals);
    this.#rows = totals
      .toSorted((one, other) => one - other)
      .map((total) => {
        const row = totals.indexOf(total);
        return table.columns.map((_, column) => countOf(cellOf(table, row, column)));
      });
  }

  /** Men lost by the enemy of so many figures: nothing below the table, its last row above; beyond its columns as the package says. */
  men(total: number, figures: number): number {
    if (total < this.#least || figures <= 0) return 0;
    const row = this.#rows[Math.min(total - this.#least, this.#rows.length - 1)];
    const most = row.length;
    if (!this.#isByBlocks) return row[Math.min(figures, most) - 1];
    const rest = figures % most;
    return Math.floor(figures / most) * row[most - 1] + (rest === 0 ? 0 : row[rest - 1]);
  }
}
