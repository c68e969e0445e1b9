import { sideOf } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { covers, footprintOf, placeCounters } from './footprint.ts';
import { hitTest } from './hit.ts';
import { sampleCounter, sampleScene, SAMPLE_SPECS } from './sample-scene.ts';
import { stage } from './stage.ts';
import { vertexOf } from './vertex.ts';

describe.each(SAMPLE_SPECS)('pointing at a $orientation map', (spec) => {
  const counters = [
    sampleCounter({ id: 'low', place: 33 }),
    sampleCounter({ id: 'pair', place: 33, across: 0 }),
    sampleCounter({ id: 'top', place: 33 }),
  ];
  const staged = stage(sampleScene(spec, { counters }));
  const { grid, layout } = staged;
  const places = placeCounters(staged);
  const at = (x: number, y: number) => hitTest(staged, places, { x, y });

  it('finds the hex, its nearest side and its nearest corner', () => {
    for (let d = 0; d < 6; d++) {
      const side = at(layout.x[55] + layout.middleX[d] * 0.9, layout.y[55] + layout.middleY[d] * 0.9);
      expect(side).toMatchObject({ hex: 55, side: sideOf(grid, 55, d), sideDirection: d });
      expect(side.sideDistance).toBeCloseTo(0.0866);
      const corner = at(layout.x[55] + layout.cornerX[d] * 0.9, layout.y[55] + layout.cornerY[d] * 0.9);
      expect(corner).toMatchObject({ hex: 55, vertex: vertexOf(grid, 55, d) });
      expect(corner.vertexDistance).toBeCloseTo(0.1);
    }
  });

  it('finds the topmost counter', () => {
    expect(at(layout.x[33], layout.y[33]).counter).toBe(2);
    const right = grid.neighbour[33 * 6];
    expect(at(layout.x[right], layout.y[right]).counter).toBe(1);
    expect(at(layout.x[10], layout.y[10]).counter).toBe(-1);
  });

  it('finds roads and hexside features', () => {
    expect(at((layout.x[61] + layout.x[62]) / 2, (layout.y[61] + layout.y[62]) / 2).path).toBe(0);
    expect(at(layout.x[20], layout.y[20]).path).toBe(-1);
    const side = at(layout.x[33] + layout.middleX[0] * 0.95, layout.y[33] + layout.middleY[0] * 0.95);
    expect(side.sideFeature).toBe(0);
  });

  it('finds nothing beside the map', () => {
    expect(at(-5, -5)).toMatchObject({ hex: -1, side: -1, vertex: -1, counter: -1, path: -1 });
  });

  it('spreads a stack that is fanned out', () => {
    const spread = placeCounters(staged, 33);
    expect(spread.footprints[2].x - spread.footprints[0].x).toBeGreaterThan(1.2);
    expect(spread.fanned).toEqual(places.stacks.get(33));
    for (const index of spread.fanned) {
      expect(hitTest(staged, spread, spread.footprints[index]).counter).toBe(index);
    }
    expect(placeCounters(staged, 0).fanned).toEqual([]);
  });

  it('looks through layers that cannot be touched', () => {
    const place = { x: staged.layout.x[33], y: staged.layout.y[33] };
    expect(hitTest(staged, places, place).counter).toBeGreaterThanOrEqual(0);
    expect(hitTest(staged, places, place, new Map([['counters', 'locked']])).counter).toBe(-1);
    const road = { x: staged.layout.x[61], y: staged.layout.y[61] };
    expect(hitTest(staged, places, road).path).toBe(0);
    expect(hitTest(staged, places, road, new Map([['paths', 'hidden']])).path).toBe(-1);
  });
});

describe('a counter over two hexes', () => {
  it.each(SAMPLE_SPECS)('lies over both halves and never upside down on a $orientation map', (spec) => {
    const staged = stage(sampleScene(spec));
    const { grid, layout } = staged;
    for (let k = 0; k < 6; k++) {
      const counter = sampleCounter({ place: 34, across: k });
      const footprint = footprintOf(staged, counter, 0);
      const right = grid.neighbour[34 * 6 + k];
      expect(covers(footprint, { x: layout.x[34], y: layout.y[34] })).toBe(true);
      expect(covers(footprint, { x: layout.x[right], y: layout.y[right] })).toBe(true);
      expect(Math.cos(footprint.angle)).toBeGreaterThan(-1e-9);
      // Its front is on the left of the way from the left half to the right one.
      const up = { x: Math.sin(footprint.angle) * footprint.front, y: -Math.cos(footprint.angle) * footprint.front };
      const [dx, dy] = [layout.x[right] - layout.x[34], layout.y[right] - layout.y[34]];
      expect(dx * up.y - dy * up.x).toBeLessThan(0);
    }
  });

  it('is nowhere while it is off the map', () => {
    const staged = stage(sampleScene());
    const counters = placeCounters(stage({ ...staged.scene, counters: [sampleCounter({ place: -1 })] }));
    expect(counters.stacks.size).toBe(0);
  });
});
