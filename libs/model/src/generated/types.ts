// Generated from /schemas by tools/generate.mjs. Do not edit: change the schema and run `npm run generate`.

/** Anything that JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Points by the id of the side. */
export interface PointsBySide { readonly [name: string]: number }

/** Levels by the id of the marker. */
export interface MarkerLevels { readonly [name: string]: number }

/** Levels of the package's own markers that lie on no unit: of sides, of hexes, and of the game. Those of units stand with the units. */
export interface MarkersOfPosition {
  /** By the id of the side, then by the id of the marker. */
  readonly sides?: { readonly [name: string]: MarkerLevels };
  /** By the label of the hex, then by the id of the marker. */
  readonly hexes?: { readonly [name: string]: MarkerLevels };
  readonly game?: MarkerLevels;
}

/** A small map for this position. Hexes that are not named are open ground (the first terrain of the package) at level 1. The grain and the numbering are those of the package's own map. Where the whole map is absent, the battle's own map serves. */
export interface CaseMap {
  /** Hexes from west to east. */
  readonly columns: number;
  /** Hexes from north to south. */
  readonly rows: number;
  /** Only for packages without a map of their own; pointy where absent. */
  readonly orientation?: GridOrientation;
  /** Only for packages without a map of their own; even where absent. */
  readonly shift?: GridShift;
  /** Only for packages without a map of their own; four digits, column then row, both from 1, where absent. */
  readonly numbering?: Numbering;
  /** The terrain of hexes that are not open ground: hex label and terrain id. */
  readonly terrain?: { readonly [name: string]: Id };
  /** The level of hexes that are not at level 1: hex label and level. */
  readonly elevation?: { readonly [name: string]: number };
  /** Roads and other features: hex label and the ids of the features in that hex. */
  readonly features?: { readonly [name: string]: readonly Id[] };
  /** Ridges and other hexsides, each with the two hexes it lies between. */
  readonly hexsides?: readonly CaseHexside[];
  /** Where the zones of the package lie on this small map: zone id and hex labels. Zones not named are empty. */
  readonly zones?: { readonly [name: string]: HexList };
}

/** A hexside of the small map. */
export interface CaseHexside {
  /** The kind of hexside, by its id. */
  readonly feature: Id;
  /** The two neighbouring hexes on either side of it. */
  readonly between: readonly Hex[];
}

/** One counter of the position. Either a copy of one of the package's counters, or all that defines a counter (side, kind, and what the rule needs). Then where it stands and which markers lie on it. Any property that is not described here is a marker of the game: a whole number, true, or the id of another unit. */
export interface CaseUnit {
  /** The name commands and expectations use. A single letter is fine. */
  readonly id: MixedId;
  /** The id of a counter of the package. It is copied whole; every other property given here stands in place of the copied one (values are replaced one by one). */
  readonly copy?: MixedId;
  /** A name for messages. The id where absent. */
  readonly name?: string;
  /** The side it fights for. */
  readonly side?: Id;
  /** The part of the army it belongs to: a word of the vocabulary contingents. */
  readonly contingent?: MixedId;
  /** What sort of piece it is: a word of the game system. */
  readonly kind?: MixedId;
  /** The class of troops: a word of the vocabulary classes. */
  readonly class?: MixedId;
  /** single or double. As many hexes as are named, where absent. */
  readonly size?: 'single' | 'double';
  readonly values?: ValueMap;
  /** Peculiarities that rules ask for: words of the vocabulary traits. */
  readonly traits?: readonly MixedId[];
  /** The sides of the counter, front first, with the values that hold while that side is up. One side called front, without values of its own, where absent. */
  readonly faces?: readonly Face[];
  /** The hex it stands in; both hexes, in either order, for a two-hex counter. Where absent the counter is not on the map. */
  readonly hexes?: readonly Hex[];
  /** Needed where a counter has a front. For a two-hex counter: one of the two facings its two hexes allow. For a one-hex counter: the direction it looks in. On a table: tenths of a degree clockwise from north, 0 to 3599. */
  readonly facing?: Facing | number;
  /** The id of the face that lies up. The first face where absent. */
  readonly face?: MixedId;
  readonly note?: Note;
  readonly [name: string]: unknown;
}

/** A unit of the position, by its id. */
export type UnitName = MixedId;

/** The command must be refused, and this rule must be the reason. The position is then as before. Write the rule's number, or an object with the number and a part of the words of the refusal. */
export type Refusal = Case | RefusalDetail;

/** The reason of a refusal. */
export interface RefusalDetail {
  readonly case: Case;
  /** Words that the refusal must contain. */
  readonly text?: string;
}

/** One thing a player does, told by the word do. Which words there are, and what else each takes, is a matter of the game: the reference of each game lists them. In every game pass and end-phase end a decision and a phase, go-to plays on to a phase, and check says what must be true at this point of the list. */
export type Command = PassCommand | EndPhaseCommand | GoToCommand | CheckCommand | OtherCommand;

/** The same with any other word. */
export interface OtherCommand {
  /** What is done. */
  readonly do: string;
  readonly refused?: Refusal;
  readonly note?: Note;
  readonly [name: string]: unknown;
}

/** The side that must decide has nothing more to do in this phase. */
export interface PassCommand {
  /** Pass. */
  readonly do: 'pass';
  readonly refused?: Refusal;
  readonly note?: Note;
}

/** Both sides pass until the phase is over and the next one begins. */
export interface EndPhaseCommand {
  /** End the phase. */
  readonly do: 'end-phase';
  readonly refused?: Refusal;
  readonly note?: Note;
}

/** Phases end, one after the other, until a later one with that id in which somebody must decide. What leaves no choice on the way is done. */
export interface GoToCommand {
  /** Play on to a phase. */
  readonly do: 'go-to';
  /** The step of the player-turn, by its id in the sequence of the rules. */
  readonly phase: Id;
  /** The side whose player-turn it must be. Any side, where absent. */
  readonly side?: Id;
  /** The game-turn it must be. Any, where absent. */
  readonly turn?: number;
  readonly refused?: Refusal;
  readonly note?: Note;
}

/** Nobody does anything: what must be true at this point of the list. The commands then go on from here. */
export interface CheckCommand {
  /** Look at the position. */
  readonly do: 'check';
  readonly expect: Expectation;
  readonly note?: Note;
}

/** What must be true of a unit at the end. Only what is named is compared. Any property that is not described here is a marker of the game, or what the game reports of a piece. */
export interface ExpectedUnit {
  /** The hexes it stands in, in either order. An empty list: it is not on the map. */
  readonly hexes?: readonly Hex[];
  /** Where its front looks. */
  readonly facing?: Facing;
  /** The id of the face that lies up. */
  readonly face?: MixedId;
  readonly [name: string]: unknown;
}

/** Something that must have been reported while the commands were played. Only the properties named here are compared with those of the event. Units are named by id, hexes by label; of a two-hex unit the hex is that of its left half. The reference of each game lists its events with their properties. */
export interface ExpectedEvent {
  /** The kind of event, by the name the game system gives it. */
  readonly event: string;
  /** The rule the event must name as its reason. */
  readonly case?: Case;
  readonly [name: string]: unknown;
}

/** Events that must all have happened, in any order among themselves: where the rules do not say which comes first. */
export interface AnyOrder {
  /** The events, each a different one. */
  readonly anyOrder: readonly ExpectedEvent[];
}

/** The hexes of a zone, all of them: a zone of control, an attack zone, the lines of command. Which sorts there are depends on the game. */
export interface ExpectedZone {
  /** The sort of zone, by its id. */
  readonly sort: Id;
  /** Whose it is. What the sides have together, where absent. */
  readonly unit?: UnitName;
  /** Only that of this side. */
  readonly side?: Id;
  /** Its hexes, in any order. */
  readonly hexes: HexList;
}

/** A line of sight between two hexes, past the units that stand there. */
export interface ExpectedSight {
  readonly from: Hex;
  readonly to: Hex;
  /** Whether nothing blocks it. */
  readonly clear?: boolean;
  /** Hexes from one to the other, neighbours being 1. */
  readonly range?: number;
  /** The hexes that block it, in any order; none when it is clear. */
  readonly blockedBy?: HexList;
  /** A rule that something blocks it by. */
  readonly case?: Case;
}

