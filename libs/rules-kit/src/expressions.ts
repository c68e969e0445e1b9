/**
 * What the formulas of a package may read: names, their types and how they are read. The types that the compiler checks
 * against and the reading come from one declaration, so that a name cannot be known to one and not to the other.
 */
import type { Vocabulary } from '@hexwright/compiler';
import { type Binding, BOOLEAN, type Environment, type Evaluate, INTEGER, type Type } from '@hexwright/rule-lang';
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

/** A field of a piece: `unit.class`. */
export interface PieceField<Play> {
  readonly type: TypeOf;
  readonly read: (play: Play, piece: number) => number;
  /** It never changes while a game runs. */
  readonly fixed?: true;
}

/** A name that is one number: `turn`. */
export interface ScalarName<Asked> {
  readonly type: TypeOf;
  readonly read: (asked: Asked) => number;
}

/** A function of a piece and a word: `hasTrait(unit, "archer")`. */
export interface PieceFunction<Asked> {
  readonly argument: TypeOf;
  readonly test: (asked: Asked, piece: number, argument: number) => boolean;
  /** The slots alone whose formulas may call it; all of them where absent. */
  readonly slots?: readonly string[];
}

/** Everything that formulas of a game may say. `Asked` is what they are asked about. */
export interface ExpressionSpec<Play, Asked extends Question<Play>> {
  /** Names of pieces, and which piece of the question each is. */
  readonly pieces: Readonly<Record<string, (asked: Asked) => number>>;
  readonly fields: Readonly<Record<string, PieceField<Play>>>;
  readonly scalars: Readonly<Record<string, ScalarName<Asked>>>;
  readonly functions: Readonly<Record<string, PieceFunction<Asked>>>;
  /** Names, of pieces and others, that formulas of a slot or a condition may use. */
  readonly names: (slotOrCondition: string) => readonly string[];
}

/** What formulas of a game may say, for the compiler and for the game. */
export interface Expressions<Asked> {
  /** What a formula of that slot, or of a condition, may name. */
  readonly environment: (slotOrCondition: string, vocabulary: Vocabulary) => Environment;
  readonly binding: Binding<Asked>;
  /** Paths that do not change while a game runs, for the compiler. */
  readonly staticReads: readonly string[];
}

/** Makes both sides of a declaration: what is checked and what is read. */
export function expressionsOf<Play, Asked extends Question<Play>>(
  spec: ExpressionSpec<Play, Asked>,
): Expressions<Asked> {
  const { pieces, fields, scalars, functions } = spec;
  return {
    environment(slotOrCondition, vocabulary) {
      const record: Type = {
        kind: 'record',
        name: 'unit',
        fields: Object.fromEntries(Object.entries(fields).map(([field, { type }]) => [field, type(vocabulary)])),
      };
      const typeOf = (name: string): Type => (name in pieces ? record : scalars[name].type(vocabulary));
      const callable = Object.entries(functions).filter(([, { slots }]) => slots?.includes(slotOrCondition) ?? true);
      return {
        names: Object.fromEntries(spec.names(slotOrCondition).map((name) => [name, typeOf(name)])),
        functions: Object.fromEntries(
          callable.map(([name, { argument }]) => [
            name,
            { parameters: [record, argument(vocabulary)], result: BOOLEAN },
          ]),
        ),
      };
    },
    binding: {
      name([name, field]): Evaluate<Asked> {
        if (field === undefined) return scalars[name].read;
        const piece = pieces[name];
        const { read } = fields[field];
        return (asked) => read(asked.battle, piece(asked));
      },
      call(name, [subject, argument]): Evaluate<Asked> {
        if (subject?.kind !== 'record' || argument === undefined || argument.kind === 'record') {
          throw new Error(`The call of ${name} was not checked.`);
        }
        const { test } = functions[name];
        const piece = pieces[subject.path[0]];
        const value = argument.kind === 'constant' ? (): number => argument.value : argument.evaluate;
        return (asked) => (test(asked, piece(asked), value(asked)) ? 1 : 0);
      },
    },
    staticReads: Object.keys(pieces).flatMap((name) =>
      Object.entries(fields).flatMap(([field, { fixed }]) => (fixed === true ? [`${name}.${field}`] : [])),
    ),
  };
}
