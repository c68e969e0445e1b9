/** What of a package has settled a game whatever the score: a condition of victory, or an effect that names a winner. */
import type { CompiledEffect, CompiledGame, CompiledVictoryCondition } from '@hexwright/compiler';
import type { Scalar, State } from '@hexwright/engine';

export type Cause = CompiledVictoryCondition | CompiledEffect;

export interface Verdict {
  readonly by: Cause;
  /** Side index, or -1 for a draw. */
  readonly winner: number;
}

function namesWinner({ then }: CompiledEffect): boolean {
  return then.some((verb) => verb.do === 'end' && verb.winner !== -1);
}

/** The verdict of one game: the first that is given stands. */
export class Verdicts {
  readonly #causes: readonly Cause[];
  /** So many winners there can be: the sides, and nobody. */
  readonly #winners: number;
  /** `cause * winners + winner + 1`, plus one; 0 while there is no verdict. */
  readonly #given: Scalar;

  /** null where nothing but the score settles the game. */
  static claim(state: State, { victory, effects, sides }: CompiledGame): Verdicts | null {
    const causes = [...(victory?.conditions ?? []), ...effects.filter(namesWinner)];
    return causes.length === 0 ? null : new Verdicts(state.scalar('verdict'), causes, sides.length + 1);
  }

  private constructor(given: Scalar, causes: readonly Cause[], winners: number) {
    this.#given = given;
    this.#causes = causes;
    this.#winners = winners;
  }

  get given(): Verdict | null {
    const code = this.#given.value - 1;
    if (code < 0) return null;
    return { by: this.#causes[Math.floor(code / this.#winners)], winner: (code % this.#winners) - 1 };
  }

  give(by: Cause, winner: number): void {
    if (this.#given.value === 0) this.#given.set(this.#causes.indexOf(by) * this.#winners + winner + 2);
  }
}
