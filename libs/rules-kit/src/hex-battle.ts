/**
 * A battle on hexes: where its pieces are, and the course that its package gives it, with who arrives and who leaves, and what
 * settles it.
 */
import type { CompiledWithdrawal } from '@hexwright/compiler';
import type { Column, Command, RefusalCode, SequencePoint } from '@hexwright/engine';
import type { CourseEvents } from './course.ts';
import { CourseOfPlay } from './course-of-play.ts';
import { HexGame } from './package-game.ts';
import type { PrintedCounters } from './printed-counters.ts';

/** The status of a piece on the map; a game numbers its others from 1. */
export const IN_PLAY = 0;

/** What is decided before a step, such as who arrives; see `arrivals.ts`. */
export interface Prelude<Play> {
  /** Puts it on top of the step that has just begun, where there is something to decide. */
  begin(play: Play): void;
  /** What it says to a command of its own while something else is decided; `LEGAL` to those of others. */
  untimely(play: Play, one: Command): RefusalCode;
}

export abstract class HexBattle extends HexGame {
  /** What is printed on its counters. */
  abstract readonly counters: PrintedCounters;

  /** By piece: {@link IN_PLAY}, or why it is off the map. */
  readonly status: Column = this.forPieces('status');
  /** By piece: the face that is up. */
  readonly face: Column = this.forPieces('face');
  /** By piece: serial of the step in which it was last moved. */
  readonly movedIn: Column = this.forPieces('moved-in');
  /** By hex: the unit that has it for itself plus one, 0 when free. */
  readonly occupant: Column = this.forHexes('occupant');

  readonly #course: CourseOfPlay = new CourseOfPlay(this, () => ({
    events: this.courseEvents,
    withdraw: (piece) => this.withdraw(piece),
    isAtExit: (piece, { hexes }: CompiledWithdrawal) =>
      hexes === null || this.placeOf(piece).places.some((hex) => hexes.includes(hex)),
  }));

  protected abstract readonly courseEvents: CourseEvents;
  /** Who arrives before a step of movement. */
  protected abstract readonly arrivals: Prelude<this>;

  protected override afterCommand: (() => void) | null = this.#course.isSettledAtOnce
    ? () => this.#settleAtOnce()
    : null;

  /** Claims a word of the state for each piece, each hex or each side. */
  protected forPieces(name: string): Column {
    return this.state.column(name, this.game.units.length);
  }

  protected forHexes(name: string): Column {
    return this.state.column(name, this.grid.count);
  }

  protected forSides(name: string): Column {
    return this.state.column(name, this.game.sides.length);
  }

  /** True when the piece is on the map. */
  isInPlay(piece: number): boolean {
    return this.status.of(piece) === IN_PLAY;
  }

  isLeader(piece: number): boolean {
    return this.counters.isLeader[piece] === 1;
  }

  /** The unit that has a hex for itself, or -1. */
  unitIn(hex: number): number {
    return this.occupant.of(hex) - 1;
  }

  /** True when the piece was begun to be moved in this step of the sequence. */
  hasMoved(piece: number): boolean {
    return this.movedIn.of(piece) === this.serial;
  }

  /** The other side of two. */
  enemyOf(side: number): number {
    return 1 - side;
  }

  /** The turn at whose end those of a withdrawal leave, as it looks now; null where they do not. */
  leavesIn(withdrawal: number): number | null {
    return this.#course.leavesIn(withdrawal);
  }

  /** Takes a piece off the map for good; those who stand with it stay behind. */
  abstract withdraw(piece: number): void;

  /** What is scored when the game ends. */
  protected abstract scoreAtEnd(): void;

  protected override stepBegun(): void {
    if (this.game.arrivals.length > 0) this.arrivals.begin(this);
  }

  protected override readonly untimely = (one: Command): RefusalCode => this.arrivals.untimely(this, one);

  protected override comesTo(point: SequencePoint): void {
    // What was done last may have ended the step.
    if (point === 'phase-ends' && this.afterCommand !== null) this.#course.settle(['at-once']);
    super.comesTo(point);
    if (point === 'turn-ends') this.#course.endTurn();
  }

  protected override finish(): void {
    this.scoreAtEnd();
    this.#course.finish();
  }

  /** Once a move or a fight is done to its end, or with it the whole step: nobody stops half-way for it. */
  #settleAtOnce(): void {
    if (this.frames.depth <= 1) this.#course.settle(['at-once']);
  }
}
