/**
 * [5.2] Facing, and every way in which a piece can change its place: the steps.
 *
 * A double counter is its left hex and the direction from there to its right hex; its front lies to the left of that
 * direction, so it always faces a corner of its hexes [5.2]. A step says which hexes are newly entered and in which
 * direction a half moves; what it costs and whether it is allowed is said elsewhere.
 */
import { type Grid, PAIR_STEPS, REAR_PIVOTS, type Zone, zoneOf } from '@hexwright/hex';

/** Steps 0..5 move a single, or shift both halves of a double, in that direction. */
export const FORWARD_LEFT = 6;
export const FORWARD_RIGHT = 7;
/** The right half swings into the front-center hex [5.22]. */
export const PIVOT_LEFT = 8;
/** The left half swings into the front-center hex [5.22]. */
export const PIVOT_RIGHT = 9;
export const SHIFT_LEFT = 10;
export const SHIFT_RIGHT = 11;
export const ABOUT_FACE = 12;
/** Rout only: the left, then the right half swings into the rear-center hex [11.25]. */
export const REAR_PIVOT_LEFT = 13;
export const REAR_PIVOT_RIGHT = 14;
/** Rout only: a hex of the distance due is not moved [11.22]. */
export const HOLD = 15;
/** Rout only: BEND + d, the left half leads in direction d and the right half follows into its hex. */
export const BEND_LEFT = 16;
/** Rout only: BEND_RIGHT + d, the right half leads. */
export const BEND_RIGHT = 22;
export const STEP_LIMIT = 28;

/** Steps of a single counter or a leader in movement [5.25], in the order in which they are listed. */
export const SINGLE_STEPS = [0, 1, 2, 3, 4, 5] as const;
/** Steps of a double counter in movement [5.21-5.24]. */
export const DOUBLE_STEPS = [
  FORWARD_LEFT,
  FORWARD_RIGHT,
  PIVOT_LEFT,
  PIVOT_RIGHT,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  ABOUT_FACE,
] as const;

/** Names of the steps from {@link FORWARD_LEFT} on, in their order. */
const NAMES: readonly string[] = [...PAIR_STEPS, ...REAR_PIVOTS, 'hold'];

/** The steps that have a name of their own; directions are named by the grid, bends by their direction. */
export function stepName(step: number): string {
  return NAMES[step - FORWARD_LEFT] ?? '';
}

/** The step of that name, or -1. */
export function stepOfName(name: string): number {
  const index = NAMES.indexOf(name);
  return index < 0 ? -1 : index + FORWARD_LEFT;
}

const OFF = -1;

/** Where a step leads; reused, so read it before the next step is plotted. */
export class StepPlan {
  /** New left hex and direction; hexes may be -1, off the map. */
  left = 0;
  right = 0;
  direction = 0;
  /** Hexes newly entered and the hexes they are entered from; `count` says how many (0, 1 or 2). */
  count = 0;
  entered = OFF;
  from = OFF;
  secondEntered = OFF;
  secondFrom = OFF;
  /** The direction in which every moving half moves; -1 when none does, or they move differently. */
  heading = OFF;
  /** Whence, and in which direction, one half follows the other into the hex that this has left; -1 when none does. */
  followsFrom = OFF;
  followsIn = OFF;

