import type { Temper } from '@hexwright/compiler';
import type { Command, CommandList, Game } from '@hexwright/engine';

/** Somebody who decides for a side. One player plays many games, one after the other. */
export interface Player {
  /** The name by which seats are given: `random`. */
  readonly id: string;
  /**
   * A new game begins on `play`. Whatever the player's choices depend on besides the position must follow from `seed`
   * alone, so that the game can be played again.
   */
  begin(play: Game, seed: number): void;
  /**
   * Gives what is decided next by chance a seed of its own. Called before every decision of a game in a room, so that
   * nobody finds out by decisions that were shown what follows; plans may be kept.
   */
  refresh?(seed: number): void;
  /** Leans otherwise from the next decision on, whichever game is begun: absent where nothing can be told to a player. */
  lean?(play: Game, temper: Temper): void;
  /**
   * One of `commands`, all legal. The list is reused by the next call of `legal`. A player may try commands on `play`
   * but must undo them all; the dice that fall while it tries are the ones that would fall, so an honest player weighs
   * odds instead of looking.
   */
  choose(play: Game, commands: CommandList): Command;
}

/** A sort of player that can be given a seat. Each game brings those that know it. */
export interface PlayerKind {
  readonly id: string;
  /** What it does, in a sentence. */
  readonly title: string;
  /** A player for a side, by its index. */
  create(side: number): Player;
}
