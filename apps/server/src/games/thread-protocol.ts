/** What the server and the thread that holds the games say to each other. The thread is asked one thing at a time. */
import type { CaseFile, PackageChain } from '@hexwright/model';
import type { GameSeats } from '@hexwright/playtest/live';
import type {
  ComputerPlayer,
  PositionQuestionName,
  SharedGameRecord,
  SharedOutcome,
  SharedState,
  SnapshotUpdate,
} from '@hexwright/playtest/shared';
import type { GameRecord, WrittenCommand } from '@hexwright/playtest';

/** Where a game stands in the thread after something was done with it. */
export type Done = SharedOutcome & { readonly state: SharedState };

/** What is known of a game that was opened, or why it cannot be played: a text. */
export interface OpenedGame {
  readonly state: SharedState;
  /** Why it cannot go on; null when it can. */
  readonly trouble: string | null;
  readonly sides: readonly string[];
  readonly players: readonly ComputerPlayer[];
}

/** What can be asked, by name: the arguments after the name of the game, and what comes back. */
export interface Orders {
  readonly open: {
    readonly args: readonly [chain: PackageChain, game: SharedGameRecord];
    readonly answer: OpenedGame | string;
  };
  readonly follow: { readonly args: readonly [commands: readonly WrittenCommand[]]; readonly answer: boolean };
  readonly seat: { readonly args: readonly [seats: GameSeats]; readonly answer: null };
  readonly perform: {
    readonly args: readonly [sides: readonly string[], at: number, commands: readonly WrittenCommand[]];
    readonly answer: Done;
  };
  readonly compute: { readonly args: readonly [milliseconds: number]; readonly answer: Done };
  readonly stand: {
    readonly args: readonly [playerView: string, seats: GameSeats];
    readonly answer: SnapshotUpdate;
  };
  readonly look: {
    readonly args: readonly [
      playerView: string,
      seats: GameSeats,
      name: PositionQuestionName,
      args: readonly unknown[],
    ];
    readonly answer: unknown;
  };
  readonly leave: { readonly args: readonly [playerView: string]; readonly answer: null };
  /** Why those who play these sides cannot put a game on these texts together, as far as nothing hidden is in it. */
  readonly bound: {
    readonly args: readonly [sides: readonly string[], chain: PackageChain];
    readonly answer: string | null;
  };
  readonly under: {
    readonly args: readonly [chain: PackageChain, position: CaseFile | null];
    readonly answer: SharedState | null;
  };
  /** Whether sides hide something from each other now. */
  readonly hides: { readonly args: readonly []; readonly answer: boolean };
  readonly save: { readonly args: readonly []; readonly answer: GameRecord | null };
  readonly close: { readonly args: readonly []; readonly answer: null };
}

export type OrderName = keyof Orders;

/** To the thread. */
export interface Order {
  readonly game: string;
  readonly name: OrderName;
  readonly args: readonly unknown[];
}

/** From the thread. */
export type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly message: string };
