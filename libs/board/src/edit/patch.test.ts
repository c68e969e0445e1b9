import { describe, expect, it } from 'vitest';
import { sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { copyPatch, mirroredPatch, placedPatch, rotatedPatch, type Patch } from './patch.ts';

const EVERY_KIND = [11, 12, 21, 32, 33, 34, 44, 61, 62, 63];

describe.each(SAMPLE_SPECS)('a patch of a $orientation map', (spec) => {
  const staged = stage(sampleScene(spec));
  const { grid, layout, scene } = staged;
  const patch = copyPatch(staged, EVERY_KIND);
  const sorted = (one: Patch) => [...one.hexes].sort((a, b) => a.q - b.q || a.r - b.r);

  it('laid down where it was copied changes nothing', () => {
    const anchor = EVERY_KIND.find((hex) =>
      placedPatch(grid, patch, hex).hexes.every((one, i) => one.hex === EVERY_KIND[i]),
    );
    expect(anchor).toBeDefined();
    const placed = placedPatch(grid, patch, anchor!);
    expect(placed.hexes.map(({ terrain }) => terrain)).toEqual(EVERY_KIND.map((hex) => scene.terrain[hex]));
    expect(placed.hexes.map(({ elevation }) => elevation)).toEqual(EVERY_KIND.map((hex) => scene.elevation[hex]));
    expect(placed.sides).toEqual(scene.sides);
    expect(placed.paths).toEqual([{ style: 0, hexes: [61, 62, 63] }]);
  });

  it('is itself again after six turns, and after being mirrored twice', () => {
    let turned = patch;
    for (let i = 0; i < 6; i++) turned = rotatedPatch(turned, 1);
    expect(sorted(turned)).toEqual(sorted(patch));
    expect(turned.sides).toEqual(patch.sides);
    expect(rotatedPatch(rotatedPatch(patch, 1), -1).paths).toEqual(patch.paths);
    for (const axis of ['left-right', 'top-bottom'] as const) {
      const mirror = (one: Patch) => mirroredPatch(one, axis, grid.orientation);
      expect(sorted(mirror(mirror(patch)))).toEqual(sorted(patch));
      expect(mirror(mirror(patch)).sides).toEqual(patch.sides);
    }
  });

  it('turns and mirrors as it looks on the sheet, hexsides too', () => {
    const at = grid.hexAt(5, 4);
    const one: Patch = {
      hexes: [{ q: 1, r: 0, terrain: 0, elevation: 1 }],
      sides: [{ q: 0, r: 0, d: 0, style: 0 }],
      paths: [],
    };
    const offset = (shown: Patch) => {
      const { hex } = placedPatch(grid, shown, at).hexes[0];
      // The side stays between the anchor and the hex.
      expect(grid.directionBetween(at, hex)).toBe(shown.sides[0].d);
      return { x: layout.x[hex] - layout.x[at], y: layout.y[hex] - layout.y[at] };
    };
    const before = offset(one);
    const left = offset(rotatedPatch(one, 1));
    expect(left.x).toBeCloseTo(before.x * 0.5 + before.y * (Math.sqrt(3) / 2));
    expect(left.y).toBeCloseTo(before.y * 0.5 - before.x * (Math.sqrt(3) / 2));
    const swapped = offset(mirroredPatch(one, 'left-right', grid.orientation));
    expect(swapped.x).toBeCloseTo(-before.x);
    expect(swapped.y).toBeCloseTo(before.y);
    const tipped = offset(mirroredPatch(one, 'top-bottom', grid.orientation));
    expect(tipped.x).toBeCloseTo(before.x);
    expect(tipped.y).toBeCloseTo(-before.y);
  });

  it('leaves out what would lie off the map', () => {
    const placed = placedPatch(grid, patch, 0);
    expect(placed.hexes.length).toBeLessThan(EVERY_KIND.length);
    expect(placed.hexes.every(({ hex }) => hex >= 0)).toBe(true);
  });

  it('of nothing is nothing', () => {
    expect(copyPatch(staged, [])).toEqual({ hexes: [], sides: [], paths: [] });
  });
});
