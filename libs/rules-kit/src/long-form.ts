/** Long forms: words of a language of commands that stand for several single commands in a row, such as a whole way. */
import type { CommandMeaning } from '@hexwright/compiler';
import type { Command, WrittenCommand } from '@hexwright/engine';
import { type CommandPart, passing } from './notation.ts';
import type { PackageGame } from './package-game.ts';
import type { Verb } from './verbs.ts';

/** Single commands that a long form says together, and where those after them begin. */
export interface Gathered {
  readonly written: WrittenCommand;
  readonly next: number;
}

/** Reads a single command. */
export type ReadCommand = (written: WrittenCommand) => Command;

export interface LongForm<Play> extends CommandMeaning {
  /** Its `do`. */
  readonly word: string;
  /** Its single commands, one after the other; `read` reads one. */
  parts(play: Play, written: WrittenCommand, read: ReadCommand): Iterable<CommandPart>;
  /**
   * The single commands from `at` on in this form; null where they are none of it. A way that has not come to its end in
   * the list is written as if it had. Absent where nobody would write it so.
   */
  readonly gather?: (commands: readonly WrittenCommand[], at: number) => Gathered | null;
}

/** Passes until the step of the sequence is over. */
export function endPhase<Play extends PackageGame>(pass: Verb<Play>): LongForm<Play> {
  return {
    word: 'end-phase',
    takes: '',
    about: 'Both sides pass until the phase is over.',
    parts: (play) => passing(play, pass.of()),
  };
}
