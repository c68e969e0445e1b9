/** What is shown over the map for the moment, as plain data: legal moves, costs, sight, arrows, people. */

/** What a mark means; the theme has the colours. */
export type Tone = 'neutral' | 'good' | 'warning' | 'danger' | 'selection';

/** Places lit up. Filled ones bear a sign of their tone as well: a dot, ring, triangle or cross. */
export interface Highlight {
  readonly places: readonly number[];
  readonly tone: Tone;
  readonly look: 'fill' | 'outline';
}

/** A word or number written large at a place, such as what it costs to go there. */
export interface PlaceNote {
  readonly place: number;
  readonly text: string;
  readonly tone: Tone;
  /** Small, at the lower edge: where a counter lies that should be seen. */
  readonly low?: boolean;
}

/** An arrow through places. */
export interface Arrow {
  readonly places: readonly number[];
  readonly tone: Tone;
  /** What each step costs, written beside it: one word for each place but the first. */
  readonly costs?: readonly string[];
}

/** A line of sight, and the hexes that are in its way (none: it is clear). */
export interface LineOfSight {
  readonly from: number;
  readonly to: number;
  readonly blockedBy: readonly number[];
}

/** What belongs to somebody, as a layer over the map: areas are hatched, lines lead through their places. */
export interface Influence {
  readonly places: readonly number[];
  /** Lines go through the places in their order, broken ones are worse; spots are places at which something is amiss. */
  readonly shape: 'area' | 'line' | 'broken-line' | 'spots';
  /** `#rrggbb` */
  readonly color: string;
  /** Which way an area is hatched: tells two owners apart where colour does not. */
  readonly slant: 'rising' | 'falling';
  /** Denser and framed: an area that matters more than those round it. */
  readonly isStrong: boolean;
}

/** Somebody else at the same map. */
export interface PersonMark {
  /** The hex under the pointer; -1 while that is elsewhere. */
  readonly hex: number;
  /** Hexes that this person has selected. */
  readonly selection: readonly number[];
  readonly name: string;
  readonly color: string;
}

/** Everything that is shown over the map for the moment. */
export interface BoardView {
  readonly influences: readonly Influence[];
  readonly highlights: readonly Highlight[];
  readonly notes: readonly PlaceNote[];
  readonly arrows: readonly Arrow[];
  readonly sights: readonly LineOfSight[];
  readonly people: readonly PersonMark[];
  /** Ids of counters that are lit. */
  readonly litCounters: readonly string[];
  /** The hex whose stack is spread out, or -1. */
  readonly fanned: number;
}

/** Shows nothing. */
export const EMPTY_VIEW: BoardView = {
  influences: [],
  highlights: [],
  notes: [],
  arrows: [],
  sights: [],
  people: [],
  litCounters: [],
  fanned: -1,
};
