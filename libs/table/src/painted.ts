/** Squares of a lattice that were painted, as areas: what is kept of a stroke of the brush. */
import { INCH } from './length.ts';
import type { Cell, Lattice } from './lattice.ts';
import { doubleArea, type Outline } from './outline.ts';
import type { Point } from './point.ts';

/** The four sides of a square, clockwise from the north: which way the neighbour lies, and where the side begins. */
const SIDES = [
  { direction: 6, corner: [0, 0] },
  { direction: 0, corner: [1, 0] },
  { direction: 2, corner: [1, 1] },
  { direction: 4, corner: [0, 1] },
] as const;

/** An outline for all squares that are connected by their sides, whole ones at the edge of the table too. Holes are filled. */
export function outlinesOf(lattice: Lattice, cells: ReadonlySet<Cell>): Outline[] {
  const left = new Set(cells);
  const outlines: Outline[] = [];
  for (const first of cells) {
    if (!left.has(first)) continue;
    const part = connected(lattice, first, left);
    outlines.push(outlineOf(lattice, part));
  }
  return outlines;
}

/** The squares that are connected to one; they are taken out of those that are left. */
function connected(lattice: Lattice, first: Cell, left: Set<Cell>): Set<Cell> {
  const part = new Set([first]);
  left.delete(first);
  for (const cell of part) {
    for (const { direction } of SIDES) {
      const other = lattice.beside(cell, direction);
      if (left.delete(other)) part.add(other);
    }
  }
  return part;
}

/** The way round connected squares: the longest of all ways round, for the others are round holes. */
function outlineOf(lattice: Lattice, part: ReadonlySet<Cell>): Outline {
  // By the corner where they begin, the sides that bound the part: which way each leads.
  const sides = new Map<string, number[]>();
  for (const cell of part) {
    SIDES.forEach(({ direction, corner: [right, down] }, side) => {
      if (part.has(lattice.beside(cell, direction))) return;
      const key = `${(cell % lattice.columns) + right},${Math.floor(cell / lattice.columns) + down}`;
      sides.set(key, [...(sides.get(key) ?? []), side]);
    });
  }
  let largest: Outline = [];
  for (const start of sides.keys()) {
    while ((sides.get(start)?.length ?? 0) > 0) {
      const loop = walked(start, sides);
      if (largest.length === 0 || doubleArea(loop) > doubleArea(largest)) largest = loop;
    }
  }
  return largest;
}

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Walks along sides until it comes back, and takes them away. Only corners at which it turns are kept. */
function walked(start: string, sides: Map<string, number[]>): Point[] {
  let [x, y] = start.split(',').map(Number);
  const corners: Point[] = [];
  let before = -1;
  let first = -1;
  for (let key = start; ; key = `${x},${y}`) {
    const here = sides.get(key) ?? [];
    // Where two squares touch by their corners it keeps to the left: inside of a part that closes a hole.
    const side = here.find((one) => one === (before + 3) % 4) ?? here[0];
    if (side === undefined) break;
    sides.set(key, here.toSpliced(here.indexOf(side), 1));
    if (side !== before) corners.push({ x: x * INCH, y: y * INCH });
    if (first < 0) first = side;
    before = side;
    [x, y] = [x + STEPS[side][0], y + STEPS[side][1]];
    if (`${x},${y}` === start && (sides.get(start) ?? []).every((one) => one !== (before + 3) % 4)) break;
  }
  return before === first ? corners.slice(1) : corners;
}
