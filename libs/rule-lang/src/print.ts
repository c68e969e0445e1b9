import { PRECEDENCE, type Expression } from './syntax.ts';

/**
 * The canonical text of an expression: single spaces, double quotes, and only the parentheses it needs. Reading the
 * text again gives the same tree (positions aside), unless the added spaces make it longer than `MAXIMUM_LENGTH`.
 */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'integer':
      return String(expression.value);
    case 'boolean':
      return String(expression.value);
    case 'text':
      return quoteText(expression.value);
    case 'path':
      return expression.parts.map((part) => part.name).join('.');
    case 'call':
      return `${expression.callee.name}(${expression.arguments.map(printExpression).join(', ')})`;
    case 'unary':
      return expression.operator + printUnaryOperand(expression.operator, expression.operand);
    case 'binary': {
      const own = PRECEDENCE[expression.operator];
      return `${printAtLeast(expression.left, own)} ${expression.operator} ${printAtLeast(expression.right, own + 1)}`;
    }
    case 'membership':
      return `${printAtLeast(expression.subject, PRECEDENCE.in)} in [${expression.values.map(printExpression).join(', ')}]`;
    case 'conditional': {
      const inner = PRECEDENCE['||'];
      const condition = printAtLeast(expression.condition, inner);
      return `${condition} ? ${printAtLeast(expression.then, inner)} : ${printExpression(expression.otherwise)}`;
    }
  }
}

/** A text as it is written in an expression, with double quotes. Line breaks cannot be written, and stay as they are. */
export function quoteText(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function printUnaryOperand(operator: '-' | '!', operand: Expression): string {
  // Without the parentheses -(5) would be read back as the literal -5.
  if (operator === '-' && operand.kind === 'integer' && operand.value >= 0) return `(${operand.value})`;
  return printAtLeast(operand, PRECEDENCE.unary);
}

function printAtLeast(expression: Expression, precedence: number): string {
  const text = printExpression(expression);
  return precedenceOf(expression) < precedence ? `(${text})` : text;
}

function precedenceOf(expression: Expression): number {
  switch (expression.kind) {
    case 'unary':
      return PRECEDENCE.unary;
    case 'binary':
      return PRECEDENCE[expression.operator];
    case 'membership':
      return PRECEDENCE.in;
    case 'conditional':
      return PRECEDENCE.conditional;
    default:
      return PRECEDENCE.primary;
  }
}
