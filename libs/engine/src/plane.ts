/** A table without hexes: pieces may stand at any of its points. */
import type { Place, PlanePlan, Space } from './space.ts';

/**
 * Points of a rectangle, row by row from the top left; their labels are `x,y`, counted from 0. A table may have more points
 * than a word of a state or of an event can tell apart (2^31): a game on such a table keeps `x` and `y` there.
 */
export class Plane implements Space<PlanePlan> {
  readonly plan: PlanePlan;

  /** Throws RangeError for sizes that are no whole numbers above 0. */
  constructor({ width, height }: Pick<PlanePlan, 'width' | 'height'>) {
    if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
      throw new RangeError(`A table needs whole numbers of points, at least 1 each way, not ${width} x ${height}`);
    }
    this.plan = Object.freeze({ shape: 'plane', width, height });
  }

  /** The point at `x` from the left and `y` from the top, or -1 beside the table. */
  at(x: number, y: number): Place {
    const { width, height } = this.plan;
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  }

  xOf(place: Place): number {
    return place % this.plan.width;
  }

  yOf(place: Place): number {
    return Math.floor(place / this.plan.width);
  }

  has(place: Place): boolean {
    return Number.isInteger(place) && place >= 0 && place < this.plan.width * this.plan.height;
  }

  label(place: Place): string {
    return `${this.xOf(place)},${this.yOf(place)}`;
  }

  placeOf(label: string): Place {
    const [, x, y] = /^(\d{1,6}),(\d{1,6})$/.exec(label) ?? [];
    return x === undefined ? -1 : this.at(Number(x), Number(y));
  }

  distance(one: Place, other: Place): number {
    const [dx, dy] = [this.xOf(one) - this.xOf(other), this.yOf(one) - this.yOf(other)];
    const square = dx * dx + dy * dy;
    // The root of a machine may be off in its last digit; whole numbers are compared in its place.
    let root = Math.max(0, Math.floor(Math.sqrt(square)) - 1);
    while (root * root < square) root++;
    return root;
  }
}
