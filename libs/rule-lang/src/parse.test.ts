import { describe, expect, it } from 'vitest';
import { MAXIMUM_DEPTH, parseExpression } from './parse.ts';
import { printExpression } from './print.ts';
import { MAXIMUM_LENGTH } from './tokens.ts';

/** The tree in brackets, so that a test shows who holds what. */
function shape(source: string): string {
  const result = parseExpression(source);
  if (!result.ok) throw new Error(result.problem.message);
  return JSON.stringify(result.ast, (key, value: unknown) => (key === 'start' || key === 'end' ? undefined : value));
}

function problem(source: string): { readonly at: string; readonly message: string } {
  const result = parseExpression(source);
  if (result.ok) throw new Error(`${source} should not parse`);
  return { at: source.slice(result.problem.start, result.problem.end), message: result.problem.message };
}

describe('reading', () => {
  it.each([
    ['a || b && c', 'a || (b && c)'],
    ['a && b == c', 'a && (b == c)'],
    ['a == b + c', 'a == (b + c)'],
    ['a + b * c', 'a + (b * c)'],
    ['a - b - c', '(a - b) - c'],
    ['a / b * c % d', '((a / b) * c) % d'],
    ['a < b == c', '(a < b) == c'],
    ['a + 1 in [1, 2] && c', '((a + 1) in [1, 2]) && c'],
    ['!a.b && c', '(!(a.b)) && c'],
    ['-a * b', '(-a) * b'],
    ['a ? b : c ? d : e', 'a ? b : (c ? d : e)'],
    ['a || b ? c && d : e', '(a || b) ? (c && d) : e'],
    ['a - -1', 'a - (-1)'],
    ["a == 'x'", 'a == "x"'],
    ['f( a , b.c )', 'f((a),(b.c))'],
    ['a\n\t&&\r\nb', 'a && b'],
  ])('%s is %s', (source, bracketed) => {
    expect(shape(source)).toBe(shape(bracketed));
  });

  it('gives every node its place in the source, brackets and minus signs included', () => {
    const source = '  -12 + (first.weight) ';
    const result = parseExpression(source);
    if (!result.ok || result.ast.kind !== 'binary') throw new Error('not a sum');
    const { left, right } = result.ast;
    expect(source.slice(result.ast.start, result.ast.end)).toBe('-12 + (first.weight)');
    expect(left).toMatchObject({ kind: 'integer', value: -12 });
    expect(source.slice(left.start, left.end)).toBe('-12');
    expect(source.slice(right.start, right.end)).toBe('(first.weight)');
    expect(right).toMatchObject({
      parts: [
        { name: 'first', start: 9, end: 14 },
        { name: 'weight', start: 15, end: 21 },
      ],
    });
  });

  it('reads the whole range of int32, and no further', () => {
    expect(shape('-2147483648')).toContain('-2147483648');
    expect(shape('2147483647')).toContain('2147483647');
    expect(problem('1 + 2147483648').at).toBe('2147483648');
    expect(problem('-2147483649').at).toBe('-2147483649');
    expect(problem('9'.repeat(3000)).message).toContain('too large');
  });

  it('keeps minus zero out', () => {
    const result = parseExpression('-0');
    expect(result.ok && result.ast.kind === 'integer' && Object.is(result.ast.value, 0)).toBe(true);
  });
});

