/** Plays the commands of an example, and what its author may leave out because there is no choice. */
import type { CompiledGame, GameLibrary } from '@hexwright/compiler';
import { DiceTapeError, type Command as Code, type Game, type Refusal } from '@hexwright/engine';
import type { Command } from '@hexwright/model';
import { type Playable, unreadable } from '../library.ts';

/** What became of a command of an example. */
export type Attempt =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'no-dice'; readonly message: string };

const DONE: Attempt = { kind: 'done' };
const BOTH_SIDES = 2;
/** The word of an example that plays on to a phase. */
const GO_TO = 'go-to';

/** A game of an example. */
export class Driver {
  readonly game: CompiledGame;
  readonly library: GameLibrary;
  readonly play: Game;
  /** Passes given or allowed for since the latest phase ended. */
  #passes = 0;
  #wasRefused = false;
  #onTheWay: readonly string[] = [];
  /** The word of the latest command that was done, and the events before it. */
  #latest = { word: '', events: 0 };

  constructor({ game, library }: Playable, play: Game) {
    this.game = game;
    this.library = library;
    this.play = play;
  }

  /** True when the latest command was refused. */
  get wasRefused(): boolean {
    return this.#wasRefused;
  }

  /** What happened, line by line, on the way of a `go-to` that did not get there: it has been taken back. */
  get onTheWay(): readonly string[] {
    return this.#onTheWay;
  }

  /** What has happened since that many events, line by line. */
  tell(from: number): readonly string[] {
    return this.library.readEvents(this.play, from).flatMap((event) => this.library.tell(this.play, event) ?? []);
  }

  /** Does a command. When it cannot be done, nothing has changed. */
  attempt(written: Command): Attempt {
    const { marks } = this.play.state;
    const { count } = this.play.events;
    const attempt = written.do === GO_TO ? this.#goTo(written) : this.#attemptOne(written);
    this.#wasRefused = attempt.kind !== 'done';
    if (this.#wasRefused) {
      this.#onTheWay = written.do === GO_TO ? this.tell(count) : [];
      this.takeBack(marks);
    } else this.#latest = { word: written.do, events: count };
    return attempt;
  }

  /** Whether the rules have just done a command themselves, as the only answer to the one before it. */
  #isDoneAlready(written: Command): boolean {
    const told = this.library.system.meanings?.commands[written.do]?.told;
    if (told === undefined || this.#latest.word === written.do) return false;
    const { unit } = { ...written } as Readonly<Record<string, unknown>>;
    return this.library
      .readEvents(this.play, this.#latest.events)
      .some((event) => event.event === told.event && (unit === undefined || event[told.by] === unit));
  }

  /** Ends phases, and plays what is forced in between, until a later one that fits in which somebody must decide. */
  #goTo(written: Command): Attempt {
    const { play } = this;
    const { serial } = play;
    for (;;) {
      const missing = this.#enterPhase();
      if (missing !== null) return missing;
      if (play.over)
        return {
          kind: 'unreadable',
          message:
            'The game ends before somebody must decide in that phase again. A phase in which nobody can do anything is passed over.',
        };
      if (play.serial !== serial && this.#isAt({ ...written })) return DONE;
      const ended = this.#attemptNow({ do: 'end-phase' });
      if (ended.kind === 'done' || (ended.kind === 'refused' && this.playForced())) continue;
      return ended.kind === 'refused' ? this.#undecided() : ended;
    }
  }

  /** Something is left to a side that no end of the phase decides. */
  #undecided(): Attempt {
    const { name } = this.game.sides[this.play.deciding];
    const what = this.library.decisionName(this.play);
    const message = `The phase does not end before ${name} has decided: ${what}. Write that command before this one.`;
    return { kind: 'unreadable', message };
  }

