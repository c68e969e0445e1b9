/** What is measured on the page: milliseconds, in the order in which it was measured. */
export interface ChangeTimes {
  /** From the edit to the problems of the package as it is then. */
  readonly report: readonly number[];
  /** What the worker took of that to compile. */
  readonly compile: readonly number[];
  /** From the edit to the game played again; empty where no game is open. */
  readonly replay: readonly number[];
  /** What the worker took of that to compile and play. */
  readonly replayAlone: readonly number[];
  /** How long the page itself was held by the edit. */
  readonly edit: readonly number[];
}

/** How soon keys are answered. */
export interface KeyTimes {
  /** From the event to the end of the first frame after it. */
  readonly times: readonly number[];
  /** From frame to frame while nothing happens. */
  readonly idle: readonly number[];
}

/** How soon painted hexes are seen. */
export interface PaintTimes extends KeyTimes {
  /** What of `times` the edit itself took, before the frame. */
  readonly hand: readonly number[];
  /** The same as `times` for an event that nobody hears. */
  readonly bare: readonly number[];
  /** Hexes whose colour had not changed in the first frame. */
  readonly late: number;
}

/** A piece that a person moves in a game: from hex to hex, by their numbers. */
export interface PieceMove {
  readonly piece: string;
  readonly from: number;
  readonly to: number;
}

/** How soon it is seen that a piece has moved. */
export interface MoveTimes {
  /** From the press to the end of the frame in which it is drawn at its new place. */
  readonly time: number;
  /** In the how manieth frame that was: the first is the one that the press falls into. */
  readonly frames: number;
  /** What of `time` the press itself took, before any frame, and when the game worker had answered. */
  readonly hand: number;
  readonly worker: number;
}

/** The functions that measure, on the window of every page that is opened by the benchmark. */
export interface Probe {
  /** Changes one number `rounds` times, each time to one that was not there before. */
  change(what: 'unit' | 'table', rounds: number): Promise<ChangeTimes>;
  /** Presses on `count` places of the map and looks when the colour under the pointer changes. */
  paint(count: number): Promise<PaintTimes>;
  /** Paints so many strokes of three hexes and takes each back, one of both a frame. */
  paintForLong(strokes: number): Promise<void>;
  /** Picks a piece of the game that is open up, and presses on where it is to go. */
  move(move: PieceMove): Promise<MoveTimes>;
  /** The piece stands where it was before, and the machine has nothing to do. */
  whenBack(move: PieceMove): Promise<void>;
  /** Begins to note what happens to keys; the result of {@link typed} is what was noted since. */
  watchKeys(): Promise<void>;
  typed(): Promise<KeyTimes>;
  /** Tasks of the page that took longer than 50 milliseconds, since this was last asked or the page was opened. */
  longTasks(): Promise<readonly number[]>;
  /** Puts a game among those that this browser keeps. */
  keepGame(game: unknown): Promise<void>;
  /** The board has been drawn and can be used; milliseconds since the page was asked for. */
  whenDrawn(): Promise<number>;
  /** The compiler has said what it thinks of the package as it is now; milliseconds since the page was asked for. */
  whenChecked(): Promise<number>;
}
