import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from './parse.ts';
import { printExpression } from './print.ts';
import { RANDOM } from './random-expressions.ts';
import type { Expression } from './syntax.ts';

function read(source: string): Expression {
  const result = parseExpression(source);
  if (!result.ok) throw new Error(`${source}: ${result.problem.message}`);
  return result.ast;
}

const withoutPlaces = (ast: Expression): string =>
  JSON.stringify(ast, (key, value: unknown) => (key === 'start' || key === 'end' ? undefined : value));

describe('printExpression', () => {
  it.each([
    ["first.shape=='cube'&&(turn>3)", 'first.shape == "cube" && turn > 3'],
    ['((a||b))&&c', '(a || b) && c'],
    ['a-(b-c)-(d)', 'a - (b - c) - d'],
    ['(a ? b : c) ? (d ? e : f) : (g ? h : i)', '(a ? b : c) ? (d ? e : f) : g ? h : i'],
    ['-(5) + - 5 + -(a) - -(-5)', '-(5) + -5 + -a - --5'],
    ['!(a in [ (1) ,2 ]) == !b', '!(a in [1, 2]) == !b'],
    ['(a == b) in [true]', 'a == b in [true]'],
    ['a == (b in [true])', 'a == (b in [true])'],
    ['f ( ) + g(1 , x . y)', 'f() + g(1, x.y)'],
    [`a == 'say "no"' || a == "it's \\\\"`, 'a == "say \\"no\\"" || a == "it\'s \\\\"'],
    ['007', '7'],
  ])('%s becomes %s', (source, canonical) => {
    expect(printExpression(read(source))).toBe(canonical);
    expect(printExpression(read(canonical))).toBe(canonical);
  });

  it('is read back as the same tree', () => {
    fc.assert(
      fc.property(fc.oneof(RANDOM.integer, RANDOM.truth, RANDOM.shape), (ast) => {
        expect(withoutPlaces(read(printExpression(ast)))).toBe(withoutPlaces(ast));
      }),
      { numRuns: 500 },
    );
  });

  it('never makes the parser throw, whatever it is given', () => {
    const pieces = fc.constantFrom(
      'a',
      'b.c',
      'f(',
      '(',
      ')',
      '[',
      ']',
      ' in ',
      '?',
      ':',
      '"',
      "'x'",
      '1',
      '-',
      '!',
      '&&',
      '==',
      ',',
      '.',
      '\\',
      '=',
      '🐘',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (words) => {
        const source = words.join('');
        const result = parseExpression(source);
        if (result.ok) {
          expect(withoutPlaces(read(printExpression(result.ast)))).toBe(withoutPlaces(result.ast));
        } else {
          const { start, end } = result.problem;
          expect(start >= 0 && start <= end && end <= source.length).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
