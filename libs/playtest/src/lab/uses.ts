/** Which commands are given in a game, and what happens in it: counted only where somebody asks. */
import type { Command, Game } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import type { Spectator } from '../match.ts';

/** How often, in one game. */
export interface Used {
  /** By the word of a command. */
  readonly given: Readonly<Record<string, number>>;
  /** By the id of an event. */
  readonly happened: Readonly<Record<string, number>>;
}

/** Looks on at one game after the other. */
export class Uses implements Spectator {
  readonly #library: Playable['library'];
  readonly #commands = new Map<string, number>();
  readonly #events = new Map<string, number>();
  #read = 0;

  constructor({ library }: Playable) {
    this.#library = library;
  }

  began(play: Game): void {
    this.#commands.clear();
    this.#events.clear();
    this.#read = 0;
    this.#note(play);
  }

  plays(play: Game, command: Command): void {
    more(this.#commands, this.#library.writeCommand(play, command).do);
  }

  played(play: Game): void {
    this.#note(play);
  }

  /** Of the game that was last watched. */
  get used(): Used {
    return { given: Object.fromEntries(this.#commands), happened: Object.fromEntries(this.#events) };
  }

  #note(play: Game): void {
    for (const { event } of this.#library.readEvents(play, this.#read)) more(this.#events, event);
    this.#read = play.events.count;
  }
}

function more(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