  #one(entered: number, from: number, heading: number, followsFrom = OFF, followsIn = OFF): void {
    this.count = 1;
    this.entered = entered;
    this.from = from;
    this.secondEntered = OFF;
    this.secondFrom = OFF;
    this.heading = heading;
    this.followsFrom = followsFrom;
    this.followsIn = followsIn;
  }

  /** Plots the step of a single counter or leader in direction `step`. */
  plotSingle(grid: Grid, hex: number, step: number): void {
    this.left = grid.neighbour[hex * 6 + step];
    this.right = this.left;
    this.direction = 0;
    this.#one(this.left, hex, step);
  }

  /** Plots any step of a double counter standing in `left`, facing by `direction`. */
  plotDouble(grid: Grid, left: number, direction: number, step: number): void {
    const neighbour = grid.neighbour;
    const right = neighbour[left * 6 + direction];
    this.direction = direction;
    if (step < 6) return this.#rigid(neighbour, left, right, direction, step);
    switch (step) {
      case FORWARD_LEFT:
        return this.#rigid(neighbour, left, right, direction, (direction + 2) % 6);
      case FORWARD_RIGHT:
        return this.#rigid(neighbour, left, right, direction, (direction + 1) % 6);
      case SHIFT_LEFT:
        return this.#rigid(neighbour, left, right, direction, (direction + 3) % 6);
      case SHIFT_RIGHT:
        return this.#rigid(neighbour, left, right, direction, direction);
      case PIVOT_LEFT:
        return this.#swing(neighbour, left, right, (direction + 2) % 6, (direction + 1) % 6, false);
      case PIVOT_RIGHT:
        return this.#swing(neighbour, right, left, (direction + 1) % 6, (direction + 5) % 6, true);
      case REAR_PIVOT_RIGHT:
        return this.#swing(neighbour, left, right, (direction + 4) % 6, (direction + 5) % 6, false);
      case REAR_PIVOT_LEFT:
        return this.#swing(neighbour, right, left, (direction + 5) % 6, (direction + 1) % 6, true);
      case ABOUT_FACE:
        this.left = right;
        this.right = left;
        this.direction = (direction + 3) % 6;
        this.count = 0;
        this.heading = OFF;
        return undefined;
      case HOLD:
        this.left = left;
        this.right = right;
        this.count = 0;
        this.heading = OFF;
        return undefined;
      default:
        return this.#bend(neighbour, left, right, direction, step);
    }
  }

  #rigid(neighbour: Int32Array, left: number, right: number, direction: number, heading: number): void {
    this.left = neighbour[left * 6 + heading];
    this.right = neighbour[right * 6 + heading];
    this.direction = direction;
    if (this.left === right) return this.#one(this.right, right, heading, left, heading);
    if (this.right === left) return this.#one(this.left, left, heading, right, heading);
    this.count = 2;
    this.followsFrom = OFF;
    this.heading = heading;
    this.entered = this.left;
    this.from = left;
    this.secondEntered = this.right;
    this.secondFrom = right;
    return undefined;
  }

  /** One half swings from `swinging` in direction `heading` while the other stays in `staying`. */
  #swing(
    neighbour: Int32Array,
    staying: number,
    swinging: number,
    heading: number,
    direction: number,
    leftSwings: boolean,
  ): void {
    const hex = neighbour[swinging * 6 + heading];
    this.left = leftSwings ? hex : staying;
    this.right = leftSwings ? staying : hex;
    this.direction = direction;
    this.#one(hex, swinging, heading);
  }

  #bend(neighbour: Int32Array, left: number, right: number, direction: number, step: number): void {
    const leftLeads = step < BEND_RIGHT;
    const heading = leftLeads ? step - BEND_LEFT : step - BEND_RIGHT;
    const leading = leftLeads ? left : right;
    const hex = neighbour[leading * 6 + heading];
    this.left = leftLeads ? hex : right;
    this.right = leftLeads ? left : hex;
    const [follower, towards] = leftLeads ? [right, (direction + 3) % 6] : [left, direction];
    this.direction = leftLeads ? (heading + 3) % 6 : heading;
    this.#one(hex, leading, heading, follower, towards);
  }
}

/** The three hexes ahead of a double counter [5.2], left to right. */
export const AHEAD = ['frontLeft', 'frontCenter', 'frontRight'] as const;

/** What a zone means for melee [9.12]. */
export const NOT_ADJACENT = -1;
/** The front-center hex, or any adjacent hex of a single. */
export const FRONT = 0;
/** Front-left, front-right and the flank hexes. */
export const SIDE = 1;
/** The three rear hexes. */
export const REAR = 2;

const MEANING: Readonly<Record<Zone, number>> = {
  none: NOT_ADJACENT,
  frontCenter: FRONT,
  frontLeft: SIDE,
  frontRight: SIDE,
  leftFlank: SIDE,
  rightFlank: SIDE,
  rearLeft: REAR,
  rearCenter: REAR,
  rearRight: REAR,
};

/** Where `hex` lies to a double counter [9.12]: {@link FRONT}, {@link SIDE}, {@link REAR} or {@link NOT_ADJACENT}. */
export function facingZone(grid: Grid, left: number, direction: number, hex: number): number {
  return MEANING[zoneOf(grid, left, direction, hex)];
}
