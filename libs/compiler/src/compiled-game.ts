import type { HexPlan, Place, Space } from '@hexwright/engine';
import type { Edge, Grid, Numbering } from '@hexwright/hex';
import type { Origins } from '@hexwright/model';
import type { Outline } from '@hexwright/table/geometry';
import type { CheckedExpression, CompiledTurns } from './checked-expression.ts';
import type { CompiledEffect, CompiledEventTable, CompiledLevel, CompiledMarker } from './compiled-effects.ts';
import type { Temper } from './temper.ts';

/**
 * What rules libraries read: a package, linked, checked and lowered to indices and typed arrays.
 *
 * Ids become indices into a {@link Vocabulary}; places are those of `map`; -1 always means "none".
 * Everything is frozen except typed arrays (which cannot be) and must not be written: compiled parts are shared
 * between the games of one cache.
 */
export interface CompiledGame<Ground extends Space = Space> {
  readonly id: string;
  readonly title: string;
  /** Id of the {@link GameSystem} that the package is written for. */
  readonly system: string;
  /** 16 hexadecimal digits over the canonical content: equal content, equal hash, on every machine. */
  readonly hash: string;
  /** Length of the game: the parameter `game-turns`, or 0 where a system has none. */
  readonly turns: number;
  readonly sides: readonly CompiledSide[];
  /** Index of the side that is phasing first. */
  readonly firstSide: number;
  readonly vocabulary: Vocabulary;
  /** Where it takes place: a {@link CompiledMap}, unless its system makes a space of its own. */
  readonly map: Ground;
  readonly units: readonly CompiledUnit[];
  /** By parameter id: integers as they are, choices as their id. */
  readonly parameters: ReadonlyMap<string, number | string>;
  readonly tables: ReadonlyMap<string, CompiledTable>;
  /** By slot (`attack.dice`), in the order of the package. Every slot of the system is present, if only as an empty list. */
  readonly modifiers: ReadonlyMap<string, readonly CompiledModifier[]>;
  readonly conditions: ReadonlyMap<string, CompiledCondition>;
  /** State of the package's own, and what changes it at named moments; both empty in most packages. */
  readonly markers: readonly CompiledMarker[];
  readonly levels: readonly CompiledLevel[];
  readonly effects: readonly CompiledEffect[];
  readonly eventTables: readonly CompiledEventTable[];
  /** What may not be done, in the order of the package. */
  readonly restrictions: readonly CompiledRestriction[];
  /** The rules of some turns, where they are not those of all others; none in most packages. */
  readonly editions: readonly CompiledEdition[];
  readonly sequence: readonly CompiledStep[];
  /** Ids of the rule modules that the package turns on. */
  readonly modules: ReadonlySet<string>;
  readonly victory: CompiledVictory | null;
  readonly objectives: readonly CompiledObjective[];
  readonly contents: readonly CompiledContent[];
  readonly setUp: readonly CompiledPlacement[];
  readonly arrivals: readonly CompiledArrival[];
  readonly withdrawals: readonly CompiledWithdrawal[];
  readonly origins: Origins;
}

/** A game on a map of hexes. */
export type CompiledHexGame = CompiledGame<CompiledMap>;

export function isHexMap(space: Space): space is CompiledMap {
  return space.plan.shape === 'hexes';
}

/** Whether a game takes place on a map of hexes. */
export function isOnHexes(game: CompiledGame): game is CompiledHexGame {
  return isHexMap(game.map);
}

/** A game that cannot but take place on a map of hexes. Throws RangeError for another. */
export function onHexes(game: CompiledGame): CompiledHexGame {
  if (!isOnHexes(game)) throw new RangeError(`${game.id} is not played on hexes.`);
  return game;
}

export interface CompiledSide {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** null in games that do not ask where a side comes from. */
  readonly home: CompiledHome | null;
  /** How who leads it leans, where a computer player does. */
  readonly temper: Temper;
}

/** Where a side comes from, and its fleeing pieces go. */
export interface CompiledHome {
  /** Its own edge of the map. */
  readonly edge: 'north' | 'south' | 'east' | 'west';
  /** Direction indices 0..5 that lead towards safety. */
  readonly ways: readonly number[];
}

/**
 * Named lists of ids, and where in its list an id stands. Besides the package's own vocabularies:
 * those of `BUILT_IN_VOCABULARIES`.
 */
