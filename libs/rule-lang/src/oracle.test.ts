import { Environment as CelEnvironment, EvaluationError } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression } from './check.ts';
import { lowerExpression, type Binding } from './lower.ts';
import { parseExpression } from './parse.ts';
import { printExpression } from './print.ts';
import { RANDOM } from './random-expressions.ts';
import { ENVIRONMENT, SHAPES, TOYS } from './sample-environment.ts';
import type { Expression } from './syntax.ts';

/*
 * Random expressions against an independent implementation of CEL. Where the two differ by design:
 * - Our numbers are int32 and wrap around; CEL's are 64 bits wide and overflow with an error. Only expressions that cannot
 *   leave int32 are compared.
 * - Division by zero is 0 here (and a problem when the divisor is constant); in CEL an error. CEL's && and || may swallow
 *   an error of one side; then the value does not depend on that side, and the two agree again.
 * - Enum values are indices here and texts there.
 */

interface Toy {
  readonly shape: string;
  readonly color: string;
  readonly weight: number;
  readonly broken: boolean;
}

interface World {
  readonly first: Toy;
  readonly second: Toy;
  readonly turn: number;
  readonly night: boolean;
  readonly place: string;
}

const LARGEST_INPUT = 9;
const weight = fc.integer({ min: -LARGEST_INPUT, max: LARGEST_INPUT });
const shape = fc.constantFrom(...SHAPES.values);
const toy: fc.Arbitrary<Toy> = fc.record({ shape, color: fc.constant('red'), weight, broken: fc.boolean() });
const world: fc.Arbitrary<World> = fc.record({
  first: toy,
  second: toy,
  turn: weight,
  night: fc.boolean(),
  place: shape,
});

const cel = new CelEnvironment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false })
  .registerFunction('smaller(int, int): int', (a: bigint, b: bigint) => (a < b ? a : b))
  .registerFunction('distance(map, map): int', (a: CelToy, b: CelToy) => {
    const apart = a.weight - b.weight;
    return apart % 7n;
  })
  .registerFunction('touches(map, string): bool', (a: CelToy, name: string) => {
    return (a.weight + BigInt(TOYS.values.indexOf(name))) % 2n === 0n;
  });

interface CelToy {
  readonly weight: bigint;
}

function evaluateWithCel(source: string, { first, second, turn, night, place }: World): unknown {
  const context = {
    first: { ...first, weight: BigInt(first.weight) },
    second: { ...second, weight: BigInt(second.weight) },
    turn: BigInt(turn),
    night,
    place,
  };
  const value: unknown = cel.evaluate(source, context);
  return typeof value === 'bigint' ? Number(value) : value;
}

function toyAt(path: readonly string[]): (context: World) => Toy {
  return path[0] === 'first' ? (context) => context.first : (context) => context.second;
}

const BINDING: Binding<World> = {
  name(path) {
    const [name, field] = path;
    if (name === 'turn') return (context) => context.turn;
    if (name === 'night') return (context) => (context.night ? 1 : 0);
    if (name === 'place') return (context) => SHAPES.values.indexOf(context.place);
    const toyOf = toyAt(path);
    if (field === 'weight') return (context) => toyOf(context).weight;
    if (field === 'broken') return (context) => (toyOf(context).broken ? 1 : 0);
    return (context) => SHAPES.values.indexOf(toyOf(context).shape);
  },
  call(name, [a, b]) {
    if (a.kind === 'record' && b.kind === 'record') {
      const [left, right] = [toyAt(a.path), toyAt(b.path)];
      return (context) => ((left(context).weight - right(context).weight) % 7) | 0;
    }
    if (a.kind === 'record') {
      const [left, index] = [toyAt(a.path), b.kind === 'constant' ? b.value : Number.NaN];
      return (context) => ((left(context).weight + index) % 2 === 0 ? 1 : 0);
    }
    if (b.kind === 'record') throw new Error(`${name} takes no record second`);
    const left = a.kind === 'constant' ? () => a.value : a.evaluate;
    const right = b.kind === 'constant' ? () => b.value : b.evaluate;
    return (context) => Math.min(left(context), right(context));
  },
};

/** Ours, in CEL's values; or the problems, when the checker finds any. */
function evaluateWithOurs(source: string, context: World): unknown {
  const parsed = parseExpression(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const checked = checkExpression(parsed.ast, ENVIRONMENT);
  if (!checked.ok) return checked.problems.map((problem) => problem.message);
  const value = lowerExpression(checked.typed, BINDING)(context);
  const { type } = checked.typed;
  if (type.kind === 'bool') return value === 1;
  return type.kind === 'enum' ? type.values[value] : value;
}

/** The largest magnitude any part of an expression can have; truths and texts count as 0. */
function bound(node: Expression): number {
  switch (node.kind) {
    case 'integer':
      return Math.abs(node.value);
    case 'path':
    case 'call':
      return Math.max(LARGEST_INPUT, ...(node.kind === 'call' ? node.arguments.map(bound) : []));
    case 'unary':
      return bound(node.operand);
    case 'binary': {
      const [left, right] = [bound(node.left), bound(node.right)];
      if (node.operator === '*') return Math.max(left * right, left, right);
      return node.operator === '+' || node.operator === '-' ? left + right : Math.max(left, right);
    }
    case 'membership':
      return Math.max(bound(node.subject), ...node.values.map(bound));
    case 'conditional':
      return Math.max(bound(node.condition), bound(node.then), bound(node.otherwise));
    default:
      return 0;
  }
}

describe('against another implementation of CEL', () => {
  it.each([
    ['numbers', RANDOM.integer],
    ['truths', RANDOM.truth],
    ['named values', RANDOM.shape],
  ])('%s come out the same', (_, expressions) => {
    let compared = 0;
    fc.assert(
      fc.property(expressions, fc.array(world, { minLength: 3, maxLength: 3 }), (ast, worlds) => {
        fc.pre(bound(ast) < 2 ** 31);
        const source = printExpression(ast);
        for (const context of worlds) {
          const ours = evaluateWithOurs(source, context);
          if (Array.isArray(ours)) {
            for (const message of ours) expect(message).toContain('always 0');
            continue;
          }
          let expected: unknown;
          try {
            expected = evaluateWithCel(source, context);
          } catch (error) {
            if (!(error instanceof EvaluationError)) throw error;
            expect(error.message).toMatch(/division by zero|modulo by zero/);
            continue;
          }
          expect({ source, value: ours }).toEqual({ source, value: expected });
          compared++;
        }
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(1500);
  });

  it('differs on purpose in dividing by zero and in wrapping around', () => {
    const context: World = {
      first: { shape: 'cube', color: 'red', weight: 0, broken: false },
      second: { shape: 'cone', color: 'red', weight: 1, broken: false },
      turn: 5,
      night: true,
      place: 'cube',
    };
    expect(evaluateWithOurs('turn / first.weight', context)).toBe(0);
    expect(() => evaluateWithCel('turn / first.weight', context)).toThrow('division by zero');
    expect(evaluateWithOurs('2147483647 + second.weight', context)).toBe(-2147483648);
    expect(evaluateWithCel('2147483647 + second.weight', context)).toBe(2147483648);
  });
});
