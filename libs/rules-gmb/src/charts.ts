/**
 * The charts and tables of a package as a battle reads them: a row and a column for every face of every counter are
 * found once, so that a lookup is one index.
 */
import type { Binding } from '@hexwright/rule-lang';
import { type CompiledGame, NONE, NOT_ALLOWED } from '@hexwright/compiler';
import {
  CounterTable,
  type CellListener,
  HexCharts,
  type InTurn,
  type ModifierSlot,
  countOf,
  NO_LINE,
  numberOfLine,
  tableOf,
} from '@hexwright/rules-kit';
import { type Act, ACTS } from './acts.ts';
import type { Counters } from './counters.ts';
import { FIRE_DICE, MELEE_DICE, MORALE_DIE, PAIR_FUNCTIONS } from './slots.ts';

export { NO_LINE, NONE, NOT_ALLOWED };

const TWO_DICE_TOTALS = 36;

/** Number of the 36 throws of two dice whose total is at most `bound`. */
const WAYS_UP_TO = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, TWO_DICE_TOTALS] as const;

/** Ways out of 36 that two dice show at most `bound` [8.0], [9.0]. */
export function waysUpTo(bound: number): number {
  return WAYS_UP_TO[Math.max(0, Math.min(12, bound))];
}

/** `Asked` is what modifiers and conditions are asked about. */
export class Charts<Asked extends InTurn> extends HexCharts<Asked, Act> {
  readonly fireDice: ModifierSlot<Asked> = this.slot(FIRE_DICE);
  readonly meleeDice: ModifierSlot<Asked> = this.slot(MELEE_DICE);
  readonly moraleDie: ModifierSlot<Asked> = this.slot(MORALE_DIE);
  /** True where the package forbids nothing at all, as most do. */
  readonly forbidsNothing: boolean;
  /** True when a modifier of melee asks between which two hexes it is fought. */
  readonly meleeAsksPair: boolean;
  /** True when a modifier of fire asks over which hexside the shot comes. */
  readonly fireAsksSide: boolean;
  readonly #fire: CounterTable | null;
  readonly #melee: CounterTable | null;
  readonly #morale: CounterTable;
  readonly #lowestDie: number;
  /** By weapon and range: a column of the fire table, or {@link NO_LINE}. */
  readonly #fireColumns: readonly Int16Array[];
  /** Longest range of the weapon of a face, in hexes. */
  readonly #reach: Int16Array;
  readonly #counters: Counters;

  constructor(game: CompiledGame, counters: Counters, binding: Binding<Asked>, slots: readonly string[]) {
    super(game, slots, ACTS, binding);
    this.#counters = counters;
    this.meleeAsksPair = this.meleeDice.calls(PAIR_FUNCTIONS);
    this.fireAsksSide = this.fireDice.calls(PAIR_FUNCTIONS);
    const lookup = (id: string): CounterTable | null =>
      game.tables.has(id) ? new CounterTable(tableOf(game, id), game, counters.faceLimit) : null;
    this.#fire = lookup('fire');
    this.#melee = lookup('melee');
    this.#morale = new CounterTable(tableOf(game, 'morale'), game, counters.faceLimit);
    this.#lowestDie = numberOfLine(this.#morale.table.rows[0]);
    this.forbidsNothing = game.restrictions.length === 0;
    this.#fireColumns = game.vocabulary.ids('weapons').map((_, weapon) => this.#columnsByRange(weapon));
    this.#reach = Int16Array.from(
      game.units.flatMap((unit) =>
        Array.from({ length: counters.faceLimit }, (_, face) => {
          const weapon = counters.weapon(unit.index, face);
          return weapon < 0 ? 0 : Math.max(0, this.#fireColumns[weapon].length - 1);
        }),
      ),
    );
  }

  /** By range in hexes up to the longest of the weapon: the first column of the fire table that it fires in. */
  #columnsByRange(weapon: number): Int16Array {
    const columns = this.#fire?.table.columns ?? [];
    const bands = columns.flatMap(({ match, range }, column) =>
      match.weapon === weapon && range !== undefined ? [{ column, from: range[0], to: range[1] }] : [],
    );
    const longest = Math.max(-1, ...bands.map(({ to }) => to));
    return Int16Array.from(
      { length: longest + 1 },
      (_, range) => bands.find(({ from, to }) => range >= from && range <= to)?.column ?? NO_LINE,
    );
  }

  /** Longest range in hexes of the table at which the unit fires with that face up; 0 when it does not fire. */
  reach(unit: number, face: number): number {
    return this.#reach[unit * this.#counters.faceLimit + face];
  }

  /**
   * [8.3] Greatest total that hits, or {@link NONE} (no effect at that range), or {@link NOT_ALLOWED}. `hear` is told of
   * the cell, here and below.
   */
  fireBound(
    firer: number,
    firerFace: number,
    target: number,
    targetFace: number,
    range: number,
    hear: CellListener | null = null,
  ): number {
    const fire = this.#fire;
    if (fire === null) return NOT_ALLOWED;
    const row = fire.rowOf(target, targetFace);
    if (row === NO_LINE) return NONE;
    const weapon = this.#counters.weapon(firer, firerFace);
    if (weapon < 0) return NONE;
    const columns = this.#fireColumns[weapon];
    const column = range < columns.length ? columns[range] : this.#columnBeyond(columns);
    return column === NO_LINE ? NONE : fire.cell(row, column, hear);
  }

  /** Where the package lets a weapon carry further than its table, the last column goes on. */
  #columnBeyond(columns: Int16Array): number {
    return this.fireRange.isEmpty ? NO_LINE : (columns.at(-1) ?? NO_LINE);
  }

  /** [9.4] Greatest total that hits; {@link NONE} when the attacker has no column (R10), {@link NOT_ALLOWED} for NA (R09). */
  meleeBound(
    attacker: number,
    attackerFace: number,
    defender: number,
    defenderFace: number,
    hear: CellListener | null = null,
  ): number {
    const melee = this.#melee;
    if (melee === null) return NOT_ALLOWED;
    const column = melee.columnOf(attacker, attackerFace);
    const row = melee.rowOf(defender, defenderFace);
    return column === NO_LINE || row === NO_LINE ? NONE : melee.cell(row, column, hear);
  }

  /** [10.2] Rout levels gained for a modified die, held to the rows of the table. */
  routIncrease(unit: number, face: number, die: number, hear: CellListener | null = null): number {
    const { rows } = this.#morale.table;
    const row = Math.max(0, Math.min(rows.length - 1, die - this.#lowestDie));
    const column = this.#morale.columnOf(unit, face);
    return column === NO_LINE ? 0 : Math.max(0, countOf(this.#morale.cell(row, column, hear)));
  }
}
