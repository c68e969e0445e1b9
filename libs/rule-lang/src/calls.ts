import type { TypedExpression } from './types.ts';

/** A call of a function in a checked expression. */
export type TypedCall = Extract<TypedExpression, { readonly kind: 'call' }>;

/** Every call in an expression, from left to right, the outer before the inner: for those who prepare what a formula asks. */
export function callsIn(expression: TypedExpression): readonly TypedCall[] {
  const inside = partsOf(expression).flatMap(callsIn);
  return expression.kind === 'call' ? [expression, ...inside] : inside;
}

function partsOf(expression: TypedExpression): readonly TypedExpression[] {
  switch (expression.kind) {
    case 'constant':
    case 'read':
      return [];
    case 'call':
      return expression.arguments;
    case 'negate':
    case 'not':
      return [expression.operand];
    case 'arithmetic':
    case 'comparison':
    case 'logical':
      return [expression.left, expression.right];
    case 'membership':
      return [expression.subject, ...expression.values];
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise];
  }
}