export interface Vocabulary {
  readonly names: readonly string[];
  /** The ids of a vocabulary in order; empty for an unknown vocabulary. */
  ids(name: string): readonly string[];
  /** Index of an id, or -1 when the vocabulary or the id is unknown. */
  indexOf(name: string, id: string): number;
  /** A class of troops (index of `classes`, or -1) and after it those that it is taken for, the nearest first. */
  classesLike(troops: number): readonly number[];
}

/** {@link CompiledMap.entryCost} of a hex that nothing may enter. */
export const PROHIBITED = 255;

/** A map of hexes: their places are dense indices of `grid`. */
export interface CompiledMap extends Space<HexPlan> {
  readonly grid: Grid;
  readonly numbering: Numbering;
  readonly terrains: readonly CompiledTerrain[];
  /** Per hex: index into `terrains` (and the vocabulary `terrains`). */
  readonly terrain: Uint8Array;
  /** Per hex: elevation level as printed. */
  readonly elevation: Int8Array;
  /** Per hex: movement points to enter, or {@link PROHIBITED}. */
  readonly entryCost: Uint8Array;
  /** By class of troops (index of the vocabulary `classes`): its {@link entryCost}; the same array for all that pay alike. */
  readonly entryCosts: readonly Uint8Array[];
  /**
   * `hex * 6 + direction`: movement points to enter the hex beyond from there: its {@link entryCost}, or the rate of a road
   * that leads there; {@link PROHIBITED} also over the map's edge.
   */
  readonly stepCost: Uint8Array;
  /** By class of troops: its {@link stepCost}; the same array for all that pay alike. */
  readonly stepCosts: readonly Uint8Array[];
  /** `hex * 6 + direction`: movement points more to leave that hex in that direction (climbing, crossing a hexside feature). */
  readonly surcharge: Uint8Array;
  /** By value of ground that the game system names, per hex: the index of its word. */
  readonly groundValues: Readonly<Record<string, Uint8Array>>;
  /** The same by `hex * 6 + direction`, of what is crossed: the strictest where several hexsides count, and over the map's edge. */
  readonly crossingValues: Readonly<Record<string, Uint8Array>>;
  /** Per hex: 1 where the terrain blocks sight through it. */
  readonly sightThrough: Uint8Array;
  /** Per hex: 1 where the terrain blocks sight into it. */
  readonly sightInto: Uint8Array;
  readonly zones: ReadonlyMap<string, CompiledZone>;
  /** By feature of the terrain chart (`road`): a byte per hex, 1 where it lies. */
  readonly features: ReadonlyMap<string, Uint8Array>;
  /** By hexside feature of the terrain chart (`ridge`): a byte per `hex * 6 + direction`, set from both hexes. */
  readonly hexsides: ReadonlyMap<string, Uint8Array>;
  /** What {@link surcharge} is made of, in the order of the terrain chart. */
  readonly crossings: readonly CompiledCrossing[];
  /** What {@link stepCost} has besides the terrain, in the order of the terrain chart. */
  readonly roads: readonly CompiledRoad[];
  readonly labels: readonly CompiledLabel[];
}

/** A kind of hexside, and where it counts. */
export interface CompiledCrossing {
  readonly id: string;
  readonly name: string;
  readonly case: string;
  readonly cost: number;
  readonly when: 'climbing' | 'descending' | 'crossing';
  /** `hex * 6 + direction`: 1 where it is drawn and nothing carries across it. Empty for one that follows from the levels. */
  readonly counts: Uint8Array;
}

/** A kind of feature along which a step may cost something else. */
export interface CompiledRoad {
  readonly id: string;
  readonly name: string;
  readonly case: string;
  /** Movement points of a step along it, for everybody and by class; {@link PROHIBITED} where it has no rate. */
  readonly cost: number;
  readonly costs: readonly number[];
  /** `hex * 6 + direction`: 1 where its path leads that way. */
  readonly along: Uint8Array;
}

export interface CompiledTerrain {
  readonly id: string;
  readonly name: string;
  readonly case: string;
  readonly cost: number;
  /** By class (index of the vocabulary `classes`): movement points, or {@link PROHIBITED}. */
  readonly costs: readonly number[];
  /** By value of ground that the game system names: the index of its word. */
  readonly values: Readonly<Record<string, number>>;
  readonly sight: 'open' | 'blocks-through' | 'blocks-through-and-into';
}

