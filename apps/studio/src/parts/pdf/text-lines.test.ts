import { expect, it } from 'vitest';
import { linesOf, type TextPiece } from './text-lines.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5): TextPiece => ({
  text,
  x,
  y,
  width,
  height: 10,
});

it('joins what stands on one height, and parts columns and heights', () => {
  const lines = linesOf([
    piece('[9.1', 50, 100, 20),
    piece('2]', 70, 100, 10),
    piece('A unit', 85, 100.5, 30),
    piece(' ', 115, 100, 3),
    piece('may', 118, 100, 15),
    piece('not.', 50, 112),
    piece('Beside', 300, 100),
    piece('', 330, 100, 0),
  ]);
  expect(lines.map(({ text }) => text)).toEqual(['[9.12] A unit may', 'not.', 'Beside']);
  expect(lines[0]).toEqual({ text: '[9.12] A unit may', x: 50, top: 90.5, width: 83, height: 12.5 });
});

it('has no lines of blank pieces', () => {
  expect(linesOf([piece(' ', 10, 10), piece('', 0, 0, 0)])).toEqual([]);
});
