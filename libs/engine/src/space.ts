/**
 * Where a game takes place, as all that stands above its rules knows it. A hex of a map is a place, and so is a point of
 * a table: a number of which the space alone knows what it means.
 */

/** A place, as its space numbers it; -1 is none. */
export type Place = number;

/** What a screen must know to draw a space and to tell which place is pointed at: plain data. */
export type SpacePlan = HexPlan | PlanePlan;

/** The hex map of the package. */
export interface HexPlan {
  readonly shape: 'hexes';
}

/** A table without hexes: its places are the points of a `Plane` of this size. */
export interface PlanePlan {
  readonly shape: 'plane';
  /** Points from left to right, and from top to bottom. */
  readonly width: number;
  readonly height: number;
}

/** Places, and what is asked of them. Hexes are the first such space, a `Plane` is another. */
export interface Space<Plan extends SpacePlan = SpacePlan> {
  readonly plan: Plan;
  /** Whether there is such a place: what a screen sends may be any number. */
  has(place: Place): boolean;
  /** What people and files call a place. */
  label(place: Place): string;
  /** The place of a label, or -1. */
  placeOf(label: string): Place;
  /** How far apart two places are, in hexes or points, rounded up. */
  distance(one: Place, other: Place): number;
}
