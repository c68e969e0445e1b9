/**
 * What a game tells a screen, as plain data that crosses the boundary of a worker: places are numbers
 * of the game's space, pieces are ids of the package, every text names its case. A game library fills these; no screen knows
 * a rule.
 */
import type { Refusal } from './refusal.ts';
import type { Place, TablePoint } from './space.ts';

/** A command as JSON: the word `do` and what it concerns. */
export interface WrittenCommand {
  readonly do: string;
  readonly [property: string]: unknown;
}

/** A mark on a counter. A bar stacks up to three strokes, the others show a letter or two. */
export interface LookMark {
  readonly drawing: 'bar' | 'disc' | 'pennant';
  /** One or two letters; for bars the number of strokes. */
  readonly text: string;
  readonly tone: 'neutral' | 'good' | 'warning' | 'danger';
  /** Read aloud and shown as a tip. */
  readonly name: string;
  /** What the pieces that bear it are listed as, such as `Disordered`; in no list where absent. */
  readonly state?: string;
}

/** A counter as `units.json` has it; whatever may be missing in an unfinished package may be missing here. */
export interface CounterData {
  readonly id: string;
  readonly name?: string;
  readonly side?: string;
  readonly contingent?: string;
  readonly kind?: string;
  readonly class?: string;
  readonly traits?: readonly string[];
  readonly values?: Readonly<Record<string, unknown>>;
  readonly faces?: readonly FaceData[];
}

