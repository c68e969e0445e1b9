/** The course that a package gives its game: who leaves by a date, and what settles it. */
import type { CompiledWithdrawal } from '@hexwright/compiler';
import type { CourseEvents } from './course.ts';
import type { PackageGame } from './package-game.ts';
import { Settlement } from './settlement.ts';
import { Withdrawals } from './withdrawals.ts';

/** What a game does for it. */
export interface CourseRules {
  readonly events: CourseEvents;
  /** Takes a piece off the map for good; those who stand with it stay behind. */
  withdraw(piece: number): void;
  /** Whether a piece that is on the map stands where those of a withdrawal leave it. */
  isAtExit(piece: number, withdrawal: CompiledWithdrawal): boolean;
}

export class CourseOfPlay {
  readonly #play: PackageGame;
  /** Asked for when something happens: a game says it once it has been put together. */
  readonly #rules: () => CourseRules;
  readonly #settlement: Settlement | null;
  readonly #withdrawals: Withdrawals | null;

  constructor(play: PackageGame, rules: () => CourseRules) {
    this.#play = play;
    this.#rules = rules;
    this.#settlement = Settlement.of(play);
    this.#withdrawals = Withdrawals.claim(play);
  }

  /** Whether a condition of victory may settle the game at any time. */
  get isSettledAtOnce(): boolean {
    return this.#settlement?.isAsked('at-once') === true;
  }

  /** The turn at whose end those of a withdrawal leave, as it looks now; null where they do not. */
  leavesIn(withdrawal: number): number | null {
    return this.#withdrawals?.expected(withdrawal) ?? null;
  }

  /** Asks the conditions of victory of some moments. */
  settle(moments: Parameters<Settlement['ask']>[0]): void {
    if (this.#settlement?.ask(moments, this.#rules().events.settled) === true) this.#play.endNow();
  }

  endTurn(): void {
    this.#withdrawals?.carryOut((withdrawal, index) => this.#withdraw(withdrawal, index));
    this.settle(['turn-ends']);
  }

  /** The last turn ends with the game, wherever it is broken off. */
  finish(): void {
    this.settle(['turn-ends', 'game-ends', 'at-once']);
  }

  #withdraw(withdrawal: CompiledWithdrawal, index: number): void {
    const { events, game } = this.#play;
    const rules = this.#rules();
    for (const piece of withdrawal.units) {
      if (this.#play.placeOf(piece).places.length === 0) continue;
      if (rules.isAtExit(piece, withdrawal)) {
        events.emit(rules.events.withdrew, index, piece);
        rules.withdraw(piece);
        continue;
      }
      game.sides.forEach((_, side) => {
        if (side === game.units[piece].side || withdrawal.points === 0) return;
        this.#play.award(side, withdrawal.points);
        events.emit(rules.events.failedToWithdraw, index, piece, side, withdrawal.points);
      });
    }
  }
}
