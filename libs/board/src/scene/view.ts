/** What is shown over the map for the moment, as plain data: the selection, legal moves, costs, sight, arrows, people. */

/** What a mark means; the theme has the colours. */
export type Tone = 'neutral' | 'good' | 'warning' | 'danger' | 'selection';

/** Hexes lit up. */
export interface Highlight {
  readonly hexes: readonly number[];
  readonly tone: Tone;
  readonly look: 'fill' | 'outline';
}

/** A word or number written large in a hex, such as what it costs to go there. */
export interface HexNote {
  readonly hex: number;
  readonly text: string;
  readonly tone: Tone;
}

/** An arrow through hexes. */
export interface Arrow {
  readonly hexes: readonly number[];
  readonly tone: Tone;
}

/** A line of sight, and the hexes that are in its way (none: it is clear). */
export interface SightProbe {
  readonly from: number;
  readonly to: number;
  readonly blockedBy: readonly number[];
}

/** Somebody else at the same map. */
export interface Presence {
  readonly hex: number;
  readonly name: string;
  readonly color: string;
}

/** Everything that is shown over the map for the moment. */
export interface BoardView {
  readonly selection: readonly number[];
  readonly highlights: readonly Highlight[];
  readonly notes: readonly HexNote[];
  readonly arrows: readonly Arrow[];
  readonly sights: readonly SightProbe[];
  readonly people: readonly Presence[];
  /** Ids of counters that are lit. */
  readonly litCounters: readonly string[];
  /** The hex whose stack is spread out, or -1. */
  readonly fanned: number;
}

/** Shows nothing. */
export const EMPTY_VIEW: BoardView = {
  selection: [],
  highlights: [],
  notes: [],
  arrows: [],
  sights: [],
  people: [],
  litCounters: [],
  fanned: -1,
};
