/** A table as a space: its places are points a thousandth of an inch apart, and are named in inches. */
import type { Place, Space, TablePlan } from '@hexwright/engine';
import { distance, inches, inchesText, type Mils, type Point } from '@hexwright/table/geometry';

/** Where the size of a table is written: paths of items. */
export const TABLE_SIZE = ['table/width', 'table/depth'] as const;

/**
 * Points are numbered row by row from the upper left, both edges included; their labels are `x,y` in inches: `12.5,30`. A
 * table has more points than a word of a state tells apart (2^31): a game keeps `x` and `y` there.
 */
export class TableSpace implements Space<TablePlan> {
  readonly plan: TablePlan;

  constructor(plan: TablePlan) {
    this.plan = plan;
  }

  /** The point so far from the west and the north edge, or -1 beside the table. */
  at(x: Mils, y: Mils): Place {
    const { width, depth } = this.plan;
    return x >= 0 && y >= 0 && x <= width && y <= depth ? y * (width + 1) + x : -1;
  }

  xOf(place: Place): Mils {
    return place % (this.plan.width + 1);
  }

  yOf(place: Place): Mils {
    return Math.floor(place / (this.plan.width + 1));
  }

  pointOf(place: Place): Point {
    return { x: this.xOf(place), y: this.yOf(place) };
  }

  has(place: Place): boolean {
    return Number.isInteger(place) && place >= 0 && place < (this.plan.width + 1) * (this.plan.depth + 1);
  }

  label(place: Place): string {
    return `${inchesText(this.xOf(place))},${inchesText(this.yOf(place))}`;
  }

  placeOf(label: string): Place {
    const [, x, y] = /^(\d{1,4}(?:\.\d{1,3})?),(\d{1,4}(?:\.\d{1,3})?)$/.exec(label) ?? [];
    return x === undefined ? -1 : this.at(inches(Number(x)), inches(Number(y)));
  }

  /** Straight, in thousandths of an inch, rounded up. */
  distance(one: Place, other: Place): Mils {
    return distance(this.pointOf(one), this.pointOf(other));
  }
}

/** A bare table of so many inches. */
export function bareTable(width: number, depth: number): TableSpace {
  return new TableSpace({
    shape: 'table',
    width: inches(width),
    depth: inches(depth),
    features: [],
    deployments: [],
    zones: [],
    labels: [],
  });
}
