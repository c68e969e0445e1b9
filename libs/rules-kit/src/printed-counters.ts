/** What is printed on counters, whatever the game. */
import type { CompiledFace, CompiledGame, CompiledUnit } from '@hexwright/compiler';

/** The kind of pieces who lead others. */
export const LEADER_KIND = 'leader';

/** A number of a piece with that face up. */
export type FaceReading = (piece: number, face: number) => number;

/**
 * What is printed on the counters of a package, as typed arrays: a game adds its own. Pieces are indices into the package's
 * units; what may differ from face to face is read with the face that is up.
 */
export abstract class PrintedCounters {
  readonly count: number;
  /** How many faces a counter has at most. */
  readonly faceLimit: number;
  readonly faces: Uint8Array;
  readonly side: Uint8Array;
  /** Index in the vocabulary `contingents`, or -1. */
  readonly contingent: Int16Array;
  /** All pieces by side. */
  readonly piecesOf: readonly (readonly number[])[];
  /** 1 for those who lead others. */
  readonly isLeader: Uint8Array;
  /** They, in the order of the package, and by side. */
  readonly leaders: readonly number[];
  readonly leadersOf: readonly (readonly number[])[];
  /** Class of troops: index in the vocabulary `classes`, or -1. */
  readonly class: FaceReading;
  readonly #game: CompiledGame;

  constructor(game: CompiledGame) {
    const { units } = game;
    this.#game = game;
    this.count = units.length;
    this.faceLimit = Math.max(1, ...units.map(({ faces }) => faces.length));
    this.faces = Uint8Array.from(units, ({ faces }) => faces.length);
    this.side = Uint8Array.from(units, ({ side }) => side);
    this.contingent = Int16Array.from(units, ({ contingent }) => contingent);
    this.class = this.byFace((face) => face.class);
    this.piecesOf = this.bySide(units.map(({ index }) => index));
    this.isLeader = Uint8Array.from(units, ({ kind }) => (kind === LEADER_KIND ? 1 : 0));
    this.leaders = this.piecesThat((piece) => this.isLeader[piece] === 1);
    this.leadersOf = this.bySide(this.leaders);
  }

  /** Something of every face of every counter. */
  protected byFace(read: (face: CompiledFace) => number): FaceReading {
    const { faceLimit } = this;
    const values = Int16Array.from(
      this.#game.units.flatMap(({ faces }) =>
        Array.from({ length: faceLimit }, (_, face) => read(faces[face] ?? faces[0])),
      ),
    );
    return (piece, face) => values[piece * faceLimit + face];
  }

  /** A value that faces may differ in; `none` where nothing is printed. */
  protected onFaces(value: string, none: number): FaceReading {
    return this.byFace(({ values }) => values[value] ?? none);
  }

  /** A value that is the same whatever face is up; `none` where nothing is printed. */
  protected onCounters(value: string, none: number): Int16Array {
    return this.ofEach(({ faces }) => faces[0].values[value] ?? none);
  }

  /** Something of every counter. */
  protected ofEach(read: (unit: CompiledUnit) => number): Int16Array {
    return Int16Array.from(this.#game.units, read);
  }

  /** The pieces of which something is so, in the order of the package. */
  protected piecesThat(isMeant: (piece: number) => boolean): number[] {
    return this.#game.units.flatMap(({ index }) => (isMeant(index) ? [index] : []));
  }

  /** Pieces by their sides, in the same order. */
  protected bySide(pieces: readonly number[]): number[][] {
    return this.#game.sides.map((_, side) => pieces.filter((piece) => this.side[piece] === side));
  }
}
