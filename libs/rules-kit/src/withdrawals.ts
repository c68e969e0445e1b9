/** Who leaves the map by a date: at the end of a turn, or at the end of the first from then on in which something holds. */
import type { CompiledWithdrawal } from '@hexwright/compiler';
import type { Column } from '@hexwright/engine';
import type { PackageGame } from './package-game.ts';

export class Withdrawals {
  readonly #play: PackageGame;
  /** By withdrawal, 1 once they have gone; null where each has its turn. */
  readonly #gone: Column | null;
  #whens: readonly ((() => number) | null)[] | null = null;

  /** null where nobody leaves by a date. */
  static claim(play: PackageGame): Withdrawals | null {
    return play.game.withdrawals.length === 0 ? null : new Withdrawals(play);
  }

  private constructor(play: PackageGame) {
    const { withdrawals } = play.game;
    this.#play = play;
    this.#gone = withdrawals.some(({ when }) => when !== null)
      ? play.state.column('withdrawals.gone', withdrawals.length)
      : null;
  }

  /** Has those leave whose turn has ended. */
  carryOut(leave: (withdrawal: CompiledWithdrawal, index: number) => void): void {
    this.#play.game.withdrawals.forEach((withdrawal, index) => {
      if (!this.#isDue(withdrawal, index)) return;
      if (withdrawal.when !== null) this.#gone?.set(index, 1);
      leave(withdrawal, index);
    });
  }

  /** The turn at whose end they go, as it looks now; null where they have gone, or what must hold does not. */
  expected(index: number): number | null {
    const { turn, when } = this.#play.game.withdrawals[index];
    if (when === null) return turn < this.#play.turn ? null : turn;
    return this.#gone?.of(index) === 1 || !this.#holds(index) ? null : Math.max(turn, this.#play.turn);
  }

  #isDue({ turn, when }: CompiledWithdrawal, index: number): boolean {
    if (when === null) return turn === this.#play.turn;
    return turn <= this.#play.turn && this.#gone?.of(index) !== 1 && this.#holds(index);
  }

  #holds(index: number): boolean {
    this.#whens ??= this.#play.game.withdrawals.map((one) => one.when && this.#play.readsOf(one.when));
    return this.#whens[index]?.() !== 0;
  }
}
