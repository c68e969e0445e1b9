import { describe, expect, it } from 'vitest';
import { placeCounters } from '../scene/footprint.ts';
import { hitTest } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import { sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { cornerPlace, vertexOf } from '../scene/vertex.ts';
import { wayDown, wayMoved } from './way-pen.ts';

describe.each(SAMPLE_SPECS)('a pen from center to center of a $orientation map', (spec) => {
  const staged = stage(sampleScene(spec));
  const { grid, layout } = staged;
  const places = placeCounters(staged);
  const middle = (hex: number): Point => ({ x: layout.x[hex], y: layout.y[hex] });
  const drawn = (...way: readonly Point[]): readonly number[] =>
    way.slice(1).reduce((pen, place) => wayMoved(layout, pen, place), wayDown(hitTest(staged, places, way[0]))).hexes;

  it('makes no bend where a hex is only cut', () => {
    for (let d = 0; d < 6; d++) {
      const other = grid.neighbour[44 * 6 + d];
      const { x, y } = cornerPlace(layout, vertexOf(grid, 44, d));
      // Round the corner on its far side: through a third hex, though not far into it.
      const [a, b] = [middle(44), middle(other)];
      const cut = { x: x + (x - (a.x + b.x) / 2) * 0.2, y: y + (y - (a.y + b.y) / 2) * 0.2 };
      expect(drawn(a, cut, b)).toEqual([44, other]);
    }
  });

  it('straightens a bend that only the trembling of a hand made', () => {
    const [a, b] = [44, grid.neighbour[44 * 6]];
    const beside = grid.neighbour[44 * 6 + 1];
    const towards = (share: number): Point => ({
      x: layout.x[a] + (layout.x[beside] - layout.x[a]) * share,
      y: layout.y[a] + (layout.y[beside] - layout.y[a]) * share,
    });
    expect(drawn(middle(a), towards(0.65), middle(b))).toEqual([a, b]);
    expect(drawn(middle(a), towards(0.95), middle(b))).toEqual([a, beside, b]);
  });

  it('goes through neighbours only, whichever way and however fast', () => {
    for (let i = 0; i < 36; i++) {
      const angle = (i * Math.PI) / 18;
      const { x, y } = middle(44);
      const way = drawn({ x, y }, { x: x + Math.cos(angle) * 5, y: y + Math.sin(angle) * 5 });
      expect(new Set(way).size).toBe(way.length);
      way.slice(1).forEach((hex, n) => expect(grid.distance(way[n], hex)).toBe(1));
    }
  });

  it('rubs out what it goes back over', () => {
    const [a, b, c] = [44, grid.neighbour[44 * 6], grid.neighbour[grid.neighbour[44 * 6] * 6]].map(middle);
    expect(drawn(a, b, c, b)).toHaveLength(2);
    expect(drawn(a, b, c, a)).toEqual([44]);
  });
});
