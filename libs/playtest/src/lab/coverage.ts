/** What of the rules many games have used and what never, and who is lost in them: plain data for whatever draws it. */
import { type CaseIndex, type CompiledGame, type GameSystem, NONE, NOT_ALLOWED } from '@hexwright/compiler';
import { compareCases } from '../ledger.ts';
import type { Playable } from '../library.ts';
import { type Group, groupsOf } from './groups.ts';
import type { Loss } from './losses.ts';
import { cellId, type Used } from './uses.ts';

/** How often something is used in a game, on average. */
export interface Use {
  readonly id: string;
  /** The case of the rulebook; null for a command, which may come under several. */
  readonly case: string | null;
  readonly perGame: number;
}

/** Counters of one class or contingent that are lost in a game, on average. */
export interface LossesOf {
  readonly side: string;
  readonly id: string;
  /** How many of them there are. */
  readonly counters: number;
  readonly perGame: number;
}

export interface CoverageReport {
  readonly games: number;
  /** Every command of the game system, also of rules that this package does without. */
  readonly commands: readonly Use[];
  /** Every event of the rules that this package plays by, in the order of their cases. */
  readonly events: readonly Use[];
  /** Every cell of the tables by which fights, shots and checks are settled, as `table/row/column`. */
  readonly cells: readonly Use[];
  readonly classes: readonly LossesOf[];
  readonly contingents: readonly LossesOf[];
}

/** What of a package can be used or lost, as plain data that travels to a page. */
export interface Coverable {
  readonly commands: readonly string[];
  readonly events: readonly { readonly id: string; readonly case: string }[];
  readonly cells: readonly { readonly id: string; readonly case: string }[];
  readonly classes: readonly Group[];
  readonly contingents: readonly Group[];
}

/** The index names events that are declared by a constant after the code: those are of the engine. */
const EVENT = /^[a-z][a-z0-9-]*$/;

/** What of a package can be used or lost. `cases` is what the library says of the package and all that it builds on. */
export function coverableOf({ game, library }: Playable, cases: CaseIndex): Coverable {
  return {
    commands: Object.keys(library.system.meanings?.commands ?? {}).filter((word) => !library.isLong({ do: word })),
    events: Object.keys(cases)
      .toSorted(compareCases)
      .flatMap((one) =>
        cases[one]
          .filter(({ kind, name }) => kind === 'event' && EVENT.test(name))
          .map(({ name }) => ({ id: name, case: one })),
      ),
    cells: cellsOf(game, library.system),
    classes: groupsOf(game, 'classes'),
    contingents: groupsOf(game, 'contingents'),
  };
}

/** The cells to which a game may come, table by table. */
function cellsOf({ tables }: CompiledGame, system: GameSystem): Coverable['cells'] {
  return system.tables.flatMap(({ id: name, told }) => {
    const table = told && tables.get(name);
    if (table === undefined) return [];
    const { rows, columns, cells } = table;
    const isOpen = (cell: number): boolean => cell !== NOT_ALLOWED && (told === 'every' || cell !== NONE);
    return rows.flatMap((row, at) =>
      columns
        .filter((_, column) => isOpen(cells[at * columns.length + column]))
        .map((column) => ({ id: cellId(name, row.id, column.id), case: table.case })),
    );
  });
}

/** Takes what was seen in games of one package, game by game. */
export class Coverage {
  readonly #coverable: Coverable;
  readonly #commands = new Map<string, number>();
  readonly #events = new Map<string, number>();
  readonly #cells = new Map<string, number>();
  /** By unit. */
  readonly #lost = new Map<string, number>();
  #games = 0;

  constructor(coverable: Coverable) {
    this.#coverable = coverable;
  }

  /** Takes a game. */
  add({ given, happened, looked, losses }: Used & { readonly losses: readonly Loss[] }): void {
    this.#games++;
    for (const [id, count] of Object.entries(given)) more(this.#commands, id, count);
    for (const [id, count] of Object.entries(happened)) more(this.#events, id, count);
    for (const [id, count] of Object.entries(looked)) more(this.#cells, id, count);
    for (const { unit } of losses) more(this.#lost, unit, 1);
  }

  get report(): CoverageReport {
    const { commands, events, cells, classes, contingents } = this.#coverable;
    const use = (counts: ReadonlyMap<string, number>, id: string, number: string | null): Use => ({
      id,
      case: number,
      perGame: this.#perGame(counts.get(id) ?? 0),
    });
    return {
      games: this.#games,
      commands: commands.map((word) => use(this.#commands, word, null)),
      // One event may be declared under several cases: the last of them is the closest.
      events: [...new Map(events.map((event) => [event.id, event.case]))].map(([id, number]) =>
        use(this.#events, id, number),
      ),
      cells: cells.map((cell) => use(this.#cells, cell.id, cell.case)),
      classes: classes.map((group) => this.#lossesOf(group)),
      contingents: contingents.map((group) => this.#lossesOf(group)),
    };
  }

  #perGame(count: number): number {
    return count / Math.max(1, this.#games);
  }

  #lossesOf({ side, id, units }: Group): LossesOf {
    const lost = units.reduce((sum, unit) => sum + (this.#lost.get(unit) ?? 0), 0);
    return { side, id, counters: units.length, perGame: this.#perGame(lost) };
  }
}

function more(counts: Map<string, number>, id: string, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}
