// Where the hexes of a map lie in a picture.
import type { Grid } from '@hexwright/hex';

/** From the middle of a hex to a corner, in units of the picture. */
export const HEX_RADIUS = 24;
/** From the middle of a hex to that of its neighbour. */
export const HEX_STEP = HEX_RADIUS * Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Hexes that stand on a point, laid out from the top left; the first whole hex touches both axes. */
export class HexPlane {
  readonly grid: Grid;
  readonly width: number;
  readonly height: number;

  /** Throws for a grid whose hexes lie on a side: no picture needs one yet. */
  constructor(grid: Grid) {
    if (grid.orientation !== 'pointy') throw new Error('Pictures are drawn of hexes that stand on a point.');
    this.grid = grid;
    this.width = (grid.columns + 0.5) * HEX_STEP;
    this.height = (grid.rows * 1.5 + 0.5) * HEX_RADIUS;
  }

  /** The middle of the place in a column and row, both from 0; places beyond the edge have one too. */
  middleAt(column: number, row: number): Point {
    const isShifted = (row + 1) % 2 === 0 ? this.grid.shift === 'even' : this.grid.shift === 'odd';
    return { x: (column + 0.5 + (isShifted ? 0.5 : 0)) * HEX_STEP, y: (row * 1.5 + 1) * HEX_RADIUS };
  }

  middle(hex: number): Point {
    return this.middleAt(this.grid.columnOf(hex), this.grid.rowOf(hex));
  }
}

/** The angle in radians, clockwise from east, of a direction 0..5 of hexes that stand on a point. */
export function angleOfDirection(direction: number): number {
  return (-direction * Math.PI) / 3;
}

/** Corner 0..5 of a hex; the side in direction d runs from corner d to corner d + 1. */
export function corner(middle: Point, index: number): Point {
  const angle = angleOfDirection(index - 0.5);
  return { x: middle.x + HEX_RADIUS * Math.cos(angle), y: middle.y + HEX_RADIUS * Math.sin(angle) };
}

/** A coordinate as it is written: one digit after the point is finer than any screen shows. */
export function written(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function pair({ x, y }: Point): string {
  return `${written(x)} ${written(y)}`;
}
