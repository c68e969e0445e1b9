import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression } from './check.ts';
import { foldExpression } from './fold.ts';
import { calculate, compare } from './integer-arithmetic.ts';
import { lowerExpression, type Binding, type LoweredArgument } from './lower.ts';
import { parseExpression } from './parse.ts';
import { ENVIRONMENT } from './sample-environment.ts';
import type { ArithmeticOperator, ComparisonOperator } from './syntax.ts';
import type { TypedExpression } from './types.ts';

type Values = Readonly<Record<string, number>>;

const READ_FROM_VALUES: Binding<Values> = {
  name: (path) => {
    const key = path.join('.');
    return (values) => values[key];
  },
  call: (name) => {
    throw new Error(`${name} is not bound`);
  },
};

function typed(source: string): TypedExpression {
  const parsed = parseExpression(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const checked = checkExpression(parsed.ast, ENVIRONMENT);
  if (!checked.ok) throw new Error(checked.problems[0].message);
  return checked.typed;
}

const evaluate = (source: string, values: Values = {}): number =>
  lowerExpression(typed(source), READ_FROM_VALUES)(values);

const VALUES: Values = {
  'first.shape': 2,
  'second.shape': 0,
  'first.weight': -7,
  'second.weight': 2,
  turn: 0,
  night: 1,
};

describe('values', () => {
  it.each([
    ['first.weight / second.weight', -3],
    ['first.weight % second.weight', -1],
    ['first.weight / turn', 0],
    ['first.weight % turn', 0],
    ['-first.weight', 7],
    ['-turn', 0],
    ['2147483647 + 1 + turn', -2147483648],
    ['65536 * 65536 + turn', 0],
    ['-(-2147483648)', -2147483648],
    ['-2147483648 / (turn - 1)', -2147483648],
    ['first.shape == "cone"', 1],
    ['"cube" == first.shape', 0],
    ['first.shape in ["cube", "cone"]', 1],
    ['first.shape in ["cube", second.shape]', 0],
    ['"cone" in [second.shape, first.shape]', 1],
    ['first.weight in [-7, 100]', 1],
    ['second.weight in [-7, 100]', 0],
    ['night && first.weight < 0', 1],
    ['!night || turn > 0', 0],
    ['(night ? "cube" : "cone") == second.shape', 1],
    ['turn > 0 ? 1 : second.weight > 1 ? 5 : 6', 5],
    ['night == (first.weight < second.weight)', 1],
  ])('%s = %i', (source, value) => {
    expect(Object.is(evaluate(source, VALUES), value)).toBe(true);
  });

  it('is in no list when a name has none of its values', () => {
    for (const none of [-1, 32, 33])
      expect(evaluate('first.shape in ["cube", "sphere"]', { 'first.shape': none })).toBe(0);
  });

  it('works out only what it needs', () => {
    const read: string[] = [];
    const watch: Binding<Values> = {
      ...READ_FROM_VALUES,
      name: (path) => (values) => {
        read.push(path.join('.'));
        return values[path.join('.')];
      },
    };
    const run = (source: string): string => {
      read.length = 0;
      lowerExpression(typed(source), watch)(VALUES);
      return read.join(' ');
    };
    expect(run('turn > 0 && first.weight > 0')).toBe('turn');
    expect(run('night || first.weight > 0')).toBe('night');
    expect(run('night ? turn : first.weight')).toBe('night turn');
  });
});

describe('arguments of functions', () => {
  it('come as records, constants or values', () => {
    const seen: LoweredArgument<Values>[][] = [];
    const bind: Binding<Values> = {
      ...READ_FROM_VALUES,
      call: (name, args) => {
        seen.push([...args]);
        return () => name.length;
      },
    };
    expect(lowerExpression(typed('touches(first, "brick") && smaller(turn + 1, 2 * 3) == 7'), bind)(VALUES)).toBe(1);
    expect(seen).toEqual([
      [
        { kind: 'record', path: ['first'] },
        { kind: 'constant', value: 1 },
      ],
      [
        { kind: 'value', evaluate: expect.any(Function) },
        { kind: 'constant', value: 6 },
      ],
    ]);
    const [, [sum]] = seen;
    expect(sum.kind === 'value' && sum.evaluate(VALUES)).toBe(1);
  });
});

describe('folding', () => {
  it.each([
    ['2 * (3 + 4) - -1', 15],
    ['7 / -2', -3],
    ['false && night', 0],
    ['night && false', 0],
    ['night || true', 1],
    ['1 < 2 ? 5 : turn', 5],
    ['3 in [1, turn, 3]', 1],
    ['3 in [1, 2]', 0],
    ['!(1 == 2)', 1],
  ])('%s is the constant %i', (source, value) => {
    expect(foldExpression(typed(source))).toMatchObject({ kind: 'constant', value });
  });

  it('leaves what the game decides', () => {
    expect(foldExpression(typed('true && night'))).toEqual(typed('night'));
    expect(foldExpression(typed('night || false'))).toEqual(typed('night'));
    expect(foldExpression(typed('smaller(1 + 1, turn)'))).toEqual(typed('smaller(2, turn)'));
  });
});

describe('constants and run time', () => {
  const integer = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer(), fc.constantFrom(-2147483648, 2147483647));

  it.each<ArithmeticOperator>(['+', '-', '*', '/', '%'])('agree on %s, and with 64 bits cut to 32', (operator) => {
    const wide = {
      '+': (a: bigint, b: bigint) => a + b,
      '-': (a: bigint, b: bigint) => a - b,
      '*': (a: bigint, b: bigint) => a * b,
      '/': (a: bigint, b: bigint) => a / b,
      '%': (a: bigint, b: bigint) => a % b,
    };
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const result = evaluate(`turn ${operator} first.weight`, { turn: a, 'first.weight': b });
        expect(result).toBe(calculate(operator, a, b));
        if (b !== 0) expect(result).toBe(Number(BigInt.asIntN(32, wide[operator](BigInt(a), BigInt(b)))));
      }),
    );
  });

  it.each<ComparisonOperator>(['==', '!=', '<', '<=', '>', '>='])('agree on %s', (operator) => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const expected = compare(operator, a, b) ? 1 : 0;
        expect(evaluate(`turn ${operator} first.weight`, { turn: a, 'first.weight': b })).toBe(expected);
        expect(evaluate(`turn ${operator} ${b}`, { turn: a })).toBe(expected);
      }),
    );
  });
});