/** What it costs a unit to get somewhere by its cheapest way, in movement points or steps. It must be able to move now. */
export interface ExpectedCost {
  readonly unit: UnitName;
  /** The hex; both hexes, in either order, of a two-hex unit, or one that either half may stand in. */
  readonly to: readonly Hex[];
  /** How it must face there. Any way, where absent. */
  readonly facing?: Facing;
  /** What is spent on the way in all; null where it cannot get there, or not end there. */
  readonly cost: number | null;
}

/** The odds of an attack before the dice are thrown, as the studio shows them. */
export interface ExpectedOdds {
  /** The attack, or a move that ends with one. It must be legal now; it is not done. */
  readonly of: Command;
  /** What must be thrown, once all is counted. */
  readonly roll?: string;
  /** The number that the table says, or the differential, before modifiers. */
  readonly table?: number;
  /** What modifiers count, by their label, those of rolls that follow included. Only those named are compared; 0: it does not count. */
  readonly modifiers?: { readonly [name: string]: number };
  /** The chances of outcomes by their label, as fractions. Only those named are compared; 0/1: it cannot happen. */
  readonly chances?: { readonly [name: string]: string };
}

/** The points of an army, and what is wrong with it. */
export interface ExpectedArmy {
  /** What it costs. */
  readonly points?: number;
  /** The cases that it breaks, all of them; none where the list is empty. Remarks do not count. */
  readonly faults?: readonly Case[];
}

/** Who must decide next, and what. */
export interface ExpectedDecision {
  /** The side that must decide. */
  readonly side?: Id;
  /** What it must decide, by the name the game system gives it; over when the game has ended. */
  readonly frame?: string;
}

/** What must be true at the end. Only what is named is compared. Units, points, events and dice are looked at after the last command, or after what then happens without anybody having a choice; decision, offered, zones, sight, costs, odds, turn, phase and the like at the next decision that somebody must make. */
export interface Expectation {
  /** Units by their id, with what must be true of them. */
  readonly units?: { readonly [name: string]: ExpectedUnit };
  /** Levels that markers of sides, hexes and the game must have. */
  readonly markers?: MarkersOfPosition;
  /** Points scored so far, by side. */
  readonly victoryPoints?: PointsBySide;
  /** Events that must have happened, in this order; others may lie between them. Within anyOrder the order is left open. */
  readonly events?: readonly (AnyOrder | ExpectedEvent)[];
  /** Events that must not have happened at all. */
  readonly notEvents?: readonly ExpectedEvent[];
  /** The last command must be refused, by this rule. (Any command may say so itself.) */
  readonly refused?: Refusal;
  /** Commands that must be legal now. */
  readonly offered?: readonly Command[];
  /** Commands that must not be legal now. */
  readonly notOffered?: readonly Command[];
  /** Zones of units and sides. */
  readonly zones?: readonly ExpectedZone[];
  /** Lines of sight. */
  readonly sight?: readonly ExpectedSight[];
  /** What it costs units to get somewhere. */
  readonly costs?: readonly ExpectedCost[];
  /** The odds of attacks. */
  readonly odds?: readonly ExpectedOdds[];
  /** How many numbers have been taken from dice. All of them, where absent. */
  readonly diceUsed?: number;
  readonly decision?: ExpectedDecision;
  /** In a game that buys armies by points: what the army of a side comes to, as it stands in the position. */
  readonly armies?: { readonly [name: string]: ExpectedArmy };
  /** The game-turn. */
  readonly turn?: number;
  /** The side whose player-turn it is. */
  readonly phasing?: Id;
  /** The step of the player-turn, by its id in the sequence of the rules. */
  readonly phase?: Id;
  /** Whether the game has ended. */
  readonly over?: boolean;
  /** The side that has won, or draw. */
  readonly winner?: Id;
  /** The level of victory, by its id in the rules. */
  readonly level?: Id;
}

/** cases/*.case.json: a test position that proves one rule. It sets up a small map with a few units, plays some commands with given dice, and says what must come of it. One needs to know the rulebook to write one, not the program. */
export interface CaseFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** The number of the rule it proves, as the rulebook prints it, without brackets. Where it proves several, the most particular one. */
  readonly case: Case;
  /** What must happen, in a sentence that reads like the rule. */
  readonly title: string;
  /** Rulings the result depends on, by number. */
  readonly rulings?: readonly Ruling[];
  readonly note?: Note;
  /** The package whose rules are played. The package whose cases folder holds the file, where absent. */
  readonly package?: PackageId;
  /** Another case of this package or of one that it extends, by package and name of file. What this file does not give is taken from there: position, commands, dice, expectations. So a variant shows what it changes by the same case under its own rules. */
  readonly sameAs?: string;
  readonly map?: CaseMap;
  /** In a game of tables: a table for this position. The battle's own, where absent. */
  readonly table?: MapTable;
  /** Optional rules settled for this position, in place of the scenario's own choices. */
  readonly options?: OptionChoices;
  /** The game-turn in which the position stands. 1 where absent. */
  readonly turn?: number;
  /** The side whose player-turn it is. Where absent, the side in whose player-turn alone the phase is done, else the side that moves first. */
  readonly phasing?: Id;
  /** The step of the player-turn that is about to begin, by its id in the sequence of the rules. The first step where absent. */
  readonly phase?: Id;
  /** Points already scored, by side. 0 for a side not named. */
  readonly victoryPoints?: PointsBySide;
  /** Levels at which markers of sides, hexes and the game stand. Those not named are as at the start. */
  readonly markers?: MarkersOfPosition;
  /** The only counters in the position. Where absent, the battle's own counters stand as in its set-up (then map and table must be absent too). */
  readonly units?: readonly CaseUnit[];
  /** What the players do, in order. Every command must be legal unless it says refused. Where a decision is asked of a player, the next command answers it; a decision that leaves only one thing to do may be left out. Commands of both sides stand in one list; the program knows whose turn to decide it is. A phase in which nobody can do anything more ends by itself; pass and end-phase end it sooner. */
  readonly commands?: readonly Command[];
  /** The numbers the dice show, in the order in which they are rolled. A roll of one die (1d6) takes one number, a roll of two (2d6) takes two. The position fails if the numbers run out, or if some are left at the end. */
  readonly dice?: readonly number[];
  readonly expect?: Expectation;
}

/** One comment with its answers. It is pinned to a hex, a unit or an item; with none of them it is about the whole package. */
export interface Comment {
  readonly id: MixedId;
  /** The hex it is pinned to. */
  readonly hex?: Hex;
  /** The unit it is pinned to. */
  readonly unit?: MixedId;
  /** The item or value it is pinned to, named as the target of a change names it. */
  readonly item?: string;
  /** What it was pinned to and is no more: a hex that was cut off the map. */
  readonly was?: string;
  readonly by: Person;
  readonly at: Moment;
  /** What is said. */
  readonly note: string;
  /** The answers, the oldest first; an empty list before the first, so that two people can answer at once. */
  readonly replies: readonly Reply[];
  readonly resolved?: Resolution;
}

/** An answer to a comment. */
export interface Reply {
  readonly id: MixedId;
  readonly by: Person;
  readonly at: Moment;
  /** What is said. */
  readonly note: string;
}

/** Who has settled the comment, and when. */
export interface Resolution {
  readonly by: Person;
  readonly at: Moment;
}

/** The name of a person. */
export type Person = string;

/** A moment, in Coordinated Universal Time. */
export type Moment = string;

/** comments.json: what people have said to each other about the package. The game never reads it. */
export interface CommentsFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** The comments, the oldest first. */
  readonly comments?: readonly Comment[];
}

/** The format of the file. Files of earlier formats are read too, and can be migrated; files of later ones are left alone. */
export type Format = 1;

/** A short name that is unique in its list: small letters and digits, words joined by hyphens. Everything else refers to the item by this name, so do not change it once others use it. */
export type Id = string;

/** A short name in letters and digits, words joined by hyphens. Capitals are allowed here. */
export type MixedId = string;

/** The name of a package: its folder inside the scenarios folder, with forward slashes. */
export type PackageId = string;

/** The number of the rule this comes from, as the rulebook prints it, without brackets. */
export type Case = string;

/** The ruling that settles a doubt of the rulebook, by its number in the list of rulings. */
export type Ruling = string;

/** A remark for people who read the file. The game never reads it. */
export type Note = string;

