import type { CaseFile, Problem } from '@hexwright/model';
import type { GameRecord, Recompilation } from '@hexwright/playtest/screen';
import type { SeatWish, RoomGameState } from '@hexwright/playtest/shared';
import type { ReadonlyStore, Store } from '../parts/store.ts';
import type { SharesFound } from './dice-shares.ts';
import type { GameSnapshot } from './game-snapshot.ts';
import type { DeedName, Deeds, QuestionName, Questions } from './protocol.ts';

/** What the package's last change has done to the game. */
export type ReplayNotice =
  | { readonly is: 'replayed'; readonly recompilation: Recompilation; readonly milliseconds: number }
  | { readonly is: 'unplayable'; readonly problems: readonly Problem[] };

/** What a game that others play too has besides, for what shows it. */
export interface RoomGameShown {
  /** Who sits where, and who else looks. */
  readonly state: ReadonlyStore<RoomGameState | null>;
  /** Whether the connection is lost, or the game not yet open again after that. */
  readonly isLost: ReadonlyStore<boolean>;
  /** What has become of the shares of this browser; null where the game is of a time without. */
  sharesIn(record: GameRecord): Promise<SharesFound | null>;
}

/**
 * A game that others play too. What is done in it stays done, and the server lets computer players go on. Whatever is
 * asked for rejects with an Error in plain words when it cannot be.
 */
export interface RoomGame extends RoomGameShown {
  /** Gives a seat. */
  sit(side: string, wish: SeatWish): Promise<void>;
  /** Offers all who sit at it to go on under the rules as they are now. */
  offerRules(): Promise<void>;
  /** What is said to the rules that are offered. */
  agree(offer: string, yes: boolean): Promise<void>;
}

/** A game for what shows it: looked at and asked about, not changed. */
export interface GameShown {
  /** How the game stands; null before one is open. */
  readonly snapshot: ReadonlyStore<GameSnapshot | null>;
  /** What became of the game when the package changed last; null while nothing has. */
  readonly replayNotice: ReadonlyStore<ReplayNotice | null>;
  /** Why the game does not go on, in plain words; null as long as it does. */
  readonly trouble: ReadonlyStore<string | null>;
  /** The position that the game began at; null for the beginning of its battle. */
  readonly position: CaseFile | null;
  /** What others have to do with it where the server holds the game; null where it is this page's alone. */
  readonly shared: RoomGameShown | null;
  /** Whether commands would be heard at present. */
  readonly isReachable: boolean;
  /** Whether notes can be pinned to moves. */
  readonly mayNote: boolean;
  /** Asks it. Rejects with an Error in plain words when it cannot answer. */
  ask<Name extends QuestionName>(name: Name, ...args: Questions[Name]['args']): Promise<Questions[Name]['answer']>;
  /** The game as far as the page may know it to keep it; null where it may not. */
  record(): GameRecord | null;
  /** The game up to the present move, without what was tried besides; null where the page may not know. */
  recordUpToHere(): GameRecord | null;
}

/** What holds a game, as the page knows it: a worker beside it, or the server. */
export interface GameHost extends GameShown {
  readonly replayNotice: Store<ReplayNotice | null>;
  readonly trouble: Store<string | null>;
  readonly shared: RoomGame | null;
  /** Changes the game, and answers what came of it. Rejects with an Error in plain words when it cannot. */
  dispatch<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<Deeds[Name]['answer']>;
  close(): void;
}
