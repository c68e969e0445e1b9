import { rangeAt } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { rangeInText } from './text-span.ts';

function partOf(value: string, start: number, end: number): string {
  const source = `{\n  "when": ${JSON.stringify(value)}\n}`;
  const from = source.indexOf(': ') + 2;
  const range = rangeInText(source, rangeAt(source, from, source.lastIndexOf('"') + 1), { start, end });
  expect(range.start.line).toBe(2);
  expect(range.start.column).toBe(range.start.offset - 1);
  return source.slice(range.start.offset, range.end.offset);
}

describe('a part of a text in a JSON file', () => {
  it('is found by its place in the value', () => {
    expect(partOf('unit.tired', 5, 10)).toBe('tired');
  });

  it('is found behind and across escapes', () => {
    expect(partOf('a == "b" && c', 12, 13)).toBe('c');
    expect(partOf('a == "b" && c', 5, 8)).toBe('\\"b\\"');
    expect(partOf('\u0007x', 1, 2)).toBe('x');
  });

  it('never reaches beyond the text', () => {
    expect(partOf('abc', 2, 99)).toBe('c');
    expect(partOf('abc', 9, 12)).toBe('');
  });

  it('is the whole range where there is no text', () => {
    const range = rangeAt('[12]', 1, 3);
    expect(rangeInText('[12]', range, { start: 0, end: 1 })).toBe(range);
  });
});
