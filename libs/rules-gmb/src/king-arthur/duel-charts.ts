/** The charts of man-to-man combat [18.34], [18.35], read once from the package. */
import { type CompiledGame, type CompiledTable, NONE } from '@hexwright/compiler';
import { type CellListener, PartByTurn } from '@hexwright/rules-kit';

/** The zones of the chits, attack and defence alike [18.3]: ids of the lines of the matrix. */
export const DUEL_ZONES = ['helm', 'right', 'left', 'horse-legs'] as const;

/** Zones as words of a sentence. */
export const ZONE_WORDS: Readonly<Record<(typeof DUEL_ZONES)[number], string>> = {
  helm: 'the helm',
  right: 'the right',
  left: 'the left',
  'horse-legs': 'horse and legs',
};

/** The number of `horse-legs` among {@link DUEL_ZONES}. */
export const HORSE_LEGS = DUEL_ZONES.indexOf('horse-legs');

/** What a result can bring: ids of the columns of the effects chart. A cell that is 1 brings it. */
export const DUEL_EFFECTS = [
  'attacker-lance',
  'attacker-horse',
  'defender-stun',
  'defender-horse',
  'defender-wound',
  'defender-death',
] as const;

export type DuelEffect = (typeof DUEL_EFFECTS)[number];

export const MATRIX = 'man-to-man-matrix';
export const EFFECTS = 'man-to-man-effects';

/** Lines that the code reads and the tables of a package lack, in words; none where it has no such tables. */
export function missingDuelLines(game: CompiledGame): string[] {
  const lacks = (id: string, kind: 'rows' | 'columns', wanted: readonly string[]): string[] => {
    const table = game.tables.get(id);
    if (table === undefined) return [];
    const present = new Set(table[kind].map((line) => line.id));
    const word = kind === 'rows' ? 'row' : 'column';
    return wanted
      .filter((line) => !present.has(line))
      .map((line) => `The table ${id} needs a ${word} "${line}". Add it.`);
  };
  const effects = game.tables.get(EFFECTS);
  const unread = effects?.rows.filter(({ id }) => !/^\d+$/.test(id)) ?? [];
  return [
    ...lacks(MATRIX, 'rows', DUEL_ZONES),
    ...lacks(MATRIX, 'columns', DUEL_ZONES),
    ...lacks(EFFECTS, 'columns', DUEL_EFFECTS),
    ...unread.map(({ id }) => `The row "${id}" of ${EFFECTS} must be named for the total it stands for, as 8.`),
  ];
}

/** Cells of the effects that say neither that an effect comes about nor that it does not: path and message. */
export function unclearCells(game: CompiledGame): { readonly at: string; readonly message: string }[] {
  const effects = game.tables.get(EFFECTS);
  if (effects === undefined) return [];
  const { rows, columns, cells } = effects;
  return rows.flatMap(({ id }, row) =>
    columns
      .filter((_, column) => ![1, 0, NONE].includes(cells[row * columns.length + column]))
      .map((column) => ({
        at: `tables/${EFFECTS}/cells/${id}/${column.id}`,
        message: `The cell ${column.id} of the row "${id}" of ${EFFECTS} must be 1, where the effect comes about, or 0. Change it.`,
      })),
  );
}

/** Path of the cell in which a death is missed where no blow can kill: two who fight on never come to an end [18.0]. */
export function missedDeath(game: CompiledGame): string | null {
  const effects = game.tables.get(EFFECTS);
  if (effects === undefined || effects.rows.length === 0) return null;
  const { rows, columns, cells } = effects;
  const death = columns.findIndex(({ id }) => id === ('defender-death' satisfies DuelEffect));
  const isDeathless = death >= 0 && rows.every((_, row) => cells[row * columns.length + death] !== 1);
  return isDeathless ? `tables/${EFFECTS}/cells/${rows[rows.length - 1].id}/${columns[death].id}` : null;
}

export class DuelCharts {
  readonly #matrix: CompiledTable | undefined;
  readonly #effects: CompiledTable | undefined;
  /** Places of the zones among the rows and the columns of the matrix. */
  readonly #zoneRows: readonly number[];
  readonly #zoneColumns: readonly number[];
  /** Total that the first row of the effects stands for; the rows go up by one. */
  readonly #least: number;
  /** By row: what it brings. A player who weighs a duel reads hundreds of them. */
  readonly #brought: readonly (readonly DuelEffect[])[];
  /** Columns of the effects that the chart has. */
  readonly #columns: readonly number[];

  constructor(game: CompiledGame) {
    const [matrix, effects] = [game.tables.get(MATRIX), game.tables.get(EFFECTS)];
    this.#matrix = matrix;
    this.#effects = effects;
    this.#zoneRows = DUEL_ZONES.map((zone) => matrix?.rows.findIndex(({ id }) => id === zone) ?? -1);
    this.#zoneColumns = DUEL_ZONES.map((zone) => matrix?.columns.findIndex(({ id }) => id === zone) ?? -1);
    this.#least = Number(effects?.rows[0]?.id ?? 0);
    const columnOf = (effect: DuelEffect): number => effects?.columns.findIndex(({ id }) => id === effect) ?? -1;
    this.#columns = DUEL_EFFECTS.map(columnOf).filter((column) => column >= 0);
    this.#brought = (effects?.rows ?? []).map((_, row) =>
      DUEL_EFFECTS.filter((effect) => effects?.cells[row * effects.columns.length + columnOf(effect)] === 1),
    );
  }

  /** [18.34] The number for an attack on one zone against the defence of another. */
  number(attack: number, defence: number, hear: CellListener | null = null): number {
    const table = this.#matrix;
    if (table === undefined) return 0;
    const row = this.#zoneRows[defence];
    const column = this.#zoneColumns[attack];
    hear?.(table, row, column);
    return table.cells[row * table.columns.length + column];
  }

  /** [18.35] What a total brings; totals beyond the chart are read at its ends. `hear` is told of all cells of the row. */
  effects(total: number, hear: CellListener | null = null): readonly DuelEffect[] {
    const table = this.#effects;
    if (table === undefined) return [];
    const row = Math.max(0, Math.min(table.rows.length - 1, total - this.#least));
    if (hear !== null) for (const column of this.#columns) hear(table, row, column);
    return this.#brought[row] ?? [];
  }
}

/** The charts of a battle. */
export const duelCharts = new PartByTurn((game) => new DuelCharts(game));
