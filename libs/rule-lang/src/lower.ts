import { foldExpression } from './fold.ts';
import { divide, remainder } from './integer-arithmetic.ts';
import type { ArithmeticOperator, ComparisonOperator } from './syntax.ts';
import type { TypedExpression } from './types.ts';

/** Works out an int32 (a truth as 0 or 1, an enum value as its index) from whatever the binder reads. */
export type Evaluate<Context> = (context: Context) => number;

/** One argument of a call, as the binder gets it. */
export type LoweredArgument<Context> =
  | { readonly kind: 'value'; readonly evaluate: Evaluate<Context> }
  | { readonly kind: 'record'; readonly path: readonly string[] }
  | { readonly kind: 'constant'; readonly value: number };

/** Joins an expression to a running game. Asked once per place in the expression, while it is being lowered. */
export interface Binding<Context> {
  /** Reads a dotted path. What it gives must be an int32; a truth 0 or 1; an enum index, or -1 for "none of them". */
  name(path: readonly string[]): Evaluate<Context>;
  /** Calls a function; the result as for `name`. Arguments already have the types of the parameters. */
  call(name: string, args: readonly LoweredArgument<Context>[]): Evaluate<Context>;
}

/**
 * Turns a checked expression into one closure. Constants are folded first. `&&`, `||` and `? :` work out only what they
 * need; numbers behave as `integer-arithmetic.ts` says. The closure allocates nothing and never throws by itself.
 */
export function lowerExpression<Context>(typed: TypedExpression, bind: Binding<Context>): Evaluate<Context> {
  return new Lowering(bind).lower(foldExpression(typed));
}

class Lowering<Context> {
  private readonly bind: Binding<Context>;

  constructor(bind: Binding<Context>) {
    this.bind = bind;
  }

  lower(typed: TypedExpression): Evaluate<Context> {
    switch (typed.kind) {
      case 'constant': {
        const { value } = typed;
        return () => value;
      }
      case 'read':
        return this.bind.name(typed.path);
      case 'call':
        return this.bind.call(
          typed.name,
          typed.arguments.map((argument) => this.lowerArgument(argument)),
        );
      case 'negate': {
        const operand = this.lower(typed.operand);
        return (context) => -operand(context) | 0;
      }
      case 'not': {
        const operand = this.lower(typed.operand);
        return (context) => (operand(context) === 0 ? 1 : 0);
      }
      case 'arithmetic':
        return lowerArithmetic(typed.operator, this.lower(typed.left), this.lower(typed.right));
      case 'comparison':
        return this.lowerComparison(typed.operator, typed.left, typed.right);
      case 'logical': {
        const left = this.lower(typed.left);
        const right = this.lower(typed.right);
        return typed.operator === '&&'
          ? (context) => (left(context) !== 0 ? right(context) : 0)
          : (context) => (left(context) !== 0 ? 1 : right(context));
      }
      case 'membership':
        return this.lowerMembership(typed.subject, typed.values);
      case 'conditional': {
        const condition = this.lower(typed.condition);
        const then = this.lower(typed.then);
        const otherwise = this.lower(typed.otherwise);
        return (context) => (condition(context) !== 0 ? then(context) : otherwise(context));
      }
    }
  }

  private lowerArgument(typed: TypedExpression): LoweredArgument<Context> {
    if (typed.kind === 'constant') return { kind: 'constant', value: typed.value };
    if (typed.kind === 'read' && typed.type.kind === 'record') return { kind: 'record', path: typed.path };
    return { kind: 'value', evaluate: this.lower(typed) };
  }

  private lowerComparison(
    operator: ComparisonOperator,
    leftTyped: TypedExpression,
    rightTyped: TypedExpression,
  ): Evaluate<Context> {
    const left = this.lower(leftTyped);
    // By far the commonest form is a name against a constant: one call fewer.
    if (rightTyped.kind === 'constant') return lowerConstantComparison(operator, left, rightTyped.value);
    return lowerGeneralComparison(operator, left, this.lower(rightTyped));
  }

  private lowerMembership(subjectTyped: TypedExpression, valuesTyped: readonly TypedExpression[]): Evaluate<Context> {
    const subject = this.lower(subjectTyped);
    const constants: number[] = [];
    const computed: Evaluate<Context>[] = [];
    for (const value of valuesTyped) {
      if (value.kind === 'constant') constants.push(value.value);
      else computed.push(this.lower(value));
    }
    const isConstant = lowerConstantSet(constants);
    if (computed.length === 0) return (context) => (isConstant(subject(context)) ? 1 : 0);
    return (context) => {
      const wanted = subject(context);
      if (isConstant(wanted)) return 1;
      for (let index = 0; index < computed.length; index++) {
        if (computed[index](context) === wanted) return 1;
      }
      return 0;
    };
  }
}

function lowerArithmetic<Context>(
  operator: ArithmeticOperator,
  left: Evaluate<Context>,
  right: Evaluate<Context>,
): Evaluate<Context> {
  switch (operator) {
    case '+':
      return (context) => (left(context) + right(context)) | 0;
    case '-':
      return (context) => (left(context) - right(context)) | 0;
    case '*':
      return (context) => Math.imul(left(context), right(context));
    case '/':
      return (context) => divide(left(context), right(context));
    case '%':
      return (context) => remainder(left(context), right(context));
  }
}

function lowerConstantComparison<Context>(
  operator: ComparisonOperator,
  left: Evaluate<Context>,
  right: number,
): Evaluate<Context> {
  switch (operator) {
    case '==':
      return (context) => (left(context) === right ? 1 : 0);
    case '!=':
      return (context) => (left(context) !== right ? 1 : 0);
    case '<':
      return (context) => (left(context) < right ? 1 : 0);
    case '<=':
      return (context) => (left(context) <= right ? 1 : 0);
    case '>':
      return (context) => (left(context) > right ? 1 : 0);
    case '>=':
      return (context) => (left(context) >= right ? 1 : 0);
  }
}

function lowerGeneralComparison<Context>(
  operator: ComparisonOperator,
  left: Evaluate<Context>,
  right: Evaluate<Context>,
): Evaluate<Context> {
  switch (operator) {
    case '==':
      return (context) => (left(context) === right(context) ? 1 : 0);
    case '!=':
      return (context) => (left(context) !== right(context) ? 1 : 0);
    case '<':
      return (context) => (left(context) < right(context) ? 1 : 0);
    case '<=':
      return (context) => (left(context) <= right(context) ? 1 : 0);
    case '>':
      return (context) => (left(context) > right(context) ? 1 : 0);
    case '>=':
      return (context) => (left(context) >= right(context) ? 1 : 0);
  }
}

/** Membership in a fixed set: one shift when every value is below 32, as enum indices nearly always are. */
function lowerConstantSet(values: readonly number[]): (value: number) => boolean {
  if (values.every((value) => value >= 0 && value < 32)) {
    let mask = 0;
    for (const value of values) mask |= 1 << value;
    // A shift counts modulo 32, so the range must be tested too.
    return (value) => value >= 0 && value < 32 && ((mask >>> value) & 1) === 1;
  }
  const set = new Set(values);
  return (value) => set.has(value);
}
