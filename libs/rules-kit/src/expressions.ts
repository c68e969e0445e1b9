/**
 * What the formulas of a package may read: names, their types and how they are read. The types that the compiler checks
 * against and the reading come from one declaration, so that a name cannot be known to one and not to the other.
 */
import type { Vocabulary } from '@hexwright/compiler';
import {
  type Binding,
  BOOLEAN,
  type Environment,
  type Evaluate,
  INTEGER,
  type RecordType,
  type Type,
} from '@hexwright/rule-lang';
import type { Question } from './question.ts';

export type TypeOf = (vocabulary: Vocabulary) => Type;

export const integer: TypeOf = () => INTEGER;
/** A truth: read as 1 or 0. */
export const truth: TypeOf = () => BOOLEAN;
/** A word of a vocabulary of the package: read as its index. */
export const word =
  (name: string): TypeOf =>
  (vocabulary) => ({ kind: 'enum', name, values: vocabulary.ids(name) });
/** One of a few words that the rules themselves fix: read as its index. */
export const oneOf =
  (name: string, values: readonly string[]): TypeOf =>
  () => ({ kind: 'enum', name, values });

/** A field of a piece, a hex or the like: `unit.class`. */
export interface Field<Play> {
  readonly type: TypeOf;
  /** `subject` is the piece or hex; -1 where the question has none. */
  readonly read: (play: Play, subject: number) => number;
  /** It never changes while a game runs. */
  readonly fixed?: true;
}

/** A name that is one number: `turn`. */
export interface ScalarName<Asked> {
  readonly type: TypeOf;
  readonly read: (asked: Asked) => number;
}

/** What stands for a piece in the arguments of a function. */
export const PIECE = 'piece';

/** A function: `hasTrait(unit, "archer")`, `friendsWithin(unit, 2)`, `parameter("arrows")`. */
export interface FormulaFunction<Asked> {
  /** At most two: pieces, words and numbers. */
  readonly takes: readonly (typeof PIECE | TypeOf)[];
  /** Truth or number. */
  readonly gives: TypeOf;
  readonly of: (asked: Asked, first: number, second: number) => number;
  /** Its value never changes while a game runs. */
  readonly fixed?: true;
  /** The places alone whose formulas may call it; all of them where absent. */
  readonly places?: readonly string[];
}

/** A function that is true or not of a piece and a word: `inTerrain(unit, "wood")`. */
export function pieceTest<Asked>(
  argument: TypeOf,
  test: (asked: Asked, piece: number, argument: number) => boolean,
  places?: readonly string[],
): FormulaFunction<Asked> {
  const of = (asked: Asked, piece: number, word: number): number => (test(asked, piece, word) ? 1 : 0);
  return { takes: [PIECE, argument], gives: truth, of, ...(places === undefined ? {} : { places }) };
}

/** Things of one sort that formulas name, such as hexes. */
export interface Subjects<Play, Asked> {
  /** Their names, and which of the question each is: -1 where it has none. */
  readonly names: Readonly<Record<string, (asked: Asked) => number>>;
  readonly fields: Readonly<Record<string, Field<Play>>>;
}

/** Everything that formulas of a game may say. `Asked` is what they are asked about. */
export interface ExpressionSpec<Play, Asked extends Question<Play>> {
  /** Names of pieces, and which piece of the question each is. */
  readonly pieces: Readonly<Record<string, (asked: Asked) => number>>;
  readonly fields: Readonly<Record<string, Field<Play>>>;
  /** Names of hexes. None where absent. */
  readonly hexes?: Subjects<Play, Asked>;
  readonly scalars: Readonly<Record<string, ScalarName<Asked>>>;
  readonly functions: Readonly<Record<string, FormulaFunction<Asked>>>;
  /** Names, of pieces and others, that formulas of a place may use: of a slot, a condition or a restriction. */
  readonly names: (place: string) => readonly string[];
}

/** What formulas of a game may say, for the compiler and for the game. */
export interface Expressions<Asked> {
  /** What a formula of that place may name. */
  readonly environment: (place: string, vocabulary: Vocabulary) => Environment;
  readonly binding: Binding<Asked>;
  /** Paths that do not change while a game runs, for the compiler. */
  readonly staticReads: readonly string[];
}

/** Makes both sides of a declaration: what is checked and what is read. */
export function expressionsOf<Play, Asked extends Question<Play>>(
  spec: ExpressionSpec<Play, Asked>,
): Expressions<Asked> {
  const { pieces, fields, hexes, scalars, functions } = spec;
  const sorts: readonly { readonly sort: string; readonly subjects: Subjects<Play, Asked> }[] = [
    { sort: 'unit', subjects: { names: pieces, fields } },
    ...(hexes === undefined ? [] : [{ sort: 'hex', subjects: hexes }]),
  ];
  const sortOf = (name: string): (typeof sorts)[number] | undefined =>
    sorts.find(({ subjects }) => name in subjects.names);
  return {
    environment(place, vocabulary) {
      const records = new Map(
        sorts.map(({ sort, subjects }): [string, RecordType] => {
          const types = Object.entries(subjects.fields).map(([field, { type }]) => [field, type(vocabulary)] as const);
          return [sort, { kind: 'record', name: sort, fields: Object.fromEntries(types) }];
        }),
      );
      const piece = records.get('unit') as RecordType;
      const typeOf = (name: string): Type => records.get(sortOf(name)?.sort ?? '') ?? scalars[name].type(vocabulary);
      const callable = Object.entries(functions).filter(([, { places }]) => places?.includes(place) ?? true);
      return {
        names: Object.fromEntries(spec.names(place).map((name) => [name, typeOf(name)])),
        functions: Object.fromEntries(
          callable.map(([name, { takes, gives, fixed }]) => [
            name,
            {
              parameters: takes.map((one) => (one === PIECE ? piece : one(vocabulary))),
              result: gives(vocabulary),
              ...(fixed === undefined ? {} : { static: fixed }),
            },
          ]),
        ),
      };
    },
    binding: {
      name([name, field]): Evaluate<Asked> {
        if (field === undefined) return scalars[name].read;
        const subjects = sortOf(name)?.subjects;
        if (subjects === undefined) throw new Error(`The name ${name} was not checked.`);
        const subject = subjects.names[name];
        const { read } = subjects.fields[field];
        return (asked) => read(asked.battle, subject(asked));
      },
      call(name, given): Evaluate<Asked> {
        const { of } = functions[name];
        const [first, second] = given.map((one): Evaluate<Asked> => {
          if (one.kind === 'record') return pieces[one.path[0]];
          return one.kind === 'constant' ? () => one.value : one.evaluate;
        });
        if (first === undefined) return (asked) => of(asked, 0, 0);
        if (second === undefined) return (asked) => of(asked, first(asked), 0);
        return (asked) => of(asked, first(asked), second(asked));
      },
    },
    staticReads: Object.keys(pieces).flatMap((name) =>
      Object.entries(fields).flatMap(([field, { fixed }]) => (fixed === true ? [`${name}.${field}`] : [])),
    ),
  };
}
