/** A game that is played by a package: what every rules library builds its own on. */
import type { CompiledGame, CompiledMap } from '@hexwright/compiler';
import {
  type Column,
  type Command,
  type EventBook,
  Game,
  type PiecePlace,
  type Refusal,
  type RefusalCode,
  type Space,
} from '@hexwright/engine';
import type { Grid } from '@hexwright/hex';
import { refusalBy, restrictionOf } from './restrictions.ts';

/** Off the map. */
export const NOWHERE = -1;
/** The place of a piece off the map. */
export const OFF_MAP: PiecePlace = { hexes: [], across: null, facing: null };
/** No piece in particular. */
export const NO_PIECE = -1;

/**
 * The package beside the state. A library adds the columns of its state under the names of its rulebook; what single
 * sections keep besides is a `Part`.
 */
export abstract class PackageGame<Ground extends Space = Space> extends Game {
  readonly game: CompiledGame<Ground>;
  readonly map: Ground;
  /** What `Part`s keep for this game, each in its own place. */
  readonly parts: unknown[] = [];
  abstract readonly eventBook: EventBook;
  /** Points by side. */
  abstract readonly victoryPoints: Column;

  /** By side: points scored before the game begins, as examples have them. */
  protected readonly startingPoints: readonly number[];

  /** `procedures` are those of the library, in the order in which frames number them. */
  constructor(
    game: CompiledGame<Ground>,
    procedures: readonly { readonly id: string }[],
    startingPoints: readonly number[] = [],
  ) {
    const order = game.sides.map((_, index) => (game.firstSide + index) % game.sides.length);
    const steps = game.sequence.map(({ id, side, turns, procedure }) => ({
      id,
      side,
      turns,
      procedure: procedures.findIndex((one) => one.id === procedure),
    }));
    super({ turns: game.turns, order, steps }, game.units.length);
    this.game = game;
    this.map = game.map;
    this.startingPoints = startingPoints;
  }

  /** Where a piece stands; no hex when it is not on the map. */
  abstract placeOf(piece: number): PiecePlace;

  /** The pieces in a hex, the one first that a click there means. */
  piecesIn(hex: number): number[] {
    return Array.from(this.game.units.keys()).filter((piece) => this.placeOf(piece).hexes.includes(hex));
  }

  /** What a rule of the game says against a command, or a restriction of the package. */
  override describe(code: RefusalCode, command: Command): Refusal {
    const restriction = restrictionOf(this.game, code);
    return restriction === null ? super.describe(code, command) : refusalBy(restriction);
  }

  award(side: number, points: number): void {
    if (points !== 0) this.victoryPoints.add(side, points);
  }
}

/** A game on a map of hexes. */
export abstract class HexGame extends PackageGame<CompiledMap> {
  /** The hexes of the map: a field of its own, since nothing is asked for more often. */
  readonly grid: Grid = this.map.grid;
}
