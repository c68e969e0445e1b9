import { createNumbering, Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { blankRaster, type Point, type Raster } from '../image/raster.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { MAP_TERRAINS, syntheticMap, type MapPlan } from '../testing/synthetic-map.ts';
import { findLattices } from './find-lattice.ts';
import { findMap } from './find-map.ts';
import { centreOf } from './lattice.ts';
import { onScan } from './map-fit.ts';
import { registerMap } from './register-map.ts';

const PLAN: MapPlan = {
  seed: 31,
  grid: { orientation: 'pointy', columns: 10, rows: 9, shift: 'even' },
  numbering: { preset: 'column-row' },
  spacing: 44,
  kind: 'scan',
  line: 'dark',
  terrains: MAP_TERRAINS,
  levels: 1,
  ways: true,
};
const map = syntheticMap(PLAN);
const { grid } = map;
const numbering = createNumbering(PLAN.numbering, grid);

/** The picture turned clockwise by a quarter. */
function turned({ width, height, data }: Raster): Raster {
  const result = blankRaster(height, width);
  const [from, to] = [new Uint32Array(data.buffer), new Uint32Array(result.data.buffer)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[x * height + height - 1 - y] = from[y * width + x];
  }
  return result;
}

const onSide = turned(map.image);
const besideUp = (hex: number): Point => {
  const { x, y } = map.centreOf(hex);
  return { x: map.image.height - y, y: x };
};

/** Nothing of print is known to this reader. */
const blind: TextReader = { read: () => Promise.resolve('') };

describe('findLattices', () => {
  it('sees how large the hexes of a map are, and how they lie', () => {
    const [first] = findLattices(onSide);
    expect(Math.abs(first.spacing / PLAN.spacing - 1)).toBeLessThan(0.08);
    expect(Math.abs(first.angle - 30)).toBeLessThan(4);
  });
});

describe('a map that lies on its side', () => {
  const [one, other] = [grid.hexAt(2, 2), grid.hexAt(8, 6)].map((hex) => ({ hex, at: besideUp(hex) }));

  it('is not taken for an upright one, and is found where it is known to lie so', () => {
    expect(registerMap(onSide, grid, [one, other])).toEqual({ ok: false, reason: 'turned' });
    const found = registerMap(onSide, grid, [one, other], 90);
    if (!found.ok) throw new Error(found.reason);
    const last = grid.hexAt(9, 8);
    const [place, truth] = [onScan(found.fit, centreOf(grid, last)), besideUp(last)];
    expect(Math.hypot(place.x - truth.x, place.y - truth.y)).toBeLessThan(1);
  });
});

describe('findMap', () => {
  it('takes no map where numbers speak of different places', async () => {
    let asked = 0;
    const confused: TextReader = { read: () => Promise.resolve(numbering.label((asked++ * 37) % grid.count)) };
    expect(await findMap(map.image, grid, numbering, confused)).toEqual({ ok: false, reason: 'no-numbers' });
  });

  it('goes by the outline of a whole map where no number can be read, and takes it to lie upright', async () => {
    const found = await findMap(map.image, grid, numbering, blind);
    if (!found.ok) throw new Error(found.reason);
    expect(found).toMatchObject({ agree: 0, turn: 0 });
    for (const hex of [0, grid.count - 1]) {
      const [place, truth] = [onScan(found.fit, centreOf(grid, hex)), map.centreOf(hex)];
      expect(Math.hypot(place.x - truth.x, place.y - truth.y)).toBeLessThan(1);
    }
    const larger = new Grid({ ...PLAN.grid, columns: 13 });
    const unknown = await findMap(map.image, larger, createNumbering(PLAN.numbering, larger), blind);
    expect(unknown).toEqual({ ok: false, reason: 'no-numbers' });
  });

  it('sees no hexes on bare paper', async () => {
    expect(await findMap(blankRaster(600, 500), new Grid(PLAN.grid), numbering, blind)).toEqual({
      ok: false,
      reason: 'no-hexes',
    });
  });
});
