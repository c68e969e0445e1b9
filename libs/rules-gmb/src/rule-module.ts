/** Exclusive rules that a package turns on by name, and all that they bring to the standard ones. */
import type { CompiledGame, ParameterSpec, SetUpProblem, TableSpec, UnitValueType } from '@hexwright/compiler';
import type { Command, EventValue, Procedure } from '@hexwright/engine';
import type { FieldReader, PieceField, Tellers, Verb } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';
import type { RegistrationOf } from './hooks.ts';

export type Registration = RegistrationOf<Battle>;

export interface RuleModule {
  readonly id: string;
  readonly title: string;
  readonly case: string;
  /** Modules without which this one does nothing. */
  readonly requires?: readonly string[];
  readonly registrations: readonly Registration[];
  /** Claims columns of the state. It is called whether the module is on or not, and claims empty ones where it is off. */
  readonly claim?: (battle: Battle) => void;
  /** Writes the markers of a piece at the set-up, after it has been placed. */
  readonly setUp?: (battle: Battle, piece: number, markers: Readonly<Record<string, number>>) => void;
  /** Cases of the module that say again, or more exactly, what a standard refusal says: by the refusal's id. */
  readonly citations?: Readonly<Record<string, (battle: Battle, command: Command) => readonly string[]>>;
  /** The case of the module that a standard event stands for, by the event's id; `words` are its fields. */
  readonly eventCases?: Readonly<Record<string, (battle: Battle, words: Int32Array) => string>>;
  readonly parameters?: readonly ParameterSpec[];
  readonly tables?: readonly TableSpec[];
  readonly unitValues?: Readonly<Record<string, UnitValueType>>;
  readonly markers?: readonly string[];
  /** Those of them that name another unit. */
  readonly unitMarkers?: readonly string[];
  /** What it finds wrong with a game that is otherwise sound. */
  readonly checkSetUp?: (game: CompiledGame) => readonly SetUpProblem[];
  /** Numbers of its own that a package may modify, and what formulas may name there. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
  /** Fields of a unit in formulas. */
  readonly fields?: Readonly<Record<string, PieceField<Battle>>>;
  /** Procedures that a step of the sequence may call, and those inside of them. */
  readonly phases?: readonly Procedure<Battle>[];
  readonly decisions?: readonly Procedure<Battle>[];
  /** Its single commands. */
  readonly verbs?: readonly Verb<Battle>[];
  /** What fields of its events mean. */
  readonly meanings?: Readonly<Record<string, FieldReader<Battle>>>;
  readonly tellers?: Tellers;
  /** Events that tell of one piece acting upon another. */
  readonly attacks?: readonly string[];
  /** What it adds to the report of a piece. */
  readonly report?: (battle: Battle, piece: number) => Readonly<Record<string, EventValue>>;
  /** What is wrong with a position by its rules, in plain words. */
  readonly faultsOf?: (battle: Battle) => readonly string[];
}