export interface CompiledZone {
  readonly id: string;
  readonly purpose: string;
  /** Side index, or -1 for a zone of nobody. */
  readonly side: number;
  /** Hex indices, ascending. */
  readonly hexes: Int32Array;
}

export interface CompiledLabel {
  readonly id: string;
  readonly text: string;
  readonly hex: number;
}

export interface CompiledUnit {
  /** Index into {@link CompiledGame.units} and the vocabulary `units`. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly side: number;
  /** Index into the vocabulary `contingents`, or -1. */
  readonly contingent: number;
  /** One of the system's kinds. */
  readonly kind: string;
  /** Index into the vocabulary `classes`, or -1; rules go by that of the face that is up. */
  readonly class: number;
  /** Hexes that it covers. */
  readonly size: 1 | 2;
  readonly traits: ReadonlySet<string>;
  readonly faces: readonly CompiledFace[];
}

export interface CompiledFace {
  readonly id: string;
  /** Index into the vocabulary `classes`: that of the face, or the unit's where it has none of its own; or -1. */
  readonly class: number;
  /** That class, and after it those that it is taken for where nothing is said of it. */
  readonly classes: readonly number[];
  /** The unit's values with the face's over them: vocabulary words as index, integers as they are, flags 0 or 1. No key when absent. */
  readonly values: Readonly<Record<string, number>>;
  /** The unit's traits and those of the face. */
  readonly traits: ReadonlySet<string>;
}

export interface CompiledPlacement {
  /** Unit index. */
  readonly unit: number;
  /** Its place; of a unit over two hexes the left one. -1 for a unit of a case that is off the map. */
  readonly left: Place;
  /**
   * Direction index from the left to the right half; of a one-hex unit the direction in which its front looks, or 0. On a
   * table tenths of a degree clockwise from north.
   */
  readonly direction: number;
  /** Index into the unit's faces. */
  readonly face: number;
  /** Marker id to value: 1 for a mere marker, a level for a counting one, unit index + 1 for one that points at a unit. */
  readonly markers: Readonly<Record<string, number>>;
}

/** Where units come to a table, or leave it: over an edge, or in an area; one of the two at least. */
export interface TableEntry {
  readonly edge: Edge | null;
  readonly area: Outline | null;
}

/** Units that come to the map in the course of the game. */
export interface CompiledArrival {
  readonly id: string;
  readonly case: string;
  /** The name people read; the id where it has none. */
  readonly name: string;
  /** The first game-turn in which they may come. */
  readonly turn: number;
  /** Unit indices, in the order of the package. */
  readonly units: readonly number[];
  /** Where they come in: hexes that somebody may enter, ascending; none on a table. */
  readonly hexes: Int32Array;
  /** Where they come in on a table; null on a map of hexes. */
  readonly entry: TableEntry | null;
  /** null: always. */
  readonly when: CheckedExpression | null;
}

/** Units that leave the map at the end of a game-turn. */
export interface CompiledWithdrawal {
  readonly id: string;
  readonly case: string;
  readonly name: string;
  /** At the end of this turn; with `when`, of the first from this one on in which it holds. */
  readonly turn: number;
  readonly units: readonly number[];
  /** The hexes alone from which they leave, ascending; null: from anywhere, and on a table. */
  readonly hexes: Int32Array | null;
  /** Whence alone they leave a table; null: from anywhere, and on a map of hexes. */
  readonly exit: TableEntry | null;
  /** What the enemy scores for each of them that stands elsewhere on the map. */
  readonly points: number;
  /** What must hold before they go; null: nothing. */
  readonly when: CheckedExpression | null;
}

/** Table cell: no effect possible. */
export const NONE = -32768;
/** Table cell: that attack may not be made. */
export const NOT_ALLOWED = -32767;

export interface CompiledTable {
  readonly id: string;
  readonly case: string;
  /** As written, for example `2d6`. */
  readonly dice: string;
  readonly rows: readonly CompiledTableLine[];
  readonly columns: readonly CompiledTableLine[];
  /** `row * columns.length + column`: a number (of a table of words their index), {@link NONE} or {@link NOT_ALLOWED}. */
  readonly cells: Int16Array;
}

