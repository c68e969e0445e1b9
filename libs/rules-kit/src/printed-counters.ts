/** What is printed on counters, whatever the game. */
import type { CompiledFace, CompiledGame } from '@hexwright/compiler';

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
  readonly #class: Int16Array;
  readonly #game: CompiledGame;

  constructor(game: CompiledGame) {
    const { units } = game;
    this.#game = game;
    this.count = units.length;
    this.faceLimit = Math.max(1, ...units.map(({ faces }) => faces.length));
    this.faces = Uint8Array.from(units, ({ faces }) => faces.length);
    this.side = Uint8Array.from(units, ({ side }) => side);
    this.contingent = Int16Array.from(units, ({ contingent }) => contingent);
    this.#class = Int16Array.from(this.byFace((face) => face.class));
    this.piecesOf = this.bySide(units.map(({ index }) => index));
  }

  /** Class of troops: index in the vocabulary `classes`, or -1. */
  class(piece: number, face: number): number {
    return this.#class[piece * this.faceLimit + face];
  }

  /** Something of every face of every counter, at `piece * faceLimit + face`. */
  protected byFace(read: (face: CompiledFace) => number): number[] {
    return this.#game.units.flatMap(({ faces }) =>
      Array.from({ length: this.faceLimit }, (_, face) => read(faces[face] ?? faces[0])),
    );
  }

  /** Pieces by their sides, in the same order. */
  protected bySide(pieces: readonly number[]): number[][] {
    return this.#game.sides.map((_, side) => pieces.filter((piece) => this.side[piece] === side));
  }
}
