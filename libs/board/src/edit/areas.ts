/** Sets of hexes that tools work on. All lists are without doubles; order says how they were come upon. */
import { range, ring, type Grid } from '@hexwright/hex';
import type { Area, Layout, Point } from '../scene/layout.ts';

/** The hexes of a straight line from `a` to `b`, both included: each a neighbour of the one before. */
export function lineBetween(grid: Grid, a: number, b: number): number[] {
  const length = grid.distance(a, b);
  const [aq, ar, bq, br] = [grid.q[a], grid.r[a], grid.q[b], grid.r[b]];
  const hexes: number[] = [];
  for (let i = 0; i <= length; i++) {
    const share = length === 0 ? 0 : i / length;
    const [q, r] = [aq + (bq - aq) * share, ar + (br - ar) * share];
    // A little off the exact line: where it runs along a hexside, the same side is always taken, or the one on the map.
    const sides = [1e-6, -1e-6].map((off) => grid.at(...nearestWhole(q + off, r + 2 * off)));
    const hex = sides.find((one) => one >= 0);
    if (hex !== undefined) hexes.push(hex);
  }
  return hexes;
}

function nearestWhole(q: number, r: number): [number, number] {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return [-wholeR - wholeS, wholeR];
  return offR > offS ? [wholeQ, -wholeQ - wholeS] : [wholeQ, wholeR];
}

/** Form of a brush: all hexes up to its radius, or only the outermost. */
export type BrushForm = 'disc' | 'ring';

/** The hexes under a brush of `radius` (0 = one hex) that is held over `hex`. */
export function underBrush(grid: Grid, hex: number, radius: number, form: BrushForm): number[] {
  return form === 'ring' && radius > 0 ? ring(grid, hex, radius) : range(grid, hex, radius);
}

/** The hexes contiguous with `start` through hexes for which `same` holds; `start` is among them. */
export function connected(grid: Grid, start: number, same: (hex: number) => boolean): number[] {
  const seen = new Uint8Array(grid.count);
  seen[start] = 1;
  const found = [start];
  for (let i = 0; i < found.length; i++) {
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbour[found[i] * 6 + d];
      if (next < 0 || seen[next] === 1 || !same(next)) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

/** All hexes for which `same` holds. */
export function everywhere(grid: Grid, same: (hex: number) => boolean): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < grid.count; hex++) if (same(hex)) found.push(hex);
  return found;
}

/**
 * The hexes whose centers lie in the rectangle with these two corners. The hexes that it begins and ends in always do,
 * and with them those beside them: nobody hits a center to the pixel.
 */
export function inRectangle(layout: Layout, a: Point, b: Point): number[] {
  const ends = [a, b].map(({ x, y }) => layout.hexAt(x, y)).filter((hex) => hex >= 0);
  const [xs, ys] = [
    [a.x, b.x, ...ends.map((hex) => layout.x[hex])],
    [a.y, b.y, ...ends.map((hex) => layout.y[hex])],
  ];
  const area: Area = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  return inArea(layout, area, () => true);
}

/** The hexes whose centers lie inside a closed outline; one that crosses itself is counted as paint fills it, evenly. */
export function inLasso(layout: Layout, outline: readonly Point[]): number[] {
  if (outline.length < 3) return [];
  const area: Area = {
    left: Math.min(...outline.map(({ x }) => x)),
    right: Math.max(...outline.map(({ x }) => x)),
    top: Math.min(...outline.map(({ y }) => y)),
    bottom: Math.max(...outline.map(({ y }) => y)),
  };
  return inArea(layout, area, (x, y) => {
    let inside = false;
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [a, b] = [outline[i], outline[j]];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
  });
}

function inArea(layout: Layout, area: Area, test: (x: number, y: number) => boolean): number[] {
  const { firstColumn, lastColumn, firstRow, lastRow } = layout.span(area);
  const hexes: number[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const hex = layout.grid.hexAt(column, row);
      const [x, y] = [layout.x[hex], layout.y[hex]];
      const within = x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
      if (within && test(x, y)) hexes.push(hex);
    }
  }
  return hexes;
}
