/**
 * The charts and tables of a package as a battle reads them: a row and a column for every face of every counter are
 * found once, so that a lookup is one index.
 */
import {
  type CompiledGame,
  type CompiledTable,
  type CompiledTableLine,
  type CompiledUnit,
  NONE,
  NOT_ALLOWED,
} from '@hexwright/compiler';
import { type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { Battle } from './battle.ts';
import type { Counters } from './counters.ts';
import { binding, DUEL_SUM, FIRE_DICE, MELEE_DICE, MORALE_DIE, PAIR_FUNCTIONS } from './expressions.ts';
import { ModifierSlot } from './modifiers.ts';

export { NONE, NOT_ALLOWED };

/** No row or column of the table fits the counter. */
export const NO_LINE = -1;

const TWO_DICE_TOTALS = 36;

/** Number of the 36 throws of two dice whose total is at most `bound`. */
const WAYS_UP_TO = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, TWO_DICE_TOTALS] as const;

/** Ways out of 36 that two dice show at most `bound` [8.0], [9.0]. */
export function waysUpTo(bound: number): number {
  return WAYS_UP_TO[Math.max(0, Math.min(12, bound))];
}

/** The line whose `match` fits the values: the first in the order of the table. */
function lineFor(lines: readonly CompiledTableLine[], game: CompiledGame, unit: number, face: number): number {
  const piece = game.units[unit];
  const values = (piece.faces[face] ?? piece.faces[0]).values;
  return lines.findIndex((line) =>
    Object.entries(line.match).every(([name, wanted]) => valueOf(piece, values, name) === wanted),
  );
}

function valueOf(piece: CompiledUnit, values: Readonly<Record<string, number>>, name: string): number | undefined {
  if (name === 'class') return piece.class;
  return name === 'contingent' ? piece.contingent : values[name];
}

class Lookup {
  readonly table: CompiledTable;
  readonly #rows: Int16Array;
  readonly #columns: Int16Array;
  readonly #faces: number;

  constructor(table: CompiledTable, game: CompiledGame, counters: Counters) {
    this.table = table;
    this.#faces = counters.faceLimit;
    const find = (lines: readonly CompiledTableLine[]): Int16Array =>
      Int16Array.from(
        game.units.flatMap((_, unit) =>
          Array.from({ length: counters.faceLimit }, (__, face) => lineFor(lines, game, unit, face)),
        ),
      );
    this.#rows = find(table.rows);
    this.#columns = find(table.columns);
  }

  rowOf(unit: number, face: number): number {
    return this.#rows[unit * this.#faces + face];
  }

  columnOf(unit: number, face: number): number {
    return this.#columns[unit * this.#faces + face];
  }

  cell(row: number, column: number): number {
    return this.table.cells[row * this.table.columns.length + column];
  }
}

/** Rows of the morale table are named for the die they stand for: `minus-1`, `0` .. `7`. */
function dieOfRow(id: string): number {
  return id.startsWith('minus-') ? -Number(id.slice('minus-'.length)) : Number(id);
}

export class Charts {
  readonly fireDice: ModifierSlot;
  readonly meleeDice: ModifierSlot;
  readonly moraleDie: ModifierSlot;
  /** What is added to the number of the man-to-man matrix [18.34]. */
  readonly duelSum: ModifierSlot;
  /** True when a modifier of melee asks between which two hexes it is fought. */
  readonly meleeAsksPair: boolean;
  /** All modifiers in the order of their slots, as events number them. */
  readonly modifiers: readonly { readonly id: string; readonly case: string; readonly label: string }[];
  readonly #fire: Lookup | null;
  readonly #melee: Lookup | null;
  readonly #morale: Lookup;
  readonly #points: Lookup | null;
  readonly #unitPoints: Lookup | null;
  readonly #lowestDie: number;
  readonly #conditions: ReadonlyMap<string, Evaluate<Battle>>;
  /** By weapon and range: a column of the fire table, or {@link NO_LINE}. */
  readonly #fireColumns: readonly Int16Array[];
  /** Longest range of the weapon of a face, in hexes. */
  readonly #reach: Int16Array;
  readonly #counters: Counters;

