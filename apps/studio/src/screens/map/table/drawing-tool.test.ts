import { describe, expect, it } from 'vitest';
import { Lattice } from '@hexwright/table';
import { brushed, click, finish, measured, type Drawing, type TableTool } from './drawing-tool.ts';

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

/** What some clicks draw, one after the other. */
function drawn(
  tool: TableTool,
  ...clicks: readonly { x: number; y: number }[]
): { points: Drawing; done: Drawing | null } {
  let [points, done]: [Drawing, Drawing | null] = [[], null];
  for (const one of clicks) ({ points, done } = click(tool, points, one, 300));
  return { points, done };
}

describe('the brush', () => {
  it('comes over every square on its way, however fast it goes', () => {
    const lattice = new Lattice({ width: 10_000, depth: 4000 });
    const painted = brushed(lattice, new Set([39]), at(500, 500), at(6500, 500));
    expect([...painted].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 39]);
    expect(brushed(lattice, new Set(), at(-500, 500), at(-500, 500)).size).toBe(0);
  });
});

describe('drawing on a table', () => {
  it('closes an area on its first corner, and a line on its last point', () => {
    const corners = [at(0, 0), at(5000, 0), at(5000, 5000)];
    expect(drawn('area', ...corners)).toEqual({ points: corners, done: null });
    expect(drawn('area', ...corners, at(200, 100)).done).toEqual(corners);
    expect(drawn('line', at(0, 0), at(5000, 0), at(5000, 0)).done).toEqual([at(0, 0), at(5000, 0)]);
  });

  it('does not end what has too few points', () => {
    expect(finish('area', [at(0, 0), at(1, 1)])).toEqual({ points: [at(0, 0), at(1, 1)], done: null });
    expect(finish('line', [at(0, 0), at(1, 1)]).done).toHaveLength(2);
    expect(drawn('deployment', at(0, 0), at(5000, 0), at(0, 0)).done).toBe(null);
  });

  it('writes a name at once, and measures between two clicks', () => {
    expect(drawn('label', at(7, 7)).done).toEqual([at(7, 7)]);
    expect(drawn('tape', at(0, 0), at(3000, 4000)).done).toEqual([at(0, 0), at(3000, 4000)]);
    expect(measured(at(0, 0), at(3000, 4000))).toBe('5 inches, 143.1°');
  });
});
