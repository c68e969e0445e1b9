import { calculate, compare } from './integer-arithmetic.ts';
import { BOOLEAN, type Type, type TypedExpression } from './types.ts';

/**
 * The same expression with everything that is already decided worked out: `2 * 3` becomes 6, `false && x` becomes false,
 * `true ? a : b` becomes a. An expression has no effects, so a part that cannot matter goes away. A condition that
 * folds to a constant is always true or never.
 */
export function foldExpression(expression: TypedExpression): TypedExpression {
  switch (expression.kind) {
    case 'constant':
    case 'read':
      return expression;
    case 'call':
      return { ...expression, arguments: expression.arguments.map(foldExpression) };
    case 'negate': {
      const operand = foldExpression(expression.operand);
      return operand.kind === 'constant' ? constant(expression.type, -operand.value | 0) : { ...expression, operand };
    }
    case 'not': {
      const operand = foldExpression(expression.operand);
      return operand.kind === 'constant' ? truth(operand.value === 0) : { ...expression, operand };
    }
    case 'arithmetic': {
      const left = foldExpression(expression.left);
      const right = foldExpression(expression.right);
      return left.kind === 'constant' && right.kind === 'constant'
        ? constant(expression.type, calculate(expression.operator, left.value, right.value))
        : { ...expression, left, right };
    }
    case 'comparison': {
      const left = foldExpression(expression.left);
      const right = foldExpression(expression.right);
      return left.kind === 'constant' && right.kind === 'constant'
        ? truth(compare(expression.operator, left.value, right.value))
        : { ...expression, left, right };
    }
    case 'logical':
      return foldLogical(expression);
    case 'membership':
      return foldMembership(expression);
    case 'conditional': {
      const condition = foldExpression(expression.condition);
      const then = foldExpression(expression.then);
      const otherwise = foldExpression(expression.otherwise);
      if (condition.kind === 'constant') return condition.value !== 0 ? then : otherwise;
      return { ...expression, condition, then, otherwise };
    }
  }
}

function foldLogical(expression: TypedExpression & { readonly kind: 'logical' }): TypedExpression {
  const left = foldExpression(expression.left);
  const right = foldExpression(expression.right);
  // The value that decides the whole: false for &&, true for ||. The other one leaves the whole to the other side.
  const deciding = expression.operator === '&&' ? 0 : 1;
  if (left.kind === 'constant') return left.value === deciding ? left : right;
  if (right.kind === 'constant') return right.value === deciding ? right : left;
  return { ...expression, left, right };
}

function foldMembership(expression: TypedExpression & { readonly kind: 'membership' }): TypedExpression {
  const subject = foldExpression(expression.subject);
  const values = expression.values.map(foldExpression);
  if (values.length === 0) return truth(false);
  if (subject.kind === 'constant') {
    if (values.some((value) => value.kind === 'constant' && value.value === subject.value)) return truth(true);
    if (values.every((value) => value.kind === 'constant')) return truth(false);
  }
  return { ...expression, subject, values };
}

const constant = (type: Type, value: number): TypedExpression => ({ kind: 'constant', type, value });
const truth = (holds: boolean): TypedExpression => constant(BOOLEAN, holds ? 1 : 0);
