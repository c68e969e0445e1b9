/** Where a piece of an expression stands: UTF-16 offsets into its source, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something wrong with an expression, said for the person who wrote it. */
export interface ExpressionProblem extends Span {
  readonly message: string;
  /** Source text that, put in place of `start..end`, is probably what was meant. */
  readonly suggestion?: string;
}

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type LogicalOperator = '&&' | '||';
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | LogicalOperator;

/** One step of a dotted path: `attacker` or `class` in `attacker.class`. */
export interface PathPart extends Span {
  readonly name: string;
}

/** An expression as it was written. Parentheses leave no node of their own. */
export type Expression =
  | IntegerLiteral
  | BooleanLiteral
  | TextLiteral
  | PathExpression
  | CallExpression
  | UnaryExpression
  | BinaryExpression
  | MembershipExpression
  | ConditionalExpression;

/** A whole number. A minus sign written directly before digits belongs to the literal. */
export interface IntegerLiteral extends Span {
  readonly kind: 'integer';
  readonly value: number;
}

export interface BooleanLiteral extends Span {
  readonly kind: 'boolean';
  readonly value: boolean;
}

/** A quoted text. It has no type of its own: the place it stands in says which named value it is. */
export interface TextLiteral extends Span {
  readonly kind: 'text';
  readonly value: string;
}

export interface PathExpression extends Span {
  readonly kind: 'path';
  /** At least one part. */
  readonly parts: readonly PathPart[];
}

export interface CallExpression extends Span {
  readonly kind: 'call';
  readonly callee: PathPart;
  readonly arguments: readonly Expression[];
}

export interface UnaryExpression extends Span {
  readonly kind: 'unary';
  readonly operator: '-' | '!';
  readonly operand: Expression;
}

export interface BinaryExpression extends Span {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `subject in [value, value]` */
export interface MembershipExpression extends Span {
  readonly kind: 'membership';
  readonly subject: Expression;
  readonly values: readonly Expression[];
}

/** `condition ? then : otherwise` */
export interface ConditionalExpression extends Span {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}

/** How tightly operators hold their operands; the higher, the tighter. The same ladder as CEL's. */
export const PRECEDENCE = {
  conditional: 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
  unary: 7,
  primary: 8,
} as const;
