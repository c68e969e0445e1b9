/** Where counters lie on the sheet: stacks lean to the upper right, counters over two hexes lie along them. */
import type { Counter } from './scene.ts';
import type { StagedScene } from './stage.ts';
import { directionAngle, INRADIUS, type Point } from './layout.ts';

/** Side of a one-hex counter, and breadth of a two-hex one, in hexsides. */
export const COUNTER_SIDE = 1.2;
/** Length of a counter over two hexes. */
export const COUNTER_LENGTH = COUNTER_SIDE + 2 * INRADIUS;
/** How far each counter of a stack lies from the one beneath it. */
const LEAN = 0.11;
/** Lower counters of a high stack are pressed together. */
const MOST_LEAN = 0.44;
/** A stack that is spread out: air between its counters, and how wide a row of them is. */
const FAN_GAP = 0.14;
const FAN_WIDTH = 7;

/** A counter's place: its middle, half its length and breadth, and how far (radians, clockwise) it is turned. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly angle: number;
  /**
   * 1 if the counter's front is at the top of what is printed on it, -1 if at its foot: a counter is printed the way
   * that keeps it readable, and its front is marked.
   */
  readonly front: 1 | -1;
}

/** The places of all counters, by their index in the scene, and the stacks they form. */
export interface CounterPlaces {
  readonly footprints: readonly Footprint[];
  /** Indices of the counters in a hex, from the bottom up; two-hex counters are in both of theirs. */
  readonly stacks: ReadonlyMap<number, readonly number[]>;
  /** Indices of the counters of the stack that is spread out, from the bottom up: they lie over all others. */
  readonly fanned: readonly number[];
}

/** Puts every counter in its place. `fanned` is a hex whose stack is spread out, or -1. */
export function placeCounters(staged: StagedScene, fanned = -1): CounterPlaces {
  const { counters } = staged.scene;
  const stacks = new Map<number, number[]>();
  counters.forEach((counter, index) => {
    for (const hex of hexesOf(staged, counter)) {
      const stack = stacks.get(hex);
      if (stack === undefined) stacks.set(hex, [index]);
      else stack.push(index);
    }
  });
  const footprints = counters.map((counter, index) => {
    const heights = hexesOf(staged, counter).map((hex) => stacks.get(hex)?.indexOf(index) ?? 0);
    return footprintOf(staged, counter, Math.max(0, ...heights));
  });
  const stack = stacks.get(fanned) ?? [];
  if (stack.length < 2) return { footprints, stacks, fanned: [] };
  const spread = spreadOut(
    stack.map((index) => footprints[index]),
    {
      x: staged.layout.x[fanned],
      y: staged.layout.y[fanned],
    },
  );
  stack.forEach((index, i) => {
    footprints[index] = spread[i];
  });
  return { footprints, stacks, fanned: stack };
}

/** Counters side by side about a place, from the lowest on the left to the highest, in rows. */
function spreadOut(footprints: readonly Footprint[], middle: Point): Footprint[] {
  const extent = ({ halfWidth, halfHeight, angle }: Footprint): { width: number; height: number } => {
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    return { width: 2 * (halfWidth * cos + halfHeight * sin), height: 2 * (halfWidth * sin + halfHeight * cos) };
  };
  const rows: Footprint[][] = [];
  let room = 0;
  for (const footprint of footprints) {
    const { width } = extent(footprint);
    const row = rows.at(-1);
    if (row === undefined || room < width) {
      rows.push([footprint]);
      room = FAN_WIDTH - width;
    } else {
      row.push(footprint);
      room -= width + FAN_GAP;
    }
  }
  const heights = rows.map((row) => Math.max(...row.map((one) => extent(one).height)));
  let y = middle.y - heights.reduce((sum, height) => sum + height + FAN_GAP, -FAN_GAP) / 2;
  return rows.flatMap((row, i) => {
    const widths = row.map((one) => extent(one).width);
    let x = middle.x - widths.reduce((sum, width) => sum + width + FAN_GAP, -FAN_GAP) / 2;
    const middleY = y + heights[i] / 2;
    y += heights[i] + FAN_GAP;
    return row.map((one, at) => {
      const placed = { ...one, x: x + widths[at] / 2, y: middleY };
      x += widths[at] + FAN_GAP;
      return placed;
    });
  });
}

/** The hexes a counter lies in: one or two, or none if it is off the map. */
export function hexesOf(staged: StagedScene, counter: Counter): readonly number[] {
  const { place, across } = counter;
  if (place < 0 || place >= staged.grid.count) return [];
  if (across === null) return [place];
  const right = staged.grid.neighbour[place * 6 + across];
  return right < 0 ? [place] : [place, right];
}

/** Where a counter lies at a height (0 = lowest) in its stack. */
export function footprintOf(staged: StagedScene, counter: Counter, height: number): Footprint {
  const { layout, grid } = staged;
  if (counter.place < 0 || counter.place >= grid.count) {
    return { x: -1e6, y: -1e6, halfWidth: 0, halfHeight: 0, angle: 0, front: 1 };
  }
  const lean = Math.min(height * LEAN, MOST_LEAN);
  let x = layout.x[counter.place] + lean;
  let y = layout.y[counter.place] - lean;
  const half = COUNTER_SIDE / 2;
  if (counter.across === null) {
    return { x, y, halfWidth: half, halfHeight: half, angle: 0, front: 1 };
  }
  const step = layout.step(counter.across);
  x += step.x / 2;
  y += step.y / 2;
  const along = directionAngle(grid.orientation, counter.across);
  // Upside down is turned about, so that what is printed can always be read; the front is then at the foot.
  const readable = Math.cos(along) > 1e-9 || (Math.abs(Math.cos(along)) <= 1e-9 && Math.sin(along) < 0);
  return {
    x,
    y,
    halfWidth: COUNTER_LENGTH / 2,
    halfHeight: half,
    angle: readable ? along : along + Math.PI,
    front: readable ? 1 : -1,
  };
}

/** Whether a place on the sheet lies on a counter. */
export function covers(footprint: Footprint, place: Point): boolean {
  const [dx, dy] = [place.x - footprint.x, place.y - footprint.y];
  const [cos, sin] = [Math.cos(footprint.angle), Math.sin(footprint.angle)];
  return Math.abs(dx * cos + dy * sin) <= footprint.halfWidth && Math.abs(dy * cos - dx * sin) <= footprint.halfHeight;
}
