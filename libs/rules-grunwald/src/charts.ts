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
  NO_WORD,
  numbered,
  numberOfLine,
  tableOf,
  WordTable,
} from '@hexwright/rules-kit';
import { FOLLOWERS, KINDS } from './counters.ts';
import { ACTS, BONUS, COMMAND_RADIUS, FIRE_DIE, RALLY_DIE, SLOTS, STRENGTH } from './slots.ts';

/** Results of combat and fire [8.11], as the code tells them apart: the words of the vocabulary `results`. */
export const RESULTS = ['AE', 'AX', 'AD', 'AR', 'hold', 'DR', 'DD', 'DX', 'DE'] as const;
export const [AE, AX, AD, AR, HOLD, DR, DD, DX, DE] = numbered(RESULTS);

/** Results of a wolf pit [14.21]: the words of the vocabulary `pit-results`. */
export const PIT_RESULTS = ['disordered', 'eliminated'] as const;
export const [PIT_DISORDERS, PIT_ELIMINATES] = numbered(PIT_RESULTS);

/** Values of the row `advance` of the command radius [20.2]. */
export const OPTIONAL = 0;
export const AFTER_ROUT = 1;
export const ALWAYS = 2;
/** As a limit of turns: none. */
export const UNLIMITED = 99;

const DIE = 6;

/** A row of the command radius by band; `absent` for a dash, and where the package has no such row. */
function rowOfBands(radius: CompiledTable, id: string, absent: number): Int16Array {
  const row = radius.rows.findIndex((line) => line.id === id);
  const cells = radius.columns.map((_, band) => (row < 0 ? NONE : cellOf(radius, row, band)));
  return Int16Array.from(cells, (cell) => (cell === NONE ? absent : cell));
}

/** [20.2] The most turns of 60 degrees that a limit of the package allows, at any distance and in any game-turn; 0 where there is no limit. */
export function mostLimitedTurns(game: CompiledGame): number {
  const limits = [game, ...game.editions].flatMap(({ tables }) => [
    ...rowOfBands(tableOf({ ...game, tables }, 'command-radius'), 'turns', UNLIMITED),
  ]);
  return Math.max(0, ...limits.filter((most) => most < UNLIMITED));
}

/** `Asked` is what modifiers and conditions are asked about. */
export class Charts<Asked extends InTurn> extends HexCharts<Asked, (typeof ACTS)[number]> {
  /** [20.4] By the modified die. */
  readonly crossbow = this.#resultsOf('crossbow');
  /** [20.5] */
  readonly artillery = this.#resultsOf('artillery');
  readonly #horse = this.#resultsOf('combat-horse');
  readonly #foot = this.#resultsOf('combat-foot');
  /** The differentials of their first columns. */
  readonly #leastHorse = numberOfLine(this.#horse.table.columns[0]);
  readonly #leastFoot = numberOfLine(this.#foot.table.columns[0]);
  readonly #pits = new WordTable(this.game, 'wolf-pits', 'pit-results', PIT_RESULTS);
  readonly #pitLines: CounterTable;
  readonly #points: CounterTable;
  readonly #campFollowers = tableOf(this.game, 'camp-followers');
  readonly #radius = tableOf(this.game, 'command-radius');
  /** Band of the command radius by distance; beyond its end the last. */
  readonly #bands = bandsOf(this.#radius);
  /** By band: most turns in a movement phase, movement points lost, and whether an advance is compulsory [20.2]. */
  readonly bandTurns = rowOfBands(this.#radius, 'turns', UNLIMITED);
  readonly bandAllowance = rowOfBands(this.#radius, 'allowance', 0);
  readonly bandAdvance = rowOfBands(this.#radius, 'advance', OPTIONAL);
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
    this.#pitLines = new CounterTable(this.#pits.table, game, faces, lossLineFor);
    this.#points = new CounterTable(tableOf(game, 'victory-points'), game, faces, lossLineFor);
  }

  #resultsOf(table: string): WordTable {
    return new WordTable(this.game, table, 'results', RESULTS);
  }

  /**
   * [20.7], [20.8] The result of combat; `withFoot` says which table. Beyond the columns the outermost serves; or, with
   * `extended`, the diagonals of the table go on (R14). `hear` is told of the cell, here and below.
   */
  combat(withFoot: boolean, differential: number, die: number, extended: boolean, hear?: CellListener | null): number {
    const chart = withFoot ? this.#foot : this.#horse;
    const last = chart.table.columns.length - 1;
    let column = differential - (withFoot ? this.#leastFoot : this.#leastHorse);
    let row = die - 1;
    if (extended) {
      for (; column < 0 && row < DIE - 1; column++) row++;
      for (; column > last && row > 0; column--) row--;
    }
    return chart.at(row, column, hear);
  }

  /** [20.6] What a real wolf pit does to a unit: `NO_WORD`, {@link PIT_DISORDERS} or {@link PIT_ELIMINATES}. */
  wolfPit(unit: number, face: number, die: number, hear?: CellListener | null): number {
    const column = this.#pitLines.columnOf(unit, face);
    return column === NO_LINE ? NO_WORD : this.#pits.at(die - 1, column, hear);
  }

  /** [19.0] Victory points for a unit that is lost with that face up. */
  points(unit: number, face: number): number {
    const row = this.#points.rowOf(unit, face);
    return row === NO_LINE ? 0 : Math.max(0, this.#points.cell(row, 0));
  }

  /** [20.3] How many camp followers defend the camp of a contingent. */
  campFollowers(contingent: number, die: number, hear: CellListener | null = null): number {
    const table = this.#campFollowers;
    const column = table.columns.findIndex(({ match }) => match.contingent === contingent);
    if (column < 0) return 0;
    hear?.(table, die - 1, column);
    return Math.max(0, cellOf(table, die - 1, column));
  }

  /** [20.2] The band of a line of command so many hexes long. */
  bandOf(distance: number): number {
    return this.#bands[Math.min(distance, this.lastBandFrom)];
  }

  /** The band of the longest lines, and the least distance of it: nothing is asked of hexes farther away. */
  get lastBand(): number {
    return this.#bands[this.lastBandFrom];
  }

  get lastBandFrom(): number {
    return this.#bands.length - 1;
  }
}

function bandsOf({ columns }: CompiledTable): Int8Array {
  const last = columns.length - 1;
  return Int8Array.from({ length: (columns[last].range?.[0] ?? 0) + 1 }, (_, distance) => {
    const band = columns.findIndex(({ range }) => range && distance >= range[0] && distance <= range[1]);
    return band < 0 ? last : band;
  });
}

/** As `lineFor`; camp followers are foot that no chart of losses counts [19.0]. */
function lossLineFor(lines: readonly CompiledTableLine[], unit: CompiledUnit, face: number): number {
  if (unit.kind !== KINDS[FOLLOWERS]) return lineFor(lines, unit, face);
  const { class: troops } = unit.faces[face] ?? unit.faces[0];
  return lines.findIndex(({ match }) => Object.keys(match).join() === 'class' && match.class === troops);
}