/** The game-turns in which it holds: from the first to the last, both counted. Either may be left out: without from it holds from the beginning, without to until the end of the game. */
export interface Turns {
  /** The first game-turn in which it holds. */
  readonly from?: number;
  /** The last game-turn in which it holds. */
  readonly to?: number;
}

/** A hex by the label printed on the map, in the numbering of the map (often two digits of column, then two of row); on a table a point: its inches from the west edge, a comma, its inches from the north edge. */
export type Hex = string;

/** Hexes by their labels. */
export type HexList = readonly Hex[];

/** A direction from a hex to its neighbour. Where hexes stand on a point (pointy grid): E NE NW W SW SE. Where they lie on a side (flat grid): SE NE N NW SW S. */
export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** Where the front of a counter looks. A two-hex counter looks towards a corner between two hexes. Pointy grid: N WNW WSW S ESE ENE. Flat grid: E NNE NNW W SSW SSE. A one-hex counter that has a front looks towards a side of its hex: one of the directions. */
export type Facing = 'N' | 'NNE' | 'NE' | 'ENE' | 'E' | 'ESE' | 'SE' | 'SSE' | 'S' | 'SSW' | 'SW' | 'WSW' | 'W' | 'WNW' | 'NW' | 'NNW';

/** A colour as #rrggbb. */
export type Color = string;

/** A formula in the rule language, for instance: attacker.size == "double" && zone != "front". Names and values are checked when the package is compiled. */
export type Expression = string;

/** Where a datum comes from. Whatever the original did not print must carry it. */
export interface Provenance {
  /** printed: stands on the original. derived: follows from what is printed. reconstructed: lost or illegible, filled in by us. */
  readonly kind: 'printed' | 'derived' | 'reconstructed';
  /** The place in the original. */
  readonly source?: string;
  /** Why this value and no other. */
  readonly reason?: string;
  /** How sure we are, from 0 (a guess) to 1 (certain). */
  readonly confidence?: number;
}

/** A whole number, a word of one of the game's vocabularies, or true for a flag. */
export type PropertyValue = number | string | boolean;

/** Values by the name the game system gives them, for instance movement, armour, morale. */
export interface ValueMap { readonly [name: string]: PropertyValue }

/** pointy: a corner of every hex points north, rows run straight from west to east. flat: a corner points east, columns run straight from north to south. */
export type GridOrientation = 'pointy' | 'flat';

/** Which rows (pointy) or columns (flat) stand half a hex further right or down: those with an odd or those with an even number, counted from 1 at the top left. */
export type GridShift = 'odd' | 'even';

/** How hexes are labelled. The label is only a view of a hex, so the numbering can change without moving anything, except that files name hexes by label. */
export interface Numbering {
  /** column-row: digits of the column, then of the row (0812). row-column: the row first (1208). letters: the column as a letter, then the row (H12). letter-rows: the row as a letter, then the column (L08). oblique: two slanting axes, each with its letter (A29 B40). */
  readonly preset: 'column-row' | 'row-column' | 'letters' | 'letter-rows' | 'oblique';
  /** Least number of a column (oblique: on the first axis). 1 where absent. */
  readonly firstColumn?: number;
  /** Least number of a row (oblique: on the second axis). 1 where absent. */
  readonly firstRow?: number;
  /** True where column numbers grow from right to left (oblique: the first axis is counted the other way round). */
  readonly descendingColumns?: boolean;
  /** True where row numbers grow from bottom to top (oblique: the second axis is counted the other way round). */
  readonly descendingRows?: boolean;
  /** Least digits of a number, padded with zeros on the left. 2 where absent (oblique: 1). */
  readonly digits?: number;
  /** What follows Z: AA, AB (alphabetic) or AA, BB (doubled). alphabetic where absent. */
  readonly lettersAfterZ?: 'alphabetic' | 'doubled';
  /** What is written between the two numbers. Nothing where absent (oblique: a space). */
  readonly separator?: string;
  /** The two axes of an oblique numbering: the letter written before the number, and the axial coordinate it counts along (s is minus q minus r). */
  readonly axes?: readonly [ObliqueAxis, ObliqueAxis];
}

/** One axis of an oblique numbering. */
export interface ObliqueAxis {
  /** Written before the number; may be empty. */
  readonly name: string;
  /** The coordinate it counts. */
  readonly along: 'q' | 'r' | 's';
}

/** One alteration of something the base package (or an earlier level) defines. A derived package never repeats a whole list; it says what is different, and by which rule. */
export interface Change {
  /** set: give an existing field another value. add: put in an item or a field that does not exist yet. replace: put another item in place of an existing one, under the same id. remove: take an existing item or field away. move: put an existing item in another place of its list, before or after another one. */
  readonly op: 'set' | 'add' | 'replace' | 'remove' | 'move';
  /** What is altered: list/id, or list/id/field, and further down with slashes. Lists: sides, units, terrains, hexsides, features, vocabularies, parameters, tables, modifiers, markers, effects, conditions, restrictions, sequence, objectives, options, contents, modules, setUp (by unit), arrivals, withdrawals. Single things: victory, map. Items inside an item are named by their id. A hex of the map: map/terrain/0304, map/elevation/0304. */
  readonly target: string;
  /** The new value (set), or the whole item (add, replace). Absent for remove and move. */
  readonly value?: JsonValue;
  /** With set, of a parameter's value, a cell of a table or the value of a modifier: the game-turns in which alone it is so. In all others it has the value that it has without this change. In every one, where absent. */
  readonly turns?: Turns;
  readonly case?: Case;
  /** Why it is changed, in a sentence. */
  readonly reason?: string;
  /** With add or move, in an ordered list: the id of the item to stand in front of. */
  readonly before?: string;
  /** With add or move, in an ordered list: the id of the item to stand behind. With add, at the end where neither is given. */
  readonly after?: string;
}

/** What this package alters in what it extends. The changes of a package are applied after its own additions, in the order: scenario, map, units, terrain, rules. Two changes of one thing in one package are a mistake, unless they hold in different turns. */
export type Changes = readonly Change[];

/** Which choice of each option is in force, by the ids of option and choice. Options not named keep their default. */
export interface OptionChoices { readonly [name: string]: Id }

/** Where the terrain or the level of some hexes comes from. It is said of a hex as long as the hex has that value. */
export interface MapOrigin {
  readonly id: Id;
  /** The hexes. */
  readonly hexes: readonly Hex[];
  /** Their terrain, by its id. */
  readonly terrain?: Id;
  /** Their level. */
  readonly level?: number;
  readonly provenance: Provenance;
  readonly note?: Note;
}

