/** A game on hexes with the course that its package gives it: who arrives and who leaves, and what settles it. */
import type { CompiledWithdrawal } from '@hexwright/compiler';
import type { SequencePoint } from '@hexwright/engine';
import type { CourseEvents } from './course.ts';
import { HexGame } from './package-game.ts';
import { Settlement } from './settlement.ts';
import { Withdrawals } from './withdrawals.ts';

/** What is decided before a step, such as who arrives; see `arrivals.ts`. */
export interface Prelude<Play> {
  /** Puts it on top of the step that has just begun, where there is something to decide. */
  begin(play: Play): void;
}

export abstract class HexBattle extends HexGame {
  readonly #settlement: Settlement | null = Settlement.of(this);
  readonly #withdrawals: Withdrawals | null = Withdrawals.claim(this);

  protected abstract readonly courseEvents: CourseEvents;
  /** Who arrives before a step of movement. */
  protected abstract readonly arrivals: Prelude<this>;

  protected override afterCommand: (() => void) | null =
    this.#settlement?.isAsked('at-once') === true ? () => this.#settleAtOnce() : null;

  /** The turn at whose end those of a withdrawal leave, as it looks now; null where they do not. */
  leavesIn(withdrawal: number): number | null {
    return this.#withdrawals?.expected(withdrawal) ?? null;
  }

  /** Takes a piece off the map for good; those who stand with it stay behind. */
  abstract withdraw(piece: number): void;

  /** What is scored when the game ends. */
  protected abstract scoreAtEnd(): void;

  protected override stepBegun(): void {
    if (this.game.arrivals.length > 0) this.arrivals.begin(this);
  }

  protected override comesTo(point: SequencePoint): void {
    // What was done last may have ended the step.
    if (point === 'phase-ends' && this.afterCommand !== null) this.#settle(['at-once']);
    super.comesTo(point);
    if (point === 'turn-ends') this.#endTurn();
  }

  #endTurn(): void {
    this.#withdrawals?.carryOut((withdrawal, index) => this.#withdraw(withdrawal, index));
    this.holdings?.countTurn();
    this.#settle(['turn-ends']);
  }

  protected override finish(): void {
    this.scoreAtEnd();
    // The last turn ends with the game, wherever it is broken off.
    this.#settle(['turn-ends', 'game-ends', 'at-once']);
  }

  /** Once a move or a fight is done to its end, or with it the whole step: nobody stops half-way for it. */
  #settleAtOnce(): void {
    if (this.frames.depth <= 1) this.#settle(['at-once']);
  }

  #settle(moments: Parameters<Settlement['ask']>[0]): void {
    if (this.#settlement?.ask(moments, this.courseEvents.settled) === true) this.endNow();
  }

  #withdraw(withdrawal: CompiledWithdrawal, index: number): void {
    const { events, game } = this;
    for (const piece of withdrawal.units) {
      const { places } = this.placeOf(piece);
      if (places.length === 0) continue;
      if (withdrawal.hexes === null || places.some((hex) => withdrawal.hexes?.includes(hex))) {
        events.emit(this.courseEvents.withdrew, index, piece);
        this.withdraw(piece);
        continue;
      }
      game.sides.forEach((_, side) => {
        if (side === game.units[piece].side || withdrawal.points === 0) return;
        this.award(side, withdrawal.points);
        events.emit(this.courseEvents.failedToWithdraw, index, piece, side, withdrawal.points);
      });
    }
  }
}
