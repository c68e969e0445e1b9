/**
 * The map without a mouse: one hex has the focus and moves by keys. Home, Page Up, End and Page Down lie on the keyboard
 * as the four diagonals lie on the map; the arrows lead straight on, and where hexes have no such side, in zigzag.
 */
import { directionFromName, type Grid } from '@hexwright/hex';

const COMPASS_OF_KEY: Readonly<Record<string, string>> = {
  Home: 'NW',
  PageUp: 'NE',
  End: 'SW',
  PageDown: 'SE',
  ArrowLeft: 'W',
  ArrowRight: 'E',
  ArrowUp: 'N',
  ArrowDown: 'S',
};

/** The keys that move the focus. */
export const ROVING_KEYS: readonly string[] = Object.keys(COMPASS_OF_KEY);

/**
 * The hex that has the focus after a key, `steps` hexes further (to the rim of the map at most); null for any other key.
 * Going on in zigzag keeps to one column (pointy) or row (flat).
 */
export function roved(grid: Grid, hex: number, key: string, steps = 1): number | null {
  const compass = COMPASS_OF_KEY[key];
  if (compass === undefined) return null;
  let at = hex;
  for (let i = 0; i < steps; i++) {
    const next = stepTowards(grid, at, compass);
    if (next < 0) break;
    at = next;
  }
  return at;
}

function stepTowards(grid: Grid, hex: number, compass: string): number {
  const straight = directionFromName(grid.orientation, compass);
  if (straight >= 0) return grid.neighbour[hex * 6 + straight];
  // Of the two ways the one that stays in the column (pointy) or row (flat) of the hex.
  const [column, row] = [grid.columnOf(hex), grid.rowOf(hex)];
  if (compass === 'N') return grid.hexAt(column, row - 1);
  if (compass === 'S') return grid.hexAt(column, row + 1);
  return compass === 'W' ? grid.hexAt(column - 1, row) : grid.hexAt(column + 1, row);
}
