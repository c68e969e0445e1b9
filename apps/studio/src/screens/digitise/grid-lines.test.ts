import { edgesOf, straightGrid } from '@hexwright/digitiser';
import { describe, expect, it } from 'vitest';
import { cellAt, linesOf, withGripMoved } from './grid-lines.ts';

const corners = [
  { x: 100, y: 100 },
  { x: 400, y: 100 },
  { x: 400, y: 300 },
  { x: 100, y: 300 },
] as const;
const plain = straightGrid({ rows: 2, columns: 3 }, corners);

describe('linesOf', () => {
  it('has a line between two cells once, and both edges of a gutter', () => {
    expect(linesOf(plain).map(({ axis, edge }) => `${axis} ${edge}`)).toEqual(['row 1', 'column 1', 'column 3']);
    const strips = straightGrid({ rows: 2, columns: 3, rowsInStrip: 1 }, corners, 0.2);
    expect(linesOf(strips).map(({ axis, edge }) => `${axis} ${edge}`)).toEqual([
      'row 1',
      'row 2',
      'column 1',
      'column 3',
    ]);
  });

  it('says where on the scan they begin', () => {
    expect(linesOf(plain).find(({ axis }) => axis === 'row')?.at).toMatchObject({ x: 100, y: 200 });
  });
});

describe('withGripMoved', () => {
  it('moves one corner, and leaves it where the grid would enclose nothing', () => {
    expect(withGripMoved(plain, { corner: 1 }, 5, -3).corners[1]).toEqual({ x: 405, y: 97 });
    expect(withGripMoved(plain, { corner: 1 }, -300, 0)).toBe(plain);
  });

  it('moves a line by pixels of the scan, but not across another one', () => {
    const moved = withGripMoved(plain, { axis: 'column', edge: 1 }, 10, 50);
    expect(edgesOf(moved, 'column')[1]).toBeCloseTo(110 / 300);
    expect(edgesOf(moved, 'column')[2]).toBeCloseTo(110 / 300);
    expect(withGripMoved(plain, { axis: 'column', edge: 1 }, 150, 0)).toBe(plain);
  });

  it('moves a line of a sheet that lies upside-down the way that it is pulled', () => {
    const [one, two, three, four] = corners;
    const turned = straightGrid(plain.layout, [three, four, one, two]);
    const at = (grid: typeof plain): number => linesOf(grid)[0].at.y;
    expect(at(withGripMoved(turned, { axis: 'row', edge: 1 }, 0, 10))).toBeCloseTo(at(turned) + 10);
  });
});

it('knows which cell lies under the pointer', () => {
  expect(cellAt(plain, { x: 250, y: 299 })).toEqual({ row: 1, column: 1 });
  expect(cellAt(plain, { x: 99, y: 150 })).toBeNull();
});
