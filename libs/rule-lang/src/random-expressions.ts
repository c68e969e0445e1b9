import fc from 'fast-check';
import { SHAPES, TOYS } from './sample-environment.ts';
import type {
  ArithmeticOperator,
  BinaryOperator,
  CallExpression,
  ConditionalExpression,
  Expression,
  LogicalOperator,
  MembershipExpression,
  PathExpression,
  TextLiteral,
} from './syntax.ts';

/* Random expressions over the sample environment, right in their types, for tests against other truths. */

const NOWHERE = { start: 0, end: 0 };

const path = (dotted: string): PathExpression => ({
  kind: 'path',
  parts: dotted.split('.').map((name) => ({ name, ...NOWHERE })),
  ...NOWHERE,
});
const text = (value: string): TextLiteral => ({ kind: 'text', value, ...NOWHERE });
const call = (name: string, ...args: Expression[]): CallExpression => ({
  kind: 'call',
  callee: { name, ...NOWHERE },
  arguments: args,
  ...NOWHERE,
});
const binary = (operator: BinaryOperator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  ...NOWHERE,
});
const conditional = (condition: Expression, then: Expression, otherwise: Expression): ConditionalExpression => ({
  kind: 'conditional',
  condition,
  then,
  otherwise,
  ...NOWHERE,
});
const member = (subject: Expression, values: readonly Expression[]): MembershipExpression => ({
  kind: 'membership',
  subject,
  values,
  ...NOWHERE,
});

const RECORDS = fc.constantFrom('first', 'second').map(path);

/** Expressions of each type. Negative literals appear as the parser reads them: `-5` is one node. */
export const RANDOM = fc.letrec<{ integer: Expression; truth: Expression; shape: Expression }>((tie) => {
  const integer = tie('integer');
  const truth = tie('truth');
  const shape = tie('shape');
  const shapeText = fc.constantFrom(...SHAPES.values).map(text);
  const depth = { maxDepth: 5, depthIdentifier: 'expression' };
  return {
    integer: fc.oneof(
      depth,
      fc.integer({ min: -6, max: 9 }).map((value): Expression => ({ kind: 'integer', value, ...NOWHERE })),
      fc.constantFrom('turn', 'first.weight', 'second.weight').map(path),
      fc
        .tuple(fc.constantFrom<ArithmeticOperator>('+', '-', '*', '/', '%'), integer, integer)
        .map(([operator, left, right]) => binary(operator, left, right)),
      integer.map((operand): Expression => ({ kind: 'unary', operator: '-', operand, ...NOWHERE })),
      fc.tuple(truth, integer, integer).map((parts) => conditional(...parts)),
      fc.tuple(integer, integer).map(([a, b]) => call('smaller', a, b)),
      fc.tuple(RECORDS, RECORDS).map(([a, b]) => call('distance', a, b)),
    ),
    truth: fc.oneof(
      depth,
      fc.boolean().map((value): Expression => ({ kind: 'boolean', value, ...NOWHERE })),
      fc.constantFrom('night', 'first.broken').map(path),
      fc
        .tuple(fc.constantFrom<BinaryOperator>('==', '!=', '<', '<=', '>', '>='), integer, integer)
        .map(([operator, left, right]) => binary(operator, left, right)),
      fc
        .tuple(fc.constantFrom<BinaryOperator>('==', '!='), shape, fc.oneof(shape, shapeText))
        .map(([operator, left, right]) => binary(operator, left, right)),
      fc
        .tuple(fc.constantFrom<LogicalOperator | '==' | '!='>('&&', '||', '==', '!='), truth, truth)
        .map(([operator, left, right]) => binary(operator, left, right)),
      truth.map((operand): Expression => ({ kind: 'unary', operator: '!', operand, ...NOWHERE })),
      fc
        .tuple(shape, fc.array(fc.oneof(shape, shapeText), { minLength: 1, maxLength: 3 }))
        .map((parts) => member(...parts)),
      fc.tuple(integer, fc.array(integer, { minLength: 1, maxLength: 3 })).map((parts) => member(...parts)),
      fc.tuple(truth, truth, truth).map((parts) => conditional(...parts)),
      fc.tuple(RECORDS, fc.constantFrom(...TOYS.values).map(text)).map((parts) => call('touches', ...parts)),
    ),
    shape: fc.oneof(
      depth,
      fc.constantFrom('first.shape', 'second.shape', 'place').map(path),
      fc.tuple(truth, shape, fc.oneof(shape, shapeText)).map((parts) => conditional(...parts)),
    ),
  };
});
