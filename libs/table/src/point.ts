/** Points of a table, steps between them, and the direction in which one lies from another. */
import { norm, QUARTER, type Facing } from './facing.ts';
import { roundedAway, type Mils } from './length.ts';
import { rootUp } from './root.ts';
import { cosine, sine, SINE_ONE } from './sine.ts';

/** A point, from the upper left corner of the table: `x` grows to the east, `y` to the south. */
export interface Point {
  readonly x: Mils;
  readonly y: Mils;
}

/** How far east a step of `by` in a direction leads, to the nearest thousandth; `over` 2 halves it before it is rounded. */
export function eastward(facing: Facing, by: Mils, over: 1 | 2 = 1): Mils {
  return roundedAway((sine(facing) * by) / (SINE_ONE * over));
}

/** How far south a step of `by` in a direction leads, as `eastward` does. */
export function southward(facing: Facing, by: Mils, over: 1 | 2 = 1): Mils {
  return roundedAway((-cosine(facing) * by) / (SINE_ONE * over));
}

/** The point that lies `by` ahead of another (below 0: behind it), each coordinate rounded with halves away from zero. */
export function ahead(point: Point, facing: Facing, by: Mils): Point {
  return { x: point.x + eastward(facing, by), y: point.y + southward(facing, by) };
}

/** The distance of two points, rounded up, so that it is at most a range exactly if the true one is. */
export function distance(one: Point, other: Point): Mils {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return rootUp(dx * dx + dy * dy);
}

/** The direction in which `to` lies, to the nearest tenth of a degree; of two as near the clockwise one. North for itself. */
export function bearing(from: Point, to: Point): Facing {
  let [east, north] = [to.x - from.x, from.y - to.y];
  let quarter = 0;
  // Turned back by right angles until it lies between north and east, so that all four quarters round alike.
  while (!(north > 0 && east >= 0) && quarter < 4) {
    [east, north] = [0 - north, east];
    quarter++;
  }
  if (quarter === 4) return 0;
  // How many of the directions halfway between two tenths it has reached.
  let [low, high] = [0, QUARTER];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [across, along] = [sine(middle) + sine(middle + 1), cosine(middle) + cosine(middle + 1)];
    if (east * along >= north * across) low = middle + 1;
    else high = middle;
  }
  return norm(quarter * QUARTER + low);
}
