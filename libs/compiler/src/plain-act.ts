import type { PieceView } from '@hexwright/engine';
import type { Unit } from '@hexwright/model';

/** A piece as it is shown, and its counter as the files have it. */
export interface SeenPiece {
  readonly piece: PieceView;
  readonly unit: Unit;
}

/** The ground as the files have it, looked at without any rules. */
export interface SeenGround {
  /** Hexes beside a piece in one hex, or before one over two. */
  before(piece: PieceView): readonly number[];
  /** The hex that a piece in one hex looks into, where troops of a class may step there; -1 where there is none. */
  ahead(piece: PieceView, troops: string | undefined): number;
  /** Whether two pieces are neighbours with nothing but open ground as high between them. */
  areOpen(piece: PieceView, other: PieceView): boolean;
}

/**
 * Something that pieces in good order may do as far as counters and ground say, without the rules being asked: those who
 * may must be offered it. Made packages are held to it.
 */
export interface PlainAct {
  /** The decision in which it is done, and the step of the sequence. */
  readonly decision: string;
  /** What a restriction of a package calls it. */
  readonly act: string;
  /** At which questions of its step it is looked for; where `never`, it is missed only when the step is passed over. */
  readonly asked: 'always' | 'first' | 'never';
  /** Whether the piece can do it at all. */
  readonly may: (one: SeenPiece) => boolean;
  /** Upon which of the others; absent for a movement. */
  readonly targets?: (one: SeenPiece, others: readonly SeenPiece[], ground: SeenGround) => readonly SeenPiece[];
}