  /** Whether the phase under way is the one that a `go-to` names. */
  #isAt({ phase, side, turn }: Readonly<Record<string, unknown>>): boolean {
    const { game, play } = this;
    return (
      game.sequence[play.step].id === phase &&
      (side === undefined || game.sides[play.phasing].id === side) &&
      (turn === undefined || play.turn === turn)
    );
  }

  /** Enters the next phase in which somebody must decide, when one is over. What dice were missing for it, or null. */
  #enterPhase(): Attempt | null {
    try {
      while (this.play.isBetweenSteps) this.play.resume();
      return null;
    } catch (error) {
      if (error instanceof DiceTapeError) return { kind: 'no-dice', message: `Before that: ${error.message}` };
      throw error;
    }
  }

  #attemptOne(written: Command): Attempt {
    return this.play.isBetweenSteps ? this.#attemptBetween(written) : this.#attemptNow(written);
  }

  /**
   * A phase ends by itself when nobody can do more in it. An example that did not expect that may still pass (each side once)
   * or end the phase; any other command is asked of the phase that is over first.
   */
  #attemptBetween(written: Command): Attempt {
    if (written.do === 'pass' && this.#passes < BOTH_SIDES) {
      this.#passes++;
      return DONE;
    }
    if (written.do === 'end-phase') {
      if (this.#passes > 0) this.play.resume();
      this.#passes = BOTH_SIDES;
      return this.play.isBetweenSteps ? DONE : this.#attemptNow(written);
    }
    // What belongs to the phase that is over is refused by its rules; what belongs to the next comes after resuming.
    return this.#attemptNow(written);
  }

  /** `plays` is told every single command of a written one before it is done. */
  #attemptNow(written: Command, plays?: (command: Code) => void): Attempt {
    try {
      const outcome = this.library.perform(this.play, { ...written }, plays);
      if (!outcome.done) return { kind: 'refused', refusals: outcome.refusals };
      this.#passes = written.do === 'end-phase' ? BOTH_SIDES : written.do === 'pass' ? 1 : 0;
      return DONE;
    } catch (error) {
      const message = unreadable(error);
      if (message !== null) return { kind: 'unreadable', message };
      if (error instanceof DiceTapeError) return { kind: 'no-dice', message: error.message };
      throw error;
    }
  }

  /** Goes on to the next decision; dice that the tape does not have then come from the generator. */
  resume(tape: readonly number[]): void {
    try {
      while (this.play.isBetweenSteps) this.play.resume();
    } catch (error) {
      if (!(error instanceof DiceTapeError)) throw error;
      this.play.dice.feed(null);
      while (this.play.isBetweenSteps) this.play.resume();
      this.play.dice.feed(tape);
    }
  }

  /** Plays the one thing that can be done, if it is the only one and more than to decline. False when it is not. */
  playForced(): boolean {
    if (this.play.isIdle) return false;
    const commands = this.play.legal();
    const [only] = commands.toArray();
    if (commands.length !== 1 || this.library.isPass(this.play, only)) return false;
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
   * new try. Without success everything forced is taken back and the answer is that of the first try at a decision: later
   * ones would refuse the command for what was played meanwhile.
   */
  attemptForced(written: Command, isExpected: (attempt: Attempt) => boolean): Attempt {
    const { marks } = this.play.state;
    let attempt = this.attempt(written);
    if (attempt.kind === 'refused' && isExpected(DONE) && this.#isDoneAlready(written)) {
      this.#wasRefused = false;
      this.#latest = { ...this.#latest, word: written.do };
      return DONE;
    }
    let answer = attempt;
    // Between two steps nobody decides, and nothing is refused for a reason of its own.
    let isAnswered = !this.play.isBetweenSteps;
    const onTheWay = this.#onTheWay;
    while (!isExpected(attempt) && attempt.kind !== 'done') {
      const goneOn = this.#goOn();
      // The command may be right, and what comes before it lacks dice.
      if (typeof goneOn !== 'boolean') answer = goneOn;
      if (goneOn !== true) break;
      attempt = this.attempt(written);
      if (isAnswered) continue;
      answer = attempt;
      isAnswered = !this.play.isBetweenSteps;
    }
    if (isExpected(attempt) || attempt.kind === 'done') return attempt;
    this.takeBack(marks);
    this.#onTheWay = onTheWay;
    return answer;
  }

  /** Plays what is forced, or enters the next phase when one is over. False when neither can be done. */
  #goOn(): boolean | Attempt {
    if (!this.play.isBetweenSteps) return this.playForced();
    try {
      this.play.resume();
      return true;
    } catch (error) {
      if (error instanceof DiceTapeError) return { kind: 'no-dice', message: `Before that: ${error.message}` };
      throw error;
    }
  }

  /** Undoes until only `marks` commands can be taken back. */
  takeBack(marks: number): void {
    while (this.play.state.marks > marks) this.play.undo();
  }

  /**
   * What would become of a command now: it is done with dice of the generator and taken back. `plays` is told every single
   * command of it before that is done.
   */
  ask(written: Command, tape: readonly number[], plays?: (command: Code) => void): Attempt {
    return this.lookAhead(tape, () => {
      this.play.dice.feed(null);
      return plays === undefined ? this.attempt(written) : this.#attemptNow(written, plays);
    });
  }

  /** Does something with the game and takes it back, so that the commands go on from here. */
  lookAhead<Seen>(tape: readonly number[], look: () => Seen): Seen {
    const { marks } = this.play.state;
    const passes = this.#passes;
    const wasRefused = this.#wasRefused;
    const latest = this.#latest;
    try {
      return look();
    } finally {
      this.takeBack(marks);
      this.play.dice.feed(tape);
      this.#passes = passes;
      this.#wasRefused = wasRefused;
      this.#latest = latest;
    }
  }
}
