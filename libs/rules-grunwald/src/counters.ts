import type { CompiledGame, CompiledUnit } from '@hexwright/compiler';
import { PrintedCounters } from '@hexwright/rules-kit';

/** Kinds of pieces: the order of the system's `kinds`. */
export const UNIT = 0;
export const LEADER = 1;
export const STANDARD = 2;
export const PIT = 3;
export const FOLLOWERS = 4;
export const KINDS = ['unit', 'leader', 'standard', 'pit', 'followers'] as const;

/** Faces of a wolf pit: the order in which its counter has them. */
export const CONCEALED = 0;
export const REAL = 1;
export const DUMMY = 2;

/** Kinds of troops [2.2], as the code tells them apart. */
export const HEAVY = 0;
export const LIGHT = 1;
export const FOOT = 2;
export const GUN = 3;
/** The words of the vocabulary `classes`, in that order. */
export const TROOPS = ['heavy-horse', 'light-horse', 'foot', 'artillery'] as const;
/** No troops: leaders, standards, wolf pits. */
export const NO_TROOPS = 255;

/** The trait of leaders who command a contingent [15.31]. */
export function commandTrait(contingent: string): string {
  return `commands-${contingent}`;
}

/** What is printed on the counters [2.2]. */
export class Counters extends PrintedCounters {
  readonly kind: Uint8Array;
  /** Factor of a leader for reorganisation [9.44]. */
  readonly command: Uint8Array;
  /** Victory points for a leader [19.0]. */
  readonly points: Uint16Array;
  /** 1 where the piece is a unit that takes a hex for itself: unit or camp followers [5.0]. */
  readonly isUnit: Uint8Array;
  /** 1 for the unit that the king goes with [15.14]. */
  readonly isBodyguard: Uint8Array;
  readonly isKing: Uint8Array;
  /** 1 for a leader who must end his movement with horse [15.13]. */
  readonly needsHorse: Uint8Array;
  /** By leader: the contingents under his command [15.31]. */
  readonly commands: readonly ReadonlySet<number>[];
  readonly leaders: readonly number[];
  readonly standards: readonly number[];
  readonly pits: readonly number[];
  /** By side: units and camp followers, in the order of the package. */
  readonly unitsOf: readonly (readonly number[])[];
  readonly leadersOf: readonly (readonly number[])[];
  /** Units and leaders: all that can be moved. */
  readonly moversOf: readonly (readonly number[])[];
  readonly #troops: Uint8Array;
  readonly #movement: Uint8Array;
  readonly #crossbow: Uint8Array;
  readonly #strength: Uint8Array;
  readonly #shock: Uint8Array;

  constructor(game: CompiledGame) {
    super(game);
    const { units, vocabulary } = game;
    const all = <T>(read: (unit: CompiledUnit) => T): T[] => units.map(read);
    const value = (name: string): number[] => all((unit) => unit.faces[0].values[name] ?? 0);
    const trait = (name: string): number[] => all((unit) => (unit.traits.has(name) ? 1 : 0));
    const classes = vocabulary.ids('classes');
    this.kind = Uint8Array.from(all((unit) => KINDS.findIndex((kind) => kind === unit.kind)));
    const printed = (name: string): number[] => this.byFace(({ values }) => values[name] ?? 0);
    this.#troops = Uint8Array.from(this.byFace((face) => troopsOf(face.classes.map((one) => classes[one]))));
    this.#movement = Uint8Array.from(printed('movement'));
    this.#crossbow = Uint8Array.from(this.byFace(({ traits }) => (traits.has('crossbow') ? 1 : 0)));
    this.#strength = Uint8Array.from(printed('strength'));
    this.#shock = Uint8Array.from(printed('shock'));
    this.command = Uint8Array.from(value('command'));
    this.points = Uint16Array.from(value('points'));
    this.isUnit = this.kind.map((kind) => (kind === UNIT || kind === FOLLOWERS ? 1 : 0));
    // What is said of leaders and of units binds no others.
    const traitOf = (kind: number, name: string): Uint8Array =>
      Uint8Array.from(trait(name), (has, piece) => (this.kind[piece] === kind ? has : 0));
    this.isBodyguard = traitOf(UNIT, 'bodyguard');
    this.isKing = traitOf(LEADER, 'king');
    this.needsHorse = traitOf(LEADER, 'needs-horse');
    const contingents = vocabulary.ids('contingents');
    this.commands = all(
      ({ traits }) => new Set(contingents.flatMap((id, index) => (traits.has(commandTrait(id)) ? [index] : []))),
    );
    const pieces = units.map((unit) => unit.index);
    const ofKind = (kind: number): number[] => pieces.filter((piece) => this.kind[piece] === kind);
    this.leaders = ofKind(LEADER);
    this.standards = ofKind(STANDARD);
    this.pits = ofKind(PIT);
    this.unitsOf = this.bySide(pieces.filter((piece) => this.isUnit[piece] === 1));
    this.leadersOf = this.bySide(this.leaders);
    this.moversOf = this.bySide(pieces.filter((piece) => this.isUnit[piece] === 1 || this.kind[piece] === LEADER));
  }

  /** {@link HEAVY}, {@link LIGHT}, {@link FOOT}, {@link GUN} or {@link NO_TROOPS}. */
  troops(unit: number, face: number): number {
    return this.#troops[unit * this.faceLimit + face];
  }

  /** Movement allowance [2.2]. */
  movement(unit: number, face: number): number {
    return this.#movement[unit * this.faceLimit + face];
  }

  /** True when the troops of that face bear crossbows [11.11]. */
  hasCrossbow(unit: number, face: number): boolean {
    return this.#crossbow[unit * this.faceLimit + face] === 1;
  }

  /** Combat strength [2.2]. */
  strength(unit: number, face: number): number {
    return this.#strength[unit * this.faceLimit + face];
  }

  /** True when that face bears the shock symbol [7.51]. */
  hasShock(unit: number, face: number): boolean {
    return this.#shock[unit * this.faceLimit + face] === 1;
  }
}

/** What troops a class is, or the first of those it is taken for that the rules know; one that they do not know goes on foot. */
function troopsOf(ids: readonly (string | undefined)[]): number {
  if (ids[0] === undefined) return NO_TROOPS;
  const known = ids.map((id) => TROOPS.findIndex((one) => one === id)).find((one) => one >= 0);
  return known ?? FOOT;
}
