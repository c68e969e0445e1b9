/** A game under way: commands are done with the dice they are given, and taken back one by one. */
import {
  type DiceSource,
  DiceTapeError,
  type DiceUse,
  type Game,
  IllegalCommandError,
  type LogEntry,
  type Refusal,
  type WrittenCommand,
} from '@hexwright/engine';
import type { CaseFile } from '@hexwright/model';
import { beginGame, createGame } from '../beginning.ts';
import { type Playable, unreadable } from '../library.ts';
import type { MoveDice } from './game-view.ts';

/** What came of a command, until the next decision. */
export interface MoveResult {
  /** Id of the side that decided, and turn and step in which it did; null and the beginning for the root. */
  readonly side: string | null;
  readonly turn: number;
  readonly phase: string;
  /** Says nothing of what is still secret. */
  readonly hash: string;
  /** True of a choice made in secret; `sealed` is true while what was chosen so is not shown to all. */
  readonly isSecret: boolean;
  readonly sealed: boolean;
  readonly lines: readonly LogEntry[];
  /** What happened, as text to be compared: two results with one text are the same to every rule. */
  readonly facts: string;
  readonly dice: readonly number[];
}

/** What became of a command. Unless it is `done`, the game is as before. */
export type Attempt =
  /** `command` is the written one as the rules write it. */
  | { readonly kind: 'done'; readonly command: WrittenCommand; readonly result: MoveResult }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'unreadable'; readonly text: string }
  /** The tape was too short; `use` is what the die that is missing is for. */
  | { readonly kind: 'dice'; readonly use: DiceUse };

export class LiveGame {
  readonly playable: Playable;
  readonly play: Game;
  /** What happened before the first decision. */
  readonly beginning: MoveResult;
  /** For each command done, how much could be undone before it. */
  readonly #marks: number[] = [];
  #rolled: number[] = [];

  /** Throws RangeError for a position that the game does not know: see `positionProblems`. */
  constructor(playable: Playable, source: DiceSource, position: CaseFile | null = null) {
    this.playable = playable;
    this.play = createGame(playable, position);
    this.play.dice.watch = (number) => this.#rolled.push(number);
    beginGame(this.play, playable.game, source, position);
    const beginning = this.#result(0, { side: null, ...this.#when(), isSecret: false });
    this.beginning = { ...beginning, facts: beginning.facts + this.#placesText() };
  }

  /** Does a single command with the dice given. */
  apply(written: WrittenCommand, dice: MoveDice): Attempt {
    const { play } = this;
    const { library, game } = this.playable;
    const { marks } = play.state;
    const first = play.events.count;
    const side = play.deciding < 0 ? null : game.sides[play.deciding].id;
    const when = this.#when();
    const isSecret = play.decision?.secret === true;
    try {
      const command = library.readCommand(play, written);
      const canonical = library.writeCommand(play, command);
      this.#setDice(dice);
      // Whether it is legal is asked once, by the engine as it does it.
      play.apply(command);
      this.#marks.push(marks);
      return { kind: 'done', command: canonical, result: this.#result(first, { side, ...when, isSecret }) };
    } catch (error) {
      this.#takeBack(marks);
      if (error instanceof DiceTapeError) return { kind: 'dice', use: error.use };
      if (error instanceof IllegalCommandError) return { kind: 'refused', refusals: error.refusals };
      const text = unreadable(error);
      if (text === null) throw error;
      return { kind: 'unreadable', text };
    } finally {
      play.dice.feed(null);
    }
  }

  /**
   * The single commands that a long one stands for, with the dice given; nothing of them is done. Where the dice do not
   * suffice they end with the command that wants more. A single one stands for itself: it is read when it is done.
   */
  expand(written: WrittenCommand, dice: MoveDice): WrittenCommand[] | Exclude<Attempt, { readonly kind: 'done' }> {
    const { play } = this;
    const { library } = this.playable;
    const { marks } = play.state;
    if (!library.isLong(written)) return [written];
    const singles: WrittenCommand[] = [];
    try {
      this.#setDice(dice);
      const outcome = library.perform(play, written, (command) => singles.push(library.writeCommand(play, command)));
      return outcome.done ? singles : { kind: 'refused', refusals: outcome.refusals };
    } catch (error) {
      if (error instanceof DiceTapeError) return singles;
      const text = unreadable(error);
      if (text === null) throw error;
      return { kind: 'unreadable', text };
    } finally {
      play.dice.feed(null);
      this.#takeBack(marks);
    }
  }

  /** Takes the latest command back. */
  back(): void {
    const marks = this.#marks.pop();
    if (marks !== undefined) this.#takeBack(marks);
  }

  /** How many dice the next throw has, when the tape ends before it. */
  throwSize(written: WrittenCommand, dice: MoveDice): number {
    const tape = [...(dice.tape ?? [])];
    const missing = this.apply(written, { ...dice, tape });
    if (missing.kind !== 'dice') {
      if (missing.kind === 'done') this.back();
      return 0;
    }
    for (let count = 1; count < MOST_DICE; count++) {
      tape.push(1);
      const next = this.apply(written, { ...dice, tape });
      if (next.kind === 'done') this.back();
      if (next.kind !== 'dice' || !isSameUse(next.use, missing.use)) return count;
    }
    return MOST_DICE;
  }

  /** Where every piece is, and in which state; what it is called is of no matter. */
  #placesText(): string {
    const { game, library } = this.playable;
    return JSON.stringify(game.units.map((_, piece) => ({ ...library.readPiece(this.play, piece), name: undefined })));
  }

  #when(): Pick<MoveResult, 'turn' | 'phase'> {
    return { turn: this.play.turn, phase: this.playable.game.sequence[this.play.step]?.id ?? '' };
  }

  #setDice({ seed, tape }: MoveDice): void {
    const { state, events, dice } = this.play;
    this.#rolled = [];
    if (seed !== null) {
      // Undone with the command that it is set before.
      state.mark(events.count);
      dice.seed(seed);
    }
    if (tape !== null) dice.feed([...Array.from({ length: dice.used }, () => 0), ...tape]);
  }

  #takeBack(marks: number): void {
    while (this.play.state.marks > marks) this.play.undo();
  }

  #result(first: number, before: Pick<MoveResult, 'side' | 'turn' | 'phase' | 'isSecret'>): MoveResult {
    const { library } = this.playable;
    const facts = library.readEvents(this.play, first).map((event) => ({ ...event, label: undefined }));
    const dice = this.#rolled;
    this.#rolled = [];
    return {
      ...before,
      hash: this.play.publicHash,
      sealed: this.play.state.hasSecrets,
      lines: library.presenter.log(this.play, first),
      facts: JSON.stringify(facts),
      dice,
    };
  }
}

/** No game throws more dice at once. */
const MOST_DICE = 10;

function isSameUse(one: DiceUse, other: DiceUse): boolean {
  return one.actor === other.actor && one.other === other.other && one.purpose === other.purpose;
}
