import type { CompiledGame, CompiledUnit } from '@hexwright/compiler';
import { PrintedCounters } from '@hexwright/rules-kit';

/** Sorts of pieces: combat units, leaders, and the trains that modules bring, which units may stand upon. */
export const UNIT = 0;
export const LEADER = 1;
export const TRAIN = 2;

/** Kinds of pieces in every battle: the first of the system's `kinds`. All others are trains. */
export const KINDS = ['unit', 'leader'] as const;

/** The sort of a kind of piece. */
function sortOf(kind: string): number {
  const index = KINDS.findIndex((one) => one === kind);
  return index < 0 ? TRAIN : index;
}

/** No value printed. */
export const ABSENT = -1;

/** What is printed on the counters [3.3]. */
export class Counters extends PrintedCounters {
  readonly kind: Uint8Array;
  /** Hexes covered: 1 or 2 [3.3]. */
  readonly size: Uint8Array;
  /** Leaders may rally their own contingent or the whole army [17.1]: index in the vocabulary `rallies`. */
  readonly rallies: Int16Array;
  /** Victory points for capturing a leader [21.2]. */
  readonly capture: Int16Array;
  readonly #movement: Int16Array;
  readonly #armour: Int16Array;
  readonly #morale: Int16Array;
  readonly #weapon: Int16Array;
  readonly #melee: Uint8Array;
  /** Leaders in the order of the package. */
  readonly leaders: readonly number[];
  /** Leaders by side. */
  readonly leadersOf: readonly (readonly number[])[];
  readonly trains: readonly number[];
  /** Combat units by side. */
  readonly unitsOf: readonly (readonly number[])[];

  constructor(game: CompiledGame) {
    super(game);
    const { units } = game;
    const all = <T>(read: (unit: CompiledUnit) => T): T[] => units.map(read);
    this.kind = Uint8Array.from(all((unit) => sortOf(unit.kind)));
    this.size = Uint8Array.from(all((unit) => unit.size));
    this.rallies = Int16Array.from(all((unit) => unit.faces[0].values.rallies ?? ABSENT));
    this.capture = Int16Array.from(all((unit) => unit.faces[0].values.capture ?? 0));
    const printed = (name: string): number[] => this.byFace(({ values }) => values[name] ?? ABSENT);
    this.#movement = Int16Array.from(printed('movement'));
    this.#armour = Int16Array.from(printed('armour'));
    this.#morale = Int16Array.from(printed('morale'));
    this.#weapon = Int16Array.from(printed('weapon'));
    this.#melee = Uint8Array.from(printed('melee').map((flag) => (flag === 1 ? 1 : 0)));
    const indices = units.map((unit) => unit.index);
    this.leaders = indices.filter((unit) => this.kind[unit] === LEADER);
    this.leadersOf = this.bySide(this.leaders);
    this.trains = indices.filter((unit) => this.kind[unit] === TRAIN);
    this.unitsOf = this.bySide(indices.filter((unit) => this.kind[unit] === UNIT));
  }

  /** Movement allowance in movement points of a piece with that face up. */
  movement(unit: number, face: number): number {
    return this.#movement[unit * this.faceLimit + face];
  }

  /** Armour [3.33]: index in the vocabulary `armours`. */
  armour(unit: number, face: number): number {
    return this.#armour[unit * this.faceLimit + face];
  }

  /** Morale rating [10.0]: index in the vocabulary `morales`. */
  morale(unit: number, face: number): number {
    return this.#morale[unit * this.faceLimit + face];
  }

  /** Weapon that the face fires with: index in the vocabulary `weapons`, or {@link ABSENT}. */
  weapon(unit: number, face: number): number {
    return this.#weapon[unit * this.faceLimit + face];
  }

  /** True when the face may start a melee. */
  canMelee(unit: number, face: number): boolean {
    return this.#melee[unit * this.faceLimit + face] === 1;
  }
}
