/** The charts of a package as a battle reads them [20.0]: lookups by die, differential, counter or distance. */
import {
  type CompiledGame,
  type CompiledTable,
  type CompiledTableLine,
  type CompiledUnit,
  NONE,
} from '@hexwright/compiler';
import type { Binding } from '@hexwright/rule-lang';
import {
  cellOf,
  CounterTable,
  type CellListener,
  HexCharts,
  type InTurn,
  lineFor,
  type ModifierSlot,
  NO_LINE,
  numberOfLine,
  tableOf,
} from '@hexwright/rules-kit';
import { FOLLOWERS, KINDS } from './counters.ts';
import { ACTS, BONUS, COMMAND_RADIUS, FIRE_DIE, RALLY_DIE, SLOTS, STRENGTH } from './slots.ts';

/** Results of combat and fire [8.11], as the code tells them apart: the words of the vocabulary `results`. */
export const RESULTS = ['AE', 'AX', 'AD', 'AR', 'hold', 'DR', 'DD', 'DX', 'DE'] as const;
export const AE = 0;
export const AX = 1;
export const AD = 2;
export const AR = 3;
export const HOLD = 4;
export const DR = 5;
export const DD = 6;
export const DX = 7;
export const DE = 8;
/** The printed dash: nothing happens. */
export const NO_EFFECT = -1;

/** Results of a wolf pit [14.21]: the words of the vocabulary `pit-results`. */
export const PIT_RESULTS = ['disordered', 'eliminated'] as const;
export const PIT_DISORDERS = 0;
export const PIT_ELIMINATES = 1;

/** Values of the row `advance` of the command radius [20.2]. */
export const OPTIONAL = 0;
export const AFTER_ROUT = 1;
export const ALWAYS = 2;
/** As a limit of turns: none. */
export const UNLIMITED = 99;

const DIE = 6;

/** `Asked` is what modifiers and conditions are asked about. */
export class Charts<Asked extends InTurn> extends HexCharts<Asked, (typeof ACTS)[number]> {
  readonly #campFollowers: CompiledTable;
  readonly #horse: CombatTable;
  readonly #foot: CombatTable;
  readonly #crossbow: CompiledTable;
  readonly #artillery: CompiledTable;
  /** Index in the vocabulary of results to what the code calls it. */
  readonly #results: Int8Array;
  readonly #pits: CounterTable;
  readonly #pitResults: Int8Array;
  readonly #points: CounterTable;
  /** Band of the command radius by distance; beyond its end the last. */
  readonly #bands: Int8Array;
  /** By band: most turns in a movement phase, movement points lost, and whether an advance is compulsory [20.2]. */
  readonly bandTurns: Int16Array;
  readonly bandAllowance: Int16Array;
  readonly bandAdvance: Int16Array;
  /** Modifiers of a strength by terrain, and beside it, in the order of the package. */
  readonly strength: ModifierSlot<Asked> = this.slot(STRENGTH);
  readonly bonus: ModifierSlot<Asked> = this.slot(BONUS);
  /** Of the dice of shots and rallies. */
  readonly fireDie: ModifierSlot<Asked> = this.slot(FIRE_DIE);
  readonly rallyDie: ModifierSlot<Asked> = this.slot(RALLY_DIE);
  readonly commandRadius: ModifierSlot<Asked> = this.slot(COMMAND_RADIUS);

