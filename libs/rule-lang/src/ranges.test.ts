import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression } from './check.ts';
import { lowerExpression } from './lower.ts';
import { parseExpression } from './parse.ts';
import { outcomesOf, rangeOf, settledIn, truthOf, type KnownRanges } from './ranges.ts';
import type { Expression } from './syntax.ts';
import { INTEGER } from './types.ts';

const RANGES: Readonly<Record<string, { least: number; most: number }>> = {
  'unit.shoes': { least: 0, most: 4 },
  heat: { least: -3, most: 3 },
  turn: { least: 1, most: 10 },
};
const known: KnownRanges = (printed) => RANGES[printed] ?? null;

function read(source: string): Expression {
  const result = parseExpression(source);
  if (!result.ok) throw new Error(result.problem.message);
  return result.ast;
}

const settled = (source: string): readonly string[] =>
  settledIn(read(source), known).map(({ text, holds }) => `${text}: ${holds ? 'always' : 'never'}`);

describe('what a formula can come to', () => {
  it.each([
    ['unit.shoes', 0, 4],
    ['unit.shoes + turn', 1, 14],
    ['unit.shoes - turn', -10, 3],
    ['-heat * 2', -6, 6],
    ['unit.shoes / 2', 0, 2],
    ['heat % 2', -1, 1],
    ['turn > 3 ? unit.shoes : 9', 0, 9],
    ['unit.shoes > 2 ? unit.shoes : 3', 3, 4],
  ])('%s goes from %i to %i', (source, least, most) => {
    expect(rangeOf(read(source), known)).toEqual({ least, most });
  });

  it.each(['2147483647 + turn', 'strange', 'unit.shoes / turn', 'strange > 3 ? strange : 1'])(
    'nothing is said of %s',
    (source) => {
      expect(rangeOf(read(source), known)).toEqual({ least: -(2 ** 31), most: 2 ** 31 - 1 });
    },
  );

  it('is told for each choice by itself', () => {
    expect(outcomesOf(read('turn > 3 ? 8 : unit.shoes'), known)).toEqual([
      { start: 11, end: 12, text: '8', least: 8, most: 8 },
      { start: 15, end: 25, text: 'unit.shoes', least: 0, most: 4 },
    ]);
  });
});

describe('comparisons that are decided', () => {
  it.each([
    ['unit.shoes > 4', 'unit.shoes > 4: never'],
    ['5 == unit.shoes', '5 == unit.shoes: never'],
    ['unit.shoes >= 0', 'unit.shoes >= 0: always'],
    ['unit.shoes != 7', 'unit.shoes != 7: always'],
    ['!(unit.shoes * 2 > 8)', 'unit.shoes * 2 > 8: never'],
    ['strange > 1 || unit.shoes + 1 > 5', 'unit.shoes + 1 > 5: never'],
    ['unit.shoes in [4, 5]', 'unit.shoes == 5: never'],
    ['unit.shoes > 3 && unit.shoes < 2', 'unit.shoes < 2: never'],
    ['unit.shoes == 2 && 3 == unit.shoes', '3 == unit.shoes: never'],
    ['(turn > 3 ? unit.shoes : 0) > 4', '(turn > 3 ? unit.shoes : 0) > 4: never'],
    ['f(turn > 99)', 'turn > 99: never'],
  ])('%s', (source, told) => {
    expect(settled(source)).toEqual([told]);
  });

  it.each([
    'unit.shoes > 3',
    'unit.shoes > turn',
    'strange > 99',
    'word == "four"',
    'unit.shoes > 2 && unit.shoes > 1',
    'unit.shoes < 2 || unit.shoes >= 2',
    'turn > 3 ? unit.shoes > 0 : turn == 3',
  ])('%s is not one', (source) => {
    expect(settled(source)).toEqual([]);
  });

  it.each([
    ['turn > 0 && unit.shoes < 9', true],
    ['turn > 10 || unit.shoes < 0', false],
    ['unit.shoes > 3 && unit.shoes < 2', false],
    ['!(turn in [0, 11])', true],
    ['turn == 3', null],
    ['strange || true', true],
    ['unit.class == "foot" && unit.class == "horse"', false],
    ['unit.class == "foot" && other.class == "horse"', null],
    ['unit.class == "foot" || unit.class == "horse"', null],
    ['unit.class != "foot" && unit.class == "horse"', null],
    ['unit.class == "foot" && !(unit.class == "foot")', false],
    ['unit.class in ["foot", "horse"] && unit.class == "horse"', null],
  ])('%s as a whole', (source, truth) => {
    expect(truthOf(read(source), known)).toBe(truth);
  });

  it('come out so, whatever the names stand for', () => {
    const environment = { names: { a: INTEGER, b: INTEGER }, functions: {} };
    const number = fc.oneof(fc.constantFrom('a', 'b'), fc.integer({ min: -4, max: 6 }).map(String));
    const sum = fc.tuple(number, fc.constantFrom('+', '-', '*', '/', '%'), number).map((parts) => parts.join(' '));
    const comparison = fc
      .tuple(sum, fc.constantFrom('<', '<=', '>', '>=', '==', '!='), fc.oneof(number, sum))
      .map((parts) => parts.join(' '));
    const formula = fc.tuple(comparison, fc.constantFrom('&&', '||'), comparison).map((parts) => parts.join(' '));
    const ranges: KnownRanges = (name) => ({ a: { least: 0, most: 3 }, b: { least: -2, most: 2 } })[name] ?? null;
    let decided = 0;
    fc.assert(
      fc.property(formula, (source) => {
        const ast = read(source);
        const checked = checkExpression(ast, environment);
        const truth = truthOf(ast, ranges);
        if (!checked.ok || truth === null) return;
        decided++;
        const evaluate = lowerExpression<Readonly<Record<string, number>>>(checked.typed, {
          name:
            ([name]) =>
            (asked) =>
              asked[name],
          call: () => () => 0,
        });
        for (let a = 0; a <= 3; a++) {
          for (let b = -2; b <= 2; b++) expect(evaluate({ a, b }) !== 0).toBe(truth);
        }
      }),
      { seed: 7, numRuns: 2000 },
    );
    expect(decided).toBeGreaterThan(100);
  });
});
