/** Who goes along with a piece on its way, such as leaders with a unit. */
import type { SetUpProblem } from '@hexwright/compiler';
import type { Reach, Scalar } from '@hexwright/engine';
import { NO_PIECE, type PackageGame } from './package-game.ts';
import { entityOf } from './packed-command.ts';
import { type Offering, pieceVerb, type Verb } from './verbs.ts';

/** The most pieces of which a word of the state can tell whether they go along. */
export const MOST_COMPANIONS = 31;

const NOBODY: readonly number[] = [];

/** Who goes along with the piece under way, of all who ever may: a bit each, in one word of the state. */
export class Companions {
  readonly #bits: Scalar;
  readonly #all: readonly number[];

  /** `all` has {@link MOST_COMPANIONS} pieces at the most. */
  constructor(bits: Scalar, all: readonly number[]) {
    this.#bits = bits;
    this.#all = all;
  }

  has(piece: number): boolean {
    return (this.#bits.value & this.#bitOf(piece)) !== 0;
  }

  /** Whether nobody goes along, as is mostly so. */
  get isEmpty(): boolean {
    return this.#bits.value === 0;
  }

  /** Those who go along, in the order of all who may. */
  pieces(): readonly number[] {
    const bits = this.#bits.value;
    return bits === 0 ? NOBODY : this.#all.filter((_, index) => ((bits >> index) & 1) === 1);
  }

  take(piece: number): void {
    this.#bits.set(this.#bits.value | this.#bitOf(piece));
  }

  leave(piece: number): void {
    this.#bits.set(this.#bits.value & ~this.#bitOf(piece));
  }

  /** These go along, and nobody else. */
  set(pieces: readonly number[]): void {
    this.#bits.set(pieces.reduce((bits, piece) => bits | this.#bitOf(piece), 0));
  }

  clear(): void {
    this.#bits.set(0);
  }

  /** No bit for a piece that never goes along. */
  #bitOf(piece: number): number {
    const index = this.#all.indexOf(piece);
    return index < 0 ? 0 : 1 << index;
  }
}

/** The command by which a leader goes along with the unit that has set out. */
export function takeVerb<Play extends PackageGame>(offer: Offering<Play>): Verb<Play> {
  return pieceVerb<Play>(
    {
      word: 'take',
      about: 'Single: a leader goes along with the unit that has set out.',
      isPart: true,
      offer,
    },
    'leader',
  );
}

/** Who may go along now, for a reach. */
export function companionsNow<Play extends PackageGame>(play: Play, take: Verb<Play>): Reach['companions'] {
  return play
    .legal()
    .toArray()
    .filter((one) => take.is(one))
    .map((one) => ({ piece: play.game.units[entityOf(one)].id, command: take.written(play, entityOf(one)) }));
}

/** What is wrong with a set-up that has more of something than the rules can tell apart; nothing where it has not. */
export function tooMany(what: string, count: number, most: number, cited: string): SetUpProblem[] {
  if (count <= most) return [];
  const message = `A battle can have ${most} ${what}; this one has ${count}. Take some away.`;
  return [{ placement: NO_PIECE, code: 'set-up.too-many', case: cited, message }];
}
