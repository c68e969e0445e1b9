import type { Start } from './start.ts';

/** What the play screen does for its parts, its commands and its keys: what is more than a word to the game. */
export interface PlayActions {
  /** Takes the next piece in hand that can do something, or the one before. */
  nextPiece(by: 1 | -1): void;
  /** Shows the whole map. */
  fit(): void;
  /** Shows these places as large as is sensible. */
  show(places: readonly number[]): void;
  /** Lights these places, and brings them into view. */
  look(places: readonly number[]): void;
  /** Says aloud how the game stands. */
  tell(): void;
  save(): void;
  /** Begins another game. */
  start(start: Start): void;
  /** Keeps the last move as an example of the rules. */
  example(): void;
  branchOff(): void;
  /** Goes on under another package, by its id. */
  playUnder(id: string): void;
  /** Leaves the game for the list of games. */
  leave(): void;
}
