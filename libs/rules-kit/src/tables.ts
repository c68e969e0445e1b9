/** Tables of a package as rules look things up in them. */
import {
  type CompiledFace,
  type CompiledGame,
  type CompiledTable,
  type CompiledTableLine,
  type CompiledUnit,
  NONE,
  NOT_ALLOWED,
} from '@hexwright/compiler';

/** No row or column of the table fits. */
export const NO_LINE = -1;

/** A table that the package must have. Throws an Error where it has none. */
export function tableOf(game: CompiledGame, id: string): CompiledTable {
  const table = game.tables.get(id);
  if (table === undefined) throw new Error(`The compiled game ${game.id} lacks the table "${id}".`);
  return table;
}

/** Is told of each cell that is read because dice have fallen, or something has happened: not of those that are only asked for. */
export type CellListener = (table: CompiledTable, row: number, column: number) => void;

export function cellOf({ cells, columns }: CompiledTable, row: number, column: number): number {
  return cells[row * columns.length + column];
}

/** The number that a line is named for: `minus-1`, `0`, `7`. */
export function numberOfLine({ id }: Pick<CompiledTableLine, 'id'>): number {
  return id.startsWith('minus-') ? -Number(id.slice('minus-'.length)) : Number(id);
}

/**
 * The first line whose `match` fits a counter with that face up, as what its class is taken for where none is for the class
 * itself; {@link NO_LINE} when none does.
 */
export function lineFor(lines: readonly CompiledTableLine[], unit: CompiledUnit, face = 0): number {
  const up = unit.faces[face] ?? unit.faces[0];
  for (const troops of up.classes) {
    const found = lines.findIndex(({ match }) => {
      for (const name in match) if (valueOf(unit, up, troops, name) !== match[name]) return false;
      return true;
    });
    if (found >= 0) return found;
  }
  return NO_LINE;
}

/** A cell as a number that is counted with: 0 for a printed dash, and where nothing is allowed. */
export function countOf(cell: number): number {
  return cell === NONE || cell === NOT_ALLOWED ? 0 : cell;
}

/** What a table of one column counts for a counter with that face up; 0 where no row fits it, or there is no table. */
export function countFor(table: CompiledTable | undefined, unit: CompiledUnit, face: number): number {
  const row = table === undefined ? NO_LINE : lineFor(table.rows, unit, face);
  return table === undefined || row === NO_LINE ? 0 : countOf(cellOf(table, row, 0));
}

function valueOf(unit: CompiledUnit, face: CompiledFace, troops: number, name: string): number | undefined {
  if (name === 'class') return troops;
  return name === 'contingent' ? unit.contingent : face.values[name];
}

/** The places of words in a list, for rules that tell them apart by number: `const [UNIT, LEADER] = numbered(KINDS)`. */
export function numbered<Words extends readonly string[]>(words: Words): { readonly [Place in keyof Words]: number } {
  return words.map((_, place) => place) as { readonly [Place in keyof Words]: number };
}

/** A printed dash in a table of words: nothing happens. */
export const NO_WORD = -1;

/** A table whose cells are words of a vocabulary: read as their places in the list of those that the rules know. */
export class WordTable {
  readonly table: CompiledTable;
  /** By index in the vocabulary. */
  readonly #places: Int8Array;

  constructor(game: CompiledGame, id: string, vocabulary: string, words: readonly string[]) {
    this.table = tableOf(game, id);
    this.#places = Int8Array.from(game.vocabulary.ids(vocabulary), (one) => words.indexOf(one));
  }

  /** The word of a cell, or {@link NO_WORD}; beyond the table that of its outermost line. `hear` is told of the cell. */
  at(row: number, column: number, hear: CellListener | null = null): number {
    const { table } = this;
    const within = (at: number, { length }: readonly unknown[]): number => Math.max(0, Math.min(length - 1, at));
    const [line, across] = [within(row, table.rows), within(column, table.columns)];
    hear?.(table, line, across);
    const cell = cellOf(table, line, across);
    return cell < 0 ? NO_WORD : this.#places[cell];
  }
}

/** Which of some lines is that of a counter with that face up; {@link NO_LINE} where none is. */
export type LineOf = (lines: readonly CompiledTableLine[], unit: CompiledUnit, face: number) => number;

/** A table whose lines are chosen by counters: the row and the column of every face are found once. */
export class CounterTable {
  readonly table: CompiledTable;
  readonly #rows: Int16Array;
  readonly #columns: Int16Array;
  readonly #faces: number;

  /** `faces` is how many faces a counter has at most; `lineOf` says which line is that of a counter. */
  constructor(table: CompiledTable, { units }: CompiledGame, faces: number, lineOf: LineOf = lineFor) {
    this.table = table;
    this.#faces = faces;
    const find = (lines: readonly CompiledTableLine[]): Int16Array =>
      Int16Array.from(units.flatMap((unit) => Array.from({ length: faces }, (_, face) => lineOf(lines, unit, face))));
    this.#rows = find(table.rows);
    this.#columns = find(table.columns);
  }

  rowOf(unit: number, face: number): number {
    return this.#rows[unit * this.#faces + face];
  }

  columnOf(unit: number, face: number): number {
    return this.#columns[unit * this.#faces + face];
  }

  /** `hear` is told of it. */
  cell(row: number, column: number, hear: CellListener | null = null): number {
    hear?.(this.table, row, column);
    return cellOf(this.table, row, column);
  }
}
