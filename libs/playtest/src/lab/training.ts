/** Tuning of a general by play: each step tries two tempers that lie opposite each other, on the same dice (SPSA, after Spall). */
import type { GameResult, Temper } from '@hexwright/compiler';
import { NumberStream } from '@hexwright/rules-kit';
import { victoryShare } from './victory-share.ts';

const PARTS = ['advance', 'caution', 'attack', 'cohesion', 'goals'] as const satisfies readonly (keyof Temper)[];

/** No part goes beyond these: see the schema of a side's general. `advance` may be below 0, yet no trained general flees. */
const LEAST = 0;
const MOST = 500;

/** How far the two tempers of the first step lie from the middle, and of later ones: it falls with the sixth root, as is usual. */
const SPREAD = 40;
const SPREAD_FALLS = 0.101;
/** How far a step goes that is as clear as can be, and how soon later ones get shorter. */
const STRIDE = 60;
const STRIDE_FALLS = 0.602;
/** Steps after which the stride has begun to fall. */
const STEADY = 10;

/** Two tempers to be tried on the same seeds. */
export interface Trying {
  readonly step: number;
  readonly pair: readonly [Temper, Temper];
}

/** Tunes a temper step by step. The same seed and the same answers give the same temper. */
export class Training {
  #temper: Temper;
  #step = 0;
  readonly #numbers = new NumberStream();
  #signs: readonly number[] = [];

  constructor(temper: Temper, seed: number) {
    this.#temper = temper;
    this.#numbers.restart(seed, 0);
    this.#turn();
  }

  /** What it has come to. */
  get temper(): Temper {
    return this.#temper;
  }

  /** What to try next. */
  get trying(): Trying {
    return { step: this.#step, pair: [this.#moved(this.#spread), this.#moved(-this.#spread)] };
  }

  /** Takes how much better the first of the two did than the second, from -1 (always worse) to 1. */
  answer(gain: number): void {
    const stride = STRIDE * ((STEADY + 1) / (STEADY + 1 + this.#step)) ** STRIDE_FALLS;
    this.#temper = this.#moved(stride * Math.max(-1, Math.min(1, gain)));
    this.#step++;
    this.#turn();
  }

  get #spread(): number {
    return SPREAD / (this.#step + 1) ** SPREAD_FALLS;
  }

  #turn(): void {
    this.#signs = PARTS.map(() => (this.#numbers.below(2) === 0 ? -1 : 1));
  }

  #moved(by: number): Temper {
    const parts = PARTS.map((name, at) => {
      const part = Math.round(this.#temper[name] + by * this.#signs[at]);
      return [name, Math.max(LEAST, Math.min(MOST, part))] as const;
    });
    return Object.fromEntries(parts) as unknown as Temper;
  }
}

/**
 * How much better games of one temper went for a side than those of another on the same seeds, from -1 to 1: by what was won
 * and, less so, by the lead in points, in the measure in which such games are decided.
 */
export function gainOf(
  side: string,
  one: readonly Pick<GameResult, 'winner' | 'victoryPoints'>[],
  other: readonly Pick<GameResult, 'winner' | 'victoryPoints'>[],
): number {
  const lead = ({ victoryPoints }: Pick<GameResult, 'victoryPoints'>): number => {
    const { [side]: own = 0, ...others } = victoryPoints;
    return own - Math.max(0, ...Object.values(others));
  };
  const scale =
    1 + [...one, ...other].reduce((sum, game) => sum + Math.abs(lead(game)), 0) / (one.length + other.length);
  const worth = (game: Pick<GameResult, 'winner' | 'victoryPoints'>): number =>
    victoryShare(game.winner, side) + lead(game) / scale / 2;
  const sum = one.reduce((all, game, at) => all + worth(game) - worth(other[at]), 0);
  return sum / Math.max(1, one.length);
}
