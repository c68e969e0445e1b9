import type { ArithmeticOperator, ComparisonOperator, LogicalOperator } from './syntax.ts';

/** A whole number, int32. */
export interface IntegerType {
  readonly kind: 'int';
}

/** True or false; 1 or 0 at run time. */
export interface BooleanType {
  readonly kind: 'bool';
}

/** One of a list of named values; at run time its index in the list. Two enums are the same when their names are. */
export interface EnumType {
  readonly kind: 'enum';
  readonly name: string;
  readonly values: readonly string[];
}

/** Something with fields, such as a unit. It has no value of its own, but may be handed to a function. */
export interface RecordType {
  readonly kind: 'record';
  readonly name: string;
  readonly fields: Readonly<Record<string, Type>>;
  /** Of a parameter: names of other records that it takes as well. */
  readonly or?: readonly string[];
}

export type Type = IntegerType | BooleanType | EnumType | RecordType;

export interface FunctionType {
  readonly parameters: readonly Type[];
  /** A function gives a number, a truth or an enum value; a record cannot be given back. */
  readonly result: Type;
  /** The result never changes while a game runs. Not read here: it is for those who decide how to lower a rule. */
  readonly static?: boolean;
}

/** What an expression may name in the place it stands in. */
export interface Environment {
  readonly names: Readonly<Record<string, Type>>;
  readonly functions: Readonly<Record<string, FunctionType>>;
}

export const INTEGER: IntegerType = { kind: 'int' };
export const BOOLEAN: BooleanType = { kind: 'bool' };

/** An expression that passed the checker: every name known, every type right, every text an index. */
export type TypedExpression =
  | { readonly kind: 'constant'; readonly type: Type; readonly value: number }
  | { readonly kind: 'read'; readonly type: Type; readonly path: readonly string[] }
  | {
      readonly kind: 'call';
      readonly type: Type;
      readonly name: string;
      /** A `read` whose type is a record stands for the record itself. */
      readonly arguments: readonly TypedExpression[];
    }
  | { readonly kind: 'negate'; readonly type: IntegerType; readonly operand: TypedExpression }
  | { readonly kind: 'not'; readonly type: BooleanType; readonly operand: TypedExpression }
  | {
      readonly kind: 'arithmetic';
      readonly type: IntegerType;
      readonly operator: ArithmeticOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly kind: 'comparison';
      readonly type: BooleanType;
      readonly operator: ComparisonOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly kind: 'logical';
      readonly type: BooleanType;
      readonly operator: LogicalOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly kind: 'membership';
      readonly type: BooleanType;
      readonly subject: TypedExpression;
      readonly values: readonly TypedExpression[];
    }
  | {
      readonly kind: 'conditional';
      readonly type: Type;
      readonly condition: TypedExpression;
      readonly then: TypedExpression;
      readonly otherwise: TypedExpression;
    };

/** Whether values of the two types may meet: the same kind, and for enums and records the same name. */
export function sameType(a: Type, b: Type): boolean {
  if (a.kind === 'enum' || a.kind === 'record') return a.kind === b.kind && a.name === b.name;
  return a.kind === b.kind;
}

/** A type in a person's words, to stand after "is" or "must be". */
export function describeType(type: Type): string {
  switch (type.kind) {
    case 'int':
      return 'a number';
    case 'bool':
      return 'true or false';
    case 'enum':
      return `one of ${type.name}`;
    case 'record':
      return `a whole ${[type.name, ...(type.or ?? [])].join(' or ')}`;
  }
}
