/**
 * What the board shows, as plain data. The owner of the game or the document fills a scene and says what changed; the
 * board never asks what any of it means.
 */
import type { GridSpec } from '@hexwright/hex';
import type { Echelon } from '../draw/nato.ts';
import type { SymbolShape } from '../draw/symbols.ts';

/** Drawings that fill a hex, so that kinds of terrain differ in more than colour. */
export const PATTERNS = [
  'none',
  'waves',
  'trees',
  'stipple',
  'hatching',
  'cross-hatching',
  'buildings',
  'tents',
  'marsh',
  'rocks',
  'furrows',
  'dunes',
] as const;

/** The name of a drawing that fills a hex. */
export type PatternName = (typeof PATTERNS)[number];

/** A kind of terrain. */
export interface TerrainStyle {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Names the board does not know are drawn as hatching, which says that something is meant. */
  readonly pattern: string;
}

/** How a line along hexsides looks; bridges, fords and gates lead across theirs. */
export const SIDE_DRAWINGS = [
  'line',
  'river',
  'stream',
  'ditch',
  'wall',
  'hedge',
  'ridge',
  'cliff',
  'bridge',
  'ford',
  'gate',
] as const;
export type SideDrawing = (typeof SIDE_DRAWINGS)[number];

/** A kind of thing that lies between two hexes. */
export interface SideStyle {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly drawing: SideDrawing;
}

/** How a line from hex to hex looks. */
export const PATH_DRAWINGS = ['line', 'road', 'track', 'stream', 'river'] as const;
export type PathDrawing = (typeof PATH_DRAWINGS)[number];

/** A kind of thing that runs through hexes. */
export interface PathStyle {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly drawing: PathDrawing;
}

/** A thing between two hexes: its side id (see `sideOf` of @hexwright/hex) and the index of its kind. */
export interface SideFeature {
  readonly side: number;
  readonly style: number;
}

/** A thing that runs through hexes, each a neighbour of the one before. */
export interface PathFeature {
  readonly id: string;
  readonly style: number;
  readonly hexes: readonly number[];
}

/** A name written on the map. */
export interface Label {
  readonly id: string;
  readonly text: string;
  readonly hex: number;
  /** 1 unless said: the height of ordinary names. */
  readonly size?: number;
  /** Degrees by which it is turned clockwise. */
  readonly rotation?: number;
  /** Hexes along which it is written, in place of a straight line; empty or at least two. */
  readonly along?: readonly number[];
}

/** What stands at the foot of the sheet. */
export interface MapFrame {
  readonly title: string;
  readonly subtitle: string;
  readonly legend: boolean;
  readonly compass: boolean;
  /** A bar as long as so many hexes, and what that is on the ground. */
  readonly scale: { readonly hexes: number; readonly text: string } | null;
}

/** A group of hexes with a name. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly hexes: readonly number[];
  /** Drawn so that it is only just seen: its time is over. */
  readonly isFaint?: boolean;
}

/** A mark on a counter. `bar` stacks up to three strokes, the others show a letter or two. */
export interface CounterMark {
  readonly drawing: 'bar' | 'disc' | 'pennant';
  /** One or two letters; for bars the number of strokes. */
  readonly text: string;
  readonly tone: 'neutral' | 'good' | 'warning' | 'danger';
  /** Read aloud and shown as a tip. */
  readonly name: string;
}

/** Where the values of a counter stand: below its symbol, in its lower corners, beside its symbol; or a larger symbol. */
export const COUNTER_LAYOUTS = ['line', 'corners', 'column', 'symbol'] as const;
export type CounterLayout = (typeof COUNTER_LAYOUTS)[number];

/** Types in which counters are printed. */
export const COUNTER_FONTS = ['sans', 'serif', 'condensed'] as const;
export type CounterFont = (typeof COUNTER_FONTS)[number];

/** How a counter is printed. */
export interface CounterDesign {
  /** A drawing in place of the one that `symbol` names. */
  readonly shapes?: readonly SymbolShape[];
  /** Size of the unit, written over its symbol. */
  readonly echelon?: Echelon;
  /** `#rrggbb` of symbol and values, and of a name without a stripe; else what is read most easily. */
  readonly print?: string;
  readonly layout?: CounterLayout;
  readonly font?: CounterFont;
}

/** A counter on a board. Those at one place lie in the order of the scene, the last one on top. */
export interface Counter {
  readonly id: string;
  /** Where it is; of a counter over two hexes the left one. */
  readonly place: number;
  /** Direction 0..5 from the left hex to the right one, or null for a counter in one hex. */
  readonly across: number | null;
  /** Direction in sixths (0..5, halves allowed) in which a one-hex counter looks, or null; two-hex counters look left of `across`. */
  readonly facing: number | null;
  readonly name: string;
  /** Printed large at the bottom, such as `6-8-D`. */
  readonly values: string;
  /** Name of a drawing, see SYMBOLS; an unknown one leaves its place to the first letters of the name. */
  readonly symbol: string;
  /** How it is printed, where not as most are. */
  readonly design?: CounterDesign;
  readonly color: string;
  /** Colour of a stripe that tells armies apart, or null. */
  readonly stripe: string | null;
  /** A short word of the mode it is in, or the empty string. */
  readonly mode: string;
  readonly marks: readonly CounterMark[];
  /** Address of a picture drawn in place of symbol, name and values, or null. */
  readonly art: string | null;
}

/** A small square at a place that says what state it is in, such as smoke. */
export interface Chip {
  /** A letter or two, or a number. */
  readonly text: string;
  /** `#rrggbb`, or empty for plain paper. */
  readonly color: string;
  /** Read aloud. */
  readonly name: string;
}

/** All chips of a place. */
export interface PlaceChips {
  readonly place: number;
  readonly chips: readonly Chip[];
}

/** Everything on the map. `terrain` and `elevation` are by hex; they may be written to as long as the board is told. */
export interface BoardScene {
  readonly grid: GridSpec;
  /** The number of a hex, as printed. */
  readonly label: (hex: number) => string;
  readonly terrains: readonly TerrainStyle[];
  /** Index in `terrains`. */
  readonly terrain: Uint16Array;
  readonly elevation: Int8Array;
  readonly sideStyles: readonly SideStyle[];
  readonly sides: readonly SideFeature[];
  readonly pathStyles: readonly PathStyle[];
  readonly paths: readonly PathFeature[];
  readonly labels: readonly Label[];
  readonly zones: readonly Zone[];
  readonly counters: readonly Counter[];
  /** By place; none where absent. */
  readonly chips?: readonly PlaceChips[];
  /** What stands at the foot of the sheet; none where absent. */
  readonly frame?: MapFrame | null;
}
