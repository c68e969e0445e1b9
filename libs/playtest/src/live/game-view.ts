/** What a screen shows of a game that is being played: plain data, made anew after every move. */

/** What is told of a command that was given in secret, until it is shown. */
import type { Contest, LogEntry, MarkersView, PieceView, Prompt, SpacePlan, WrittenCommand } from '@hexwright/engine';
export const SEALED: WrittenCommand = { do: 'sealed' };

/** The dice of one command. */
export interface MoveDice {
  /** From here on dice fall by this seed; null: by the one before. */
  readonly seed: number | null;
  /** What falls, by hand; null: by the generator. */
  readonly tape: readonly number[] | null;
}

/** By the generator, on the seed that there is. */
export const FREE_DICE: MoveDice = { seed: null, tape: null };

/** A seat that is no computer player. */
export const PERSON = 'person';

/** By side id: {@link PERSON}, or the name of a player. */
export type GameSeats = Readonly<Record<string, string>>;

/** Where the dice come from. */
export interface DiceView {
  /** `seed`: from the generator; `hand`: typed by a person. */
  readonly source: 'seed' | 'hand';
  /** null for those who must not know it. */
  readonly seed: number | null;
  /** Dice rolled since the game began. */
  readonly used: number;
  /** The dice that a command waits for; null when none does. */
  readonly awaiting: AwaitedDice | null;
}

/** A command that goes on when a person has said what fell. */
export interface AwaitedDice {
  readonly command: WrittenCommand;
  /** Numbers given for this command so far. */
  readonly given: readonly number[];
  /** How many dice are thrown next, in one throw, and how many faces each has. */
  readonly count: number;
  readonly faces: number;
  /** What for, in a few words. */
  readonly text: string;
}

/** How the game stands, or how it ended. */
export interface ScoreView {
  /** By side id. */
  readonly points: Readonly<Record<string, number>>;
  /** Side id, `draw`, or null. */
  readonly winner: string | null;
  readonly levelName: string | null;
  /** Whether a condition of victory or an effect has settled it, whatever the score. */
  readonly isSettled: boolean;
  /** "Draw. Points: Blue 6, Red 0." */
  readonly text: string;
  /** The same if the game ended here, with what is scored only at its end. */
  readonly ended: string;
}

/** The game at the cursor. */
export interface GameView {
  readonly packageId: string;
  readonly packageHash: string;
  /** Where it takes place. */
  readonly space: SpacePlan;
  readonly turn: number;
  readonly turns: number;
  /** Id of the side whose player-turn it is. */
  readonly phasing: string;
  readonly phase: {
    readonly id: string;
    readonly title: string;
    readonly case: string;
    /** Id of the side in whose part of the turn it lies; null for a step of all sides. */
    readonly side: string | null;
  };
  readonly prompt: Prompt;
  /** Whether what is decided now is known to the side that decides alone, until it is shown. */
  readonly isSecret: boolean;
  /** Two pieces that fight it out by themselves, or have done so lately; null where there are none. */
  readonly contest: Contest | null;
  /** Who sits for the side that decides: {@link PERSON}, the name of a player, or null when nobody decides. */
  readonly seat: string | null;
  readonly seats: GameSeats;
  readonly pieces: readonly PieceView[];
  readonly markers: MarkersView;
  readonly score: ScoreView;
  readonly over: boolean;
  /** Empty for those who must not know the seed. */
  readonly hash: string;
  /** Id of the node of the tree of moves that the cursor is at, and how many commands led there. */
  readonly node: number;
  readonly move: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly dice: DiceView;
}

/** A move of the tree: what was commanded, and all that followed until the next decision. */
export interface MoveView {
  readonly id: number;
  /** Id of the move before; -1 for the root, the position at the beginning. */
  readonly parent: number;
  readonly children: readonly number[];
  /** null for the root; {@link SEALED} for a choice made in secret that is not shown yet. */
  readonly command: WrittenCommand | null;
  /** How many commands led there, this one included. */
  readonly move: number;
  /** Id of the side that decided, and of who sat there. */
  readonly side: string | null;
  readonly seat: string | null;
  /**
   * Whether a move begins with it as its player made it: what one click, key or button did, from the first command to the
   * last, or what a computer player did with one piece.
   */
  readonly begins: boolean;
  /** Turn and id of the step in which it was decided. */
  readonly turn: number;
  readonly phase: string;
  readonly hash: string;
  readonly lines: readonly LogEntry[];
  /** What fell, in order. */
  readonly dice: readonly number[];
  /** What was given of the dice: numbers by hand, or the seed by which they fall from here on. */
  readonly given: MoveDice;
  /** A name that a person gave to the branch that begins here; empty where none. */
  readonly name: string;
  /** What a person has pinned to it; empty where nothing is. */
  readonly note: string;
  /** What was noted for all when it stood here, for all to see. */
  readonly witnessed: readonly string[];
  /**
   * `played`: as it is. `other-package`: made before the package changed and not played since. Going there plays it
   * again, which may fail.
   */
  readonly state: 'played' | 'other-package';
}
