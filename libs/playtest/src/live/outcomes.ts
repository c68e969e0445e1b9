/** What may come of what a person asks of a game. */
import type { LogEntry, Refusal, WrittenCommand } from '@hexwright/engine';
import type { AwaitedDice } from './game-view.ts';

/** What became of a command. Unless it is `done`, the game is as before. */
export type MoveOutcome =
  /** `node` is where the cursor is now. */
  | { readonly kind: 'done'; readonly node: number }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** It names what there is not, or is no command; `text` says so. */
  | { readonly kind: 'unreadable'; readonly text: string }
  /** A person must say what falls: answer with `giveDice` or `cancelDice`. */
  | { readonly kind: 'dice'; readonly awaiting: AwaitedDice }
  /** Nobody can be asked: the game is over, or (of `computerMove`) a person sits there. */
  | { readonly kind: 'nobody'; readonly text: string };

/** A command that waits for dice, and what should follow it. */
export interface CommandWaiting {
  readonly awaited: AwaitedDice;
  readonly rest: readonly WrittenCommand[];
  /** Whether a move begins with it as its player made it. */
  readonly begins: boolean;
}

/** Where a game under a changed package leaves the way it went. */
export interface Divergence {
  /** Number of the command, from 1. */
  readonly move: number;
  readonly command: WrittenCommand;
  /**
   * `refused` and `unreadable`: it cannot be given any more (a rule forbids it; a unit or hex is gone), and the rest is kept
   * as a branch "before the change". `other-result`: it can, but something else comes of it.
   */
  readonly kind: 'refused' | 'unreadable' | 'other-result';
  /** In a sentence. */
  readonly text: string;
  readonly cases: readonly string[];
  /** What was told of it before the change, and after. */
  readonly before: readonly LogEntry[];
  readonly after: readonly LogEntry[];
}

/** What came of playing a game again under a changed package. */
export interface Recompilation {
  /** True when the game began and went as before, to its end. */
  readonly same: boolean;
  /** True when already the position at the beginning is another. */
  readonly startChanged: boolean;
  /** Commands played again; the cursor is after the last of them. */
  readonly played: number;
  /** The first one; null when there is none. */
  readonly divergence: Divergence | null;
  /** The command that could not be given any more; null when all could. It may come after the first divergence. */
  readonly stopped: Divergence | null;
}

/** A computer player is about to think: somebody who watches can name what hangs. */
export interface Progress {
  /** What the side is called. */
  readonly side: string;
  /** Name of the player, and the turn, what the phase is called, the decision and its case. */
  readonly player: string;
  readonly turn: number;
  readonly phase: string;
  readonly decision: string;
  readonly case: string;
  readonly move: number;
}
