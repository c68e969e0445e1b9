import { expect, it } from 'vitest';
import { isCrossed, lineGap, type Line } from './line.ts';

const STREAM: Line = [
  { x: 0, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 40 },
];

it('is as far as its nearest stretch', () => {
  expect(lineGap(STREAM, [{ x: 24, y: 7 }])).toBe(5);
  expect(lineGap(STREAM, [{ x: 10, y: 14 }])).toBe(4);
  expect(lineGap(STREAM, [{ x: 20, y: 30 }])).toBe(0);
});

it('is crossed by those who come upon it', () => {
  expect(isCrossed(STREAM, { x: 5, y: 0 }, { x: 5, y: 20 })).toBe(true);
  expect(isCrossed(STREAM, { x: 10, y: 20 }, { x: 20, y: 20 })).toBe(true);
  expect(isCrossed(STREAM, { x: 5, y: 20 }, { x: 15, y: 12 })).toBe(false);
});
