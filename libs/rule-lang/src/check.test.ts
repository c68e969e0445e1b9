import { describe, expect, it } from 'vitest';
import { checkExpression } from './check.ts';
import { parseExpression } from './parse.ts';
import { ENVIRONMENT, SHAPES } from './sample-environment.ts';
import { BOOLEAN, INTEGER, type Type } from './types.ts';

function check(source: string, expected?: Type) {
  const parsed = parseExpression(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return checkExpression(parsed.ast, ENVIRONMENT, expected);
}

/** Each problem as `place: message`, with `-> suggestion` where there is one. */
function problems(source: string, expected?: Type): string[] {
  const result = check(source, expected);
  if (result.ok) return [];
  return result.problems.map(
    ({ start, end, message, suggestion }) =>
      `${source.slice(start, end)}: ${message}${suggestion === undefined ? '' : ` -> ${suggestion}`}`,
  );
}

function typeOf(source: string): string {
  const result = check(source);
  if (!result.ok) throw new Error(problems(source).join('\n'));
  return result.typed.type.kind === 'enum' ? result.typed.type.name : result.typed.type.kind;
}

describe('types', () => {
  it.each([
    ['1 + turn * -2', 'int'],
    ['turn % 3 == 1', 'bool'],
    ['first.weight >= second.weight && !night', 'bool'],
    ['first.shape == "cube"', 'bool'],
    ['"cube" != first.shape', 'bool'],
    ['first.shape == second.shape', 'bool'],
    ['first.shape in ["cube", second.shape, "cone"]', 'bool'],
    ['"cube" in [first.shape, second.shape]', 'bool'],
    ['turn in [1, 3, turn + 1]', 'bool'],
    ['night == first.broken', 'bool'],
    ['night ? 1 : 0', 'int'],
    ['night ? first.shape : "cone"', 'shapes'],
    ['(night ? "cube" : "cone") == first.shape', 'bool'],
    ['first.shape == (night ? "cube" : (turn > 3 ? "cone" : "sphere"))', 'bool'],
    ['touches(first, "ball") || touches(second, night ? "brick" : "ball")', 'bool'],
    ['smaller(distance(first, second), dice())', 'int'],
  ])('%s is %s', (source, type) => {
    expect(typeOf(source)).toBe(type);
  });

  it('gives a text alone the expected type', () => {
    expect(check('"cone"', SHAPES)).toMatchObject({ ok: true, typed: { kind: 'constant', value: 2 } });
    expect(check('night ? "cone" : "cube"', SHAPES).ok).toBe(true);
  });
});

describe('what is read and called', () => {
  it('lists paths and functions once each, a record as itself', () => {
    const result = check('touches(first, "ball") && second.weight > turn && second.weight < distance(first, second)');
    expect(result).toMatchObject({
      ok: true,
      reads: ['first', 'second.weight', 'turn', 'second'],
      calls: ['touches', 'distance'],
    });
  });
});

describe('enum values', () => {
  it.each([
    ['first.shape == "cueb"', '"cueb": "cueb" is not one of shapes; did you mean "cube"? -> "cube"'],
    ['"SPHERE" == first.shape', '"SPHERE": "SPHERE" is not one of shapes; did you mean "sphere"? -> "sphere"'],
    [
      'place in ["cone", "long_prism"]',
      '"long_prism": "long_prism" is not one of shapes; did you mean "long-prism"? -> "long-prism"',
    ],
    [
      'first.shape == "red"',
      '"red": "red" is not one of shapes. Choose one of: "cube", "sphere", "cone", "long-prism".',
    ],
    ['first.shape == (night ? "cube" : "kone")', '"kone": "kone" is not one of shapes; did you mean "cone"? -> "cone"'],
    ['touches(first, "bal")', '"bal": "bal" is not one of toys; did you mean "ball"? -> "ball"'],
    ['first.shape == cube', 'cube: There is no \'cube\' here; did you mean "cube"? Values stand in quotes. -> "cube"'],
    [
      'first.shape == cuube',
      'cuube: There is no \'cuube\' here; did you mean "cube"? Values stand in quotes. -> "cube"',
    ],
    [
      'first.shape == first.color',
      'first.shape == first.color: first.shape is one of shapes, first.color is one of colors; they can never be equal.',
    ],
    [
      'first.shape in ["cube", first.color]',
      'first.color: first.color is one of colors; first.shape is one of shapes, so they can never be equal.',
    ],
    ['first.shape > "cube"', '"cube": "cube" is a text; here it must be a number.'],
    ['turn == "one"', '"one": "one" is a text; here it must be a number.'],
    [
      'first.shape == "cube" || "cone"',
      '"cone": "cone" is a text, which is neither true nor false. To allow several values, write: name in ["one", "two"].',
    ],
    ['first.shape == ""', '"": "" is not one of shapes. Choose one of: "cube", "sphere", "cone", "long-prism".'],
  ])('%s', (source, problem) => {
    expect(problems(source)).toContain(problem);
  });

  it('says that a text alone means nothing', () => {
    expect(problems('"cube"')).toEqual([
      '"cube": "cube" means nothing by itself. Compare it with a name that has named values.',
    ]);
    expect(problems('"cube" == "cube"')).toHaveLength(2);
  });
});

describe('names', () => {
  it.each([
    ['tunr > 1', "tunr: There is no 'tunr' here; did you mean turn? -> turn"],
    ['frist.weight > 1', "frist: There is no 'frist' here; did you mean first? -> first"],
    ['first.wieght > 1', "wieght: first has no field 'wieght'; did you mean 'weight'? -> weight"],
    ['first.price > 1', "price: first has no field 'price'. Choose one of: shape, color, weight, broken."],
    ['weight > 1', "weight: There is no 'weight' here; did you mean first.weight? -> first.weight"],
    ['elephant > 1', "elephant: There is no 'elephant' here. Choose one of: first, second, turn, night, place."],
    ['turn.weight > 1', 'weight: turn is a number; it has no fields.'],
    ['first.shape.size > 1', 'size: first.shape is one of shapes; it has no fields.'],
    [
      'distanec(first, second) > 1',
      "distanec: There is no function 'distanec' here; did you mean 'distance'? -> distance",
    ],
    ['fly() > 1', "fly: There is no function 'fly' here. Choose one of: distance, touches, smaller, dice."],
    ['dice > 1', "dice: 'dice' is a function. Write it with its values: dice(…)."],
    ['turn() > 1', "turn: 'turn' is not a function. Write it without the brackets."],
    [
      'constructor == 1',
      "constructor: There is no 'constructor' here. Choose one of: first, second, turn, night, place.",
    ],
    ['first.__proto__ == 1', "__proto__: first has no field '__proto__'. Choose one of: shape, color, weight, broken."],
    [
      'toString() == 1',
      "toString: There is no function 'toString' here. Choose one of: distance, touches, smaller, dice.",
    ],
  ])('%s', (source, problem) => {
    expect(problems(source)).toEqual([problem]);
  });
});

describe('operands', () => {
  it.each([
    ['turn && night', 'turn: turn is a number; here it must be true or false. Compare it, as in: number > 0.'],
    [
      'first.shape && night',
      'first.shape: first.shape is one of shapes; here it must be true or false. Compare it, as in: name == "cube".',
    ],
    ['!turn', 'turn: turn is a number; here it must be true or false. Compare it, as in: number > 0.'],
    ['-night', 'night: night is true or false; here it must be a number. To count it, write: condition ? 1 : 0.'],
    ['1 + night', 'night: night is true or false; here it must be a number. To count it, write: condition ? 1 : 0.'],
    ['turn == night', 'turn == night: turn is a number, night is true or false; they can never be equal.'],
    [
      '1 < turn < 3',
      "1 < turn: 1 < turn is true or false; '<' compares numbers. To test a range, write: least <= x && x <= most.",
    ],
    [
      'first.shape < second.weight',
      `first.shape: first.shape is one of shapes; '<' compares numbers. List the values that count: first.shape in ["cube", "sphere"].`,
    ],
    ['first == second', 'first: first is a whole toy; name one of its fields, such as first.shape.'],
    ['first', 'first: first is a whole toy; name one of its fields, such as first.shape.'],
    ['turn ? 1 : 2', 'turn: turn is a number; here it must be true or false. Compare it, as in: number > 0.'],
    [
      'night ? 1 : night',
      'night ? 1 : night: A choice must give one kind of value: 1 is a number, night is true or false.',
    ],
    ['turn in []', 'turn in []: The list is empty, so turn can never be in it.'],
    ['turn in [1, night]', 'night: night is true or false; turn is a number, so they can never be equal.'],
    [
      'distance(first) > 1',
      'distance(first): distance( ) takes a whole toy, then a whole toy; it was given 1 value(s).',
    ],
    ['dice(1) > 1', 'dice(1): dice( ) takes nothing; it was given 1 value(s).'],
    ['distance(first, turn) > 1', 'turn: turn is a number; here it must be a whole toy.'],
    ['distance(first, "ball") > 1', '"ball": "ball" is a text; here it must be a whole toy.'],
    ['smaller(1, first) > 1', 'first: first is a whole toy; name one of its fields, such as first.shape.'],
    ['turn / 0', '0: 0 is always 0; nothing can be divided by it.'],
    ['turn % (2 - 2)', '(2 - 2): 2 - 2 is always 0; nothing can be divided by it.'],
  ])('%s', (source, problem) => {
    expect(problems(source)).toContain(problem);
  });

  it('holds the whole to the expected type', () => {
    expect(problems('turn + 1', BOOLEAN)).toEqual([
      'turn + 1: turn + 1 is a number; here it must be true or false. Compare it, as in: number > 0.',
    ]);
    expect(problems('night', INTEGER)).toHaveLength(1);
    expect(problems('night', BOOLEAN)).toEqual([]);
  });

  it('finds all problems at once, in the order of the text, and none twice', () => {
    expect(problems('first.shape == "cueb" && tunr > 1 && first.shpae == "cube" && turn / 0 == 1')).toEqual([
      '"cueb": "cueb" is not one of shapes; did you mean "cube"? -> "cube"',
      "tunr: There is no 'tunr' here; did you mean turn? -> turn",
      "shpae: first has no field 'shpae'; did you mean 'shape'? -> shape",
      '0: 0 is always 0; nothing can be divided by it.',
    ]);
  });
});
