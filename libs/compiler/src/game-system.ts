import type { Space } from '@hexwright/engine';
import type { LinkedPackage } from '@hexwright/model';
import type { Environment, Phrases } from '@hexwright/rule-lang';
import type { Block } from '@hexwright/table/geometry';
import type { CompiledGame, CompiledPlacement, Vocabulary } from './compiled-game.ts';
import type { FindingFix } from './finding.ts';
import type { GameForms } from './game-forms.ts';
import type { HomeNames } from './home-names.ts';
import { effectSlot, type PieceMoment } from './moments.ts';

/**
 * What a rules library tells the compiler: which words, values, tables, slots and procedures its code uses.
 * The compiler checks a package against it, so that the code never meets a package that lacks what it reads.
 */
/** What the names of a game mean, in a sentence each: for people, in the reference and beside what they write. */
export interface Meanings {
  /** Of names in expressions, and of the fields of a unit there. */
  readonly names: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  /** Of the numbers that modifiers apply to, and of the acts that restrictions forbid. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly acts?: Readonly<Record<string, string>>;
  /** What the conditions of a package settle: each a question. */
  readonly conditions?: Readonly<Record<string, string>>;
  /** Of `values` on counters and faces. */
  readonly values: Readonly<Record<string, string>>;
  /** Of markers in positions. */
  readonly markers?: Readonly<Record<string, string>>;
  /** How formulas are said to players, where a name alone would be clumsy. */
  readonly phrases: Phrases;
  /** Words of commands as files write them, long forms first. */
  readonly commands: Readonly<Record<string, CommandMeaning>>;
}

/** What a word of a command asks for. */
export interface CommandMeaning {
  /** Its properties; those in brackets may be left out. */
  readonly takes: string;
  readonly about: string;
  /**
   * The event by which the rules tell that they have done it themselves where it was the only answer, and its field of the
   * piece that answers. An example may write the command then all the same.
   */
  readonly told?: { readonly event: string; readonly by: string };
}

/** What is printed on counters of one kind: the fields are names of `unitValues`. */
export interface CounterCode {
  readonly kind: string;
  readonly pattern: string;
}

