import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, countLines } from './line-diff.ts';

const text = (lines: readonly string[]): string => lines.map((one) => `${one}\n`).join('');
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => `line ${i + 1}`);

describe('compareLines', () => {
  it('finds nothing in texts that are the same', () => {
    expect(compareLines('a\nb\n', 'a\nb\n')).toEqual([]);
    expect(compareLines('a\nb', 'a\nb\n')).toEqual([]);
  });

  it('shows what differs with the lines around it, numbered in both texts', () => {
    const after = numbers(20).toSpliced(9, 1, 'new', 'newer');
    const [hunk, ...others] = compareLines(text(numbers(20)), text(after));
    expect(others).toEqual([]);
    expect(hunk.map(({ is, text: words, before, after: now }) => `${is[0]} ${words} ${before} ${now}`)).toEqual([
      's line 7 7 7',
      's line 8 8 8',
      's line 9 9 9',
      'r line 10 10 null',
      'a new null 10',
      'a newer null 11',
      's line 11 11 12',
      's line 12 12 13',
      's line 13 13 14',
    ]);
  });

  it('shows places far apart on their own', () => {
    const after = numbers(40).with(4, 'x').with(30, 'y');
    const diff = compareLines(text(numbers(40)), text(after));
    expect(diff).toHaveLength(2);
    expect(countLines(diff)).toEqual({ added: 2, removed: 2 });
  });

  it('leads from one text to the other, whatever they are', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const all = compareLines(text(before), text(after)).flat();
        const removed = new Map(all.flatMap((one) => (one.is === 'removed' ? [[one.before, one.text]] : [])));
        const added = new Map(all.flatMap((one) => (one.is === 'added' ? [[one.after, one.text]] : [])));
        const kept = before.filter((_, i) => !removed.has(i + 1));
        expect(kept).toEqual(after.filter((_, i) => !added.has(i + 1)));
        for (const [number, words] of removed) expect(before[Number(number) - 1]).toBe(words);
        for (const [number, words] of added) expect(after[Number(number) - 1]).toBe(words);
      }),
    );
  });

  it('gives up early on texts that have little in common', () => {
    const diff = compareLines(text(numbers(5000)), text(numbers(5000).map((one) => `${one}!`)));
    expect(countLines(diff)).toEqual({ added: 5000, removed: 5000 });
  });
});