describe('problems', () => {
  it.each([
    ['', '', 'The expression is empty.'],
    ['a &&', '', "A value is missing between '&&' and the end."],
    ['a && && b', '&&', "A value is missing between '&&' and '&&'."],
    ['* a', '*', "An expression cannot begin with '*'."],
    ['a = 1', '=', "'=' means nothing here. To compare, write '=='."],
    ['a === 1', '=', "'=' means nothing here. To compare, write '=='."],
    ['a & b', '&', "'&' means nothing here. For 'and', write '&&'."],
    ['a | b', '|', "'|' means nothing here. For 'or', write '||'."],
    ['a and b', 'and', "For 'and', write '&&'."],
    ['a or b', 'or', "For 'or', write '||'."],
    ['a is b', 'is', "To compare, write '=='."],
    ['not a', 'not', "For 'not', write '!' before the condition."],
    ['a not in [1]', 'not', "For 'not', write '!' before the condition."],
    ['if a', 'if', "There is no 'if' here: write condition ? value : otherValue."],
    ['a == null', 'null', "There is no 'null' here: every name has a value."],
    ['a b', 'b', "An operator such as '&&' is missing between 'a' and 'b'."],
    ['f(a b)', 'b', "An operator such as '&&' or ')' is missing between 'a' and 'b'."],
    ['(a && b', '(', "This bracket is never closed. Add ')'."],
    ['a in [1, 2', '[', "This bracket is never closed. Add ']'."],
    ['f(1, 2', '(', "This bracket is never closed. Add ')'."],
    ['a)', ')', "Nothing is open that ')' could close."],
    ['(a]', ']', "Nothing is open that ']' could close; ')' is due."],
    ['f(a,)', ')', "A value is missing between ',' and ')'."],
    ['a in b', 'b', "After 'in' there must be a list in [ ], not 'b'."],
    ['[1]', '[', "A list may stand only after 'in', as in: unit.size in [1, 2]."],
    ['a ? b', '', "A choice needs ':' and a second value, not the end."],
    ['a ? b ? 1 : 2 : 3', '?', 'Put the inner choice in parentheses: a ? (b ? 1 : 2) : 3.'],
    ['a.', '', "After '.' there must be the name of a field, not the end."],
    ['a.b(c)', 'b', 'A field cannot be called. Write the function first: b(a, …).'],
    ['(a).b', '.', "'.' may follow only a name."],
    ['1.5', '1.5', "'1.5' has a fraction; numbers here are whole."],
    ['0x1F', '0x1F', "'0x1F' is not a whole number."],
    ['a == "b', '"b', 'This text is never closed. Add " after it.'],
    ['a == "b\nc"', '"b', 'This text is never closed. Add " after it.'],
    ['a == "\\n"', '\\n', "After '\\' in a text only a quote or another '\\' may stand."],
    ['a == “b”', '“', `'“' means nothing here. Use straight quotes: "…".`],
    ['a 🐘 b', '🐘', "'🐘' means nothing here. Take it out."],
  ])('%s', (source, at, message) => {
    expect(problem(source)).toEqual({ at, message });
  });
});

describe('hostile expressions', () => {
  it.each([
    ['brackets', '('.repeat(2000)],
    ['balanced brackets', '('.repeat(1500) + '1' + ')'.repeat(1500)],
    ['signs', '-'.repeat(3000) + 'a'],
    ['a long sum', '1' + '+1'.repeat(1900)],
    ['calls', 'f('.repeat(1300)],
    ['lists', 'a in ['.repeat(600)],
    ['choices', 'a?b:'.repeat(900) + 'c'],
  ])('%s end in a problem, not in a stack overflow', (_, source) => {
    expect(problem(source).message).toContain('too deep');
  });

  it('refuses what is too long without looking at it', () => {
    expect(problem('a'.repeat(MAXIMUM_LENGTH + 1)).message).toContain(`${MAXIMUM_LENGTH} is the most`);
  });

  it('takes what is just within the limits', () => {
    const chain = '1' + '+1'.repeat(MAXIMUM_DEPTH - 1);
    const result = parseExpression(chain);
    expect(result.ok && printExpression(result.ast).replaceAll(' ', '')).toBe(chain);
    expect(parseExpression('1' + '+1'.repeat(MAXIMUM_DEPTH)).ok).toBe(false);
    const levels = MAXIMUM_DEPTH - 1;
    expect(parseExpression('('.repeat(levels) + '1' + ')'.repeat(levels)).ok).toBe(true);
  });
});
