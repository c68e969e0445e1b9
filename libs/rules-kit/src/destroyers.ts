/** Who has destroyed whom: kept where a formula about the game asks for it, so that no other game pays for it. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Column, State } from '@hexwright/engine';
import { callsOf } from './holdings.ts';

export const IS_LOST_TO = 'isLostTo';
export const DESTROYED = 'destroyed';

export class Destroyers {
  /** By piece: who has destroyed it, plus one. */
  readonly #by: Column;
  readonly #sides: readonly number[];

  /** null where no formula asks. */
  static claim(state: State, game: CompiledGame): Destroyers | null {
    return callsOf(game, [IS_LOST_TO, DESTROYED]).length === 0 ? null : new Destroyers(state, game);
  }

  private constructor(state: State, { units }: CompiledGame) {
    this.#by = state.column('destroyers', units.length);
    this.#sides = units.map(({ side }) => side);
  }

  /** A piece is lost, by the hand of another or of nobody (-1). */
  note(piece: number, destroyer: number): void {
    this.#by.set(piece, destroyer + 1);
  }

  /** Whether the unit that destroyed the piece last is of that side. */
  isOf(piece: number, side: number): boolean {
    const destroyer = this.#by.of(piece) - 1;
    return destroyer >= 0 && this.#sides[destroyer] === side;
  }
}
