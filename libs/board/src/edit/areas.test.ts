import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { sampleScene } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { connected, everywhere, inLasso, inRectangle, lineBetween, underBrush } from './areas.ts';
import { combined, modeOfKeys } from './selection.ts';

const staged = stage(sampleScene());
const { grid, layout, scene } = staged;

describe('a line of hexes', () => {
  it('goes from neighbour to neighbour and is as short as can be', () => {
    for (const orientation of ['flat', 'pointy'] as const) {
      for (const shift of ['odd', 'even'] as const) {
        const small = new Grid({ orientation, columns: 8, rows: 9, shift });
        const hexes = everywhere(small, () => true);
        const isRight = (a: number, b: number): boolean => {
          const line = lineBetween(small, a, b);
          const isWhole = line[0] === a && line.at(-1) === b && line.length === small.distance(a, b) + 1;
          return isWhole && line.slice(1).every((one, i) => small.distance(line[i], one) === 1);
        };
        // Along the rim too: where the line runs between two hexes, the one on the grid is taken.
        const wrong = hexes.flatMap((a) => hexes.filter((b) => !isRight(a, b)).map((b) => [a, b]));
        expect(wrong).toEqual([]);
      }
    }
  });
});

describe('areas', () => {
  it('a brush is a disc or a ring', () => {
    expect(underBrush(grid, 44, 0, 'ring')).toEqual([44]);
    expect(underBrush(grid, 44, 1, 'disc')).toHaveLength(7);
    expect(underBrush(grid, 44, 2, 'ring')).toHaveLength(12);
  });

  it('like ground hangs together until other ground', () => {
    const woods = (hex: number) => scene.terrain[hex] === 1;
    expect(new Set(connected(grid, 11, woods))).toEqual(new Set([11, 12, 21]));
    const clear = connected(grid, 0, (hex) => scene.terrain[hex] === 0);
    expect(clear.some((hex) => grid.columnOf(hex) > 5)).toBe(false);
    expect(everywhere(grid, (hex) => scene.terrain[hex] === 2)).toHaveLength(8);
  });

  it('a rectangle holds the hexes whose centers are in it, whichever way it was drawn', () => {
    const a = { x: layout.x[22] - 0.1, y: layout.y[22] - 0.1 };
    const b = { x: layout.x[24] + 0.1, y: layout.y[24] + 0.1 };
    expect(inRectangle(layout, a, b)).toEqual([22, 23, 24]);
    expect(inRectangle(layout, b, a)).toEqual([22, 23, 24]);
  });

  it('a rectangle holds the hexes it begins and ends in, and those between, wherever in them that is', () => {
    const [first, last] = [layout.grid.hexAt(2, 2), layout.grid.hexAt(6, 2)];
    const a = { x: layout.x[first] + 0.3, y: layout.y[first] + 0.3 };
    const b = { x: layout.x[last] - 0.3, y: layout.y[last] + 0.2 };
    expect(inRectangle(layout, a, b)).toEqual(expect.arrayContaining([first, last]));
    expect(inRectangle(layout, b, a)).toEqual(inRectangle(layout, a, b));
    expect(inRectangle(layout, { x: -9, y: -9 }, { x: 999, y: 999 })).toHaveLength(grid.count);
  });

  it('a lasso holds what it runs round', () => {
    const round = (hex: number, radius: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
        x: layout.x[hex] + Math.cos((i * Math.PI) / 4) * radius,
        y: layout.y[hex] + Math.sin((i * Math.PI) / 4) * radius,
      }));
    expect(inLasso(layout, round(44, 0.5))).toEqual([44]);
    expect(new Set(inLasso(layout, round(44, 2.2)))).toEqual(new Set(underBrush(grid, 44, 1, 'disc')));
    expect(inLasso(layout, round(44, 1).slice(0, 2))).toEqual([]);
  });
});

describe('a selection', () => {
  it('is replaced, added to, taken from or narrowed', () => {
    expect(combined([1, 2], [3, 2], 'replace')).toEqual([2, 3]);
    expect(combined([1, 2], [3, 2], 'add')).toEqual([1, 2, 3]);
    expect(combined([1, 2], [3, 2], 'subtract')).toEqual([1]);
    expect(combined([1, 2], [3, 2], 'intersect')).toEqual([2]);
  });

  it('follows the keys', () => {
    expect(modeOfKeys({ shift: false, alt: false })).toBe('replace');
    expect(modeOfKeys({ shift: true, alt: false })).toBe('add');
    expect(modeOfKeys({ shift: false, alt: true })).toBe('subtract');
    expect(modeOfKeys({ shift: true, alt: true })).toBe('intersect');
  });
});
