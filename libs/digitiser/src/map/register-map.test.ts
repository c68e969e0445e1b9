import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { blankRaster } from '../image/raster.ts';
import { Random } from '../testing/random.ts';
import { MAP_TERRAINS, syntheticMap, type MapPlan, type SyntheticMap } from '../testing/synthetic-map.ts';
import { centreOf, hexAt } from './lattice.ts';
import { onMap, onScan } from './map-fit.ts';
import { registerMap, type Click } from './register-map.ts';

const PLAN: MapPlan = {
  seed: 1,
  grid: { orientation: 'pointy', columns: 12, rows: 9, shift: 'even' },
  numbering: { preset: 'column-row' },
  spacing: 44,
  kind: 'scan',
  line: 'dark',
  terrains: MAP_TERRAINS,
  levels: 2,
  ways: true,
};
const PLANS: readonly MapPlan[] = [
  { ...PLAN, kind: 'photo' },
  { ...PLAN, seed: 2, line: 'light', grid: { ...PLAN.grid, orientation: 'flat', shift: 'odd' } },
  { ...PLAN, seed: 3, line: 'faint', kind: 'print', levels: 1 },
  { ...PLAN, seed: 4, line: 'ticks', grid: { ...PLAN.grid, orientation: 'flat' } },
];

/** A click 15 % of a hex off. */
function clicked(map: SyntheticMap, { seed, spacing }: MapPlan, hex: number): Click {
  const angle = new Random(seed + hex).between(0, 2 * Math.PI);
  const { x, y } = map.centreOf(hex);
  return { hex, at: { x: x + Math.cos(angle) * 0.15 * spacing, y: y + Math.sin(angle) * 0.15 * spacing } };
}

describe('registerMap', () => {
  it('finds faint lines although a wrong place between the clicks agrees better with them', () => {
    const seed = 508_909;
    const grid = { ...PLAN.grid, columns: 14, rows: 11 };
    const map = syntheticMap({ ...PLAN, seed, grid, spacing: 45, kind: 'print', line: 'faint' });
    const [one, other] = [map.grid.hexAt(2, 3), map.grid.hexAt(10, 8)].map((hex): Click => {
      const { x, y } = map.centreOf(hex);
      const angle = seed * 2.4 + map.grid.columnOf(hex);
      return { hex, at: { x: x + Math.cos(angle) * 0.15 * 45, y: y + Math.sin(angle) * 0.15 * 45 } };
    });
    const found = registerMap(map.image, map.grid, [one, other]);
    if (!found.ok) throw new Error(found.reason);
    for (const hex of [0, map.grid.count - 1]) {
      const [truth, place] = [map.centreOf(hex), onScan(found.fit, centreOf(map.grid, hex))];
      expect(Math.hypot(truth.x - place.x, truth.y - place.y)).toBeLessThan(1);
    }
  });

  it.each(PLANS)('lies within a pixel from two clicks 15 % off: $line lines, $kind', (plan) => {
    const map = syntheticMap(plan);
    const { grid } = map;
    const found = registerMap(map.image, grid, [
      clicked(map, plan, grid.hexAt(3, 2)),
      clicked(map, plan, grid.hexAt(9, 6)),
    ]);
    if (!found.ok) throw new Error(found.reason);
    const misses = Array.from({ length: grid.count }, (_, hex) => {
      const [truth, place] = [map.centreOf(hex), onScan(found.fit, centreOf(grid, hex))];
      expect(hexAt(grid, onMap(found.fit, truth))).toBe(hex);
      return (truth.x - place.x) ** 2 + (truth.y - place.y) ** 2;
    });
    expect(Math.sqrt(misses.reduce((sum, miss) => sum + miss, 0) / grid.count)).toBeLessThan(1);
    expect(found.share).toBeGreaterThan(0.9);
  });

  describe('says what is wrong', () => {
    const map = syntheticMap(PLAN);
    const { grid, image } = map;
    const [one, other] = [clicked(map, PLAN, grid.hexAt(2, 2)), clicked(map, PLAN, grid.hexAt(9, 6))];
    const turned = grid.hexAt(2, 2);

    it.each<[string, Click, Click]>([
      ['same-hex', one, { ...other, hex: one.hex }],
      ['same-point', one, { ...other, at: one.at }],
      ['outside', one, { ...other, at: { x: -4, y: 10 } }],
      ['too-small', one, { ...other, at: { x: one.at.x + 30, y: one.at.y } }],
      ['no-lines', one, { ...other, hex: grid.hexAt(7, 6) }],
      ['turned', { ...one, hex: other.hex }, { ...other, hex: turned }],
    ])('%s', (reason, first, second) => {
      expect(registerMap(image, grid, [first, second])).toEqual({ ok: false, reason });
    });

    it('no-lines on a scan without a grid', () => {
      const bare = blankRaster(image.width, image.height);
      const random = new Random(9);
      for (let at = 0; at < bare.data.length; at++) bare.data[at] = 120 + random.next() * 60;
      expect(registerMap(bare, grid, [one, other])).toEqual({ ok: false, reason: 'no-lines' });
    });
  });

  it('finds one half of a map on a scan of that half', () => {
    const half = syntheticMap({ ...PLAN, grid: { ...PLAN.grid, columns: 7 } });
    const { grid } = half;
    // The first hex of the scan is that of the eighth column of a map of fourteen.
    const whole = new Grid({ ...PLAN.grid, columns: 14 });
    const inWhole = (hex: number): number => whole.hexAt(grid.columnOf(hex) + 7, grid.rowOf(hex));
    const clicks = [grid.hexAt(1, 1), grid.hexAt(5, 7)].map((hex) => ({ hex: inWhole(hex), at: half.centreOf(hex) }));
    const found = registerMap(half.image, whole, [clicks[0], clicks[1]]);
    if (!found.ok) throw new Error(found.reason);
    const last = grid.hexAt(6, 8);
    const place = onScan(found.fit, centreOf(whole, inWhole(last)));
    expect(Math.hypot(place.x - half.centreOf(last).x, place.y - half.centreOf(last).y)).toBeLessThan(1);
  });
});