  constructor(game: CompiledGame, counters: Counters) {
    this.#counters = counters;
    const slot = (name: string, first: number): ModifierSlot => new ModifierSlot(game.modifiers.get(name) ?? [], first);
    this.fireDice = slot(FIRE_DICE, 0);
    this.meleeDice = slot(MELEE_DICE, this.fireDice.modifiers.length);
    this.moraleDie = slot(MORALE_DIE, this.fireDice.modifiers.length + this.meleeDice.modifiers.length);
    const earlier = [...this.fireDice.modifiers, ...this.meleeDice.modifiers, ...this.moraleDie.modifiers];
    this.duelSum = slot(DUEL_SUM, earlier.length);
    this.modifiers = [...earlier, ...this.duelSum.modifiers];
    this.meleeAsksPair = this.meleeDice.modifiers.some(({ when, value }) =>
      PAIR_FUNCTIONS.some(
        (name) => when?.calls.includes(name) === true || (typeof value !== 'number' && value.calls.includes(name)),
      ),
    );
    const lookup = (id: string): Lookup | null => {
      const table = game.tables.get(id);
      return table === undefined ? null : new Lookup(table, game, counters);
    };
    this.#fire = lookup('fire');
    this.#melee = lookup('melee');
    this.#points = lookup('victory-points');
    this.#unitPoints = lookup('unit-points');
    const morale = lookup('morale');
    if (morale === null) throw new Error('The compiled game lacks the table "morale".');
    this.#morale = morale;
    this.#lowestDie = dieOfRow(morale.table.rows[0].id);
    this.#conditions = new Map(
      [...game.conditions.values()].map((condition) => [condition.id, lowerExpression(condition.when.typed, binding)]),
    );
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

  /** True when a condition of the package holds for the unit. */
  meets(condition: string, battle: Battle, unit: number): boolean {
    const test = this.#conditions.get(condition);
    if (test === undefined) return false;
    const before = battle.defender;
    battle.defender = unit;
    const holds = test(battle) !== 0;
    battle.defender = before;
    return holds;
  }

  /** Longest range in hexes at which the unit fires with that face up; 0 when it does not fire. */
  reach(unit: number, face: number): number {
    return this.#reach[unit * this.#counters.faceLimit + face];
  }

  /** [8.3] Greatest total that hits, or {@link NONE} (no effect at that range), or {@link NOT_ALLOWED}. */
  fireBound(firer: number, firerFace: number, target: number, targetFace: number, range: number): number {
    const fire = this.#fire;
    if (fire === null) return NOT_ALLOWED;
    const row = fire.rowOf(target, targetFace);
    if (row === NO_LINE) return NONE;
    const weapon = this.#counters.weapon(firer, firerFace);
    if (weapon < 0) return NONE;
    const columns = this.#fireColumns[weapon];
    const column = range < columns.length ? columns[range] : NO_LINE;
    return column === NO_LINE ? NONE : fire.cell(row, column);
  }

  /** [9.4] Greatest total that hits; {@link NONE} when the attacker has no column (R10), {@link NOT_ALLOWED} for NA (R09). */
  meleeBound(attacker: number, attackerFace: number, defender: number, defenderFace: number): number {
    const melee = this.#melee;
    if (melee === null) return NOT_ALLOWED;
    const column = melee.columnOf(attacker, attackerFace);
    const row = melee.rowOf(defender, defenderFace);
    return column === NO_LINE || row === NO_LINE ? NONE : melee.cell(row, column);
  }

  /** [10.2] Rout levels gained for a modified die, held to the rows of the table. */
  routIncrease(unit: number, face: number, die: number): number {
    const { rows } = this.#morale.table;
    const row = Math.max(0, Math.min(rows.length - 1, die - this.#lowestDie));
    const column = this.#morale.columnOf(unit, face);
    return column === NO_LINE ? 0 : this.#morale.cell(row, column);
  }

  /** [21.1] Victory points printed for the unit's morale, before doubling; 0 where the game scores otherwise. */
  pointsFor(unit: number): number {
    const points = this.#points;
    if (points === null) return 0;
    const row = points.rowOf(unit, 0);
    return row === NO_LINE ? 0 : points.cell(row, 0);
  }

  /** [20.1], [20.2] Victory points for the loss of the unit by the table of units; 0 where the game scores otherwise. */
  unitPointsFor(unit: number): number {
    const points = this.#unitPoints;
    if (points === null) return 0;
    const row = points.rowOf(unit, 0);
    return row === NO_LINE ? 0 : points.cell(row, 0);
  }
}
