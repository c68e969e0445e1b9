/** A step in which all sides decide at once: nobody learns what another has decided before all have. */
import {
  type Command,
  type CommandList,
  CONTINUE,
  type Game,
  Local,
  type Procedure,
  type RefusalCode,
} from '@hexwright/engine';

/** What a game says of such a step. */
export interface SimultaneousStep<Play> extends Pick<Procedure<Play>, 'id' | 'case'> {
  /** Whether the side has anything to decide; it must not hang on what others have just decided. */
  decides(play: Play, side: number): boolean;
  /** As in a `Procedure`, of the side that is asked. */
  legal(play: Play, side: number, commands: CommandList): void;
  check(play: Play, side: number, command: Command): RefusalCode;
  /** Writes what a side has decided into secret columns, and no more; true when that was all. */
  note(play: Play, side: number, command: Command): boolean;
  /** All have decided: it is brought to light and done. */
  reveal(play: Play): void;
}

/** How many sides have been asked already. */
const asked = new Local(0);

/**
 * The procedure of such a step. Since a game asks one side after the other, each answers as if it were the only one: what
 * it says is secret until {@link SimultaneousStep.reveal}, so that the order in which they are asked tells nothing.
 */
export function simultaneous<Play extends Game>(step: SimultaneousStep<Play>): Procedure<Play> {
  return {
    id: step.id,
    case: step.case,
    secret: true,
    proceed(play) {
      const { order } = play.plan;
      while (asked.of(play) < order.length) {
        const side = order[asked.of(play)];
        if (step.decides(play, side)) return side;
        asked.set(play, asked.of(play) + 1);
      }
      play.frames.pop();
      step.reveal(play);
      return CONTINUE;
    },
    legal: (play, commands) => step.legal(play, play.deciding, commands),
    check: (play, command) => step.check(play, play.deciding, command),
    perform(play, command) {
      if (step.note(play, play.deciding, command)) asked.set(play, asked.of(play) + 1);
    },
  };
}
