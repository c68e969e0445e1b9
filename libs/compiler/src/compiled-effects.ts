import type { CheckedExpression, CompiledTurns } from './checked-expression.ts';
import type { Each, Moment } from './moments.ts';

/** A whole number, or a formula that gives one. */
export type Amount = number | CheckedExpression;

/** State of the package's own: a level that every unit, side or hex has, or the game. */
export interface CompiledMarker {
  /** Index into `CompiledGame.markers`. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly case: string;
  readonly of: 'unit' | 'side' | 'hex' | 'game';
  readonly minimum: number;
  readonly maximum: number;
  /** A formula only of units. */
  readonly start: Amount;
  readonly letter: string;
  /** Of its chip on hexes; empty where none is said. */
  readonly color: string;
  readonly shown: 'when-not-start' | 'always' | 'never';
}

/** A level that a position gives to what is no unit. */
export interface CompiledLevel {
  readonly of: 'side' | 'hex' | 'game';
  /** Index of the side or hex; 0 for the game. */
  readonly holder: number;
  readonly marker: number;
  readonly level: number;
}

/** Something that happens at a moment. */
export interface CompiledEffect {
  /** Index into `CompiledGame.effects`: events name it so. */
  readonly index: number;
  readonly id: string;
  readonly case: string;
  readonly label: string;
  readonly at: Moment;
  /** Index of the step of the sequence, or -1 for any. */
  readonly step: number;
  /** Index into `CompiledGame.eventTables`, or -1. */
  readonly table: number;
  /** Index into the results of that table, or -1 for any. */
  readonly result: number;
  readonly each: Each | null;
  /** Of all that fit, on how many it acts; 0: on all. */
  readonly lot: number;
  readonly when: CheckedExpression | null;
  /** null: in every turn. */
  readonly turns: CompiledTurns | null;
  readonly then: readonly CompiledVerb[];
}

/** Which of those concerned a verb is about. */
export type Piece = 'unit' | 'other' | 'destroyer';

/** How problems call them. */
export const PIECE_WORDS: Readonly<Record<Piece, string>> = {
  unit: 'unit',
  other: 'other unit',
  destroyer: 'destroyer',
};

/** Whose level a verb changes. */
export type MarkerHolder = Piece | 'hex' | 'side' | 'enemy' | 'game';

export type CompiledVerb =
  | { readonly do: 'set'; readonly marker: number; readonly of: MarkerHolder; readonly to: Amount }
  | { readonly do: 'add'; readonly marker: number; readonly of: MarkerHolder; readonly value: Amount }
  /** `hexes` is null for the hex of the moment. */
  | { readonly do: 'place'; readonly marker: number; readonly hexes: Int32Array | null; readonly level: Amount }
  | { readonly do: 'remove'; readonly piece: Piece; readonly as: 'eliminated' | 'left' }
  /** `by` is the piece that takes its place; -1 where a position does not have it. */
  | { readonly do: 'replace'; readonly piece: Piece; readonly by: number }
  | { readonly do: 'recall'; readonly piece: Piece }
  /** By piece the index of the face, or -1 for one that has no such face. */
  | { readonly do: 'flip'; readonly piece: Piece; readonly faces: Int8Array }
  | { readonly do: 'break' | 'rally'; readonly piece: Piece }
  | { readonly do: 'roll'; readonly table: number; readonly modifier: Amount }
  /** `side` is an index, or says that of the moment or its enemy. */
  | { readonly do: 'score'; readonly side: 'unit' | 'enemy' | number; readonly points: Amount }
  /** `winner` is an index or, as of points, that of the moment or its enemy; -1: by the score. */
  | { readonly do: 'end'; readonly winner: 'unit' | 'enemy' | number };

/** A table that the dice of effects are looked up in: what falls is a word. */
export interface CompiledEventTable {
  /** Index into `CompiledGame.eventTables`. */
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly case: string;
  /** How many dice are thrown, and how many faces each has. */
  readonly dice: number;
  readonly faces: number;
  /** Whether they are added up, or the first of two says the tens. */
  readonly reads: 'sum' | 'tens-and-ones';
  /** What the dice can show, ascending: as rows call it, and more where rows are for modified rolls. */
  readonly rolls: readonly number[];
  readonly results: readonly string[];
  /** The first whose formula is true is read; the last has none. */
  readonly columns: readonly CompiledEventColumn[];
}

export interface CompiledEventColumn {
  readonly id: string;
  readonly name: string;
  /** null: always. */
  readonly when: CheckedExpression | null;
  /** In the order of the rolls: index of the result, or -1 where nothing happens. */
  readonly falls: Int16Array;
}
