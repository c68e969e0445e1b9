/** How far it is on foot: distances around what nobody may enter or cross, for captains of every game. */
import { type CompiledMap, PROHIBITED } from '@hexwright/compiler';

/** In a field of distances: there is no way. */
export const FAR = 255;

/**
 * By `hex * 6 + direction`: the neighbour out of which the hex can be come to, or -1. A search with it runs from where
 * one would go to where one may come from.
 */
export function waysInto({ grid, entryCost, surcharge }: CompiledMap): Int32Array {
  return grid.neighbour.map((from, edge) => {
    if (from < 0 || entryCost[from] === PROHIBITED) return -1;
    return surcharge[from * 6 + (((edge % 6) + 3) % 6)] === PROHIBITED ? -1 : from;
  });
}

/**
 * Fills `field` with the steps to the nearest of the hexes that stand first in `queue`, `count` of them, whose distance is
 * 0 already; all other hexes must be {@link FAR}. `ways` is what {@link waysInto} found.
 */
export function fillDistance(ways: Int32Array, field: Uint8Array, queue: Int32Array, count: number): void {
  let end = count;
  for (let at = 0; at < end; at++) {
    const hex = queue[at];
    const next = field[hex] + 1;
    if (next === FAR) return;
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const from = ways[edge];
      if (from < 0 || field[from] !== FAR) continue;
      field[from] = next;
      queue[end++] = from;
    }
  }
}

/** Where there is no way, as far as it is in a straight line: so that one comes as near as one can. */
export function orStraight(field: Uint8Array, straight: Uint8Array): void {
  for (let hex = 0; hex < field.length; hex++) if (field[hex] === FAR) field[hex] = straight[hex];
}
