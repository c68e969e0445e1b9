/** Exclusive rules that a package turns on by name, and all that they bring to the standard ones. */
import type {
  CompiledGame,
  CompiledUnit,
  CounterCode,
  CounterNeed,
  Meanings,
  ParameterSpec,
  ScoringView,
  SetUpProblem,
  TableSpec,
  UnitValueType,
} from '@hexwright/compiler';
import type { SchemaNode } from '@hexwright/model';
import type { Command, Contest, CounterState, EventValue, GameEvent, LogEntry } from '@hexwright/engine';
import type { Decision, Field, FieldReader, LongForm, ScalarName } from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from './battle.ts';
import type { Adviser, Staff } from './ai/adviser.ts';
import type { RegistrationOf } from './hooks.ts';

export type Registration = RegistrationOf<Battle>;

/** What has happened in a battle, for who tells a part of it anew. */
export interface Chronicle {
  /** Event number `index` since the game began; null when it is no longer held. */
  read(index: number): GameEvent | null;
  /** The events from number `first` on, up to `end`, as a log has them. */
  tell(first: number, end: number): readonly LogEntry[];
}

/** The phases of every battle, by their decisions, in the order of the turn [4.0]. */
export type StandardPhase = 'rout-removal' | 'rout-movement' | 'movement' | 'fire' | 'melee';

/** A decision that a step of the sequence may call. */
export interface AddedPhase {
  readonly decision: Decision<Battle>;
  /** The phase that it comes before in a turn; it comes after all of them where absent. */
  readonly before?: StandardPhase;
}

export interface RuleModule {
  readonly id: string;
  readonly title: string;
  readonly case: string;
  /** Modules without which this one does nothing. */
  readonly requires?: readonly string[];
  readonly registrations: readonly Registration[];

  // --- What a package may say for it --------------------------------------------------------------------------

  readonly parameters?: readonly ParameterSpec[];
  readonly tables?: readonly TableSpec[];
  readonly conditions?: readonly string[];
  readonly unitValues?: Readonly<Record<string, UnitValueType>>;
  /** What counters must say for its rules. */
  readonly needs?: readonly CounterNeed[];
  /** Kinds of pieces that are neither combat units nor leaders: trains. */
  readonly trains?: readonly string[];
  /** What it says of values of the ground besides, by their names. */
  readonly groundNotes?: Readonly<Record<string, string>>;
  /** How the values printed on its counters are read. */
  readonly counterCodes?: readonly CounterCode[];
  /** Properties of its commands, as files write them. */
  readonly commandForms?: Readonly<Record<string, SchemaNode>>;
  readonly markers?: readonly string[];
  /** Those of them that name another unit. */
  readonly unitMarkers?: readonly string[];
  /** What it finds wrong with a game that is otherwise sound. */
  readonly checkSetUp?: (game: CompiledGame) => readonly SetUpProblem[];
  /** It scores points for losses. */
  readonly scores?: true;
  /** What the loss of a counter can bring its enemy at most, where it brings `points` without this module. */
  readonly spanOf?: (game: ScoringView, unit: CompiledUnit, points: number) => number;

  // --- The language of formulas -------------------------------------------------------------------------------

  /** Numbers of its own that a package may modify, and what formulas may name there. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
  /** What formulas of other numbers may name besides. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly scalars?: Readonly<Record<string, ScalarName<CombatQuestion>>>;
  /** Fields of a unit. */
  readonly fields?: Readonly<Record<string, Field<Battle, CombatQuestion>>>;
  /** Why morale is checked, besides fire and melee. */
  readonly causes?: readonly string[];
  /** What its names mean that formulas and counters use. */
  readonly meanings?: Partial<Omit<Meanings, 'commands'>>;

  // --- What is in the state and happens to it -----------------------------------------------------------------

  /** Claims columns of the state. It is called whether the module is on or not, and claims empty ones where it is off. */
  readonly claim?: (battle: Battle) => void;
  /** Most hexes of a retreat for each rout level, for which the state has room. */
  readonly hexesALevel?: (game: CompiledGame) => number;
  /** Writes the markers of a piece at the set-up, after it has been placed. */
  readonly setUp?: (battle: Battle, piece: number, markers: Readonly<Record<string, number>>) => void;
  /** Decisions that a step of the sequence may call, those inside of them, and commands that say several in a row. */
  readonly phases?: readonly AddedPhase[];
  readonly decisions?: readonly Decision<Battle>[];
  readonly forms?: readonly LongForm<Battle>[];
  /** What is wrong with a position by its rules, in plain words. */
  readonly invariantViolations?: (battle: Battle) => readonly string[];

  // --- What people are told -----------------------------------------------------------------------------------

  /** Cases of the module that say again, or more exactly, what a standard refusal says: by the refusal's id. */
  readonly citations?: Readonly<Record<string, (battle: Battle, command: Command) => readonly string[]>>;
  /** The case of the module that a standard event stands for, by the event's id; `words` are its fields. */
  readonly eventCases?: Readonly<Record<string, (battle: Battle, words: Int32Array) => string>>;
  /** How fields of its events are read, by what they mean. */
  readonly readers?: Readonly<Record<string, FieldReader<Battle>>>;
  /** Events that tell one step of a way, and events that tell of one piece acting upon another. */
  readonly ways?: readonly string[];
  readonly attacks?: readonly string[];
  /** What its dice are for, by their purpose, in a few words about who acts on whom. */
  readonly dieUses?: Readonly<Record<number, (actor: string, other: string) => string>>;
  /** What it adds to the report of a piece. */
  readonly report?: (battle: Battle, piece: number) => Readonly<Record<string, EventValue>>;
  /** What it adds to the marks on a counter. */
  readonly marks?: (battle: Battle, piece: number) => CounterState;
  /** What it tells a computer player, also where it is off: a sequence of play may call its phases all the same. */
  readonly advise?: (staff: Staff) => Adviser;
  /** Two pieces that fight it out by themselves; null where there are none. */
  readonly contest?: (battle: Battle, chronicle: Chronicle) => Contest | null;
}
