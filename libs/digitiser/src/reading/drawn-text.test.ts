import { describe, expect, it } from 'vitest';
import { straightGrid } from '../sheet/grid.ts';
import { language } from '../testing/language.ts';
import { drawnCode, drawnIn, type DrawnText } from './drawn-text.ts';

const CORNERS = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 100 },
  { x: 0, y: 100 },
] as const;
const grid = straightGrid({ rows: 1, columns: 2 }, CORNERS);
const drawn: readonly DrawnText[] = [
  { text: 'P-6', at: { x: 40, y: 80 } },
  { text: '-B', at: { x: 70, y: 80 } },
  { text: 'Guard', at: { x: 50, y: 15 } },
  { text: 'M-8-C', at: { x: 150, y: 80 } },
];
const LOWER = { left: 0, top: 0.6, right: 1, bottom: 1 };

describe('drawnIn', () => {
  it.each([
    [0, 0, 'P-6 -B'],
    [1, 0, 'M-8-C'],
    // Upside-down its lower part is where the name is.
    [0, 180, 'Guard'],
    // On its side it is the left one, or the right.
    [0, 90, ''],
    [0, 270, '-B'],
  ] as const)('column %d, turned by %d: %j', (column, turn, text) => {
    expect(drawnIn(drawn, grid, { row: 0, column, span: 1 }, LOWER, turn)).toBe(text);
  });
});

describe('drawnCode', () => {
  it.each([
    [['P-6 -B', 'P-6-B'], 'P-6-B'],
    [['P-6-B', 'P-8-B'], null],
    [['P-6-B', ''], null],
    [[''], null],
    [[], null],
  ])('%j: %s', (texts, code) => {
    expect(drawnCode(texts, language())?.text ?? null).toBe(code);
  });
});
