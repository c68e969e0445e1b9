/**
 * Where hexes lie on the sheet. Sheet coordinates grow to the right and down; their unit is the length of a hexside,
 * and the sheet (the map with a margin round it) begins at 0, 0.
 */
import { DIRECTIONS, type Grid, type Orientation } from '@hexwright/hex';

/** A place on the sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the sheet: its left, top, right and bottom. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Paper round the outermost hexes, in hexsides. */
export const MARGIN = 1;

const ROOT_3 = Math.sqrt(3);

/** Distance from the center of a hex to the middle of its sides. */
export const INRADIUS = ROOT_3 / 2;

// Direction 0 leads east on a pointy grid and south-east on a flat one; corner i lies half a step clockwise of direction i.
const FIRST_ANGLE: Readonly<Record<Orientation, number>> = { pointy: 0, flat: Math.PI / 6 };

/** The way (radians, clockwise from east, as canvas has it) that direction `d` leads; fractions of directions too. */
export function directionAngle(orientation: Orientation, d: number): number {
  return FIRST_ANGLE[orientation] - (d * Math.PI) / 3;
}

/** Positions of the hexes of one grid. Side `d` of a hex runs from its corner `d` to its corner `(d + 1) % 6`. */
export class Layout {
  readonly grid: Grid;
  /** Centers by hex. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Corners 0..5 relative to the center. */
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  /** Middles of the sides 0..5 relative to the center. */
  readonly middleX: readonly number[];
  readonly middleY: readonly number[];
  /** Size of the sheet, margins included. */
  readonly width: number;
  readonly height: number;
  private readonly originX: number;
  private readonly originY: number;

  /** `foot` is room below the hexes, in hexsides. */
  constructor(grid: Grid, foot = 0) {
    this.grid = grid;
    const around = [0, 1, 2, 3, 4, 5];
    const corner = around.map((i) => directionAngle(grid.orientation, i - 0.5));
    const middle = around.map((d) => directionAngle(grid.orientation, d));
    this.cornerX = corner.map((angle) => Math.cos(angle));
    this.cornerY = corner.map((angle) => Math.sin(angle));
    this.middleX = middle.map((angle) => Math.cos(angle) * INRADIUS);
    this.middleY = middle.map((angle) => Math.sin(angle) * INRADIUS);
    const halfWidth = grid.orientation === 'pointy' ? INRADIUS : 1;
    const halfHeight = grid.orientation === 'pointy' ? 1 : INRADIUS;
    this.x = new Float64Array(grid.count);
    this.y = new Float64Array(grid.count);
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let hex = 0; hex < grid.count; hex++) {
      const x = this.axialX(grid.q[hex], grid.r[hex]);
      const y = this.axialY(grid.q[hex], grid.r[hex]);
      this.x[hex] = x;
      this.y[hex] = y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    this.originX = MARGIN + halfWidth - left;
    this.originY = MARGIN + halfHeight - top;
    for (let hex = 0; hex < grid.count; hex++) {
      this.x[hex] += this.originX;
      this.y[hex] += this.originY;
    }
    this.width = right - left + 2 * (halfWidth + MARGIN);
    this.height = bottom - top + 2 * (halfHeight + MARGIN) + foot;
  }

  /** The hex at a place, or -1 beside the map. */
  hexAt(x: number, y: number): number {
    const dx = x - this.originX;
    const dy = y - this.originY;
    const pointy = this.grid.orientation === 'pointy';
    const q = pointy ? dx / ROOT_3 - dy / 3 : (dx * 2) / 3;
    const r = pointy ? (dy * 2) / 3 : dy / ROOT_3 - dx / 3;
    const s = -q - r;
    let wholeQ = Math.round(q);
    let wholeR = Math.round(r);
    const wholeS = Math.round(s);
    const offQ = Math.abs(wholeQ - q);
    const offR = Math.abs(wholeR - r);
    const offS = Math.abs(wholeS - s);
    if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS;
    else if (offR > offS) wholeR = -wholeQ - wholeS;
    return this.grid.at(wholeQ, wholeR);
  }

  /** The whole sheet. */
  get sheet(): Area {
    return { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  /**
   * Columns and rows whose hexes may reach into an area, both ends included and clamped to the grid; empty (first above
   * last) where the area lies beside the map.
   */
  span(area: Area): { firstColumn: number; lastColumn: number; firstRow: number; lastRow: number } {
    const pointy = this.grid.orientation === 'pointy';
    const columnStep = pointy ? ROOT_3 : 1.5;
    const rowStep = pointy ? 1.5 : ROOT_3;
    // Pushed rows and columns lie half a step further on.
    const column = (x: number): number => (x - MARGIN) / columnStep;
    const row = (y: number): number => (y - MARGIN) / rowStep;
    return {
      firstColumn: Math.max(0, Math.floor(column(area.left)) - 2),
      lastColumn: Math.min(this.grid.columns - 1, Math.ceil(column(area.right)) + 1),
      firstRow: Math.max(0, Math.floor(row(area.top)) - 2),
      lastRow: Math.min(this.grid.rows - 1, Math.ceil(row(area.bottom)) + 1),
    };
  }

  /** The smallest area that holds these hexes whole, or null of none. */
  areaOf(hexes: Iterable<number>): Area | null {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const hex of hexes) {
      left = Math.min(left, this.x[hex] - 1);
      right = Math.max(right, this.x[hex] + 1);
      top = Math.min(top, this.y[hex] - 1);
      bottom = Math.max(bottom, this.y[hex] + 1);
    }
    return left > right ? null : { left, top, right, bottom };
  }

  private axialX(q: number, r: number): number {
    return this.grid.orientation === 'pointy' ? ROOT_3 * (q + r / 2) : 1.5 * q;
  }

  private axialY(q: number, r: number): number {
    return this.grid.orientation === 'pointy' ? 1.5 * r : ROOT_3 * (r + q / 2);
  }

  /** The displacement on the sheet of direction `d`. */
  step(d: number): Point {
    const [dq, dr] = DIRECTIONS[d];
    return { x: this.axialX(dq, dr), y: this.axialY(dq, dr) };
  }
}

/** The part that two areas share; empty (left beyond right, or top beyond bottom) if they do not meet. */
export function meeting(a: Area, b: Area): Area {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Whether two areas have a point in common. */
export function meet(a: Area, b: Area): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** An area made larger by `by` on every side. */
export function grown(area: Area, by: number): Area {
  return { left: area.left - by, top: area.top - by, right: area.right + by, bottom: area.bottom + by };
}
