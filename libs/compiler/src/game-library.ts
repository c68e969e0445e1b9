/** What a game library is to everything above it. */
import type { Command, Game, GameEvent, PieceView, Refusal, WrittenCommand } from '@hexwright/engine';
import type { MarkersOfPosition } from '@hexwright/model';
import type { CompiledGame } from './compiled-game.ts';
import type { GameSystem } from './game-system.ts';
import type { Presenter } from './presenter.ts';

/** What became of a written command. */
export type Outcome = { readonly done: true } | { readonly done: false; readonly refusals: readonly Refusal[] };

/** How a game ended, or stands. */
export interface GameResult {
  /** Side id, `draw`, or null where the package has no victory, or nothing has settled yet what no score can. */
  readonly winner: string | null;
  /** Id of the level of victory. */
  readonly level: string | null;
  readonly levelName: string | null;
  /** The condition of victory or the effect that has settled it, whatever the score; absent where the score counts. */
  readonly settledBy?: { readonly id: string; readonly label: string; readonly case: string };
  readonly score: number;
  readonly victoryPoints: Readonly<Record<string, number>>;
}

/** A piece as an example describes it; what else a library tells of it stands beside. */
export interface PieceReport {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** Labels of the hexes it covers; none when it is not on the map. */
  readonly hexes: readonly string[];
}

/** What of a package an event may tell of; `victory` is a condition of victory. */
export type Cause = 'effect' | 'modifier' | 'arrival' | 'withdrawal' | 'victory';

/** Is told what of a package has acted. */
export type CauseListener = (sort: Cause, id: string) => void;

/** Levels of the package's own markers that lie on no unit, as examples write them. */
export type PositionLevels = MarkersOfPosition;

/**
 * What a game library offers to players, examples and accounts: the one way in which this package and everything above
 * it meets a game. `Play` is the library's own kind of game.
 */
export interface GameLibrary<Play extends Game = Game> {
  readonly system: GameSystem;
  /**
   * A game of a package. A command is a number that the library hands out, and means the same in all games of one compiled
   * package.
   *
   * @param startingPoints by side: victory points scored before the game begins, as examples have them
   */
  create(game: CompiledGame, startingPoints?: readonly number[]): Play;
  /**
   * Does a written command, short or long, or says why not. `plays` is told every single command before it is done. Throws
   * an Error named NotationError when it cannot be read.
   */
  perform(play: Play, written: WrittenCommand, plays?: (command: Command) => void): Outcome;
  /** True for a word that stands for several commands, such as a whole way; {@link readCommand} reads all others. */
  isLong(written: WrittenCommand): boolean;
  /** Reads a single command without asking whether it is legal. Throws an Error named NotationError. */
  readCommand(play: Play, written: WrittenCommand): number;
  writeCommand(play: Play, command: number): WrittenCommand;
  /** Single commands as a person writes them. A way that is not at its end in the list is written as if it were. */
  longForms(commands: readonly WrittenCommand[]): WrittenCommand[];
  /** The events from number `first` on. A step of the sequence begins with the event `PHASE_BEGAN` of the engine. */
  readEvents(play: Play, first: number): GameEvent[];
  /** The fields of every event that can happen, by the id of the event. */
  eventFields(play: Play): ReadonlyMap<string, readonly string[]>;
  /** Hears of everything of the package that an event from number `first` on tells of, by its id. */
  causes(play: Play, first: number, hear: CauseListener): void;
  /** From now on every restriction that forbids something is told, by its id; nobody hears of them any more where null. */
  watchForbidden(play: Play, hear: ((id: string) => void) | null): void;
  /** From now on every condition that the rules find to hold is told, by its id; nobody hears of them any more where null. */
  watchHeld(play: Play, hear: ((id: string) => void) | null): void;
  /**
   * From now on every cell of the tables that are `told` by which something is settled is told, by the ids of its table, row
   * and column; nobody hears of them any more where null. What is only asked, for odds or by a player, is not told.
   */
  watchTables(play: Play, hear: ((table: string, row: string, column: string) => void) | null): void;
  readPiece(play: Play, piece: number): PieceReport;
  /** The `hexes` of what `readPiece` says, for those who look at many pieces and want no more of them. */
  placesOf(play: Play, piece: number): readonly string[];
  /** Levels of the package's own markers that lie on no unit, where they are not those of the start. */
  readLevels(play: Play): PositionLevels;
  /** What must be decided, in one word. */
  decisionName(play: Play): string;
  /** True for a command that declines: nothing more is done here. */
  isPass(play: Play, command: Command): boolean;
  /** What is wrong with a position that no rules could bring about, in plain words; empty when it is sound. */
  invariantViolations(play: Play): string[];
  /** Kinds of events that tell one step of a way: of several in a row for one piece, the last says where it leads. */
  readonly steps: ReadonlySet<string>;
  /** One line a person can follow, with its case; null for events that say nothing by themselves. */
  tell(play: Play, event: GameEvent): string | null;
  readResult(play: Play): GameResult;
  /** What it tells a screen. */
  readonly presenter: Presenter<Play>;
  /** What one side knows and another does not; absent where nothing is hidden from anybody. */
  readonly hidden?: HiddenPieces<Play>;
  /**
   * Where each case of the rulebook stands in the library's code, by case. With the ids of a package and all that it
   * builds on, without what carries out a booklet of another battle: two may number their cases alike.
   */
  caseIndex(packages?: readonly string[]): Promise<CaseIndex>;
}

/** Pieces of which a side cannot know what they are. */
export interface HiddenPieces<Play extends Game = Game> {
  /** By piece what it is, as a number; the side cannot tell any two of them apart that are of one side. */
  from(play: Play, side: number): ReadonlyMap<number, number>;
  /** What the side is shown of one of them. */
  view(play: Play, piece: number, side: number): PieceView;
  /** Makes each of two pieces what the other is. Written to the state as a rule would. */
  exchange(play: Play, one: number, other: number): void;
}

/** A place in the code of a library that cites a case. `file` is relative to the repository, `line` counts from 1. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  /** What cites it: `refusal`, `event`, `declared` (a hook, a procedure, a module) or `comment`. */
  readonly kind: string;
  /** The name of what cites it. */
  readonly name: string;
}

export type CaseIndex = Readonly<Record<string, readonly CodePlace[]>>;
