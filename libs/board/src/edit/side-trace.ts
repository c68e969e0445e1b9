/** Drawing along hexsides: from corner to corner, as a pen snaps to them. */
import { sideOf, type Grid } from '@hexwright/hex';
import { hexesAtCorner, vertexOf } from '../scene/vertex.ts';

/** A hexside that leads away from a corner, and the corner at its other end. */
interface Edge {
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

/** The hexsides on a shortest way along sides from one corner to another: empty if they are the same. */
export function sidesBetween(grid: Grid, from: number, to: number): number[] {
  if (from === to) return [];
  const cameBy = new Map<number, { vertex: number; side: number }>([[from, { vertex: -1, side: -1 }]]);
  const queue = [from];
  for (const vertex of queue) {
    if (vertex === to) break;
    for (const edge of edgesAt(grid, vertex)) {
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, { vertex, side: edge.side });
      queue.push(edge.to);
    }
  }
  const way: number[] = [];
  for (let at = cameBy.get(to); at !== undefined && at.side >= 0; at = cameBy.get(at.vertex)) way.push(at.side);
  return way.reverse();
}