/** A feature of the terrain file laid on the map. */
export interface MapFeature {
  readonly id: Id;
  /** The kind of feature, by its id. */
  readonly feature: Id;
  /** The name people read, where it has one. */
  readonly name?: string;
  /** The hexes it runs through, in order; each a neighbour of the one before. */
  readonly path: readonly Hex[];
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A hexside kind of the terrain file laid between two neighbours. */
export interface MapHexside {
  readonly id: Id;
  /** The kind of hexside, by its id. */
  readonly feature: Id;
  /** The name people read, where it has one. */
  readonly name?: string;
  /** The two hexes on either side of it; they must be neighbours. */
  readonly between: readonly Hex[];
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** What stands at the foot of the sheet. */
export interface MapFrame {
  /** The title of the map. */
  readonly title?: string;
  /** A line below the title. */
  readonly subtitle?: string;
  /** Whether kinds of terrain, hexside and path are explained. */
  readonly legend?: boolean;
  /** Whether an arrow shows north, which is up. */
  readonly compass?: boolean;
  /** A scale bar. */
  readonly scale?: {
    /** Its length in hexes. */
    readonly hexes: number;
    /** What that is on the ground. */
    readonly text?: string;
  };
}

/** A name written on the map. */
export interface MapLabel {
  readonly id: Id;
  /** What is written. */
  readonly text: string;
  readonly hex: Hex;
  /** How many times as large as ordinary names. 1 where absent. */
  readonly size?: number;
  /** Degrees by which it is turned clockwise. 0 where absent. */
  readonly rotation?: number;
  /** Hexes in order along which it is written, in place of a straight line. */
  readonly along?: readonly Hex[];
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A table without hexes, in place of a grid. Everything on it is measured in inches, from its upper left corner: first to the east, then to the south. */
export interface MapTable {
  /** Inches from west to east. */
  readonly width: number;
  /** Inches from north to south. */
  readonly depth: number;
  /** Woods, streams, hedges and whatever else lies on it. */
  readonly features?: readonly TableFeature[];
  /** Where each side may stand at the beginning. They do not overlap. */
  readonly deployments?: readonly Deployment[];
  /** Areas that a rule or a person refers to: an objective, a place where somebody comes in. */
  readonly zones?: readonly TableZone[];
  /** Names written on it. */
  readonly labels?: readonly TableLabel[];
}

/** A point of the table: inches from its west edge, then from its north edge. */
export type TablePoint = readonly [number, number];

/** Something that lies on the table: an area by its corners, or a line by the points that it runs through. */
export interface TableFeature {
  readonly id: Id;
  /** What it is, by the id of a kind in terrain.json: of an area a terrain, of a line a hexside or a feature. Without one it does nothing yet, and the battle cannot be played. */
  readonly kind?: Id;
  /** The name people read, where it has one. */
  readonly name?: string;
  /** Its corners in order, either way round. Its edges do not cross. */
  readonly area?: readonly TablePoint[];
  /** The points that it runs through, in order. */
  readonly line?: readonly TablePoint[];
  /** How high it is: whole levels above the table. 0 where absent. */
  readonly level?: number;
  /** Whether who stands in it or behind it is covered. As its kind says where absent. */
  readonly cover?: boolean;
  /** Whether it is an obstacle to those who cross it. As its kind says where absent. */
  readonly obstacle?: boolean;
  /** Whether nobody gets in or across. As its kind says where absent: where its cost is prohibited. */
  readonly impassable?: boolean;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** Where a side may stand at the beginning, by the corners of the area. */
export interface Deployment {
  readonly id: Id;
  /** The name people read, where it has one. */
  readonly name?: string;
  /** The side that it is for. */
  readonly side: Id;
  /** Its corners in order, either way round. */
  readonly area: readonly TablePoint[];
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** An area of the table with a name, by its corners. */
export interface TableZone {
  readonly id: Id;
  /** The name people read, where it has one. */
  readonly name?: string;
  /** The side that holds it until another does, if any. */
  readonly side?: Id;
  /** Its corners in order, either way round. Its edges do not cross. */
  readonly area: readonly TablePoint[];
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A name written on the table. */
export interface TableLabel {
  readonly id: Id;
  /** What is written. */
  readonly text: string;
  /** The middle of it. */
  readonly at: TablePoint;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A group of hexes with a purpose. */
export interface Zone {
  readonly id: Id;
  /** The name people read. */
  readonly name?: string;
  /** set-up: where a side may start. objective: what a side wants to hold. hidden: secret hexes of a side. other: anything a rule names. */
  readonly purpose: 'set-up' | 'objective' | 'hidden' | 'other';
  /** The side it belongs to, if any. */
  readonly side?: Id;
  readonly case?: Case;
  readonly hexes: HexList;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** map.json: the hex grid and everything painted on it, or a table and everything laid on it. A package that keeps its base's map gives only additions (features, hexsides, labels, zones) and changes. */
export interface MapFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** Shape and size of the hex grid. */
  readonly grid?: {
    readonly orientation: GridOrientation;
    /** Hexes from west to east. */
    readonly columns: number;
    /** Hexes from north to south. */
    readonly rows: number;
    readonly shift: GridShift;
  };
  readonly numbering?: Numbering;
  /** Which terrain each character in the terrain rows stands for. */
  readonly terrainCodes?: { readonly [name: string]: Id };
  /** The terrain of every hex: one line of characters for each row of the map from north to south, one character for each hex from west to east. */
  readonly terrain?: readonly string[];
  /** The level of every hex: laid out as the terrain rows, one digit for each hex. */
  readonly elevation?: readonly string[];
  /** Roads and other things that lie in hexes beside their terrain. */
  readonly features?: readonly MapFeature[];
  /** Ridges, walls and other things that lie on the side between two hexes. */
  readonly hexsides?: readonly MapHexside[];
  /** Names written on the map. */
  readonly labels?: readonly MapLabel[];
  /** Groups of hexes that a rule or a person refers to. */
  readonly zones?: readonly Zone[];
  /** Where the terrain and levels of hexes come from that were read from a scan of the map. */
  readonly origins?: readonly MapOrigin[];
  readonly table?: MapTable;
  readonly frame?: MapFrame;
  /** Remarks about the map. */
  readonly notes?: readonly string[];
  readonly provenance?: Provenance;
  readonly changes?: Changes;
}

/** A list of words. */
export interface Vocabulary {
  readonly id: Id;
  /** The name people read. */
  readonly name?: string;
  readonly case?: Case;
  /** The words, in an order that means something where the game compares them (morale A before B). */
  readonly values: readonly Word[];
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One word of a vocabulary. */
export interface Word {
  readonly id: MixedId;
  /** The name people read. */
  readonly name?: string;
  /** The letter or sign printed on counters and charts. */
  readonly letter?: string;
  readonly color?: Color;
  /** Of a class of troops: another one that it is taken for wherever the rules do not know it, a table has no row or column for it, or ground no cost of its own. */
  readonly like?: MixedId;
  /** The side it belongs to, if any (contingents). */
  readonly side?: Id;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One number or choice. */
export interface Parameter {
  readonly id: Id;
  /** A whole number, or one of the words that the game system allows here. */
  readonly value: number | string;
  readonly case?: Case;
  /** What it is, for people. */
  readonly name?: string;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** What a thing must be for this row or column to serve: each name with the value it must have. The row or column that matches is used. */
export interface Match { readonly [name: string]: PropertyValue }

/** One row of a chart. */
export interface TableRow {
  /** A short name in letters and digits, words joined by hyphens. In a table of words that effects roll on, the rolls that it serves: 4, or 2-3. */
  readonly id: MixedId;
  /** What is printed at its head. */
  readonly name?: string;
  readonly match?: Match;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One column of a chart. */
export interface TableColumn {
  readonly id: MixedId;
  /** What is printed at its head. */
  readonly name?: string;
  readonly match?: Match;
  /** The distances in hexes for which the column serves: nearest and farthest. */
  readonly range?: readonly [number, number];
  /** Of a table of words that effects roll on: the column serves where this is true. The first that serves is read; the last has no formula and serves everybody else. */
  readonly when?: Expression;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A whole number (in a combat table the highest total that still has an effect), null for a printed dash: no effect possible, or NA: not allowed at all. In a table whose results have names, the word for the result. */
export type Cell = number | null | 'NA' | string;

/** The cells of one row, by column id. Every column is given. */
export interface CellRow { readonly [name: string]: Cell }

/** A chart: rows, columns, and a cell for each pair. */
export interface Table {
  readonly id: Id;
  readonly case?: Case;
  /** The name people read. */
  readonly title?: string;
  /** The dice rolled for it: their number, d, and their sides. 1d66 is two six-sided dice, the first for the tens, from 11 to 66. Dice of other than six sides, and 1d66, belong to tables of words that effects roll on. */
  readonly dice: string;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
  /** The rows from top to bottom. */
  readonly rows: readonly TableRow[];
  /** The columns from left to right. */
  readonly columns: readonly TableColumn[];
  /** The cells: by row id, then by column id. */
  readonly cells: { readonly [name: string]: CellRow };
}

/** One modifier. */
export interface Modifier {
  readonly id: Id;
  readonly case?: Case;
  /** The number it changes: one of the places the game system names. */
  readonly applies: string;
  /** The words players read beside the number. */
  readonly label: string;
  /** When it counts. Always, where absent. */
  readonly when?: Expression;
  /** How much: a whole number, or a formula. */
  readonly value: number | string;
  /** add: counts beside all others. set: the number becomes this value, whatever it was. best:group and worst:group: of the modifiers that name the same group only the highest (or lowest) counts. cap:group: those that name the group add up, and together never exceed this value (the lowest, where several give one). add where absent. */
  readonly stacking?: string;
  /** The game-turns in which it counts. In every one, where absent. */
  readonly turns?: Turns;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One question with its answer. */
export interface Condition {
  readonly id: Id;
  readonly case?: Case;
  /** The question in words. */
  readonly name?: string;
  /** True where the answer is yes. */
  readonly when: Expression;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A named level. A unit, hex or side has its own; formulas read it as a field, for instance unit.ammunition, hex.smoke or game.weather. A unit also has the levels of its hex and of its side. */
export interface Marker {
  /** The name by which formulas and effects know it: a small letter, then letters and digits. It must not be a field that the game has already. */
  readonly id: string;
  /** The name people read. */
  readonly name: string;
  /** What has it: every unit, every side, every hex, or the game as a whole. */
  readonly of: 'unit' | 'side' | 'hex' | 'game';
  /** The lowest level. 0 where absent. */
  readonly minimum?: number;
  /** The highest level. */
  readonly maximum: number;
  /** The level at the start: a whole number, or for a marker of units a formula that names unit. The lowest level where absent. */
  readonly start?: number | string;
  /** The letters on its chip, before the level. The first letter of its name where absent. */
  readonly letter?: string;
  /** The colour of its chip on hexes. */
  readonly color?: Color;
  /** When its chip lies on the counter or in the hex: when the level is not that of the start (as where absent), always, or never. */
  readonly shown?: 'when-not-start' | 'always' | 'never';
  readonly case?: Case;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** Something that happens at a moment. It reads as a sentence: at this moment, if this is so, do that. */
export interface Effect {
  readonly id: Id;
  readonly case?: Case;
  /** The words players read in the log. */
  readonly label: string;
  /** The moment. game-begins, game-ends, turn-begins, turn-ends: of the game and its game-turns. phase-begins, phase-ends: of every step of a player-turn, or of that named in step. rolled: a roll on a table has given a result. chosen: a player has chosen it, in a step with the procedure choice: for one of their units; for a hex where each is hex, for their side where each is side; for anybody once a step. Of units, always after the rules have done with the thing itself: unit-enters (a hex, in any phase), unit-charges, unit-fires, unit-is-fired-at, unit-is-hit, unit-attacks, unit-is-attacked, unit-breaks, unit-rallies, unit-is-lost. */
  readonly at: string;
  /** phase-begins, phase-ends and chosen: only of this step of the sequence. */
  readonly step?: Id;
  /** rolled: the table. */
  readonly table?: Id;
  /** rolled: the result. Any, where absent. */
  readonly result?: MixedId;
  /** Once for each unit on the map, each hex, or each side; all are asked before it acts on any. At a moment of units, other is then the unit of the moment: for each unit the other ones, and for each hex the unit stays unit. Once, where absent. */
  readonly each?: 'unit' | 'hex' | 'side';
  /** each: it acts on so many alone of all that fit, drawn by lot. On all of them, where absent. */
  readonly lot?: number;
  /** It acts only where this is true. Always, where absent. */
  readonly when?: Expression;
  readonly turns?: Turns;
  /** What it does, in this order. */
  readonly then: readonly EffectVerb[];
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One thing that an effect does. What else it says depends on the word do. */
export interface EffectVerb {
  /** set: gives a marker a level (marker, of, to). add: adds to a level (marker, of, value). place: lays a marker in hexes (marker, in, level). remove: takes a piece off the map (piece, as). replace: takes a piece off the map, not lost, and puts another counter in its place that is not on it, as when troops go over to the enemy (piece, by). recall: a piece that is lost, or that an effect has had leave, waits off the map again, and comes back by an arrival (piece). flip: turns a piece to another face (piece, to). break: breaks the order of a piece, as a failed check does (piece). rally: brings a piece that is broken back to order (piece). roll: rolls on a table of words; what a result does stands in effects at the moment rolled (table, modifier). score: gives points (side, points). end: ends the game (winner). */
  readonly do: 'set' | 'add' | 'place' | 'remove' | 'replace' | 'recall' | 'flip' | 'break' | 'rally' | 'roll' | 'score' | 'end';
  /** The marker, by its id. */
  readonly marker?: string;
  /** Whose level: the unit of the moment, the other one, the one that has destroyed it, its hex, its side, the enemy of that side, or the game. Where absent, what the marker belongs to. */
  readonly of?: 'unit' | 'other' | 'destroyer' | 'hex' | 'side' | 'enemy' | 'game';
  /** set: the new level, a whole number or a formula. flip: the id of the face. */
  readonly to?: number | string;
  /** add: how much, a whole number or a formula. */
  readonly value?: number | string;
  /** place: where. hex: the hex of the moment. Or hexes by their labels, or those of a zone of the map. */
  readonly in?: 'hex' | {
    readonly hexes: HexList;
  } | {
    /** The zone, by its id. */
    readonly zone: Id;
  };
  /** place: the level, a whole number or a formula. 1 where absent. */
  readonly level?: number | string;
  /** remove, replace, recall, flip, break, rally: which piece; the unit of the moment where absent. */
  readonly piece?: 'unit' | 'other' | 'destroyer';
  /** replace: the counter that takes its place, by its id: of either side, also of another kind or size. Nothing happens while it is on the map, once it is lost, or where it may not stand. */
  readonly by?: Id;
  /** remove: eliminated, so that it scores as a lost piece does, or left, as a piece that has gone off the map. eliminated where absent. */
  readonly as?: 'eliminated' | 'left';
  /** roll: the table, by its id. */
  readonly table?: Id;
  /** roll: what is added to the dice, a whole number or a formula. 0 where absent. */
  readonly modifier?: number | string;
  /** score: who scores. unit: the side of the unit, or the side that the moment is about; enemy: its enemy; or a side by its id. */
  readonly side?: string;
  /** score: how many, a whole number or a formula. */
  readonly points?: number | string;
  /** end: who has won. unit: the side of the unit, or the side that the moment is about; enemy: its enemy; or a side by its id. By the score, where absent. */
  readonly winner?: string;
}

/** One thing that may not be done. */
export interface Restriction {
  readonly id: Id;
  readonly case?: Case;
  /** What may not be done: one of the acts that the game system names, such as move (to set out), enter (a hex), fire, attack, charge or rally. */
  readonly forbids: string;
  /** The words in which players are told why they may not. */
  readonly label: string;
  /** When it may not be done. Always, where absent. */
  readonly when?: Expression;
  /** The game-turns in which it holds. In every one, where absent. */
  readonly turns?: Turns;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One step of a player-turn. */
export interface SequenceStep {
  readonly id: Id;
  /** The name of the phase as players read it. */
  readonly phase: string;
  /** What is done: one of the procedures of the game system, or event: a roll on a table of the package. */
  readonly procedure: Id;
  /** The table that is rolled on, for a step with the procedure event: at its beginning the dice say a word, and effects at the moment rolled do what it stands for. */
  readonly table?: Id;
  /** Who acts: both sides together, the side whose player-turn it is, the other side, or first the one and then the other. */
  readonly acts: 'both' | 'phasing' | 'other' | 'phasing-then-other';
  /** The side in whose player-turn alone it is done. In every side's, where absent. */
  readonly side?: Id;
  /** The one game-turn in which it is done. In every one, where absent. */
  readonly turn?: number;
  /** The game-turns in which it is done. In every one, where absent. Give turn or turns, not both. */
  readonly turns?: Turns;
  readonly case?: Case;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** Who has won: by the score at the end, by conditions that settle it, or by both. A condition that holds goes before the score. */
export interface Victory {
  readonly case?: Case;
  /** The number that is looked up: the points of one side less those of the other. */
  readonly score?: {
    /** The side whose points are counted. */
    readonly plus: Id;
    /** The side whose points are taken off. */
    readonly minus: Id;
  };
  /** The levels of victory from the highest score to the lowest. The first whose min the score reaches is the result. */
  readonly levels?: readonly VictoryLevel[];
  /** What settles the battle, whatever the score. The first that holds decides. */
  readonly conditions?: readonly VictoryCondition[];
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One thing that settles the battle. */
export interface VictoryCondition {
  readonly id: Id;
  readonly case?: Case;
  /** What has happened, in the words players read. */
  readonly label: string;
  /** When it is settled, about the game as a whole. */
  readonly when: Expression;
  /** When it is asked. turn-ends: at the end of every game-turn. game-ends: only when the game is over. at-once: as soon as a move, a fight or whatever was begun is done. turn-ends where absent. */
  readonly at?: 'turn-ends' | 'game-ends' | 'at-once';
  readonly turns?: Turns;
  /** The side that has won. Nobody, a draw, where absent. */
  readonly winner?: Id;
  /** The level of victory that it amounts to, by its id. */
  readonly level?: Id;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One level of victory. */
export interface VictoryLevel {
  readonly id: Id;
  /** The name people read. */
  readonly name: string;
  /** A flourish the rulebook prints beside it. */
  readonly title?: string;
  /** The lowest score of this level. Absent in the last level, which takes all that is left. */
  readonly min?: number;
  /** The side that has won. Absent for a draw. */
  readonly winner?: Id;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** Hexes that are worth points to a side that holds them. */
export interface Objective {
  readonly id: Id;
  /** The name people read. */
  readonly name?: string;
  /** The zone of the map, by its id. */
  readonly zone: Id;
  /** The side that scores; without it, whichever holds the hex. */
  readonly side?: Id;
  /** Points for each hex held. */
  readonly points: number;
  readonly case?: Case;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One question with its possible answers. An answer is a list of changes. */
export interface Option {
  readonly id: Id;
  /** The question as players read it. */
  readonly title: string;
  readonly case?: Case;
  readonly ruling?: Ruling;
  /** The id of the choice that holds where a scenario says nothing. */
  readonly default: Id;
  readonly note?: Note;
  /** The possible answers. */
  readonly choices: readonly Choice[];
  readonly provenance?: Provenance;
}

/** One answer. */
export interface Choice {
  readonly id: Id;
  /** The answer as players read it. */
  readonly title: string;
  readonly case?: Case;
  readonly ruling?: Ruling;
  readonly note?: Note;
  /** What it changes, after all other changes of the package that offers the option. An empty list for rules as they stand. */
  readonly changes: readonly Change[];
}

/** One rule of the rulebook. Other things name it by its case. */
export interface ContentsEntry {
  readonly case: Case;
  /** Its heading. */
  readonly title: string;
  /** The rule restated in one or two sentences of our own. */
  readonly summary?: string;
  /** True where there is something for a computer to do or forbid. False for headings, examples and history; the note says why. */
  readonly acts: boolean;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** rules.json: the numbers, charts and conditions of the rules, or what a battle or variant changes in those of its base. */
export interface RulesFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** The game system whose code plays this package. Stated once, in the lowest base. */
  readonly system?: Id;
  /** Lists of words that counters, charts and formulas may use. */
  readonly vocabularies?: readonly Vocabulary[];
  /** Single numbers and choices of the rules. */
  readonly parameters?: readonly Parameter[];
  /** Charts that dice are looked up in. */
  readonly tables?: readonly Table[];
  /** What is added to or taken from a die-roll (or another number), and when. The order is the order in which players read them. */
  readonly modifiers?: readonly Modifier[];
  /** Questions of the rules that are answered by a formula: who may do a thing. */
  readonly conditions?: readonly Condition[];
  /** State of a package's own: named levels that units, sides, hexes or the whole game have, such as ammunition or smoke. Effects change them, and formulas read them by their names. */
  readonly markers?: readonly Marker[];
  /** What happens at named moments besides the rules: each effect with its moment, its condition and what it does. They act in the order of the list. */
  readonly effects?: readonly Effect[];
  /** What may not be done, and when: no fire without arrows, no march through the mud. */
  readonly restrictions?: readonly Restriction[];
  /** The steps of a player-turn, in order. */
  readonly sequence?: readonly SequenceStep[];
  readonly victory?: Victory;
  /** Hexes worth points at the end. */
  readonly objectives?: readonly Objective[];
  /** Questions that the players (or a scenario) may settle one way or another. */
  readonly options?: readonly Option[];
  /** The rulebook's table of contents with each rule restated, so that one can see which rules are in force, done and tested. */
  readonly contents?: readonly ContentsEntry[];
  /** Remarks about the rules. */
  readonly notes?: readonly string[];
  readonly provenance?: Provenance;
  readonly changes?: Changes;
}

/** What becomes of the warnings of one code. */
export interface ProblemSetting {
  /** The code of the warnings, as problems show it. */
  readonly code: string;
  /** Only those about this thing, named as changes name it: list/id, or further into it. All warnings of the code where absent. */
  readonly item?: string;
  /** error: the package cannot be played with it. warning: as it would be without a base that says otherwise. off: it is suppressed. */
  readonly severity: 'error' | 'warning' | 'off';
  /** Why, for those who read the package after you. */
  readonly reason: string;
}

/** One player's army. Any property that is not described here is one that the game asks of its sides. */
export interface Side {
  readonly id: Id;
  /** The name people read. */
  readonly name: string;
  readonly color: Color;
  readonly general?: General;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
  readonly [name: string]: unknown;
}

/** How the side is led by its computer player, captain or marshal: percentages of what any of them does, 100 where one is absent. */
export interface General {
  /** How strongly units are drawn to the enemy; below 0 they are drawn away. */
  readonly advance?: number;
  /** How much danger counts where a unit ends its move. */
  readonly caution?: number;
  /** How much is seen in an attack. */
  readonly attack?: number;
  /** How much units keep together. */
  readonly cohesion?: number;
  /** How much objectives count, and how soon units are sent there. */
  readonly goals?: number;
}

/** What a game asks of a side: a word, a number, true, or several words. */
export type SideValue = PropertyValue | readonly string[];

/** Units that come to the map in the course of the game, in hexes, over an edge, or in a zone. Before their side moves, its owner places each of them on a free hex of those named, or lets it wait; who waits, or finds no room, may come in every later turn. A table has no hexes: there they come in with the edge at their backs, or with their middle in a zone. */
export interface Arrival {
  readonly id: Id;
  /** The name people read. */
  readonly name?: string;
  readonly case?: Case;
  /** The first game-turn in which they may come. */
  readonly turn: number;
  /** The units that come, by their ids. */
  readonly units: readonly MixedId[];
  readonly hexes?: HexList;
  readonly edge?: Edge;
  /** A zone of the map, by its id. Hexes, edge and zone add up, where several are given. */
  readonly zone?: Id;
  /** What must hold before they come, about the game as a whole. Always, where absent. */
  readonly when?: Expression;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** Units that leave the map at the end of a game-turn, once something holds where that is said. Where an edge or a zone is named, only those go that stand there (on a table within an inch of the edge, or with their middle in the zone), and the enemy scores for each other one that is still on the map. */
export interface Withdrawal {
  readonly id: Id;
  /** The name people read. */
  readonly name?: string;
  readonly case?: Case;
  /** The game-turn at whose end they go. With when: the first at whose end they may go. */
  readonly turn: number;
  /** The units that go, by their ids. */
  readonly units: readonly MixedId[];
  readonly edge?: Edge;
  /** A zone of the map, by its id. Edge and zone add up, where both are given. */
  readonly zone?: Id;
  /** What the enemy scores for each of them that does not stand there. */
  readonly points?: number;
  /** What must hold before they go, about the game as a whole: they go at the end of the first turn in which it does. Always, where absent. */
  readonly when?: Expression;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** An edge of the map: every hex along it. Of a table all of that edge. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** The starting place of one counter. */
export interface Placement {
  /** The unit's id. */
  readonly unit: MixedId;
  /** The hex it stands in; both hexes for a two-hex counter, in either order. */
  readonly hexes: readonly Hex[];
  /** For a two-hex counter: one of the two facings its two hexes allow. For a one-hex counter that has a front: the direction it looks in. On a table: tenths of a degree clockwise from north, 0 to 3599. */
  readonly facing?: Facing | number;
  /** The id of the face that lies up. The first face of the counter where absent. */
  readonly face?: MixedId;
  /** Markers that lie on it from the start, by the names that the game system or the rules of the package give them. A list of those that lie there; or each with its level, or with the unit that it names: {"ammunition": 2, "target": "riders-2"}. */
  readonly markers?: readonly MixedId[] | { readonly [name: string]: number | boolean | string };
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** scenario.json: the cover of a package. What it is called, what it builds on, who plays, and which counter starts where. */
export interface ScenarioFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  readonly id: PackageId;
  /** The name people read. */
  readonly title: string;
  /** battle: can be played. base: only there to be extended. */
  readonly kind: 'battle' | 'base';
  /** The package this one builds on. Everything of that package is inherited; this package adds to it and changes it. */
  readonly extends?: PackageId;
  /** What it is about, in a few sentences. */
  readonly summary?: string;
  /** The sides that play, in a fixed order. */
  readonly sides?: readonly Side[];
  /** The side that has the first player-turn of every game-turn. */
  readonly firstSide?: Id;
  /** Optional groups of rules that are in force here, by the names the game system gives them. Those of the base stay in force. */
  readonly modules?: readonly Id[];
  readonly options?: OptionChoices;
  /** Where each counter stands at the start. A unit that is not listed starts off the map. */
  readonly setUp?: readonly Placement[];
  /** Who comes to the map later, and where. A unit of this list stands in no set-up. */
  readonly arrivals?: readonly Arrival[];
  /** Who leaves the map at the end of a game-turn, whether anybody likes it or not. */
  readonly withdrawals?: readonly Withdrawal[];
  /** How grave the warnings about this package are, and those that are left out of its problems with a reason. What extends the package takes them over; where several fit, the last one counts. An error stays one. */
  readonly problems?: readonly ProblemSetting[];
  /** Who made it, a line each. */
  readonly credits?: readonly string[];
  /** Remarks about the package as a whole. */
  readonly notes?: readonly string[];
  readonly provenance?: Provenance;
  readonly changes?: Changes;
}

/** One scan of the map. Its picture stays with the person who scanned it. */
export interface MapScan {
  /** The name of the file with the picture. */
  readonly id: string;
  /** The picture's SHA-256, in hexadecimal digits, to know it by. */
  readonly sha256: string;
  /** Pixels from left to right. */
  readonly width: number;
  /** Pixels from top to bottom. */
  readonly height: number;
  /** Where the scan comes from, and under which licence. */
  readonly origin?: string;
  /** Hexes whose centres somebody has shown on the scan. */
  readonly clicks?: readonly MapClick[];
  readonly fit?: MapFit;
  /** What somebody has said of the terrain of hexes on it. */
  readonly terrain?: readonly MapAnswer[];
  /** What somebody has said of the levels of hexes on it. */
  readonly level?: readonly MapAnswer[];
}

/** The centre of a hex, as somebody has shown it. */
export interface MapClick {
  readonly hex: Hex;
  /** Pixels from the left. */
  readonly x: number;
  /** Pixels from the top. */
  readonly y: number;
}

/** Where the hexes are on a scan: it leads from the map, on which neighbouring hexes are one unit apart and the upper left one is at 0, 0, to pixels. */
export interface MapFit {
  /** The first eight numbers of a matrix of nine, whose last is 1. */
  readonly matrix: readonly number[];
  /** How much the lens bends straight lines. */
  readonly bend: number;
  /** The share of the hexes whose lines are there. */
  readonly share: number;
  /** How far these lines are off, in pixels. */
  readonly rms: number;
}

/** What somebody has said of a hex. */
export interface MapAnswer {
  readonly id: Hex;
  /** The terrain, by its id, or the level. */
  readonly value: string;
}

/** How the codes of one kind of counter are printed. */
export interface PrintedCode {
  /** The kind of piece: a word of the game system. */
  readonly kind: string;
  /** What is printed, and the values it stands for. */
  readonly pattern: string;
}

/** The side that has a paper of a sheet. */
export interface SheetPaper {
  /** The sheet and the number of its paper. */
  readonly id: string;
  /** The side. */
  readonly side: string;
}

/** The class that a symbol stands for. */
export interface SheetSymbol {
  /** The sheet and the number of its symbol. */
  readonly id: string;
  /** The class. */
  readonly class: string;
}

/** One scanned sheet. Its picture stays with the person who scanned it. */
export interface CounterSheet {
  /** The name of the file with the picture; with a number behind it for a further block of counters on it. */
  readonly id: string;
  /** The name of the file with the picture, where the sheet is a further block of counters on it. */
  readonly picture?: string;
  /** The picture's SHA-256, in hexadecimal digits, to know it by. */
  readonly sha256: string;
  /** Pixels from left to right. */
  readonly width: number;
  /** Pixels from top to bottom. */
  readonly height: number;
  /** Where the scan comes from, and under which licence. */
  readonly origin?: string;
  /** Rows of cells. */
  readonly rows: number;
  /** Columns of cells; a double counter covers two of a row. */
  readonly columns: number;
  /** Rows between two gutters; all of them where absent. */
  readonly rowsInStrip?: number;
  /** Columns between two gutters; all of them where absent. */
  readonly columnsInStrip?: number;
  /** What is printed on the sheet of how many counters it has. */
  readonly expected?: {
    /** Single counters. */
    readonly singles?: number;
    /** Double counters. */
    readonly doubles?: number;
    /** Cells of all counters together. */
    readonly cells?: number;
  };
  readonly grid?: SheetGrid;
  /** How well the grid lies on printed lines, as far as it was found by itself. */
  readonly score?: number;
  /** The left cells of double counters. */
  readonly doubles?: readonly SheetPlace[];
  /** Cells that hold no counter, where a row has fewer than others. */
  readonly bare?: readonly SheetPlace[];
  /** Where on a counter its name, its code and its symbol stand. */
  readonly zones?: {
    readonly name?: SheetZone;
    readonly code?: SheetZone;
    readonly symbol?: SheetZone;
  };
  /** The counters have no names on them: they are called by their codes. */
  readonly nameless?: boolean;
  /** How names run on upright counters: from below along their side, or from above. From left to right where absent. */
  readonly nameRun?: 'up' | 'down';
  /** The sheet on whose back this one is printed. */
  readonly backOf?: string;
  /** How the sheet is turned over to see its back. */
  readonly turning?: 'left-right' | 'top-bottom' | 'same';
  /** The sheet lies upside-down on the picture. */
  readonly upsideDown?: boolean;
  /** The counters lie on their side, turned clockwise by a quarter; by three quarters where upside-down as well. */
  readonly sideways?: boolean;
  /** What the readings depend on, in short: another one means that the sheet is to be read again. */
  readonly readFrom?: string;
  /** Counters that look alike, and what was read on them. */
  readonly groups?: readonly SheetGroup[];
  /** Counters that only look like others, as people have said: each is a group of its own, however the sheet is read. */
  readonly apart?: readonly SheetPlace[];
  /** What people have said of counters; it holds for all that look alike. */
  readonly answers?: readonly SheetAnswer[];
}

/** Where the cells of a sheet are on its picture. */
export interface SheetGrid {
  /** Upper left, upper right, lower right, lower left, in pixels. */
  readonly corners: readonly SheetPoint[];
  /** How much the lens bends straight lines. */
  readonly bend: number;
  /** Breadth of the gutters between strips of rows, in cells. */
  readonly rowGutter: number;
  /** Breadth of the gutters between strips of columns, in cells. */
  readonly columnGutter: number;
  /** How far the upper and lower edge of each row is off its place, in cells. */
  readonly rowOffsets: readonly number[];
  /** How far the left and right edge of each column is off its place, in cells. */
  readonly columnOffsets: readonly number[];
}

/** A point of a picture, in pixels from its upper left corner. */
export interface SheetPoint {
  /** To the right. */
  readonly x: number;
  /** Down. */
  readonly y: number;
}

/** Row and column of a cell, from 1. */
export type SheetPlace = string;

/** Left, top, right and bottom of a part of a counter, in shares of it from its upper left corner. */
export type SheetZone = readonly number[];

/** Counters of a sheet that look alike. */
export interface SheetGroup {
  /** Unique on the sheet. */
  readonly id: string;
  /** Where they are. */
  readonly places: readonly SheetPlace[];
  /** The number of their paper, from 1. */
  readonly paper: number;
  /** The number of their symbol, from 1. */
  readonly symbol?: number;
  readonly name: SheetReading;
  readonly code: SheetReading;
  /** Another code that it may be although the reading is clear: one letter differs, and counters of the same name have it or the print looks like it. */
  readonly doubt?: string;
  /** The print of the code goes on beyond its zone, so that no reading of it is believed. */
  readonly cut?: boolean;
}

/** What was read in one place of counters. */
export interface SheetReading {
  /** What it is, where the rule of acceptance needs nobody to look; absent where somebody has to. */
  readonly value?: string;
  /** What it may be, the likeliest first. */
  readonly proposals: readonly string[];
  /** As it was read, each time. */
  readonly readings: readonly string[];
}

/** What somebody has said of a counter. */
export interface SheetAnswer {
  readonly id: SheetPlace;
  /** Its name. */
  readonly name?: string;
  /** Its code, as it is printed. */
  readonly code?: string;
  /** It cannot be read, and becomes no unit. */
  readonly unreadable?: boolean;
}

/** sheets.json: the scanned counter sheets and maps that counters and hexes are read from, what was read on them and what people have said. The game never reads it, and no picture is in it. */
export interface SheetsFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** How the counters are printed, where that is not as the game system knows it. */
  readonly codes?: readonly PrintedCode[];
  /** A list or transcription of the counters: the names that are to be expected on them. */
  readonly roster?: string;
  /** Whose the counters on each paper are. */
  readonly papers?: readonly SheetPaper[];
  /** The classes that the symbols on counters stand for. */
  readonly symbols?: readonly SheetSymbol[];
  /** The sheets. */
  readonly sheets?: readonly CounterSheet[];
  /** Scans of the map, or of parts of it. */
  readonly mapScans?: readonly MapScan[];
}

/** How the board fills it: none, or the name of a drawing the board knows. */
export type Pattern = string;

/** Where a class of troops pays something else: the class (a word of the vocabulary classes) and its movement points. */
export interface Costs { readonly [name: string]: number }

/** Kinds of hexside that it carries across, by their ids: where it crosses one of these, that one counts for nothing. */
export type Crosses = readonly Id[];

/** One kind of hex. */
export interface Terrain {
  readonly id: Id;
  /** The name people read. */
  readonly name: string;
  readonly case?: Case;
  /** Movement points to enter the hex, or prohibited. */
  readonly cost: number | 'prohibited';
  readonly costs?: Costs;
  /** What else the game asks of it, by the names that the game system gives. */
  readonly values?: ValueMap;
  /** open: never in the way. blocks-through: nobody sees past it. blocks-through-and-into: nobody sees past it or into it. open where absent. */
  readonly sight?: 'open' | 'blocks-through' | 'blocks-through-and-into';
  readonly color?: Color;
  readonly pattern?: Pattern;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One kind of hexside. */
export interface Hexside {
  readonly id: Id;
  /** The name people read. */
  readonly name?: string;
  readonly case?: Case;
  /** Movement points on top of those of the hex entered, or prohibited. */
  readonly cost: number | 'prohibited';
  /** climbing: to a higher level. descending: to a lower level. crossing: wherever the map draws this hexside. */
  readonly when: 'climbing' | 'descending' | 'crossing';
  /** What else the game asks of it, by the names that the game system gives. */
  readonly values?: ValueMap;
  readonly crosses?: Crosses;
  /** How the board draws it. line where absent. A bridge, a ford or a gate is drawn across its hexside, over what else is drawn there. */
  readonly drawing?: 'line' | 'river' | 'stream' | 'ditch' | 'wall' | 'hedge' | 'ridge' | 'cliff' | 'bridge' | 'ford' | 'gate';
  readonly color?: Color;
  readonly pattern?: Pattern;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One kind of feature. */
export interface Feature {
  readonly id: Id;
  /** The name people read. */
  readonly name: string;
  readonly case?: Case;
  /** The road rate: movement points of a step along it from hex to hex, in place of those of the hex entered where it is less. Hexes that are prohibited stay so. Without it, a hex costs what its terrain costs. */
  readonly cost?: number;
  readonly costs?: Costs;
  readonly crosses?: Crosses;
  /** How the board draws its path. line where absent. */
  readonly drawing?: 'line' | 'road' | 'track' | 'stream' | 'river';
  readonly color?: Color;
  readonly pattern?: Pattern;
  readonly ruling?: Ruling;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** terrain.json: the terrain effects chart. What each kind of hex, hexside and feature costs and does. */
export interface TerrainFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** Kinds of hex. The first one is the open ground that test positions start from. */
  readonly terrains?: readonly Terrain[];
  /** What lies between two hexes, either drawn on the map or following from their levels. */
  readonly hexsides?: readonly Hexside[];
  /** Kinds of thing that lie in a hex beside its terrain. */
  readonly features?: readonly Feature[];
  /** Remarks about the chart. */
  readonly notes?: readonly string[];
  readonly provenance?: Provenance;
  readonly changes?: Changes;
}

/** How a counter looks, where that is not as its game draws it. */
export interface Counter {
  /** The id of one of the symbols of the package, or the name of a drawing the board knows. The first letters of the name stand for one that neither knows. */
  readonly symbol?: string;
  /** The size of the unit, written over its symbol as NATO writes it. */
  readonly echelon?: 'squad' | 'section' | 'platoon' | 'company' | 'battalion' | 'regiment' | 'brigade' | 'division' | 'corps' | 'army';
  /** The colour of its paper. */
  readonly color?: Color;
  /** The colour of its symbol and values, and of its name where that has no stripe; black or white, whichever is read more easily, where absent. */
  readonly print?: Color;
  /** The colour of the stripe behind its name; that of its side where absent. */
  readonly stripe?: Color;
  /** Where its values stand. line: in a line below the symbol. corners: in the two lower corners, further ones between them. column: one below the other, right of the symbol. symbol: in a line below a larger symbol, without a name. */
  readonly layout?: 'line' | 'corners' | 'column' | 'symbol';
  /** The type of its name and values. */
  readonly font?: 'sans' | 'serif' | 'condensed';
}

/** A drawing for counters, made of plain shapes. The studio makes it of an SVG file. */
export interface CounterSymbol {
  readonly id: MixedId;
  /** The name people read. */
  readonly name?: string;
  /** What it is made of, the lowest first. */
  readonly shapes: readonly SymbolShape[];
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** A shape of a symbol: filled, or with a stroke a line. */
export interface SymbolShape {
  /** Its outline in a box of 100 by 60 with its middle at 0 0, y downwards: the commands M x y, L x y, Q and C with their points, and Z, each number after a space. */
  readonly path: string;
  /** The width of the line, in the units of the box. A shape without it is filled. */
  readonly stroke?: number;
  /** print: as its name and values. paper: as the counter. Or a colour as #rrggbb. print where absent. */
  readonly color?: string;
  /** evenodd: what is enclosed an even number of times is left free. Where absent, the direction of the lines decides. */
  readonly rule?: 'evenodd';
}

/** One counter. */
export interface Unit {
  readonly id: MixedId;
  /** The name printed on the counter. */
  readonly name: string;
  /** The side it fights for. */
  readonly side: Id;
  /** The part of the army it belongs to: a word of the vocabulary contingents. */
  readonly contingent?: MixedId;
  /** What sort of piece it is: a word of the game system. */
  readonly kind: MixedId;
  /** The class of troops: a word of the vocabulary classes. */
  readonly class?: MixedId;
  /** single: stands in one hex. double: stands in two neighbouring hexes and has a facing. */
  readonly size: 'single' | 'double';
  readonly values?: ValueMap;
  /** Peculiarities that rules ask for: words of the vocabulary traits. */
  readonly traits?: readonly MixedId[];
  /** The sides of the counter, front first. A face's values stand in place of the unit's values of the same name. */
  readonly faces: readonly Face[];
  readonly counter?: Counter;
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** One side of a counter: a mode the unit can be in. */
export interface Face {
  readonly id: MixedId;
  /** The name people read. */
  readonly name?: string;
  readonly values?: ValueMap;
  /** The class of troops while this face is up, where it is not the unit's own. Tables, costs and formulas go by it. */
  readonly class?: MixedId;
  /** How the counter looks while this face is up, where that is not as the rest of it. */
  readonly counter?: Counter;
  /** Peculiarities that the unit has only while this face is up: words of the vocabulary traits. */
  readonly traits?: readonly MixedId[];
  readonly case?: Case;
  readonly provenance?: Provenance;
  readonly note?: Note;
}

/** units.json: the counters. */
export interface UnitsFile {
  /** The schema of this file, for editors. */
  readonly '$schema'?: string;
  readonly format: Format;
  /** The counters, one an entry. In a package that extends another: counters it adds. */
  readonly units?: readonly Unit[];
  /** Drawings for counters besides those that the board knows. In a package that extends another: drawings it adds. */
  readonly symbols?: readonly CounterSymbol[];
  /** Remarks about the counters. */
  readonly notes?: readonly string[];
  readonly provenance?: Provenance;
  readonly changes?: Changes;
}
