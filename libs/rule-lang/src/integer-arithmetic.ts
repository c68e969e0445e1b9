import type { ArithmeticOperator, ComparisonOperator } from './syntax.ts';

/*
 * Arithmetic on int32, the same in constants and at run time: results wrap around at 32 bits; division truncates toward
 * zero, its remainder has the sign of the left side; and anything divided by zero is 0, quotient and remainder alike.
 */

export const divide = (a: number, b: number): number => (b === 0 ? 0 : (a / b) | 0);
export const remainder = (a: number, b: number): number => (b === 0 ? 0 : (a % b) | 0);

/** The int32 result of one arithmetic operation. */
export function calculate(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return (a + b) | 0;
    case '-':
      return (a - b) | 0;
    case '*':
      return Math.imul(a, b);
    case '/':
      return divide(a, b);
    case '%':
      return remainder(a, b);
  }
}

/** Whether a comparison of two run-time values holds. */
export function compare(operator: ComparisonOperator, a: number, b: number): boolean {
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}
