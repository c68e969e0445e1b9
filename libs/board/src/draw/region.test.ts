import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import type { Ink } from './ink.ts';
import { traceRegion, type Region } from './region.ts';

/** Area of one hex. */
const HEX = (3 * Math.sqrt(3)) / 2;

/** An ink that only remembers outlines; curves count as the corner they round. */
class Outlines {
  readonly loops: [number, number][][] = [];
  curves = 0;

  moveTo(x: number, y: number): void {
    this.loops.push([[x, y]]);
  }

  lineTo(x: number, y: number): void {
    this.loops.at(-1)?.push([x, y]);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.curves++;
    this.loops.at(-1)?.push([cx, cy], [x, y]);
  }

  closePath(): void {
    // Loops are closed anyway.
  }

  /** The area inside all outlines, holes taken away. */
  get area(): number {
    return Math.abs(
      this.loops.reduce(
        (sum, loop) =>
          sum +
          loop.reduce((twice, [x, y], i) => {
            const [nextX, nextY] = loop[(i + 1) % loop.length];
            return twice + x * nextY - nextX * y;
          }, 0) /
            2,
        0,
      ),
    );
  }
}

describe.each(SAMPLE_SPECS)('outlines of regions on a $orientation map', (spec) => {
  const staged = stage(sampleScene(spec));
  const { sheet } = staged.layout;
  const trace = (hexes: ReadonlySet<number>, more: Partial<Region> = {}): Outlines => {
    const outlines = new Outlines();
    const region = { has: (hex: number) => hexes.has(hex), rounds: () => false, rim: true, ...more };
    traceRegion({ ink: outlines as unknown as Ink, staged, area: sheet }, region);
    return outlines;
  };

  it('hold exactly their hexes, contiguous or not', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 79 }), { minLength: 1 }), (hexes) => {
        const set = new Set(hexes);
        expect(trace(set).area).toBeCloseTo(set.size * HEX);
        // Rounded corners are still corners of the same outline.
        expect(trace(set, { rounds: () => true }).area).toBeCloseTo(set.size * HEX);
      }),
    );
  });

  it('are few: one round a lump, one more round a hole', () => {
    expect(trace(new Set([44])).loops).toHaveLength(1);
    expect(trace(new Set([44, 45, 46, 54, 55])).loops).toHaveLength(1);
    expect(trace(new Set([11, 77])).loops).toHaveLength(2);
    const ring = new Set(Array.from({ length: 6 }, (_, d) => staged.grid.neighbour[44 * 6 + d]));
    expect(trace(ring).loops).toHaveLength(2);
    expect(trace(new Set()).loops).toHaveLength(0);
  });

  it('are rounded in the middle of the map, sharp on its rim', () => {
    expect(trace(new Set([44]), { rounds: () => true }).curves).toBe(6);
    expect(trace(new Set([0]), { rounds: () => true }).curves).toBeLessThan(3);
  });

  it('that leave the rim out do not run along it', () => {
    const everything = new Set(Array.from({ length: 80 }, (_, hex) => hex));
    const drawn = trace(everything, { rim: false }).loops.filter((loop) => loop.length > 1);
    expect(drawn).toEqual([]);
    const half = new Set([...everything].filter((hex) => staged.grid.columnOf(hex) < 5));
    const line = trace(half, { rim: false }).loops.filter((loop) => loop.length > 1);
    expect(line.length).toBeGreaterThan(0);
    expect(line.length).toBeLessThan(4);
  });
});
