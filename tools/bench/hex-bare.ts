/**
 * The same work as straight loops over typed arrays, written for one map and nothing else: what the library's
 * generality is measured against.
 */
import { directionOfStep, sightLine } from '@hexwright/hex';
import type { Scene } from './hex-scene.ts';

/** Movement ranges: returns a function that fills `costs` (-1 where not reached). */
export function bareRange(scene: Scene): { costs: Int16Array; spread: (from: number, allowance: number) => void } {
  const { grid, entryCost, surcharge, occupied } = scene;
  const { neighbour, count } = grid;
  const costs = new Int16Array(count);
  const previous = new Int32Array(count);
  const mostAllowance = 12;
  const buckets = new Int32Array((mostAllowance + 1) * count);
  const lengths = new Int32Array(mostAllowance + 1);
  const spread = (from: number, allowance: number) => {
    costs.fill(-1);
    costs[from] = 0;
    previous[from] = -1;
    buckets[0] = from;
    lengths.fill(0);
    lengths[0] = 1;
    for (let cost = 0; cost <= allowance; cost++) {
      const bucket = cost * count;
      for (let i = 0; i < lengths[cost]; i++) {
        const hex = buckets[bucket + i];
        if (costs[hex] !== cost) continue;
        const base = hex * 6;
        for (let d = 0; d < 6; d++) {
          const to = neighbour[base + d];
          if (to < 0 || occupied[to] !== 0 || entryCost[to] === 255) continue;
          const total = cost + entryCost[to] + surcharge[base + d];
          if (total > allowance) continue;
          const known = costs[to];
          if (known >= 0 && known <= total) continue;
          costs[to] = total;
          previous[to] = hex;
          buckets[total * count + lengths[total]++] = to;
        }
      }
    }
  };
  return { costs, spread };
}

/** Lines of sight: returns a test whether anything stands between two hexes. */
export function bareSight(scene: Scene): (a: number, b: number) => boolean {
  const { grid, blocks } = scene;
  const { q, r, columns, rows, neighbour } = grid;
  // Displacements of a pointy grid: dr by rows, dq by columns and half the rows; and the parity of the row.
  const mostQ = columns + rows;
  const width = 2 * mostQ + 1;
  const starts = new Int32Array((2 * rows + 1) * width * 2 + 1);
  const ends = new Int32Array(starts.length);
  const pairEnds = new Int32Array(starts.length);
  const parts: number[] = [];
  const row = Int32Array.from(q, (_, hex) => grid.rowOf(hex));
  for (let i = 0; i < scene.lines.length; i += 2) {
    const [a, b] = [scene.lines[i], scene.lines[i + 1]];
    const key = ((r[b] - r[a] + rows) * width + q[b] - q[a] + mostQ) * 2 + (row[a] & 1);
    if (pairEnds[key] > 0) continue;
    const { crossed, skirted } = sightLine(q[b] - q[a], r[b] - r[a]);
    const hexAt = (list: Int32Array, j: number) => grid.at(q[a] + list[j], r[a] + list[j + 1]);
    starts[key] = parts.length;
    for (let j = 0; j < crossed.length; j += 2) parts.push(hexAt(crossed, j) - a);
    ends[key] = parts.length;
    // A pair: the hex crossed before it, and the direction of its first hex from there.
    for (let pair = 0; pair < skirted.length / 4; pair++) {
      const before = pair === 0 ? a : hexAt(crossed, 2 * pair - 2);
      const [dq, dr] = [q[a] + skirted[4 * pair] - q[before], r[a] + skirted[4 * pair + 1] - r[before]];
      parts.push(before - a, directionOfStep(dq, dr));
    }
    pairEnds[key] = parts.length;
  }
  const pool = Int32Array.from(parts);
  return (a, b) => {
    const key = ((r[b] - r[a] + rows) * width + q[b] - q[a] + mostQ) * 2 + (row[a] & 1);
    const end = ends[key];
    for (let i = starts[key]; i < end; i++) {
      if (blocks[a + pool[i]] !== 0) return true;
    }
    for (let i = end; i < pairEnds[key]; i += 2) {
      const base = (a + pool[i]) * 6;
      const first = neighbour[base + pool[i + 1]];
      const second = neighbour[base + ((pool[i + 1] + 1) % 6)];
      if (first >= 0 && second >= 0 && blocks[first] !== 0 && blocks[second] !== 0) return true;
    }
    return false;
  };
}
