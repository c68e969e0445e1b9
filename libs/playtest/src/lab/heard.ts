/** Reads the events of a game once for all who listen. */
import type { Game, GameEvent } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import type { Spectator } from '../match.ts';

/** Somebody who is told of events. */
export interface EventListener {
  began(play: Game): void;
  /** What came of one command, or of the beginning; `play` is as it stands after it. */
  heard(play: Game, events: readonly GameEvent[]): void;
}

/** Tells what happens in one game after the other. */
export class Heard implements Spectator {
  readonly #library: Playable['library'];
  readonly #listeners: readonly EventListener[];
  #read = 0;

  constructor({ library }: Playable, listeners: readonly EventListener[]) {
    this.#library = library;
    this.#listeners = listeners;
  }

  began(play: Game): void {
    this.#read = 0;
    for (const listener of this.#listeners) listener.began(play);
    this.played(play);
  }

  played(play: Game): void {
    const events = this.#library.readEvents(play, this.#read);
    this.#read = play.events.count;
    for (const listener of this.#listeners) listener.heard(play, events);
  }
}