export interface GameSystem {
  /** The `system` of the base package. */
  readonly id: string;
  /** Vocabularies that a package must define (by id), besides the built-in ones. */
  readonly vocabularies: readonly string[];
  /** Kinds of units, in order: the built-in vocabulary `kinds`. */
  readonly kinds: readonly string[];
  /** Kinds of which a hex, or a place of a table, holds at most one piece each at set-up. None where absent. */
  readonly exclusiveKinds?: readonly string[];
  /** The case that says so, by kind. */
  readonly exclusiveCases?: Readonly<Record<string, string>>;
  /** Kinds of one-hex pieces that have a front, which looks at a side of their hex. None where absent. */
  readonly facingKinds?: readonly string[];
  /** Kinds of which pieces may cover two hexes. None where absent. */
  readonly doubleKinds?: readonly string[];
  /** Kinds of which pieces may wait off the map at the start. None where absent. */
  readonly reserveKinds?: readonly string[];
  /**
   * The procedure by which a side moves: arrivals come before it. Packages of a system without it have neither arrivals nor
   * withdrawals, and nothing but the score settles them.
   */
  readonly arrivesBefore?: string;
  /** All sides act together: a step that names no side is done once a game-turn, and not once for each side. */
  readonly actsTogether?: true;
  /** The names that units' and faces' `values` may use, and their types. */
  readonly unitValues: Readonly<Record<string, UnitValueType>>;
  /** The one of them that is a piece's movement points for a phase, where there is one. */
  readonly allowance?: string;
  /** What counters must say so that their pieces can move, fight and be fought. None where absent. */
  readonly needs?: readonly CounterNeed[];
  /** Those that each face has of its own, rather than the whole counter. None where absent. */
  readonly faceValues?: readonly string[];
  /** How the codes on its printed counters are read, in patterns such as `{movement:4|6|8}-{morale:A-E}`. Not known where absent. */
  readonly counterCodes?: readonly CounterCode[];
  /** A plain counter that can fight, for designers to begin with. Words that a package lacks do not count. */
  readonly plainUnit?: PlainUnit;
  readonly parameters: readonly ParameterSpec[];
  /** Whether packages may have a table in place of a map of hexes. */
  readonly playsOnTables?: true;
  /** The case that says how large a table is, and that everybody stands on it. */
  readonly tableCase?: string;
  /** What a unit of the set-up covers on a table; a point where absent. */
  blockOf?(game: CompiledGame, placement: CompiledPlacement): Block;
  /** Makes the space of a package that has neither, of its parameters; absent where packages have to have one. */
  space?(parameters: CompiledGame['parameters']): Space;
  readonly tables: readonly TableSpec[];
  /** Names that a modifier's `applies` may use. */
  readonly slots: readonly string[];
  /**
   * Those of the slots whose modifiers are told by an event each time that one changes the number. Others are asked too
   * often, for all that could be done. None where absent.
   */
  readonly toldSlots?: readonly string[];
  /** Conditions that the code asks for. Others in a package are problems. */
  readonly conditions: readonly Requirement[];
  /** What effects of a package may hang on and do here besides what they may in every game. Nothing where absent. */
  readonly effects?: EffectSupport;
  /** What a restriction of a package may forbid, such as `fire`. Nothing where absent. */
  readonly acts?: readonly string[];
  /** What its rules ask of ground, by the names that `values` of terrains and hexsides use. Nothing where absent. */
  readonly groundValues?: Readonly<Record<string, GroundValue>>;
  /** Whether its rules read what a terrain costs single classes of troops. */
  readonly readsClassCosts?: boolean;
  /** Procedures that steps of the sequence may call. */
  readonly procedures: readonly string[];
  readonly modules: readonly ModuleSpec[];
  /**
   * What scores points: modules that count losses, and values on counters that are worth points. Absent where the common
   * rules count them.
   */
  readonly scoring?: { readonly modules: readonly string[]; readonly values: readonly string[] };
  /** What a side can score besides objectives, whatever happens: levels of victory beyond are told of. */
  pointsOf?(game: ScoringView, side: number): PointSpan;
  /** Markers that a set-up or a case may give a unit. */
  readonly markers: readonly string[];
  /** Those of them that name another unit, such as a captor; all others are true, or a level. None where absent. */
  readonly unitMarkers?: readonly string[];
  /**
   * Dotted paths that never change while a game runs (`unit.class`); a path covers what lies under it. They decide the
   * `form` of a checked expression; functions say it of themselves (`static`).
   */
  readonly staticReads?: readonly string[];
  /** The names and functions that a formula may use in a place: a slot, a condition, or a {@link restrictionPlace}. */
  environment(place: string, vocabulary: Vocabulary): Environment;
  /** Numbers that are asked of pieces of one kind alone, by the slot of their modifiers. All others are of any piece. */
  readonly slotKinds?: Readonly<Record<string, string>>;
  /** Numbers that have no limit until a modifier sets one, by the slot, and the least that such a limit can be. */
  readonly leastLimits?: Readonly<Record<string, number>>;
  /** What its sides say of where they come from. None where absent. */
  readonly home?: HomeNames;
  /** Which kinds of pieces the rules themselves take off the map, and over which edges. Unknown where absent. */
  readonly leaves?: { readonly kinds: readonly string[]; readonly over: 'home' | 'any' };
  /** How its files go on where the package format leaves room. Commands are not checked where absent. */
  readonly forms?: GameForms;
  /** What the names above mean; absent in games that nobody writes packages for. */
  readonly meanings?: Meanings;
  /** What is scored, and when. */
  readonly scored?: {
    /** For lost units, in a sentence. */
    readonly losses: string;
    /** For the hexes of an objective, in a sentence. */
    readonly objectives: string;
    /** The value of a counter that brings its enemy points, and the counters that it does so for: "leaders captured". */
    readonly printed?: { readonly value: string; readonly of: string };
  };
  /** What a package says that play never asks, such as the price of an army. Nothing is looked for where absent. */
  checkPackage?(linked: LinkedPackage): readonly PackageProblem[];
  /** Last check: whatever about a set-up only the rules know. Called on an otherwise correct game. */
  checkSetUp(game: CompiledGame): readonly SetUpProblem[];
}

/**
 * The place of formulas about the game as a whole, such as what must hold before somebody arrives, or for a victory: they may
 * say what effects may where nobody is concerned.
 */
export const ABOUT_GAME = effectSlot([]);

/** What of a game says how many points there are to score besides its objectives. */
export type ScoringView = Pick<CompiledGame, 'units' | 'modules' | 'parameters' | 'tables'>;

/** The least and the most points that can be. */
export interface PointSpan {
  readonly least: number;
  readonly most: number;
}

/** What the rules of a game do for effects of a package. */
export interface EffectSupport {
  /** The moments of pieces that they raise. */
  readonly moments: readonly PieceMoment[];
  /** What they can do with a piece. */
  readonly verbs: readonly ('remove' | 'replace' | 'recall' | 'flip' | 'break' | 'rally')[];
  /** The kinds of which a piece may take the place of one of another: only one of the same kind where absent. */
  readonly exchanges?: readonly string[];
}