  /** `faces` is how many faces a counter has at most. */
  constructor(game: CompiledGame, faces: number, binding: Binding<Asked>) {
    super(game, SLOTS, ACTS, binding);
    this.#campFollowers = tableOf(game, 'camp-followers');
    const results = wordsOf(game, 'results', RESULTS);
    this.#horse = new CombatTable(tableOf(game, 'combat-horse'), results);
    this.#foot = new CombatTable(tableOf(game, 'combat-foot'), results);
    this.#results = results;
    this.#crossbow = tableOf(game, 'crossbow');
    this.#artillery = tableOf(game, 'artillery');
    this.#pits = new CounterTable(tableOf(game, 'wolf-pits'), game, faces, lossLineFor);
    this.#pitResults = wordsOf(game, 'pit-results', PIT_RESULTS);
    this.#points = new CounterTable(tableOf(game, 'victory-points'), game, faces, lossLineFor);
    const radius = tableOf(game, 'command-radius');
    const last = radius.columns.length - 1;
    this.#bands = Int8Array.from({ length: (radius.columns[last].range?.[0] ?? 0) + 1 }, (_, distance) => {
      const band = radius.columns.findIndex(({ range }) => range && distance >= range[0] && distance <= range[1]);
      return band < 0 ? last : band;
    });
    const bandRow = (id: string, absent: number): Int16Array => {
      const row = radius.rows.findIndex((line) => line.id === id);
      return Int16Array.from(radius.columns, (_, column) => {
        const cell = row < 0 ? NONE : cellOf(radius, row, column);
        return cell === NONE ? absent : cell;
      });
    };
    this.bandTurns = bandRow('turns', UNLIMITED);
    this.bandAllowance = bandRow('allowance', 0);
    this.bandAdvance = bandRow('advance', OPTIONAL);
  }

  /** [20.7], [20.8] The result of combat; `withFoot` says which table. `hear` is told of the cell, here and below. */
  combat(
    withFoot: boolean,
    differential: number,
    die: number,
    extends_: boolean,
    hear: CellListener | null = null,
  ): number {
    return (withFoot ? this.#foot : this.#horse).result(differential, die, extends_, hear);
  }

  /** [20.4] By the modified die, which a table ends at. */
  crossbow(die: number, hear: CellListener | null = null): number {
    return this.#shot(this.#crossbow, die, hear);
  }

  /** [20.5] */
  artillery(die: number, hear: CellListener | null = null): number {
    return this.#shot(this.#artillery, die, hear);
  }

  #shot(table: CompiledTable, die: number, hear: CellListener | null): number {
    const row = Math.max(0, Math.min(die - 1, table.rows.length - 1));
    hear?.(table, row, 0);
    return wordOf(cellOf(table, row, 0), this.#results);
  }

  /** [20.6] What a real wolf pit does to a unit: {@link NO_EFFECT}, {@link PIT_DISORDERS} or {@link PIT_ELIMINATES}. */
  wolfPit(unit: number, face: number, die: number, hear: CellListener | null = null): number {
    const column = this.#pits.columnOf(unit, face);
    return column === NO_LINE ? NO_EFFECT : wordOf(this.#pits.cell(die - 1, column, hear), this.#pitResults);
  }

  /** [19.0] Victory points for a unit that is lost with that face up. */
  points(unit: number, face: number): number {
    const row = this.#points.rowOf(unit, face);
    return row === NO_LINE ? 0 : numeric(this.#points.cell(row, 0));
  }

  /** [20.3] How many camp followers defend the camp of a contingent. */
  campFollowers(contingent: number, die: number, hear: CellListener | null = null): number {
    const table = this.#campFollowers;
    const column = table.columns.findIndex(({ match }) => match.contingent === contingent);
    if (column < 0) return 0;
    hear?.(table, die - 1, column);
    return numeric(cellOf(table, die - 1, column));
  }

  /** [20.2] The band of a line of command so many hexes long. */
  bandOf(distance: number): number {
    return this.#bands[Math.min(distance, this.#bands.length - 1)];
  }

  /** The band of the longest lines, and the least distance of it: nothing is asked of hexes farther away. */
  get lastBand(): number {
    return this.#bands[this.#bands.length - 1];
  }

  get lastBandFrom(): number {
    return this.#bands.length - 1;
  }
}

/** One of the two combat results tables. */
class CombatTable {
  readonly #table: CompiledTable;
  readonly #results: Int8Array;
  readonly #least: number;

  constructor(table: CompiledTable, results: Int8Array) {
    this.#table = table;
    this.#results = results;
    this.#least = numberOfLine(table.columns[0]);
  }

  /** Beyond the columns the outermost serves; or, with `extended`, the diagonals of the table go on (R14). */
  result(differential: number, die: number, extended: boolean, hear: CellListener | null): number {
    const last = this.#table.columns.length - 1;
    let column = differential - this.#least;
    let row = die - 1;
    if (extended) {
      for (; column < 0 && row < DIE - 1; column++) row++;
      for (; column > last && row > 0; column--) row--;
    }
    column = Math.max(0, Math.min(last, column));
    hear?.(this.#table, row, column);
    return wordOf(cellOf(this.#table, row, column), this.#results);
  }
}

function numeric(cell: number): number {
  return Math.max(0, cell);
}

/** Index in a vocabulary of the package to what the code calls it. */
function wordsOf(game: CompiledGame, vocabulary: string, words: readonly string[]): Int8Array {
  return Int8Array.from(game.vocabulary.ids(vocabulary), (id) => words.indexOf(id));
}

function wordOf(cell: number, words: Int8Array): number {
  return cell < 0 ? NO_EFFECT : words[cell];
}

/** As `lineFor`; camp followers are foot that no chart of losses counts [19.0]. */
function lossLineFor(lines: readonly CompiledTableLine[], unit: CompiledUnit, face: number): number {
  if (unit.kind !== KINDS[FOLLOWERS]) return lineFor(lines, unit, face);
  const { class: troops } = unit.faces[face] ?? unit.faces[0];
  return lines.findIndex(({ match }) => Object.keys(match).join() === 'class' && match.class === troops);
}
