/** A decision in one object: what it asks, by which commands it is answered, and what these are called there. */
import type { AttackOdds, Command, Place, Procedure, Reach } from '@hexwright/engine';
import type { CommandKind, Offer, SpecialOffer } from './verbs.ts';

/** A question in words; its case is that of the decision where absent. */
export interface PromptWords {
  readonly title: string;
  readonly text: string;
  readonly case?: string;
  /** Who decides wants to see what was shot at in this phase. */
  readonly showsShots?: true;
}

/** The button that declines, or ends. */
export type Ending = Pick<Offer, 'label' | 'detail' | 'case' | 'shortcut'>;

/**
 * A section of the rules that runs in a frame, with all that people need who decide in it. What is legal and what is
 * done stand in the engine's {@link Procedure}; a section that asks nobody has no more than that.
 */
export interface Decision<Play> extends Procedure<Play> {
  /** The commands that answer it, the most telling first. */
  readonly verbs?: readonly CommandKind<Play>[];
  /** The question; `name` is that of the piece that it is about, or empty. */
  readonly prompt?: (play: Play, name: string) => PromptWords;
  /** The piece that it is about, or -1; about none where absent. */
  readonly piece?: (play: Play) => number;
  /** That piece goes its way here, step by step, as its reach shows. */
  readonly isWay?: true;
  /** What it is called where that hangs on the position; its id where absent. */
  readonly name?: (play: Play) => string;
  /** What it is called to decline here, or to end. */
  readonly ending?: (play: Play) => Ending;
  /** Commands that are offered otherwise here than elsewhere. */
  readonly offers?: readonly SpecialOffer<Play>[];
  /**
   * What a person seems to mean who clicks a place with that piece in hand, or begins with a piece of that place; the rules
   * then say what forbids it. The first of the commands with the piece where absent.
   */
  readonly meant?: (play: Play, piece: number, place: Place) => Command;
  /** What they seem to mean who begin with that piece, where it is not what they mean who click its place with it in hand. */
  readonly begins?: (play: Play, piece: number) => Command;
  /**
   * What a person may mean who points at a place with that piece in hand, the most telling first: where too much is legal
   * to be listed. What is not legal, or listed, is left out.
   */
  readonly candidates?: (play: Play, piece: number, place: Place) => readonly Command[];
  /** Everything the piece can reach by what is decided here; nothing goes anywhere where absent. */
  readonly reach?: (play: Play, piece: number) => Reach | null;
  /** The exact odds of a command that is legal here; null for one that attacks nobody. */
  readonly odds?: (play: Play, one: Command) => AttackOdds | null;
}
