import { expect, it } from 'vitest';
import { smoothed, writeAlong } from './curved.ts';
import { SvgInk } from './svg-ink.ts';

const LOOK = { size: 0.5, color: '#000000' } as const;

/** The letters of a text along a line, from left to right as they stand. */
function letters(text: string, line: readonly { x: number; y: number }[]): string {
  const ink = new SvgInk();
  writeAlong(ink, text, line, LOOK);
  const found = [...ink.text.matchAll(/matrix\(([^)]*)\)"?[^>]*>([^<]*)</g)].map(([, matrix, letter]) => ({
    x: Number(matrix.split(/[ ,]+/)[4]),
    letter,
  }));
  return found
    .toSorted((one, other) => one.x - other.x)
    .map(({ letter }) => letter)
    .join('');
}

it('writes from left to right, whichever way the line was drawn', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 4, y: 1 },
    { x: 8, y: 0 },
  ];
  expect(letters('Brook', line)).toBe('Brook');
  expect(letters('Brook', line.toReversed())).toBe('Brook');
});

it('rounds the bends of a line, and keeps its ends', () => {
  const line = smoothed([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
  ]);
  expect([line[0], line.at(-1)]).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 2 },
  ]);
  expect(line.every(({ x, y }) => x >= 0 && y >= 0 && x <= 2 && y <= 2)).toBe(true);
  expect(line.length).toBeGreaterThan(5);
});
