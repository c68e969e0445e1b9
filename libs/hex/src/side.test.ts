import { describe, expect, it } from 'vitest';
import { SAMPLE_GRIDS } from './sample-grids.ts';
import { sideAcross, sideBetween, sideCount, sideDirection, sideHex, sideOf } from './side.ts';

describe.each(SAMPLE_GRIDS)('hexsides (%s)', (_, grid) => {
  it('have one id seen from both hexes, and different sides different ids', () => {
    const seen = new Map<number, string>();
    for (let hex = 0; hex < grid.count; hex++) {
      for (let d = 0; d < 6; d++) {
        const across = grid.neighbour[hex * 6 + d];
        const side = sideOf(grid, hex, d);
        const hexes = across < 0 ? `${hex} outward ${d}` : `${Math.min(hex, across)} | ${Math.max(hex, across)}`;
        expect(seen.get(side) ?? hexes).toBe(hexes);
        seen.set(side, hexes);
        expect(side).toBeGreaterThanOrEqual(0);
        expect(side).toBeLessThan(sideCount(grid));
        if (across >= 0) {
          expect(sideOf(grid, across, (d + 3) % 6)).toBe(side);
          expect(sideBetween(grid, hex, across)).toBe(side);
          expect(sideBetween(grid, across, hex)).toBe(side);
        }
      }
    }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });

  it('know their hexes', () => {
    for (let hex = 0; hex < grid.count; hex++) {
      for (let d = 0; d < 6; d++) {
        const side = sideOf(grid, hex, d);
        const owner = sideHex(grid, side);
        expect(sideOf(grid, owner, sideDirection(grid, side))).toBe(side);
        expect(sideAcross(grid, side)).toBe(grid.neighbour[owner * 6 + sideDirection(grid, side)]);
        expect([owner, sideAcross(grid, side)]).toContain(hex);
      }
    }
  });

  it('lie only between neighbours', () => {
    expect(sideBetween(grid, 0, 0)).toBe(-1);
    expect(sideBetween(grid, 0, 2)).toBe(-1);
  });
});