/** What a package says of a face of a counter, in place of what it says of the whole. */
export interface FaceData {
  readonly id: string;
  readonly name?: string;
  readonly class?: string;
  readonly traits?: readonly string[];
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The markers on a counter, by name: a level, true, or the id of another unit. */
export type CounterState = Readonly<Record<string, unknown>>;

/** How a counter is drawn. */
export interface CounterStyle {
  readonly name: string;
  /** Name of a drawing of the board. */
  readonly symbol: string;
  /** Printed large, such as `A-8-D`; empty where nothing is. */
  readonly values: string;
  /** A short word of the mode it is in, or the empty string. */
  readonly mode: string;
  readonly marks: readonly LookMark[];
  /** What its paper is coloured by: the id of a part of an army, or of a side. */
  readonly color: string;
  /** Id of the side whose colour its stripe has, or null where the paper says it. */
  readonly stripe: string | null;
}

/** Where a piece stands, or would stand. */
export interface PiecePlace {
  /** The places it covers: one, or of a piece over two hexes the left one, then the right one. Empty off the map. */
  readonly places: readonly Place[];
  /** Direction 0..5 from the left hex to the right one; null for a piece in one hex. */
  readonly across: number | null;
  /** The name of the direction in which its front looks; null where it has none. */
  readonly facing: string | null;
  /** What it covers on a table; absent elsewhere. */
  readonly outline?: PieceOutline;
}

/** What a block of figures covers on a table: a rectangle by the middle of its front, in thousandths of an inch. */
export interface PieceOutline extends TablePoint {
  /** Tenths of a degree clockwise from north. */
  readonly facing: number;
  /** Along the front, and from front to rear. */
  readonly width: number;
  readonly depth: number;
  /** How many figures stand side by side and one behind the other when all are there, and how many there are. */
  readonly files: number;
  readonly ranks: number;
  readonly figures: number;
}

/** Something that the rules lay over a table for the moment. */
export type TableMark =
  /** A way from where a block stands: a block for each stage, with what it takes to get there, or nothing. */
  | {
      readonly draw: 'way';
      readonly tone: MarkTone;
      readonly stages: readonly { readonly outline: PieceOutline; readonly text: string }[];
    }
  /** All within `reach` of a front, `half` tenths of a degree to either side of straight ahead. */
  | {
      readonly draw: 'arc';
      readonly tone: MarkTone;
      readonly from: Pick<PieceOutline, 'x' | 'y' | 'facing' | 'width'>;
      readonly half: number;
      readonly reach: number;
      readonly text: string;
    }
  /** From one to another, such as a shot. */
  | {
      readonly draw: 'line';
      readonly tone: MarkTone;
      readonly from: TablePoint;
      readonly to: TablePoint;
      readonly text: string;
    };

/** What a mark means to who looks at it. */
export type MarkTone = LookMark['tone'];

/** A piece as it is now. */
export interface PieceView extends PiecePlace {
  readonly id: string;
  /** With its number where several bear the name. */
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  /** Id of the face up. */
  readonly face: string;
  /** `captured`, `dead` (eliminated or gone from the map) and `waiting` (not placed yet) are off the map. */
  readonly where: 'map' | 'dead' | 'captured' | 'waiting';
  /** Ids of the pieces of the same stack. */
  readonly with: readonly string[];
  readonly look: CounterStyle;
  /** On a table: what its side has written for it in secret, for who may see that; absent where nothing is to be seen. */
  readonly plan?: readonly TableMark[];
}

/** A level of a marker of the package, as a chip. */
export interface MarkerChip {
  /** Id of the marker. */
  readonly marker: string;
  /** A letter or two, or a number: tells chips apart whatever their colour. */
  readonly text: string;
  readonly level: number;
  /** `#rrggbb`; empty where the package says none. */
  readonly color: string;
  /** Read aloud and shown as a tip: `Smoke: 2`. */
  readonly name: string;
}

/** The markers of the package that no piece bears, where they are shown. All sides see them. */
export interface MarkersView {
  /** The places that bear any, in the order of the space. */
  readonly places: readonly { readonly place: Place; readonly chips: readonly MarkerChip[] }[];
  /** By id of the side; a side without any is left out. */
  readonly sides: Readonly<Record<string, readonly MarkerChip[]>>;
  readonly game: readonly MarkerChip[];
}

/** What must be decided, in a sentence. */
export interface Prompt {
  /** Id of the side that decides; null when nobody must. */
  readonly side: string | null;
  /** What must be decided, in one word of the game: `movement`, `advance` ... */
  readonly decision: string;
  /** The piece that the decision is about, or null. */
  readonly piece: string | null;
  readonly title: string;
  readonly text: string;
  readonly case: string;
  /** Who decides wants to see what was shot at in this phase; absent where nobody shoots. */
  readonly showsShots?: true;
}

/**
 * What sort of answer a choice is: `piece` sets a piece going on a way that its reach shows, `step` and `turn` move the
 * piece under way (to other places, or on the spot), `target` acts upon another piece, `face` turns a counter over, `take`
 * and `drop` concern a piece that goes along, `answer` is one of several answers to a question or a deed that is done
 * with it, `done` declines or ends.
 */
export type ChoiceKind = 'piece' | 'step' | 'turn' | 'target' | 'face' | 'take' | 'drop' | 'answer' | 'done';

/** One legal command as a screen offers it. */
export interface Choice {
  readonly command: WrittenCommand;
  readonly kind: ChoiceKind;
  /** The piece that acts; null when none does. */
  readonly piece: string | null;
  /** Where a person clicks for it, the best place first; empty when only a button serves. */
  readonly places: readonly Place[];
  /** The piece acted upon, or null. */
  readonly target: string | null;
  /** Where the piece would stand afterwards, for a ghost; null when it stays. */
  readonly place: PiecePlace | null;
  /** A few words for a button. */
  readonly label: string;
  /** A sentence, or the empty string. */
  readonly detail: string;
  readonly case: string;
  /** What it looks like on a table before it is done, such as its way; absent where nothing is to be seen. */
  readonly marks?: readonly TableMark[];
  /** A key that serves for it, unique among the choices offered; absent where there is none. */
  readonly shortcut?: string;
}

/** What a person points at who means to do something. */
export interface CandidateQuery {
  /** Id of the piece in hand, or null. */
  readonly piece: string | null;
  readonly place: Place;
}

/** A part of a sum: of a cost, or of what is added to dice. */
export interface Part {
  readonly label: string;
  readonly value: number;
  readonly case: string;
}

/** A place that a piece can reach. The way to it leads over `from`. */
export interface ReachedPlace extends PiecePlace {
  /** Movement points, or steps, from the start to here. */
  readonly cost: number;
  /** Index in {@link Reach.places} of the place before; -1 at the start. */
  readonly from: number;
  /** The places newly entered by the last step. */
  readonly entered: readonly Place[];
  /** The last step in words; empty at the start. */
  readonly label: string;
  /** What the last step costs, part by part; their sum is the step's cost. */
  readonly parts: readonly Part[];
  /** The command of the last step; null at the start, and in a study of the map. */
  readonly command: WrittenCommand | null;
  /** False where the piece may pass but not end, such as before a distance due is moved. */
  readonly ends: boolean;
  /** What remains to be commanded to end here. */
  readonly after: readonly WrittenCommand[];
  /** What the way does that nobody wants by accident, in a sentence; absent where it harms nobody. */
  readonly harm?: { readonly text: string; readonly case: string };
}

/** An attack that a piece can declare at the end of a way, such as a charge; the place is the one it attacks from. */
export interface ReachedAttack extends PiecePlace {
  /** Id of the piece attacked. */
  readonly target: string;
  /** What is declared, in a word: `Charge`. */
  readonly label: string;
  /** What the way costs. */
  readonly cost: number;
  /** The places of the way, the first one after the start. */
  readonly through: readonly Place[];
  /** The way, to be commanded after {@link Reach.before}. */
  readonly way: readonly WrittenCommand[];
  /** Declares the attack. */
  readonly command: WrittenCommand;
}

/** Everything that a piece can reach, nearest first; the first place is where it stands. See `movePathTo`. */
export interface Reach {
  readonly piece: string;
  /** What may be spent in all. */
  readonly allowance: number;
  /** What makes it so: the allowance of the counter, then what adds to it or takes from it; absent where nothing does. */
  readonly allowanceParts?: readonly Part[];
  /** `points` of movement, or `steps`. */
  readonly unit: 'points' | 'steps';
  /** It may stop anywhere on a way to think, and go on from there; absent where a way is gone in one. */
  readonly endsAnywhere?: true;
  readonly places: readonly ReachedPlace[];
  /** To be commanded before the first step. */
  readonly before: readonly WrittenCommand[];
  /** Who may go along, and how that is commanded: between {@link before} and the first step. */
  readonly companions: readonly { readonly piece: string; readonly command: WrittenCommand }[];
  /** What it can attack on its way, the cheapest first; a target may be attacked from several places. */
  readonly attacks: readonly ReachedAttack[];
  readonly case: string;
}

/** Why a person may not do what they clicked. */
export interface Denial {
  /** What they seem to have meant; null when nothing could be meant. */
  readonly command: WrittenCommand | null;
  /** At least one, the most telling first. */
  readonly refusals: readonly Refusal[];
}

/** One outcome of dice: `ways` of `of` throws bring it. */
export interface Chance {
  readonly label: string;
  readonly ways: number;
  readonly of: number;
}

/** A throw of dice before it is made. */
export interface RollOdds {
  /** What must be thrown when all is counted: `2d6 ≤ 7`, or a sentence where no dice decide. */
  readonly roll: string;
  /** Every outcome of this throw that is possible; their ways add up to `of`. */
  readonly chances: readonly Chance[];
  readonly modifiers: readonly Part[];
  readonly case: string;
}

/** A column of a results table as it is printed. */
export interface OddsColumn {
  /** The table, and the column of it. */
  readonly title: string;
  readonly column: string;
  /** The result of each number of the die, from 1. */
  readonly results: readonly string[];
  /** Whether this is the one that the attack is looked up in. */
  readonly isUsed: boolean;
  readonly case: string;
}

/** What hangs on an attack besides its result. */
export interface OddsNote {
  readonly text: string;
  readonly case: string;
}

/** The exact odds of an attack; its chances are those of both throws together. */
export interface AttackOdds extends RollOdds {
  readonly title: string;
  /** What the table says before modifiers; null where no table is asked. */
  readonly table: Part | null;
  /** The throw that follows a success; null when none does. */
  readonly second: (RollOdds & { readonly title: string }) | null;
  /** The columns that could be asked, where a table has several; absent where there is but one. */
  readonly columns?: readonly OddsColumn[];
  readonly notes?: readonly OddsNote[];
}

/** Hexes that a piece, or a side, makes its mark on, as a layer over the map: a zone of control, a line of command. */
export interface Influence {
  /** One word of the game, the same for all layers of a sort: `attack-zone`. */
  readonly id: string;
  /** What all layers of the sort are called. */
  readonly name: string;
  /** Id of the side whose it is. */
  readonly side: string;
  /**
   * A line leads through its places in their order, a broken one to something that is worse off for it; an area is any set
   * of places; spots are single places that something is amiss with.
   */
  readonly shape: 'area' | 'line' | 'broken-line' | 'spots';
  readonly places: readonly Place[];
  /** What it looks like on a table, in place of {@link places}: an arc, a line. Absent elsewhere. */
  readonly marks?: readonly TableMark[];
  /** True for an area that matters more than those round it. */
  readonly isStrong: boolean;
  readonly case: string;
}

/** How long a move may be taken back without the consent of the other side: until another piece is begun with, or never. */
export interface TakeBack {
  readonly freely: 'until-next-piece' | 'never';
  readonly case: string;
}

/** A sort of layers over the map. */
export type InfluenceSort = Pick<Influence, 'id' | 'name' | 'case'>;

/** A line of sight between two places. */
export interface SightReport {
  readonly clear: boolean;
  /** How far they are apart, as the space measures. */
  readonly range: number;
  /** What stops the line; empty when it is clear. */
  readonly blockedBy: readonly { readonly place: Place; readonly text: string; readonly case: string }[];
}

/** Where a piece was on its way: the middle of its front in thousandths of an inch, and where it looked, in tenths of a degree. */
export type Stage = Pick<PieceOutline, 'x' | 'y' | 'facing'>;

/**
 * An entry of the log: a heading, or a line with what lies beneath it (modifiers of its dice). A line with the key of
 * the line before it takes its place: of a way only the last step is told.
 */
export interface LogEntry {
  readonly kind: 'turn' | 'side' | 'phase' | 'line';
  readonly text: string;
  readonly case: string;
  /** What adds up to the dice told in the line. */
  readonly parts: readonly Part[];
  readonly pieces: readonly string[];
  readonly places: readonly Place[];
  readonly key: string | null;
  /** True where one piece acts upon another by fire or in combat: the first two of {@link pieces}, in this order. */
  readonly isAttack: boolean;
  /** Victory points won by what it tells; 0 where none are. */
  readonly points: number;
  /**
   * Where its first piece was after each part of the time in which several moved at once: as many parts for all of them.
   * Absent where nobody moves so.
   */
  readonly stages?: readonly Stage[];
  /** How many figures its first piece has left, where it tells of that; absent elsewhere. */
  readonly figures?: number;
}