/** What a counter has besides its name and its side. */
export interface PlainUnit {
  readonly kind: string;
  readonly class: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly face: { readonly id: string; readonly values: Readonly<Record<string, string | number | boolean>> };
}

export type UnitValueType =
  /** Whole numbers; as much as a rule has room for, where no limits are given. */
  | { readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'flag' }
  | { readonly type: 'vocabulary'; readonly vocabulary: string };

/** One thing that rules ask of terrains and hexsides. */
export interface GroundValue {
  /** The name people read. */
  readonly title: string;
  readonly about: string;
  /** From the ordinary one, which holds where nothing is said, to the strictest: of several hexsides that one counts. */
  readonly words: readonly string[];
}

/** Something that a counter must say, and what its piece cannot do without it. */
export type CounterNeed = (ValueNeed | LineNeed) & {
  /** What the piece cannot do without it, as in "it cannot move". */
  readonly ability: string;
  readonly case: string;
  /** Kinds of pieces that need it. */
  readonly kinds: readonly string[];
  /** Whether it is what an attack takes: a side needs a piece that has it. */
  readonly isAttack?: boolean;
  /** The need arises only in a game in which some counter has this value, such as a weapon to be shot at with. */
  readonly against?: string;
  /** The module whose rules ask for it; the common rules where absent. */
  readonly module?: string;
};

/** One of these values, or `class` or `contingent`, on every face or on one at least. */
export interface ValueNeed {
  readonly oneOf: readonly string[];
  readonly on: 'every-face' | 'some-face';
}

/** A row or column of a table that every face matches; of the faces that have the value `where`, if one is named. */
export interface LineNeed {
  readonly table: string;
  readonly line: 'row' | 'column';
  readonly where?: string;
}

/** Something that the code reads. A package must give it, unless it belongs to a module that is off. */
export interface Requirement {
  readonly id: string;
  /** The module whose rules read it; the system's common rules where absent. */
  readonly module?: string;
  /** True where a package need not have it. */
  readonly optional?: boolean;
  /** True of a parameter or table that is read once, when a game begins: it cannot be otherwise in some turns. */
  readonly fixed?: boolean;
}

/** A number or a choice; without an optional choice the first of its values holds. */
export type ParameterSpec = Requirement &
  (
    | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
    | { readonly type: 'choice'; readonly values: readonly string[] }
  );

/** A table. Keys are value names of `unitValues`, or `class`, `contingent`, `kind`, `size`, `side`. */
export interface TableSpec extends Requirement {
  /** None where absent. */
  readonly rowKeys?: readonly string[];
  readonly columnKeys?: readonly string[];
  /** The vocabulary of its results, where its cells are words instead of numbers. */
  readonly results?: string;
  /** By row, the smallest number that its cells may hold; any where absent. */
  readonly least?: Readonly<Record<string, number>>;
  /**
   * Its cells are told when something is settled by them. A game may come to `every` one, or to those that are `filled`, where
   * a dash rules out what would be looked up.
   */
  readonly told?: 'every' | 'filled';
}

/** Exclusive rules that a package turns on by name. */
export interface ModuleSpec {
  readonly id: string;
  readonly title: string;
  readonly case: string;
  /** Modules that must be on too. */
  readonly requires?: readonly string[];
}

/** Something wrong with what a package says, by the path of the thing: `units/king`, `sides/red`. */
export interface PackageProblem {
  readonly at: string;
  /** Paths of what makes the problem as well: if a package above the one of `at` has written one, it stands there. */
  readonly added?: readonly string[];
  readonly code: string;
  readonly case: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export interface SetUpProblem {
  /** Index into {@link CompiledGame.setUp}, or -1 for the set-up as a whole. */
  readonly placement: number;
  /** Index into {@link CompiledGame.units}, where the counter itself is wrong and not its place; absent otherwise. */
  readonly unit?: number;
  /** The part of the placement or counter that is wrong, such as `hexes`; absent where all of it is. */
  readonly part?: string;
  /** Path of what is wrong, such as `map/zones/camp/side`, where it is neither a placement nor a counter. */
  readonly at?: string;
  readonly code: string;
  readonly case: string;
  readonly message: string;
  /** Path of what is missing, or of what lacks it: if a change has taken something away there, the problem stands there. */
  readonly missing?: string;
  /** Paths of what makes the problem as well: if a package above has written one, it stands there. */
  readonly added?: readonly string[];
  /** Default: error. */
  readonly severity?: 'error' | 'warning';
  readonly fixes?: readonly FindingFix[];
}
