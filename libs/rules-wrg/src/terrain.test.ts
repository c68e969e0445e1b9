import type { TableFeature } from '@hexwright/engine';
import type { Point } from '@hexwright/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableTerrain, TERRAIN_VALUES } from './terrain.ts';

const at = (x: number, y: number): Point => ({ x: x * 1000, y: y * 1000 });
const PLAIN = {
  name: '',
  kind: '',
  kindName: '',
  level: 0,
  cover: false,
  obstacle: false,
  impassable: false,
  sight: 'open',
  values: {},
  color: '',
  drawing: '',
} as const;

/** A square ten inches wide, from 10 to 20 both ways, or a line through its middle from west to east. */
function laid(feature: Partial<TableFeature>): TableTerrain {
  const square = [at(10, 10), at(20, 10), at(20, 20), at(10, 20)];
  const points = feature.form === 'line' ? [at(10, 15), at(20, 15)] : square;
  const one = { ...PLAIN, id: 'one', form: 'area' as const, points, ...feature };
  return TableTerrain.of({
    shape: 'table',
    width: 40_000,
    depth: 40_000,
    features: [one],
    deployments: [],
    zones: [],
    labels: [],
  });
}

const wood = (level: number): TableTerrain => laid({ sight: 'blocks-through-and-into', level });
const seen = (terrain: TableTerrain, from: Point, to: Point, isClose = false): boolean =>
  terrain.sees(from, to, () => isClose);

describe('the terrain of a table', () => {
  it('hides who is behind a wood, and who is in it from further than they can be seen [III.view]', () => {
    expect(seen(wood(0), at(15, 5), at(15, 25), true)).toBe(false);
    expect(seen(wood(0), at(5, 5), at(5, 25))).toBe(true);
    expect([seen(wood(0), at(15, 5), at(15, 12)), seen(wood(0), at(15, 5), at(15, 12), true)]).toEqual([false, true]);
    expect(seen(laid({ sight: 'blocks-through' }), at(15, 5), at(15, 12))).toBe(true);
  });

  it('hides behind a hill who stands no higher, and lets the hill see over what is low', () => {
    const hill = laid({ level: 1 });
    expect([seen(hill, at(15, 5), at(15, 25)), seen(hill, at(15, 15), at(15, 35))]).toEqual([false, true]);
  });

  it('shows both ways, or neither', () => {
    const place = fc.record({ x: fc.nat(40_000), y: fc.nat(40_000) });
    fc.assert(
      fc.property(place, place, fc.nat(2), fc.boolean(), (from, to, level, isClose) => {
        for (const terrain of [wood(level), laid({ level })]) {
          expect(seen(terrain, from, to, isClose)).toBe(seen(terrain, to, from, isClose));
        }
      }),
    );
  });

  it('covers who stands in it, and who is close behind a line of it, against shots across [II.1(iv)]', () => {
    const front = (y: number): Point[] => [at(13, y), at(17, y)];
    const [orchard, hedge] = [laid({ cover: true }), laid({ cover: true, form: 'line' })];
    expect([orchard.isCover(at(15, 15), front(15)), orchard.isCover(at(15, 22), front(22))]).toEqual([true, false]);
    const against = (from: Point, y: number): boolean => hedge.isCoverAgainst(from, at(15, y), front(y - 0.5));
    expect([against(at(15, 5), 16), against(at(15, 25), 16), against(at(15, 5), 18)]).toEqual([true, false, false]);
  });

  it('slows, bars charges and can be plashed as its kind says, whatever that is called', () => {
    const words = Object.keys(TERRAIN_VALUES);
    expect(words).toEqual(['cover', 'going', 'obstacle', 'horse', 'plashing']);
    const heath = laid({ kind: 'heath', values: { going: 1, horse: 1, plashing: 1 } });
    expect([heath.isRough(at(15, 15)), heath.isSlow, heath.isNearPlashable([at(15, 20.2)], 500)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([heath.barsCharge(at(15, 5), at(15, 25)), heath.barsCharge(at(5, 5), at(5, 25))]).toEqual([true, false]);
    const lawn = laid({ kind: 'wood' });
    expect([lawn.isRough(at(15, 15)), lawn.barsCharge(at(15, 5), at(15, 25))]).toEqual([false, false]);
  });
});
