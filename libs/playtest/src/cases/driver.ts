/** Plays the commands of an example, and what its author may leave out because there is no choice. */
import { DiceTapeError, type Game, type Refusal } from '@hexwright/engine';
import type { Command } from '@hexwright/model';
import { type GameLibrary, unreadable } from '../library.ts';

/** What became of a command of an example. */
export type Attempt =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'no-dice'; readonly message: string };

/** A game of an example. */
export class Driver {
  readonly library: GameLibrary;
  readonly play: Game;

  constructor(library: GameLibrary, play: Game) {
    this.library = library;
    this.play = play;
  }

  /** Does a command. When it cannot be done, nothing has changed. */
  attempt(written: Command): Attempt {
    try {
      const outcome = this.library.perform(this.play, { ...written });
      return outcome.done ? { kind: 'done' } : { kind: 'refused', refusals: outcome.refusals };
    } catch (error) {
      const message = unreadable(error);
      if (message !== null) return { kind: 'unreadable', message };
      if (error instanceof DiceTapeError) return { kind: 'no-dice', message: error.message };
      throw error;
    }
  }

  /** Plays the one thing that can be done, if it is the only one and more than to decline. False when it is not. */
  playForced(): boolean {
    if (this.play.over) return false;
    const commands = this.play.legal();
    const [only] = commands.toArray();
    if (commands.length !== 1 || this.library.isPass(only)) return false;
    try {
      this.play.apply(only);
    } catch (error) {
      if (error instanceof DiceTapeError) return false;
      throw error;
    }
    return true;
  }

  /**
   * Does a command until `isExpected` says that this is what should become of it, playing what is forced before each
   * new try. Without success everything forced is taken back and the answer is that of the last try.
   */
  attemptForced(written: Command, isExpected: (attempt: Attempt) => boolean): Attempt {
    const { marks } = this.play.state;
    let attempt = this.attempt(written);
    while (!isExpected(attempt) && attempt.kind !== 'done' && this.playForced()) attempt = this.attempt(written);
    if (!isExpected(attempt) && attempt.kind !== 'done') this.takeBack(marks);
    return attempt;
  }

  /** Undoes until only `marks` commands can be taken back. */
  takeBack(marks: number): void {
    while (this.play.state.marks > marks) this.play.undo();
  }

  /** What would become of a command now: it is done with dice of the generator and taken back. */
  ask(written: Command, tape: readonly number[]): Attempt {
    const { marks } = this.play.state;
    this.play.dice.feed(null);
    try {
      return this.attempt(written);
    } finally {
      this.takeBack(marks);
      this.play.dice.feed(tape);
    }
  }
}
