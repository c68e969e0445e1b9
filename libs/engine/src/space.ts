/**
 * Where a game takes place, as all that stands above its rules knows it. A hex of a map is a place, and so is a point of
 * a table: a number of which the space alone knows what it means.
 */

/** A place, as its space numbers it; -1 is none. */
export type Place = number;

/** What a screen must know to draw a space and to tell which place is pointed at: plain data. */
export type SpacePlan = HexPlan | PlanePlan | TablePlan;

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

/** A table on which everything is measured: its places are its points, thousandths of an inch apart. */
export interface TablePlan {
  readonly shape: 'table';
  /** From west to east, and from north to south. */
  readonly width: number;
  readonly depth: number;
  readonly features: readonly TableFeature[];
  readonly deployments: readonly TableDeployment[];
  readonly zones: readonly TableZone[];
  readonly labels: readonly TableLabel[];
}

/** A point of a table: thousandths of an inch from its west edge, and from its north edge. */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** Something that lies on a table: a wood, a stream, a hedge. */
export interface TableFeature {
  readonly id: string;
  readonly name: string;
  /** Its kind of terrain, by id and by name. */
  readonly kind: string;
  readonly kindName: string;
  /** An area has three corners or more, a line two points or more. */
  readonly form: 'area' | 'line';
  readonly points: readonly TablePoint[];
  readonly level: number;
  /** Whether it covers those in it, or behind it, is an obstacle, and lets nobody in or across. */
  readonly cover: boolean;
  readonly obstacle: boolean;
  readonly impassable: boolean;
  /** Whether nobody sees past it, or into it either, from no higher than it is. */
  readonly sight: 'open' | 'blocks-through' | 'blocks-through-and-into';
  /** What else the rules ask of its kind, as indices of their words: 0, the ordinary one, where it says nothing. */
  readonly values: Readonly<Record<string, number>>;
  /** `#rrggbb`; empty where its kind has none. */
  readonly color: string;
  /** How the board fills it, or draws its line; empty where its kind does not say. */
  readonly drawing: string;
}

/** Where a side may stand at the beginning. */
export interface TableDeployment {
  readonly id: string;
  readonly name: string;
  /** Id of the side. */
  readonly side: string;
  readonly points: readonly TablePoint[];
}

/** An area that a rule or a person refers to. */
export interface TableZone {
  readonly id: string;
  readonly name: string;
  /** Id of the side that holds it until another does; empty for none. */
  readonly side: string;
  readonly points: readonly TablePoint[];
}

/** A name written on a table. */
export interface TableLabel {
  readonly id: string;
  readonly text: string;
  readonly at: TablePoint;
}

/** Places, and what is asked of them. Hexes are the first such space, a `Plane` and a measured table are others. */
export interface Space<Plan extends SpacePlan = SpacePlan> {
  readonly plan: Plan;
  /** Whether there is such a place: what a screen sends may be any number. */
  has(place: Place): boolean;
  /** What people and files call a place. */
  label(place: Place): string;
  /** The place of a label, or -1. */
  placeOf(label: string): Place;
  /** How far apart two places are, in hexes, points or thousandths of an inch, rounded up. */
  distance(one: Place, other: Place): number;
}
