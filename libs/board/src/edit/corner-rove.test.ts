import { describe, expect, it } from 'vitest';
import { sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { cornerPlace } from '../scene/vertex.ts';
import { cornerName, cornerOf, nearCorner, rovedCorner } from './corner-rove.ts';
import { edgesAt } from './side-trace.ts';

describe.each(SAMPLE_SPECS)('a pen in the corners of a $orientation map', (spec) => {
  const { layout, grid } = stage(sampleScene(spec));

  it('is set down in each of the six corners in turn, from the top', () => {
    const corners = [0, 1, 2, 3, 4, 5].map((turn) => cornerOf(layout, 44, turn));
    expect(new Set(corners).size).toBe(6);
    expect(cornerOf(layout, 44, 6)).toBe(corners[0]);
    const heights = corners.map((vertex) => cornerPlace(layout, vertex).y);
    expect(Math.min(...heights)).toBeCloseTo(heights[0]);
    expect(new Set([0, 1, 2, 3, 4, 5].map((turn) => cornerName(layout, turn))).size).toBe(6);
  });

  it('names the corners as they lie', () => {
    for (let turn = 0; turn < 6; turn++) {
      const { x, y } = cornerPlace(layout, cornerOf(layout, 44, turn));
      const name = cornerName(layout, turn);
      if (name.includes('north')) expect(y).toBeLessThan(layout.y[44]);
      if (name.includes('south')) expect(y).toBeGreaterThan(layout.y[44]);
      if (name.includes('west')) expect(x).toBeLessThan(layout.x[44]);
      if (name.includes('east')) expect(x).toBeGreaterThan(layout.x[44]);
    }
  });

  it('goes along one side at a time, the way of the key', () => {
    const start = cornerOf(layout, 44, 0);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'PageUp', 'End', 'PageDown']) {
      const next = rovedCorner(layout, start, key);
      expect([start, ...edgesAt(grid, start).map(({ to }) => to)]).toContain(next);
    }
    expect(rovedCorner(layout, start, 'x')).toBe(start);
    const down = rovedCorner(layout, start, 'PageDown');
    expect(cornerPlace(layout, down).y).toBeGreaterThan(cornerPlace(layout, start).y - 1e-9);
    expect(down).not.toBe(start);
  });

  it('stays inside the map, even in its corners', () => {
    for (let turn = 0; turn < 6; turn++) {
      const { x, y } = nearCorner(layout, cornerOf(layout, 0, turn));
      expect(layout.hexAt(x, y)).toBeGreaterThanOrEqual(0);
    }
    expect(edgesAt(grid, cornerOf(layout, 0, 0)).map(({ to }) => to)).toContain(cornerOf(layout, 0, 1));
  });
});
