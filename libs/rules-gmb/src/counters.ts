import type { CompiledFace, CompiledGame, CompiledUnit } from '@hexwright/compiler';

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

/**
 * What is printed on the counters [3.3], as typed arrays. Pieces are indices into the package's units; values that
 * depend on the face up are read with {@link Counters.at}.
 */
export class Counters {
  readonly count: number;
  readonly faceLimit: number;
  readonly kind: Uint8Array;
  readonly side: Uint8Array;
  /** Hexes covered: 1 or 2 [3.3]. */
  readonly size: Uint8Array;
  readonly contingent: Int16Array;
  /** Leaders may rally their own contingent or the whole army [17.1]: index in the vocabulary `rallies`. */
  readonly rallies: Int16Array;
  /** Victory points for capturing a leader [21.2]. */
  readonly capture: Int16Array;
  readonly faces: Uint8Array;
  readonly #class: Int16Array;
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
  /** All pieces by side. */
  readonly piecesOf: readonly (readonly number[])[];

  constructor(game: CompiledGame) {
    const units = game.units;
    this.count = units.length;
    this.faceLimit = Math.max(1, ...units.map((unit) => unit.faces.length));
    const all = <T>(read: (unit: CompiledUnit) => T): T[] => units.map(read);
    this.kind = Uint8Array.from(all((unit) => sortOf(unit.kind)));
    this.side = Uint8Array.from(all((unit) => unit.side));
    this.size = Uint8Array.from(all((unit) => unit.size));
    this.contingent = Int16Array.from(all((unit) => unit.contingent));
    this.faces = Uint8Array.from(all((unit) => unit.faces.length));
    this.rallies = Int16Array.from(all((unit) => unit.faces[0].values.rallies ?? ABSENT));
    this.capture = Int16Array.from(all((unit) => unit.faces[0].values.capture ?? 0));
    const onFaces = (read: (face: CompiledFace) => number): number[] =>
      units.flatMap(({ faces }) => Array.from({ length: this.faceLimit }, (_, face) => read(faces[face] ?? faces[0])));
    const byFace = (name: string): number[] => onFaces(({ values }) => values[name] ?? ABSENT);
    this.#class = Int16Array.from(onFaces((face) => face.class));
    this.#movement = Int16Array.from(byFace('movement'));
    this.#armour = Int16Array.from(byFace('armour'));
    this.#morale = Int16Array.from(byFace('morale'));
    this.#weapon = Int16Array.from(byFace('weapon'));
    this.#melee = Uint8Array.from(byFace('melee').map((flag) => (flag === 1 ? 1 : 0)));
    const indices = units.map((unit) => unit.index);
    this.leaders = indices.filter((unit) => this.kind[unit] === LEADER);
    this.leadersOf = game.sides.map((_, side) => this.leaders.filter((leader) => this.side[leader] === side));
    this.trains = indices.filter((unit) => this.kind[unit] === TRAIN);
    this.unitsOf = game.sides.map((_, side) =>
      indices.filter((unit) => this.side[unit] === side && this.kind[unit] === UNIT),
    );
    this.piecesOf = game.sides.map((_, side) => indices.filter((unit) => this.side[unit] === side));
  }

  /** Class of troops: index in the vocabulary `classes`, or {@link ABSENT}. */
  class(unit: number, face: number): number {
    return this.#class[unit * this.faceLimit + face];
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
