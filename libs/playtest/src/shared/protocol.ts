/**
 * What is asked of a game that is being played, and how it is told: by a screen to the worker beside it, or to the server
 * that is the referee of a game in a room.
 */
import type {
  AttackOdds,
  CandidateQuery,
  Choice,
  Denial,
  Influence,
  InfluenceSort,
  Place,
  Reach,
  SightReport,
  TakeBack,
  WrittenCommand,
} from '@hexwright/engine';
import type { CaseFile, Problem } from '@hexwright/model';
import type { Advice } from '../marshal/advice.ts';
import type { GameRecord } from '../record.ts';
import type { MoveOutcome } from '../live/outcomes.ts';
import type { PlaytestSettings } from '../live/playtest-settings.ts';
import type { Perspective } from '../live/perspective.ts';
import type { RecordHead } from '../live/live-record.ts';
import type { MoveView, GameView } from '../live/game-view.ts';

/** How a game begins: a new one, one that was kept, or one from the text of a file. */
export type Beginning =
  | { readonly settings: Omit<PlaytestSettings, 'progress'> }
  | { readonly record: GameRecord }
  | { readonly file: string };

/** What changes a game or what is shown of it, by name: the arguments and what comes of it. */
export interface Deeds {
  /** Commands that are a move of their own or, where `begins` is false, belong to the one before and are undone with it. */
  readonly perform: {
    readonly args: readonly [commands: readonly WrittenCommand[], begins: boolean];
    readonly answer: MoveOutcome;
  };
  /** Computer players decide until a person must, the game is over, or so many milliseconds have passed. */
  readonly run: { readonly args: readonly [milliseconds: number]; readonly answer: MoveOutcome | null };
  /** The computer player whose turn it is moves one piece, or does whatever else it has to decide. */
  readonly step: { readonly args: readonly []; readonly answer: MoveOutcome | null };
  readonly goTo: { readonly args: readonly [node: number]; readonly answer: MoveOutcome };
  readonly nameBranch: { readonly args: readonly [node: number, name: string]; readonly answer: null };
  /** Pins a note to a move; an empty one takes it away. */
  readonly pinNote: { readonly args: readonly [node: number, note: string]; readonly answer: null };
  readonly setSeat: { readonly args: readonly [side: string, seat: string]; readonly answer: null };
  readonly setDice: { readonly args: readonly [source: 'seed' | 'hand']; readonly answer: null };
  readonly setSeed: { readonly args: readonly [seed: number]; readonly answer: null };
  readonly giveDice: { readonly args: readonly [numbers: readonly number[]]; readonly answer: MoveOutcome };
  readonly cancelDice: { readonly args: readonly []; readonly answer: null };
  /** Whose seat the screen shows: the id of a side, or one of those that are no side's. */
  readonly showSeat: { readonly args: readonly [seat: string]; readonly answer: null };
}

/** What can be asked of a game, by name: the arguments and the answer. Nothing is changed by it. */
export interface Questions {
  readonly reach: { readonly args: readonly [piece: string]; readonly answer: Reach | null };
  readonly candidates: { readonly args: readonly [query: CandidateQuery]; readonly answer: readonly Choice[] };
  readonly whyNot: { readonly args: readonly [piece: string | null, place: Place]; readonly answer: Denial | null };
  /** The odds of a command, at the end of a way. */
  readonly odds: {
    readonly args: readonly [command: WrittenCommand, way: readonly WrittenCommand[]];
    readonly answer: AttackOdds | null;
  };
  /** What a piece makes its mark on; with null, all of the sides. */
  readonly influences: { readonly args: readonly [piece: string | null]; readonly answer: readonly Influence[] };
  readonly sight: { readonly args: readonly [from: Place, to: Place]; readonly answer: SightReport };
  /** What a marshal of that name would do for the side that must decide, from what that side may know. */
  readonly advice: { readonly args: readonly [marshal: string]; readonly answer: Advice | null };
  readonly save: { readonly args: readonly []; readonly answer: GameRecord };
  readonly asCaseFile: { readonly args: readonly []; readonly answer: CaseFile | null };
}

/** The name of a deed. */
export type DeedName = keyof Deeds;

/** The name of a question. */
export type QuestionName = keyof Questions;

/** Questions about the position, which the asker has already. */
const POSITION_QUESTIONS = [
  'reach',
  'candidates',
  'whyNot',
  'odds',
  'sight',
  'influences',
] as const satisfies QuestionName[];

/** The name of a question about the position. */
export type PositionQuestionName = (typeof POSITION_QUESTIONS)[number];

/** Whether a request asks about the position. */
export function isPositionQuestion(name: string): name is PositionQuestionName {
  return POSITION_QUESTIONS.some((one) => one === name);
}

/** All that is said to what holds a game, by name. */
export interface Requests extends Deeds, Questions {
  readonly open: { readonly args: readonly [packageId: string, beginning: Beginning]; readonly answer: Opening };
}

/** The name of a request. */
export type RequestName = keyof Requests;

/** A computer player that can be given a seat. */
export interface ComputerPlayer {
  readonly id: string;
  readonly title: string;
}

/** What came of opening a game: `problems` say why the package cannot be played. */
export type Opening =
  | {
      readonly ok: true;
      /** What could not be played again of a game that was kept; null if all of it could. */
      readonly trouble: string | null;
      /** What a record of the game says besides its moves. */
      readonly head: Omit<RecordHead, 'packageHash' | 'seats'>;
      /** The computer players that can play it. */
      readonly players: readonly ComputerPlayer[];
    }
  | { readonly ok: false; readonly problems: readonly Pick<Problem, 'message'>[] };

/** How the game stands, after everything that may have changed it. */
export interface SnapshotUpdate {
  /** As the seat sees it that the screen shows. */
  readonly view: GameView;
  readonly shows: Perspective;
  /** Whether several persons share the screen who must not all see everything. */
  readonly isPassed: boolean;
  /** What the rules say of taking moves back; null where they say nothing. */
  readonly takeBack: TakeBack | null;
  /** The sorts of layers that there are. */
  readonly layers: readonly InfluenceSort[];
  /** What a person can do; none while a computer player decides. */
  readonly choices: readonly Choice[];
  /** Ids of the moves from the beginning over the present one to the end of its branch. */
  readonly line: readonly number[];
  /** The moves that are new or have changed since the last time; `all` when the others are gone. */
  readonly moves: readonly MoveView[];
  readonly all: boolean;
}
