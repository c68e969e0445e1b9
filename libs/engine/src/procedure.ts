import type { Command, CommandList } from './command.ts';
import type { RefusalCode } from './refusal.ts';

/** Answer of {@link Procedure.proceed}: nobody has to decide, go on (it changed, pushed or popped a frame). */
export const CONTINUE = -1;

/**
 * A piece of the rules that runs in a frame: a phase, or a decision inside one.
 *
 * `legal`, `check` and `perform` stand side by side so that there is one source for what may be done. They are called
 * without their object.
 */
export interface Procedure<Game> {
  /** Stable name, as the sequence of play and case files write it. */
  readonly id: string;
  /** The case that says who decides what here. */
  readonly case: string;
  /**
   * What is decided here is known to the side that decides alone, until an event tells it: it goes into secret columns
   * (see `State.secretColumn`), and no event may tell it before. Absent where everybody may know.
   */
  readonly secret?: true;
  /** Runs until somebody must decide: returns that side, or {@link CONTINUE}. */
  proceed(this: void, game: Game): number;
  /**
   * Adds every legal command in a fixed order; where there are too many to list, some of every sort, among which one can
   * always choose (see `Presenter.candidates`). Called only when a side must decide.
   */
  legal(this: void, game: Game, commands: CommandList): void;
  /** 0 when the command is legal now, else the code of the refusal. */
  check(this: void, game: Game, command: Command): RefusalCode;
  /** Does a command that {@link check} allowed. */
  perform(this: void, game: Game, command: Command): void;
}