describe('depth', () => {
  it.each([
    ['a chain', '1' + '+turn'.repeat(199), 200],
    ['brackets', 'smaller('.repeat(190) + '1' + ',turn)'.repeat(190), 1],
    ['choices', 'night?turn:'.repeat(199) + '3', 1],
    ['divisions', '9/('.repeat(94) + 'turn' + ')'.repeat(94), 1],
  ])('takes the deepest expressions: %s', (_, source, value) => {
    const bind: Binding<Values> = {
      ...READ_FROM_VALUES,
      call: (_name, args) => {
        const [first, second] = args.map((arg) => (arg.kind === 'value' ? arg.evaluate : () => 1));
        return (values) => Math.min(first(values), second(values));
      },
    };
    expect(lowerExpression(typed(source), bind)({ turn: 1, night: 1 })).toBe(value);
  });
});

describe('speed', () => {
  it('runs a usual condition a million times without a noticeable wait', () => {
    const columns = ['first.shape', 'first.weight', 'second.weight', 'night', 'turn'];
    const binding: Binding<Int32Array> = {
      name: (path) => {
        const column = columns.indexOf(path.join('.'));
        return (state) => state[column];
      },
      call: () => () => 0,
    };
    const condition = lowerExpression(
      typed('first.shape in ["cube", "cone"] && (first.weight > second.weight || night) && turn % 2 == 0'),
      binding,
    );
    const state = Int32Array.of(2, 5, 4, 0, 0);
    let held = 0;
    for (let turn = 0; turn < 1_000_000; turn++) {
      state[4] = turn;
      held += condition(state);
    }
    expect(held).toBe(500_000);
  });
});
