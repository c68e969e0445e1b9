// Which hexes of a scan are those of a map, by its outline alone: all of the map must be on the scan.
import type { Grid } from '@hexwright/hex';

/** From a hex to another one, in axial coordinates. */
export interface Step {
  readonly q: number;
  readonly r: number;
}

/** So much of the map must be there, of each of its four rims, and so little else: lines are weak on dark ground. */
const LEAST_THERE = 0.7;
const LEAST_OF_RIM = 0.35;
const MOST_BESIDE = 0.03;
/** What is missing shifts the middle of what is there by less. */
const MOST_SHIFT = 5;

/**
 * The step from hexes that are printed on a scan to those of the map whose outline they have; null where they do not have
 * it, or another place would do nearly as well.
 *
 * @param grid the grid of the hexes on the scan
 * @param printed those with lines around them
 */
export function outlineStep(grid: Grid, printed: ReadonlySet<number>, map: Grid): Step | null {
  const hexes = [...printed].map((hex) => ({ q: grid.q[hex], r: grid.r[hex] }));
  const rims = rimsOf(map);
  const isOutline = ({ q, r }: Step): boolean => {
    const there = new Set(hexes.map((hex) => map.at(hex.q + q, hex.r + r)).filter((hex) => hex >= 0));
    return (
      there.size >= map.count * LEAST_THERE &&
      hexes.length - there.size <= map.count * MOST_BESIDE &&
      rims.every((rim) => rim.filter((hex) => there.has(hex)).length >= rim.length * LEAST_OF_RIM)
    );
  };
  const [q, r] = [
    Math.round(mean([...map.q]) - mean(hexes.map((hex) => hex.q))),
    Math.round(mean([...map.r]) - mean(hexes.map((hex) => hex.r))),
  ];
  const shifts = Array.from({ length: 2 * MOST_SHIFT + 1 }, (_, index) => index - MOST_SHIFT);
  const fitting = shifts.flatMap((dq) => shifts.map((dr) => ({ q: q + dq, r: r + dr })).filter(isOutline));
  return fitting.length === 1 ? fitting[0] : null;
}

/** The upper and lower row, and the outermost columns. */
function rimsOf(map: Grid): readonly (readonly number[])[] {
  const hexes = Array.from({ length: map.count }, (_, hex) => hex);
  return [
    hexes.filter((hex) => map.rowOf(hex) === 0),
    hexes.filter((hex) => map.rowOf(hex) === map.rows - 1),
    hexes.filter((hex) => map.columnOf(hex) === 0),
    hexes.filter((hex) => map.columnOf(hex) === map.columns - 1),
  ];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}
