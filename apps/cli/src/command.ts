import type { Output } from './output.ts';

/** An option as the help shows it and the parser reads it. */
export interface OptionSpec {
  readonly name: string;
  /** What stands for its value in the help; an option without a value where absent. */
  readonly value?: string;
  readonly description: string;
  /** May be given several times. */
  readonly many?: boolean;
}

/** What is said about a command, and all that is needed to read its arguments. */
export interface CommandSpec {
  readonly name: string;
  /** Its arguments, as in `<package> [case]`. */
  readonly usage: string;
  readonly least: number;
  readonly most: number;
  readonly options: readonly OptionSpec[];
  /** What it does. */
  readonly about: string;
  /** What `--json` prints. */
  readonly json: string;
  readonly examples: readonly string[];
}

/** Arguments and options as given. */
export interface Arguments {
  readonly words: readonly string[];
  /** Whether an option without a value was given. */
  has(name: string): boolean;
  /** The value of an option, or undefined. */
  value(name: string): string | undefined;
  /** All values of an option that may be given several times. */
  values(name: string): readonly string[];
}

/** What a command gets. */
export interface Invocation {
  readonly args: Arguments;
  readonly output: Output;
}

/** A command; `run` resolves to the exit code. */
export interface Command {
  readonly spec: CommandSpec;
  run(invocation: Invocation): number | Promise<number>;
}
