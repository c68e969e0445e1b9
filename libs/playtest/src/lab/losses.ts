/** When and where the counters of a game leave the map for good. */
import type { Game } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import type { Spectator } from '../match.ts';

/** A counter that was off the map at the end of a game in which it had stood there. */
export interface Loss {
  /** Id of the unit, and of its side. */
  readonly unit: string;
  readonly side: string;
  /** Game-turn in which it left, from 1. */
  readonly turn: number;
  /** Labels of the hexes on which it was last seen: where it stood when the step began in which it left. */
  readonly hexes: readonly string[];
}

/**
 * Looks at all counters whenever a step of the sequence has ended. A counter that comes back is no loss, nor is one that has
 * never come.
 */
export class Losses implements Spectator {
  readonly #playable: Playable;
  readonly #units: readonly string[];
  /** By unit: the id of its side. */
  readonly #sides: readonly string[];
  /** By unit: the hexes on which it was last seen; null before it has been. */
  #seen: (readonly string[] | null)[] = [];
  #gone: (Loss | null)[] = [];
  /** The step that is watched, and its game-turn. */
  #serial = 0;
  #turn = 1;

  constructor(playable: Playable) {
    this.#playable = playable;
    this.#units = playable.game.units.map(({ id }) => id);
    this.#sides = playable.game.units.map(({ side }) => playable.game.sides[side].id);
  }

  began(play: Game): void {
    this.#seen = this.#units.map(() => null);
    this.#gone = this.#units.map(() => null);
    this.#look(play, play.turn);
  }

  played(play: Game): void {
    if (play.serial === this.#serial && !play.over) return;
    this.#look(play, this.#turn);
  }

  /** Of the game that was last watched, in the order of the units. */
  get losses(): Loss[] {
    return this.#gone.filter((loss) => loss !== null);
  }

  #look(play: Game, turn: number): void {
    for (const [piece, unit] of this.#units.entries()) {
      const hexes = this.#playable.library.placesOf(play, piece);
      if (hexes.length > 0) {
        this.#seen[piece] = hexes;
        this.#gone[piece] = null;
      } else if (this.#seen[piece] !== null) {
        this.#gone[piece] ??= { unit, side: this.#sides[piece], turn, hexes: this.#seen[piece] };
      }
    }
    this.#serial = play.serial;
    this.#turn = play.turn;
  }
}
