/** One game between players, from the first decision to the last. */
import type { GameResult } from '@hexwright/compiler';
import type { Command, Game } from '@hexwright/engine';
import type { CaseFile } from '@hexwright/model';
import { beginGame, createGame } from './beginning.ts';
import type { Playable } from './library.ts';
import type { Player } from '@hexwright/rules-kit';

/** A game that takes more commands than this is stopped: a rule or a player goes round in circles. */
export const COMMAND_LIMIT = 100_000;

/** Player names by side id. */
export type Seats = Readonly<Record<string, string>>;

/** How one game went. */
export interface MatchResult extends GameResult {
  readonly seed: number;
  /** Game-turns begun. */
  readonly turns: number;
  readonly commands: number;
  /** Hash of the last position. */
  readonly hash: string;
  /** `over`: played to its end. `limit`: stopped by the limit on commands; the result is how the game stood. */
  readonly end: 'over' | 'limit';
}

/** Somebody who looks on. */
export interface Spectator {
  /** Before the first command; events may have happened already. */
  began?(play: Game): void;
  /** Before a command is played. */
  plays?(play: Game, command: Command): void;
  /** After a command and all that followed from it. */
  played?(play: Game, command: Command): void;
}

/** A player who chose what the rules do not allow. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';
}

/** A player for every side, in their order. Throws RangeError for a player who does not exist or cannot play this game. */
export function seated({ game, players }: Playable, seats: Seats): Player[] {
  return game.sides.map((side, index) => {
    const name = seats[side.id] ?? 'random';
    const kind = players.find(({ id }) => id === name);
    if (kind === undefined) throw new RangeError(`No player is called "${name}".`);
    return kind.create(index);
  });
}

/** A package with a player for every side. Games are played at it one after the other; memory does not grow. */
export class Match {
  readonly playable: Playable;
  readonly play: Game;
  readonly players: readonly Player[];
  readonly #position: CaseFile | null;

  /**
   * `seats` by side id; a side without one is played by `random`. Throws RangeError for a player who does not exist or
   * cannot play this game. Every game begins at `position`, of which the playable was compiled, where there is one.
   */
  constructor(playable: Playable, seats: Seats = {}, position: CaseFile | null = null) {
    this.playable = playable;
    this.#position = position;
    this.play = createGame(playable, position);
    this.players = seated(playable, seats);
  }

  /** Names of the players by side id, as they are written into records. */
  get seats(): Seats {
    return Object.fromEntries(this.playable.game.sides.map((side, index) => [side.id, this.players[index].id]));
  }

  /** Plays one game. The seed is any safe integer and decides, with the players, everything that happens. */
  playMatch(seed: number, spectator: Spectator = {}, limit = COMMAND_LIMIT): MatchResult {
    const { play, players } = this;
    beginGame(play, this.playable.game, seed, this.#position);
    for (const player of players) player.begin(play, seed);
    spectator.began?.(play);
    let commands = 0;
    for (; !play.over && commands < limit; commands++) {
      const choices = play.legal();
      if (choices.length === 0) throw new PlayerError(`Nobody can do anything in turn ${play.turn}: a dead end.`);
      const player = players[play.deciding];
      const chosen = player.choose(play, choices);
      if (play.state.marks > 0) throw new PlayerError(`The player ${player.id} did not undo what it tried.`);
      spectator.plays?.(play, chosen);
      play.apply(chosen);
      play.state.forget();
      spectator.played?.(play, chosen);
    }
    return {
      seed,
      ...this.#result(),
      turns: play.turn,
      commands,
      hash: play.hash,
      end: play.over ? 'over' : 'limit',
    };
  }

  #result(): GameResult {
    return this.playable.library.readResult(this.play);
  }
}

/** Several spectators as one, in that order. */
export function together(spectators: readonly Spectator[]): Spectator {
  return {
    began: (play) => spectators.forEach((one) => one.began?.(play)),
    plays: (play, command) => spectators.forEach((one) => one.plays?.(play, command)),
    played: (play, command) => spectators.forEach((one) => one.played?.(play, command)),
  };
}
