import { type Command, CommandList } from './command.ts';
import { Dice } from './dice.ts';
import type { DiceSource } from './dice-key.ts';
import { EventLog } from './event.ts';
import { FrameStack } from './frame.ts';
import { CONTINUE, type Procedure } from './procedure.ts';
import { IllegalCommandError, LEGAL, type Refusal, type RefusalRegistry, type RefusalCode } from './refusal.ts';
import { type Scalar, State } from './state.ts';

/** A step of the sequence of play: `procedure` is an index into the game's procedures. */
export interface SequenceStep {
  readonly id: string;
  readonly procedure: number;
  /** The side in whose player-turn alone it is done; every side's where absent or -1. */
  readonly side?: number;
  /** The first and the last game-turn in which it is done; every one where absent. */
  readonly turns?: { readonly from: number; readonly to: number } | null;
}

/** The sequence of play: `turns` game-turns, each with a player-turn of every side in `order`, each of all `steps`. */
export interface SequencePlan {
  readonly turns: number;
  readonly order: readonly number[];
  readonly steps: readonly SequenceStep[];
}

/** A moment of the sequence of play that a game may want to know of. */
export type SequencePoint = 'game-begins' | 'turn-begins' | 'phase-begins' | 'phase-ends' | 'turn-ends' | 'game-ends';

const NOBODY = -1;

// Values of the word `over`.
const OVER = 1;
/** It ends as soon as the procedure that is running returns. */
const ENDING = 2;

const GAME_OVER: Refusal = { id: 'game-over', case: '', cases: [], text: 'The game is over.', places: [] };
const BETWEEN_STEPS: Refusal = {
  id: 'between-steps',
  case: '',
  cases: [],
  text: 'The phase is over; the next has not begun.',
  places: [],
};

/**
 * The functions of a procedure that the engine calls, in records of one shape, whatever else a game keeps beside them: these
 * calls are the most frequent of all.
 */
type Run<Play> = Pick<Procedure<Play>, 'proceed' | 'legal' | 'check' | 'perform'>;

function runOf<Play>({ proceed, legal, check, perform }: Procedure<Play>): Run<Play> {
  return { proceed, legal, check, perform };
}

/**
 * A game under way. It runs until somebody must decide, and stops; `legal` lists what may be done, `apply` does one of
 * it, `explain` says why something may not be done, `undo` takes the last command back.
 *
 * A game library extends it with typed columns and its procedures. The order of construction is: claim columns,
 * `state.seal()`, then `begin(seed)`.
 */
export abstract class Game {
  readonly state = new State();
  readonly events = new EventLog();
  readonly frames: FrameStack;
  readonly dice: Dice;
  readonly plan: SequencePlan;

  readonly #turn: Scalar;
  readonly #playerTurn: Scalar;
  readonly #step: Scalar;
  readonly #serial: Scalar;
  readonly #deciding: Scalar;
  readonly #over: Scalar;
  readonly #commands = new CommandList();
  #runs: readonly Run<this>[] | null = null;

  protected abstract readonly procedures: readonly Procedure<this>[];
  abstract readonly refusals: Pick<RefusalRegistry<this>, 'describe' | 'list'>;

  /**
   * Stops whenever a step of the sequence has ended, until {@link resume}: for those who want to look at the position
   * between two phases. A way of watching, no part of the state.
   */
  holdsBetweenSteps = false;

  /** `entities` is the number of things that can roll dice. */
  constructor(plan: SequencePlan, entities: number) {
    this.plan = plan;
    this.#turn = this.state.scalar('turn');
    this.#playerTurn = this.state.scalar('player-turn');
    this.#step = this.state.scalar('step');
    this.#serial = this.state.scalar('serial');
    this.#deciding = this.state.scalar('deciding');
    this.#over = this.state.scalar('over');
    this.frames = new FrameStack(this.state);
    this.dice = new Dice(this.state, entities);
  }

  /** Writes the starting position into an empty state. */
  protected abstract setUp(): void;
  /** Called when the set-up stands, before the first step. */
  protected begins(): void {
    // Nothing more is set up unless a game wants it.
  }
  /** Called once when the game ends, after the last step of the last turn or by {@link endNow}: final scoring. */
  protected abstract finish(): void;
  /** Called whenever a step of the sequence begins, before its procedure runs. A game that reports it says so here. */
  protected stepBegins(): void {
    // Nothing is reported unless a game wants it.
  }
  /** Called when the procedure of a step is about to run: a game may {@link enter} what is decided before it. */
  protected stepBegun(): void {
    // Nothing comes before a step unless a game says so.
  }
  /** Asked after every command, once whatever follows from it is done: it may {@link endNow}. null where nobody asks. */
  protected afterCommand: (() => void) | null = null;

  /**
   * Called, where a game has it, at each moment of the sequence, after what the game itself does there; nothing is under
   * way then.
   */
  protected comesTo?(point: SequencePoint): void;

  /** Does what waits, if anything does, as soon as the procedure that is running has returned. null where nothing ever waits. */
  protected settlePending: (() => void) | null = null;

