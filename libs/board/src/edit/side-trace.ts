/** Ways along hexsides, from corner to corner. */
import { sideOf, type Grid } from '@hexwright/hex';
import type { Layout, Point } from '../scene/layout.ts';
import { cornerPlace, hexesAtCorner, vertexOf } from '../scene/vertex.ts';

/** A hexside that leads away from a corner, and the corner at its other end. */
export interface Edge {
  readonly side: number;
  readonly to: number;
}

/** The two or three hexsides that end in a corner. */
export function edgesAt(grid: Grid, vertex: number): Edge[] {
  const edges: Edge[] = [];
  const hex = Math.floor(vertex / 6);
  const corner = vertex % 6;
  const [, next, previous] = hexesAtCorner(grid, hex, corner);
  // A corner lies at the beginning of its own hex's side and at the end of the one before; the third side, if any,
  // parts the other two hexes, and leads off from the same corner of one of them.
  edges.push({ side: sideOf(grid, hex, corner), to: vertexAt(grid, hex, corner + 1) });
  edges.push({ side: sideOf(grid, hex, (corner + 5) % 6), to: vertexAt(grid, hex, corner + 5) });
  if (next >= 0) edges.push({ side: sideOf(grid, next, (corner + 4) % 6), to: vertexAt(grid, next, corner + 5) });
  else if (previous >= 0) {
    edges.push({ side: sideOf(grid, previous, (corner + 1) % 6), to: vertexAt(grid, previous, corner + 1) });
  }
  return edges;
}

function vertexAt(grid: Grid, hex: number, corner: number): number {
  return vertexOf(grid, hex, corner % 6);
}

/**
 * A shortest way along sides from one corner to another: empty if they are the same. Of several, the one that keeps
 * nearest to `about`.
 */
export function wayBetween(layout: Layout, from: number, to: number, about: Point): readonly Edge[] {
  if (from === to) return [];
  const { grid } = layout;
  const left = new Map<number, number>([[to, 0]]);
  for (const vertex of left.keys()) {
    if (vertex === from) break;
    for (const edge of edgesAt(grid, vertex)) {
      if (!left.has(edge.to)) left.set(edge.to, (left.get(vertex) ?? 0) + 1);
    }
  }
  const off = (vertex: number): number => {
    const { x, y } = cornerPlace(layout, vertex);
    return Math.hypot(x - about.x, y - about.y);
  };
  const way: Edge[] = [];
  for (let at = from; at !== to; at = way[way.length - 1].to) {
    const wanted = (left.get(at) ?? 0) - 1;
    const onward = edgesAt(grid, at).filter((edge) => left.get(edge.to) === wanted);
    if (onward.length === 0) return [];
    way.push(onward.reduce((best, edge) => (off(edge.to) < off(best.to) ? edge : best)));
  }
  return way;
}
