import type { CaseFile, Problem } from '@hexwright/model';
import type { GameRecord, MoveView, Recompilation, WrittenCommand } from '@hexwright/playtest/screen';
import type { Store } from '../parts/store.ts';
import type { RequestName, Requests, Standing } from './protocol.ts';
import type { RoomReferee } from './room-referee.ts';

/** What the package's last change has done to the game. */
export type Echo =
  | { readonly is: 'replayed'; readonly recompilation: Recompilation; readonly milliseconds: number }
  | { readonly is: 'unplayable'; readonly problems: readonly Problem[] };

/** What holds a game, as the page knows it: a worker beside it, or the server. */
export interface Referee {
  /** How the game stands; null before one is open. */
  readonly standing: Store<Standing | null>;
  /** What became of the game when the package changed last; null while nothing has. */
  readonly echo: Store<Echo | null>;
  /** Why the game does not go on, in plain words; null as long as it does. */
  readonly trouble: Store<string | null>;
  /** All moves of the game, by id. */
  readonly moves: ReadonlyMap<number, MoveView>;
  /** The position that the game began at; null for the beginning of its battle. */
  readonly position: CaseFile | null;
  /** The referee itself where the server holds the game, and others play it too; null where it is this page's alone. */
  readonly room: RoomReferee | null;
  /** Asks it. Rejects with an Error in plain words when it cannot answer. */
  ask<Name extends RequestName>(name: Name, ...args: Requests[Name]['args']): Promise<Requests[Name]['answer']>;
  /** Does commands that belong to the move before, and are undone with it: all or none. */
  goOnWith(...commands: readonly WrittenCommand[]): Promise<Requests['perform']['answer']>;
  /** Does commands as a move of their own, all or none. */
  perform(...commands: readonly WrittenCommand[]): Promise<Requests['perform']['answer']>;
  /** The game as far as the page may know it to keep it; null where it may not. */
  record(): GameRecord | null;
  /** The game up to the present move, without what was tried besides; null where the page may not know. */
  recordUpToHere(): GameRecord | null;
  close(): void;
}
