import { sideBetween, sideOf } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { placeCounters } from '../scene/footprint.ts';
import { hitTest } from '../scene/hit.ts';
import type { Point } from '../scene/layout.ts';
import { sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { cornerPlace, vertexOf } from '../scene/vertex.ts';
import { penDown, penMoved, penSides, type SidePen } from './side-pen.ts';

describe.each(SAMPLE_SPECS)('a pen on the hexsides of a $orientation map', (spec) => {
  const staged = stage(sampleScene(spec));
  const { grid, layout } = staged;
  const places = placeCounters(staged);
  const middle = (hex: number): Point => ({ x: layout.x[hex], y: layout.y[hex] });
  const corner = (i: number): Point => cornerPlace(layout, vertexOf(grid, 44, i));
  const between = (a: Point, b: Point, share = 0.5): Point => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });
  const drawn = (...way: readonly Point[]): SidePen =>
    way.slice(1).reduce((pen, place) => penMoved(layout, pen, place), penDown(hitTest(staged, places, way[0])));
  const side = (direction: number): number => sideOf(grid, 44, ((direction % 6) + 6) % 6);

  /** Straight strokes of 8.4 hexsides over the map, at every angle, near to the middle of a hex. */
  const strokes = Array.from({ length: 36 }, (_, i): readonly [Point, Point] => {
    const [{ x, y }, angle] = [middle(44), (i * Math.PI) / 36 + 0.01];
    const [dx, dy] = [Math.cos(angle) * 4.2, Math.sin(angle) * 4.2];
    return [
      { x: x + 0.1 - dx, y: y - dy },
      { x: x + 0.1 + dx, y: y + dy },
    ];
  });

  it('led straight over hexes, leaves one line beside the hand that never turns back', () => {
    for (const [from, to] of strokes) {
      const { corners, sides } = drawn(from, to);
      expect(new Set(corners).size).toBe(corners.length);
      expect(corners.length).toBe(sides.length + 1);
      expect(sides.length).toBeGreaterThanOrEqual(6);
      expect(sides.length).toBeLessThanOrEqual(13);
      for (const vertex of corners) {
        const { x, y } = cornerPlace(layout, vertex);
        const off = ((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / 8.4;
        expect(Math.abs(off)).toBeLessThan(1.15);
      }
    }
  });

  it('draws the same whether it is heard of often or not', () => {
    for (const [from, to] of strokes) {
      expect(drawn(from, between(from, to), to).corners).toEqual(drawn(from, to).corners);
    }
  });

  it('does not follow the trembling of a hand', () => {
    const [a, b] = [middle(42), middle(46)];
    const tremble = Array.from({ length: 40 }, (_, i) => {
      const { x, y } = between(a, b, i / 39);
      return { x: x + Math.sin(i * 2.4) * 0.12, y: y + Math.cos(i * 1.7) * 0.12 };
    });
    const { corners } = drawn(...tremble);
    expect(new Set(corners).size).toBe(corners.length);
  });

  it('means the side between two hexes when led from the middle of one to that of the other', () => {
    for (let d = 0; d < 6; d++) {
      const other = grid.neighbour[44 * 6 + d];
      expect(penSides(drawn(middle(44), middle(other)))).toEqual([sideBetween(grid, 44, other)]);
    }
  });

  it('draws the side it was set down on, whichever way it goes from there', () => {
    const on = between(corner(1), corner(2));
    expect(penSides(drawn(on))).toEqual([side(1)]);
    expect(penSides(drawn(on, corner(2), corner(3)))).toEqual([side(1), side(2)]);
    expect(penSides(drawn(on, corner(1), corner(0)))).toEqual([side(1), side(0)]);
    expect(penSides(drawn(on, between(on, corner(2)), corner(2), corner(1), corner(0)))).toEqual([side(1), side(0)]);
  });

  it('rubs out what it goes back over, to the last side', () => {
    expect(penSides(drawn(corner(0), corner(1), corner(2), corner(1)))).toEqual([side(0)]);
    expect(penSides(drawn(corner(0), corner(1), corner(2), corner(1), corner(0)))).toEqual([]);
  });

  it('goes round a hex, and the side where it closes is counted once', () => {
    const round = [0, 1, 2, 3, 4, 5, 0, 1].map(corner);
    expect(penSides(drawn(...round))).toHaveLength(6);
  });

  it('waits where the hand has left the map', () => {
    const pen = drawn(corner(0), corner(1));
    expect(penMoved(layout, pen, { x: -9, y: -9 }).corners.at(-1)).toBeGreaterThanOrEqual(0);
    expect(penSides(drawn(middle(0), { x: -1, y: -1 }, middle(0))).length).toBe(1);
  });
});
