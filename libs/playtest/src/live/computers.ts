/** The computer players of a game: who sits where, and what they decide. */
import type { Command, Game } from '@hexwright/engine';
import type { Playable } from '../library.ts';
import { PlayerError } from '../match.ts';
import type { Player } from '@hexwright/rules-kit';
import { PERSON, type GameSeats } from './game-view.ts';

/** Keeps the numbers of players apart that begin anew at different moves of one game. */
const SEED_STRIDE = 7919;

export class Computers {
  #playable: Playable;
  #seats: Record<string, string>;
  readonly #players = new Map<string, Player>();
  /** Players who have followed the game up to where it is. */
  readonly #following = new Set<Player>();

  /** Throws RangeError for a side or a player that there is not. */
  constructor(playable: Playable, seats: GameSeats) {
    this.#playable = playable;
    this.#seats = Object.fromEntries(playable.game.sides.map(({ id }) => [id, PERSON]));
    for (const [side, seat] of Object.entries(seats)) this.seat(side, seat);
  }

  get seats(): GameSeats {
    return this.#seats;
  }

  /** Gives a seat. Throws RangeError for a side or a player that there is not. */
  seat(side: string, seat: string): void {
    const { game, players } = this.#playable;
    if (!game.sides.some(({ id }) => id === side)) throw new RangeError(`There is no side "${side}".`);
    if (seat !== PERSON && !players.some(({ id }) => id === seat)) {
      throw new RangeError(`No player is called "${seat}".`);
    }
    this.#seats = { ...this.#seats, [side]: seat };
  }

  /** As {@link seat}; says why not where there is no such side or player. */
  seatIfKnown(side: string, seat: string): string[] {
    try {
      this.seat(side, seat);
      return [];
    } catch (error) {
      if (error instanceof RangeError) return [error.message];
      throw error;
    }
  }

  /** The game goes on elsewhere: plans that were made are void. */
  lose(): void {
    this.#following.clear();
  }

  /** The package has changed: every player is a new one. Seats of sides that are gone are forgotten, new ones a person's. */
  change(playable: Playable): void {
    this.#playable = playable;
    const before = this.#seats;
    this.#seats = Object.fromEntries(playable.game.sides.map(({ id }) => [id, before[id] ?? PERSON]));
    this.#players.clear();
    this.lose();
  }

  /**
   * What the computer player decides who sits for the side that must. Throws PlayerError when it fails, with the game as
   * before.
   *
   * @param fresh a seed for this decision alone; null where all of a game follows from one
   */
  choose(play: Game, seed: number, move: number, fresh: number | null): Command {
    const side = this.#playable.game.sides[play.deciding];
    const player = this.#playerOf(side.id, play.deciding);
    const { marks } = play.state;
    try {
      if (!this.#following.has(player)) player.begin(play, seed + move * SEED_STRIDE);
      this.#following.add(player);
      if (fresh !== null) player.refresh?.(fresh);
      const chosen = player.choose(play, play.legal());
      if (play.state.marks !== marks) throw new PlayerError(`The player ${player.id} did not undo what it tried.`);
      return chosen;
    } catch (error) {
      while (play.state.marks > marks) play.undo();
      if (error instanceof PlayerError) throw error;
      const because = error instanceof Error ? error.message : String(error);
      throw new PlayerError(`The player ${player.id} failed for ${side.name}: ${because}`);
    }
  }

  #playerOf(side: string, index: number): Player {
    const name = this.#seats[side];
    const key = `${side} ${name}`;
    const known = this.#players.get(key);
    if (known !== undefined) return known;
    const kind = this.#playable.players.find(({ id }) => id === name);
    if (kind === undefined) throw new PlayerError(`No player is called "${name}".`);
    const player = kind.create(index);
    this.#players.set(key, player);
    return player;
  }
}