  /** Starts the game from its set-up and runs to the first decision. */
  begin(source: DiceSource): void {
    this.beginAt(source, 1, 0, 0);
  }

  /**
   * As {@link begin}, at a given turn (from 1), player-turn and step of the sequence, or at the next step that is due
   * from there: for case files and tests. Dice come from `tape` where one is given, from the first roll on.
   */
  beginAt(
    source: DiceSource,
    turn: number,
    playerTurn: number,
    step: number,
    tape: readonly number[] | null = null,
  ): void {
    this.state.restart();
    this.events.count = 0;
    this.dice.begin(source);
    this.dice.feed(tape);
    this.setUp();
    this.#turn.set(turn);
    this.#playerTurn.set(playerTurn);
    this.#step.set(step);
    this.begins();
    this.#comesToStart();
    if (this.isEnding || !this.#isDue()) this.#goToNextStep();
    else this.#enterStep();
    this.#settle();
    this.state.forget();
  }

  /** Game-turn, from 1. */
  get turn(): number {
    return this.#turn.value;
  }

  /** Which player-turn of the game-turn is under way, from 0. */
  get playerTurn(): number {
    return this.#playerTurn.value;
  }

  /** Index of the step of the sequence under way. */
  get step(): number {
    return this.#step.value;
  }

  /** Grows by one with every step of every player-turn: things "done this phase" are stamped with it. */
  get serial(): number {
    return this.#serial.value;
  }

  /** The side whose player-turn it is. */
  get phasing(): number {
    return this.plan.order[this.#playerTurn.value];
  }

  get over(): boolean {
    return this.#over.value === OVER;
  }

  /** The game is over, or will be as soon as the procedure that is running returns. */
  get isEnding(): boolean {
    return this.#over.value !== 0;
  }

  /** True when a step of the sequence has ended and the next has not begun: only where {@link holdsBetweenSteps}. */
  get isBetweenSteps(): boolean {
    return !this.over && this.frames.depth === 0;
  }

  /** Nobody has to decide: the game is over, or held between two steps. */
  get isIdle(): boolean {
    return this.frames.depth === 0;
  }

  /** The side that must decide now; -1 when nobody must. */
  get deciding(): number {
    return this.isIdle ? NOBODY : this.#deciding.value;
  }

  /** The procedure that asks for a decision; null when nobody must decide. */
  get decision(): Procedure<this> | null {
    return this.isIdle ? null : this.procedures[this.frames.procedure];
  }

  /** Begins the next step of the sequence of a game held between two; undone as a command is. */
  resume(): void {
    if (!this.isBetweenSteps) return;
    this.state.mark(this.events.count);
    try {
      this.#nextStep();
      this.#settle();
    } catch (error) {
      this.events.count = this.state.undo();
      throw error;
    }
  }

  /** The legal commands in a fixed order (see {@link Procedure.legal}). The list is reused by the next call. */
  legal(): CommandList {
    this.#commands.clear();
    if (!this.isIdle) this.#run.legal(this, this.#commands);
    return this.#commands;
  }

  /** 0 when the command is legal now, else the code of a refusal of {@link refusals}. */
  check(command: Command): RefusalCode {
    return this.#run.check(this, command);
  }

  /** Why a command is refused; empty when it is legal. */
  explain(command: Command): Refusal[] {
    if (this.over) return [GAME_OVER];
    if (this.isBetweenSteps) return this.#explainAfterStep(command);
    const code = this.check(command);
    return code === LEGAL ? [] : [this.describe(code, command)];
  }

  /** The refusal behind a code that {@link check} has given. */
  describe(code: RefusalCode, command: Command): Refusal {
    return this.refusals.describe(code, this, command);
  }

  /** Does one legal command and runs to the next decision. Throws {@link IllegalCommandError} with the refusals. */
  apply(command: Command): void {
    const run = this.isIdle ? null : this.#run;
    if (run === null || run.check(this, command) !== LEGAL) throw new IllegalCommandError(this.explain(command));
    this.state.mark(this.events.count);
    try {
      run.perform(this, command);
      this.#settle();
      if (this.afterCommand !== null) this.#lookBack(this.afterCommand);
    } catch (error) {
      this.events.count = this.state.undo();
      throw error;
    }
  }

  /** Takes the last command back; false when there is none. */
  undo(): boolean {
    const events = this.state.undo();
    if (events < 0) return false;
    this.events.count = events;
    return true;
  }

  /** Sixteen hexadecimal digits over the whole state. */
  get hash(): string {
    return this.state.hash;
  }

  /** As {@link hash}, saying nothing of what one side alone knows. */
  get publicHash(): string {
    return this.state.publicHash;
  }

  /** Ends the game before its last turn is done, whatever is under way: as soon as the running procedure returns. */
  endNow(): void {
    if (!this.over) this.#over.set(ENDING);
  }

  /** Looks at the game as if it ended here: what is scored at its end is scored, and taken back afterwards. */
  asIfOver<Seen>(look: () => Seen): Seen {
    if (this.over) return look();
    this.state.mark(this.events.count);
    try {
      this.#end();
      return look();
    } finally {
      this.undo();
    }
  }

  /**
   * Asks all sides of a step in which they choose in secret from its beginning, and forgets what has been chosen in it: the
   * position as any of them knows it. False where secrets are about something else; then nothing is done.
   */
  askAnew(): boolean {
    if (this.frames.depth !== 1 || this.decision?.secret !== true) return false;
    const { procedure } = this.frames;
    this.state.clearSecrets();
    this.frames.clear();
    this.frames.push(procedure);
    this.#settle();
    return true;
  }

  /** Puts a procedure of this game on top, with its first locals: the next decision is asked there. */
  enter(procedure: Procedure<this>, first = 0, second = 0, third = 0, fourth = 0): void {
    this.frames.push(this.procedures.indexOf(procedure), first, second, third, fourth);
  }

  /** The procedure on top, as it is run. */
  get #run(): Run<this> {
    this.#runs ??= this.procedures.map(runOf);
    return this.#runs[this.frames.procedure];
  }

  /** What the step that is over says to a command, as if it were still under way. */
  #explainAfterStep(command: Command): Refusal[] {
    this.state.mark(this.events.count);
    this.frames.push(this.plan.steps[this.#step.value].procedure);
    const code = this.check(command);
    const refusal = code === LEGAL ? BETWEEN_STEPS : this.describe(code, command);
    this.undo();
    return [refusal];
  }

  #enterStep(): void {
    this.#serial.set(this.#serial.value + 1);
    this.stepBegins();
    this.comesTo?.('phase-begins');
    this.frames.push(this.plan.steps[this.#step.value].procedure);
    this.stepBegun();
  }

  #lookBack(ask: () => void): void {
    if (this.over) return;
    ask();
    if (this.#over.value === ENDING) this.#settle();
  }

  #settle(): void {
    while (!this.over) {
      if (this.settlePending !== null) this.settlePending();
      if (this.#over.value === ENDING) {
        this.frames.clear();
        this.#end();
        return;
      }
      if (this.frames.depth === 0) {
        if (this.holdsBetweenSteps) return;
        this.#nextStep();
        continue;
      }
      const side = this.#run.proceed(this);
      if (side !== CONTINUE) {
        this.#deciding.set(side);
        return;
      }
    }
  }

  /** Whether the step reached is done in this turn and player-turn. */
  #isDue(): boolean {
    const { side = NOBODY, turns = null } = this.plan.steps[this.#step.value];
    if (side !== NOBODY && side !== this.phasing) return false;
    return turns === null || (this.turn >= turns.from && this.turn <= turns.to);
  }

  #end(): void {
    this.comesTo?.('game-ends');
    this.finish();
    this.#over.set(OVER);
  }

  /** The beginning of the game and of its first turn, where play begins there and not in the middle. */
  #comesToStart(): void {
    if (this.#step.value > 0 || this.#playerTurn.value > 0) return;
    if (this.#turn.value === 1) this.comesTo?.('game-begins');
    if (!this.isEnding) this.comesTo?.('turn-begins');
  }

  #nextStep(): void {
    this.comesTo?.('phase-ends');
    this.#goToNextStep();
  }

  #goToNextStep(): void {
    do {
      const isLast = this.#isLastOfTurn();
      if (isLast && !this.isEnding) this.comesTo?.('turn-ends');
      // What ends it there is dealt with as what ends it in a procedure is.
      if (this.isEnding) return;
      if (!this.#goOn()) {
        this.#end();
        return;
      }
      if (isLast) this.comesTo?.('turn-begins');
    } while (!this.isEnding && !this.#isDue());
    if (!this.isEnding) this.#enterStep();
  }

  #isLastOfTurn(): boolean {
    return this.#step.value + 1 === this.plan.steps.length && this.#playerTurn.value + 1 === this.plan.order.length;
  }

  /** To the place in the sequence after this one; false past the end of the last turn. */
  #goOn(): boolean {
    if (this.#step.value + 1 < this.plan.steps.length) {
      this.#step.set(this.#step.value + 1);
    } else if (this.#playerTurn.value + 1 < this.plan.order.length) {
      this.#step.set(0);
      this.#playerTurn.set(this.#playerTurn.value + 1);
    } else if (this.#turn.value < this.plan.turns) {
      this.#step.set(0);
      this.#playerTurn.set(0);
      this.#turn.set(this.#turn.value + 1);
    } else {
      return false;
    }
    return true;
  }
}

/**
 * Plays decisions that have a single legal answer, at most `limit` of them, and returns how many it played. A driver
 * (a case file, a screen, a computer player) calls it where it wants to; the game itself never decides for anybody.
 */
export function playForced(game: Game, limit = 1000): number {
  for (let played = 0; played < limit; played++) {
    if (game.over) return played;
    const commands = game.legal();
    if (commands.length !== 1) return played;
    game.apply(commands.at(0));
  }
  return limit;
}
