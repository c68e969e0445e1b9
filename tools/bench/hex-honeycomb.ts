/**
 * The same work with honeycomb-grid. Hexes carry their data, so that nothing has to be looked up beside the grid, and
 * the algorithms are the library's own: only the hexes and their neighbours are honeycomb's.
 */
import { defineHex, Direction, Grid, line, Orientation, rectangle } from 'honeycomb-grid';
import type { Scene } from './hex-scene.ts';

class Tile extends defineHex({ orientation: Orientation.POINTY, offset: -1 }) {
  index = 0;
  entryCost = 0;
  surcharge: number[] = [];
  occupied = false;
  blocks = false;
  cost = -1;
  previous: Tile | null = null;
}

// By our direction index.
const DIRECTIONS = [Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE];
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const INSIDE = { allowOutside: false } as const;

/** The scene as honeycomb tiles, and its three jobs. */
export function honeycomb(scene: Scene) {
  const { grid, entryCost, surcharge, occupied, blocks } = scene;
  const tiles = new Grid(Tile, rectangle({ width: grid.columns, height: grid.rows }));
  const byIndex: Tile[] = [];
  for (const tile of tiles) {
    tile.index = grid.hexAt(tile.col, tile.row);
    tile.entryCost = entryCost[tile.index];
    tile.surcharge = Array.from(surcharge.subarray(tile.index * 6, tile.index * 6 + 6));
    tile.occupied = occupied[tile.index] === 1;
    tile.blocks = blocks[tile.index] === 1;
    byIndex[tile.index] = tile;
  }
  let reached: Tile[] = [];

  /** Movement range: leaves the cost in every tile, -1 where not reached. */
  const spread = (from: number, allowance: number) => {
    for (const tile of reached) tile.cost = -1;
    reached = [];
    const buckets: Tile[][] = Array.from({ length: allowance + 1 }, () => []);
    byIndex[from].cost = 0;
    byIndex[from].previous = null;
    buckets[0].push(byIndex[from]);
    for (let cost = 0; cost <= allowance; cost++) {
      for (const tile of buckets[cost]) {
        if (tile.cost !== cost) continue;
        reached.push(tile);
        for (let d = 0; d < 6; d++) {
          const to = tiles.neighborOf(tile, DIRECTIONS[d], INSIDE);
          if (to === undefined || to.occupied || to.entryCost === 255) continue;
          const total = cost + to.entryCost + tile.surcharge[d];
          if (total > allowance || (to.cost >= 0 && to.cost <= total)) continue;
          to.cost = total;
          to.previous = tile;
          buckets[total].push(to);
        }
      }
    }
  };

  /** Exact line of sight: walks from tile to tile through the hexsides that the line cuts. */
  const blocked = (a: number, b: number): boolean => {
    const [start, stop] = [byIndex[a], byIndex[b]];
    const [dq, dr] = [stop.q - start.q, stop.r - start.r];
    const beside = STEPS.map(([q, r]) => dr * q - dq * r);
    // The direction nearest to the line's own, by how far it leads along it.
    let main = 0;
    const along = STEPS.map(([q, r]) => 2 * q * dq + 2 * r * dr + q * dr + r * dq);
    for (let d = 1; d < 6; d++) if (along[d] > along[main]) main = d;
    const [left, right] = [(main + 1) % 6, (main + 5) % 6];
    const second = along[left] === along[main] ? left : along[right] === along[main] ? right : -1;
    let tile = start;
    if (second >= 0) {
      for (;;) {
        const one = tiles.neighborOf(tile, DIRECTIONS[main], INSIDE);
        const other = tiles.neighborOf(tile, DIRECTIONS[second], INSIDE);
        if (one?.blocks && other?.blocks) return true;
        const next = one
          ? tiles.neighborOf(one, DIRECTIONS[second], INSIDE)
          : other && tiles.neighborOf(other, DIRECTIONS[main], INSIDE);
        if (next === undefined || next === stop) return false;
        if (next.blocks) return true;
        tile = next;
      }
    }
    for (let offset = 0; ;) {
      let d = main;
      if (3 * offset + beside[main] + beside[left] < 0) d = left;
      else if (3 * offset + beside[main] + beside[right] > 0) d = right;
      offset += beside[d];
      const next = tiles.neighborOf(tile, DIRECTIONS[d], INSIDE);
      if (next === undefined || next === stop) return false;
      if (next.blocks) return true;
      tile = next;
    }
  };

  /** Honeycomb's own line: one hex for each step of distance, so it misses hexes that an exact line cuts. */
  const drawnBlocked = (a: number, b: number): boolean => {
    for (const tile of tiles.traverse(line({ start: byIndex[a], stop: byIndex[b] }))) {
      if (tile.blocks && tile.index !== a && tile.index !== b) return true;
    }
    return false;
  };

  return { spread, blocked, drawnBlocked, costOf: (hex: number) => byIndex[hex].cost };
}
