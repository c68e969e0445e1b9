import { LEADER_KIND, PrintedCounters } from '@hexwright/rules-kit';

/** Sorts of pieces: combat units, leaders, and the trains that modules bring, which units may stand upon. */
export const UNIT = 0;
export const LEADER = 1;
export const TRAIN = 2;

/** Kinds of pieces in every battle: the first of the system's `kinds`. All others are trains. */
export const KINDS = ['unit', LEADER_KIND] as const;

/** The sort of a kind of piece. */
function sortOf(kind: string): number {
  const index = KINDS.findIndex((one) => one === kind);
  return index < 0 ? TRAIN : index;
}

/** No value printed. */
export const ABSENT = -1;

/** What is printed on the counters [3.3]. */
export class Counters extends PrintedCounters {
  readonly kind = this.ofEach((unit) => sortOf(unit.kind));
  /** Hexes covered: 1 or 2 [3.3]. */
  readonly size = this.ofEach((unit) => unit.size);
  /** Leaders may rally their own contingent or the whole army [17.1]: index in the vocabulary `rallies`. */
  readonly rallies = this.onCounters('rallies', ABSENT);
  /** Victory points for capturing a leader [21.2]. */
  readonly capture = this.onCounters('capture', 0);
  readonly trains = this.piecesThat((piece) => this.kind[piece] === TRAIN);
  /** Combat units by side. */
  readonly unitsOf = this.bySide(this.piecesThat((piece) => this.kind[piece] === UNIT));
  /** Movement allowance in movement points of a piece with that face up. */
  readonly movement = this.onFaces('movement', ABSENT);
  /** Armour [3.33]: index in the vocabulary `armours`. */
  readonly armour = this.onFaces('armour', ABSENT);
  /** Morale rating [10.0]: index in the vocabulary `morales`. */
  readonly morale = this.onFaces('morale', ABSENT);
  /** Weapon that the face fires with: index in the vocabulary `weapons`, or {@link ABSENT}. */
  readonly weapon = this.onFaces('weapon', ABSENT);
  readonly #melee = this.onFaces('melee', 0);

  /** True when the face may start a melee. */
  canMelee(unit: number, face: number): boolean {
    return this.#melee(unit, face) === 1;
  }
}
