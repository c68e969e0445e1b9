// Which hexes of a map are wholly printed on a scan: a scan of one half ends, or is blank, where the other half would be.
import type { Grid } from '@hexwright/hex';
import type { Raster } from '../image/raster.ts';
import { centreOf, cornersFromCentre } from './lattice.ts';
import { linePicture, type LinePicture } from './line-picture.ts';
import { isOnScan, onScan, spacingAt, type MapFit } from './map-fit.ts';

/** Pixels of a hex in the copy in which lines are looked at. */
const SIZE = 48;
/** Where along a side, from either of its corners: ticks reach as far. */
const ALONG = [0.04, 0.1, 0.16];
/**
 * A side has a line if it is so much of one as that of most hexes. Measured on 16 maps with two rows and columns of hexes
 * around them that are not printed: none of 814 such hexes was taken for one, and of 1,440 others 73 were not, all of them
 * on maps with faint lines.
 */
const A_LINE = 0.25;
/** As many of its sides a hex must have: one may run under print or along a river, and those on the rim lend only three. */
const SIDES = 5;
/** Which side is that of most hexes, amid all from the weakest: some hexes may have none. */
const AMID = 0.7;

/** The hexes that are wholly on a scan, with lines around them. */
export function printedHexes(image: Raster, grid: Grid, fit: MapFit, hexes: readonly number[]): Set<number> {
  if (hexes.length === 0) return new Set();
  const spacing = spacingAt(fit, centreOf(grid, hexes[hexes.length >> 1]));
  const factor = Math.max(1, Math.round(spacing / SIZE));
  const picture = linePicture(image, factor, Math.max(2, Math.round((spacing / factor) * 0.08)));
  const corners = cornersFromCentre(grid);
  const sidesOf = (hex: number): number[] | null => {
    const centre = centreOf(grid, hex);
    const places = corners.map(({ x, y }) => onScan(fit, { x: centre.x + x, y: centre.y + y }));
    if (!places.every((place) => isOnScan(fit, place))) return null;
    return places.map((from, side) => lineBetween(picture, from, places[(side + 1) % 6]));
  };
  const sides = new Map(hexes.map((hex) => [hex, sidesOf(hex)]));
  const all = [...sides.values()].flatMap((values) => values ?? []);
  const sign = all.reduce((sum, value) => sum + value, 0) < 0 ? -1 : 1;
  const usual = all.map((value) => value * sign).toSorted((one, other) => one - other)[Math.floor(all.length * AMID)];
  return new Set(
    hexes.filter((hex) => {
      const lines = sides.get(hex)?.filter((value) => value * sign > usual * A_LINE) ?? [];
      return lines.length >= SIDES;
    }),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How much darker (below 0) or lighter than what is around it a picture is along a side, near its ends. */
function lineBetween({ width, height, data, factor }: LinePicture, from: Place, to: Place): number {
  let [sum, count] = [0, 0];
  for (const share of ALONG.flatMap((along) => [along, 1 - along])) {
    const column = Math.floor((from.x + (to.x - from.x) * share) / factor);
    const row = Math.floor((from.y + (to.y - from.y) * share) / factor);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    sum += data[row * width + column];
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