export interface CompiledTableLine {
  readonly id: string;
  /** Value name to value as in {@link CompiledFace.values}; `class` to an index of `classes`. */
  readonly match: Readonly<Record<string, number>>;
  /** Least and greatest range in hexes, both included. */
  readonly range?: readonly [number, number];
}

export interface CompiledModifier {
  readonly id: string;
  readonly case: string;
  readonly label: string;
  readonly slot: string;
  /** null: always. */
  readonly when: CheckedExpression | null;
  readonly value: CheckedExpression | number;
  readonly stacking: Stacking;
  /** null: in every turn. */
  readonly turns: CompiledTurns | null;
  /** Its values in turns in which it has another one; none in most modifiers. */
  readonly otherwise: readonly { readonly turns: CompiledTurns; readonly value: CheckedExpression | number }[];
}

/** How a modifier meets the others of its slot; `group` names the ones that compete. */
export type Stacking =
  | { readonly kind: 'add' }
  | { readonly kind: 'set' }
  | { readonly kind: 'best' | 'worst' | 'cap'; readonly group: string };

export interface CompiledCondition {
  readonly id: string;
  readonly case: string;
  readonly name: string;
  readonly when: CheckedExpression;
}

export interface CompiledRestriction {
  readonly id: string;
  readonly case: string;
  /** Why it may not be done, in the words of the package. */
  readonly label: string;
  /** An act that the game system knows. */
  readonly forbids: string;
  /** null: always. */
  readonly when: CheckedExpression | null;
  /** null: in every turn. */
  readonly turns: CompiledTurns | null;
}

/** What rules look up, as it is in some turns. */
export interface CompiledEdition extends Pick<CompiledGame, 'parameters' | 'tables' | 'modifiers'> {
  readonly turns: CompiledTurns;
}

export interface CompiledStep {
  readonly id: string;
  readonly phase: string;
  readonly procedure: string;
  readonly acts: 'both' | 'phasing' | 'other' | 'phasing-then-other';
  readonly case: string;
  /** Index of the side in whose player-turn alone it is done, or -1 for every side's. */
  readonly side: number;
  /** Index into {@link CompiledGame.eventTables} of the table that it rolls on, or -1. */
  readonly table: number;
  /** null: in every turn. */
  readonly turns: CompiledTurns | null;
}

export interface CompiledVictory {
  readonly case: string;
  /** Side index whose points count upward in the score; -1 where nothing is scored. */
  readonly plus: number;
  /** Side index whose points count downward; -1 where nothing is scored. */
  readonly minus: number;
  /** From the highest `min` down: the first whose `min` is at most the score is the result. None where nothing is scored. */
  readonly levels: readonly CompiledVictoryLevel[];
  /** What settles the battle whatever the score, in the order of the package: the first that holds decides. */
  readonly conditions: readonly CompiledVictoryCondition[];
}

export interface CompiledVictoryCondition {
  readonly id: string;
  readonly case: string;
  /** What has happened, in the words players read. */
  readonly label: string;
  readonly when: CheckedExpression;
  /** When it is asked: at the end of every game-turn, of the game, or whenever something is done. */
  readonly at: 'turn-ends' | 'game-ends' | 'at-once';
  /** null: in every turn. */
  readonly turns: CompiledTurns | null;
  /** Side index, or -1 for a draw. */
  readonly winner: number;
  /** The level of victory that it amounts to: index into {@link CompiledVictory.levels}, or -1. */
  readonly level: number;
}

export interface CompiledVictoryLevel {
  readonly id: string;
  readonly name: string;
  /** What the winner may call himself; empty when nothing. */
  readonly title: string;
  /** Least score of this level; the lowest level has -Infinity's integer stand-in, -2147483648. */
  readonly min: number;
  /** Side index, or -1 for a draw. */
  readonly winner: number;
}

export interface CompiledObjective {
  readonly id: string;
  readonly case: string;
  readonly zone: CompiledZone;
  /** Side index that scores by it. */
  readonly side: number;
  readonly points: number;
}

/** One case of the rulebook's index. */
export interface CompiledContent {
  readonly case: string;
  readonly title: string;
  readonly summary: string;
  /** false: there is nothing to do in an engine. */
  readonly acts: boolean;
}
