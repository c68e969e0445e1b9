/** Which commands are given in a game, and what happens in it: counted only where somebody asks. */
import type { Command, Game, GameEvent } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import type { Spectator } from '../match.ts';
import type { EventListener } from './heard.ts';

/** How often, in one game. */
export interface Used {
  /** By the word of a command. */
  readonly given: Readonly<Record<string, number>>;
  /** By the id of an event. */
  readonly happened: Readonly<Record<string, number>>;
  /** By the cell of a table, as {@link cellId} names it: how often something was settled by it. */
  readonly looked: Readonly<Record<string, number>>;
}

/** `attack/horse/foot`: a cell by the ids of its table, row and column. */
export function cellId(table: string, row: string, column: string): string {
  return `${table}/${row}/${column}`;
}

/** Looks on at one game after the other. */
export class Uses implements Pick<Spectator, 'plays'>, EventListener {
  readonly #library: Playable['library'];
  readonly #commands = new Map<string, number>();
  readonly #events = new Map<string, number>();
  readonly #cells = new Map<string, number>();

  constructor({ library }: Playable) {
    this.#library = library;
  }

  began(play: Game): void {
    this.#cells.clear();
    this.#library.watchTables(play, (table, row, column) => more(this.#cells, cellId(table, row, column)));
    this.#commands.clear();
    this.#events.clear();
  }

  plays(play: Game, command: Command): void {
    more(this.#commands, this.#library.writeCommand(play, command).do);
  }

  heard(_: Game, events: readonly GameEvent[]): void {
    for (const { event } of events) more(this.#events, event);
  }

  /** Of the game that was last watched. */
  get used(): Used {
    return {
      given: Object.fromEntries(this.#commands),
      happened: Object.fromEntries(this.#events),
      looked: Object.fromEntries(this.#cells),
    };
  }
}

function more(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
