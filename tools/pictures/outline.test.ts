import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { HexPlane } from './hex-plane.ts';
import { roundOutline, sharpOutline } from './outline.ts';

const plane = new HexPlane(new Grid({ orientation: 'pointy', columns: 6, rows: 6, shift: 'even' }));

/** How many closed lines a path has, and how many corners or curves. */
function shapeOf(path: string): { lines: number; corners: number } {
  return { lines: path.split('Z').length - 1, corners: path.split(/[MLQ]/).length - 1 };
}

describe('the outline of hexes', () => {
  it('has the six corners of a single hex', () => {
    expect(shapeOf(sharpOutline(plane, (column, row) => column === 2 && row === 2))).toEqual({ lines: 1, corners: 6 });
  });

  it('leaves the side between two neighbours out', () => {
    const isHere = (column: number, row: number): boolean => row === 2 && (column === 2 || column === 3);
    expect(shapeOf(sharpOutline(plane, isHere))).toEqual({ lines: 1, corners: 10 });
  });

  it('goes round a hole as well', () => {
    const isHere = (column: number, row: number): boolean => column !== 2 || row !== 2;
    expect(shapeOf(sharpOutline(plane, isHere)).lines).toBe(2);
  });

  it('is nothing for nothing', () => {
    expect(sharpOutline(plane, () => false)).toBe('');
  });

  it('runs on beyond the edge where it is round', () => {
    const top = roundOutline(plane, (_, row) => row === 0);
    const heights = [...top.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...heights)).toBeLessThan(-40);
  });
});
