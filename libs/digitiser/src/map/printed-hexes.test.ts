import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { MAP_TERRAINS, syntheticMap, type MapPlan } from '../testing/synthetic-map.ts';
import { looksOf } from './hex-looks.ts';
import { printedHexes } from './printed-hexes.ts';
import type { Example } from './example.ts';
import { proposeValues } from './propose-values.ts';
import { hexesOnScan, registerMap } from './register-map.ts';

const PLAN: MapPlan = {
  seed: 704,
  grid: { orientation: 'pointy', columns: 9, rows: 8, shift: 'even' },
  numbering: { preset: 'column-row' },
  spacing: 44,
  kind: 'scan',
  line: 'dark',
  terrains: MAP_TERRAINS,
  levels: 1,
  ways: false,
};
/** The left half of a map of eighteen columns, whose margin is where the next column would be. */
const half = syntheticMap(PLAN);
const whole = new Grid({ ...PLAN.grid, columns: 18 });
const inWhole = (hex: number): number => whole.hexAt(half.grid.columnOf(hex), half.grid.rowOf(hex));
const found = registerMap(half.image, whole, [
  { hex: inWhole(half.grid.hexAt(1, 1)), at: half.centreOf(half.grid.hexAt(1, 1)) },
  { hex: inWhole(half.grid.hexAt(7, 6)), at: half.centreOf(half.grid.hexAt(7, 6)) },
]);
if (!found.ok) throw new Error(found.reason);
const { fit } = found;
const hexes = hexesOnScan(whole, fit);
const beside = hexes.filter((hex) => whole.columnOf(hex) >= PLAN.grid.columns);

describe('printedHexes', () => {
  it('are those with lines around them, not those that would be on the margin', () => {
    const printed = printedHexes(half.image, whole, fit, hexes);
    expect(beside.length).toBeGreaterThan(4);
    expect([...printed].toSorted((one, other) => one - other)).toEqual(hexes.filter((hex) => !beside.includes(hex)));
  });

  it('are the only ones whose terrain is taken without asking', () => {
    const looks = looksOf(half.image, whole, fit, hexes);
    // Somebody took the margin for open ground once.
    const said: Example[] = [beside[0], inWhole(half.terrain.indexOf('lake'))].map((hex, index) => ({
      hex,
      value: ['clear', 'lake'][index],
    }));
    const proposals = proposeValues(new Map(hexes.map((hex, index) => [hex, looks[index]])), said, 'terrain');
    const sure = proposals.filter(({ isSure }) => isSure).map(({ hex }) => hex);
    expect(sure.filter((hex) => beside.includes(hex))).toEqual([]);
    expect(proposals.find(({ hex }) => hex === beside[1])?.values[0]).toBe('clear');
  });
});
