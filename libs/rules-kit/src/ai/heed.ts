/** What a captain makes of the effects that wait for its pieces on the map. */
import type { EffectEngine } from '../effects/effects.ts';
import type { Fate } from '../effects/forecast.ts';

/** Parts of a piece's worth. */
export interface HeedWeights {
  /** That it loses when an effect breaks its order. */
  readonly effectBreaks: number;
  /** That it is supposed to lose when an effect flips it. */
  readonly effectFlips: number;
  /** That it loses when markers take all from it that it is able to do. */
  readonly effectHampers: number;
}

interface PlayWithEffects {
  readonly effects: EffectEngine | null;
}

/** More than any map has. */
const MANY_HEXES = 1 << 16;

/** Points, expected, that hexes cost or bring the piece that is planned, each asked of the rules once. */
export class Heed {
  readonly #play: PlayWithEffects;
  readonly #weights: HeedWeights;
  readonly #worthOf: (piece: number) => number;
  readonly #entering = new Map<number, number>();
  readonly #staying = new Map<number, number>();
  #piece = -1;

  /** `worthOf` is what a piece is worth, in points. */
  constructor(play: PlayWithEffects, weights: HeedWeights, worthOf: (piece: number) => number) {
    this.#play = play;
    this.#weights = weights;
    this.#worthOf = worthOf;
  }

  /** Whether there is anything to heed: nobody need ask of hexes where not. */
  get isIdle(): boolean {
    return this.#play.effects === null || this.#play.effects.forecast === null;
  }

  /** The piece that is planned, from now on. */
  prepare(piece: number): void {
    this.#piece = piece;
    if (this.isIdle) return;
    this.#entering.clear();
    this.#staying.clear();
  }

  /** What comes of entering a hex from a neighbouring one, on the way or at its end. */
  entering(hex: number, from: number): number {
    const step = from * MANY_HEXES + hex;
    return this.#known(this.#entering, step, (forecast) => forecast.entering(this.#piece, hex, from));
  }

  /** What comes of standing in a hex until it is one's turn again. */
  staying(hex: number): number {
    return this.#known(this.#staying, hex, (forecast) => forecast.staying(this.#piece, hex));
  }

  /** Answers a question as it will be when the piece has come to the hex. */
  afterwards<Answer>(hex: number, ask: () => Answer): Answer {
    const forecast = this.#play.effects?.forecast ?? null;
    return forecast === null ? ask() : forecast.afterwards(this.#piece, hex, ask);
  }

  #known(
    values: Map<number, number>,
    key: number,
    ask: (forecast: NonNullable<EffectEngine['forecast']>) => Fate,
  ): number {
    const forecast = this.#play.effects?.forecast ?? null;
    if (forecast === null) return 0;
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = this.#value(ask(forecast));
    values.set(key, value);
    return value;
  }

  #value({ removed, broken, flipped, points, ability }: Fate): number {
    const { effectBreaks, effectFlips, effectHampers } = this.#weights;
    const lost = Math.min(1, removed + effectBreaks * broken + effectFlips * flipped - effectHampers * ability);
    return points - lost * this.#worthOf(this.#piece);
  }
}
