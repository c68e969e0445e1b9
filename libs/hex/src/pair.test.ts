import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from './coordinates.ts';
import { Grid } from './grid.ts';
import {
  directionAfter,
  leftAfter,
  leftHalf,
  PAIR_STEPS,
  PAIR_ZONES,
  pairAfter,
  pairZones,
  REAR_PIVOTS,
  rightHalf,
  zoneHex,
  zoneOf,
  zonesEntered,
  type PairStep,
} from './pair.ts';
import { SAMPLE_GRIDS } from './sample-grids.ts';

const SIX = [0, 1, 2, 3, 4, 5];
const STEPS: readonly PairStep[] = [...PAIR_STEPS, ...REAR_PIVOTS];

describe.each(SAMPLE_GRIDS)('a two-hex piece (%s)', (_, grid) => {
  const left = grid.hexAt(4, 4);

  it.each(SIX)('has for k = %i eight different zones, which are all its neighbours', (k) => {
    const right = rightHalf(grid, left, k);
    const zones = Object.values(pairZones(grid, left, k));
    expect(new Set(zones).size).toBe(8);
    for (let hex = 0; hex < grid.count; hex++) {
      const touches = grid.distance(left, hex) === 1 || grid.distance(right, hex) === 1;
      expect(zones.includes(hex)).toBe(touches && hex !== left && hex !== right);
    }
  });

  it.each(SIX)('sees for k = %i its front before it, its flanks beside it and its rear behind it', (k) => {
    // Twice the way from the middle of the piece to a zone, measured along the heading: D[k + 1] + D[k + 2].
    const [forwardQ, forwardR] = [0, 1].map((i) => DIRECTIONS[(k + 1) % 6][i] + DIRECTIONS[(k + 2) % 6][i]);
    const right = rightHalf(grid, left, k);
    for (const zone of PAIR_ZONES) {
      const hex = zoneHex(grid, left, k, zone);
      const q = 2 * grid.q[hex] - grid.q[left] - grid.q[right];
      const r = 2 * grid.r[hex] - grid.r[left] - grid.r[right];
      const ahead = 2 * q * forwardQ + 2 * r * forwardR + q * forwardR + r * forwardQ;
      expect(Math.sign(ahead)).toBe(zone.startsWith('front') ? 1 : zone.startsWith('rear') ? -1 : 0);
      const nearerLeft = Math.sign(grid.distance(hex, right) - grid.distance(hex, left));
      expect(nearerLeft).toBe(/left/i.test(zone) ? 1 : /right/i.test(zone) ? -1 : 0);
    }
  });

  it.each(SIX)('names for k = %i the zone of every hex', (k) => {
    const zones = pairZones(grid, left, k);
    for (let hex = 0; hex < grid.count; hex++) {
      expect(zoneOf(grid, left, k, hex)).toBe(PAIR_ZONES.find((zone) => zones[zone] === hex) ?? 'none');
    }
  });

  it('enters by every step exactly the zones said, and leaves the grid by none', () => {
    for (const start of grid.q.keys()) {
      for (const k of SIX) {
        const right = rightHalf(grid, start, k);
        if (right < 0) continue;
        for (const step of STEPS) {
          const zones = zonesEntered(step).map((zone) => zoneHex(grid, start, k, zone));
          const after = pairAfter(grid, start, k, step);
          expect(leftAfter(grid, start, k, step)).toBe(after?.left ?? -1);
          expect(after === null).toBe(zones.includes(-1));
          if (after === null) continue;
          expect(after.k).toBe(directionAfter(k, step));
          const halves = [after.left, rightHalf(grid, after.left, after.k)];
          expect(halves.filter((hex) => hex !== start && hex !== right)).toEqual(zones);
          // A half that steps goes to a neighbour.
          if (step !== 'aboutFace') {
            expect(grid.distance(start, halves[0])).toBeLessThanOrEqual(1);
            expect(grid.distance(right, halves[1])).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  it('comes back by the opposite step', () => {
    const opposites: [PairStep, PairStep][] = [
      ['pivotLeft', 'rearPivotRight'],
      ['pivotRight', 'rearPivotLeft'],
      ['shiftLeft', 'shiftRight'],
      ['aboutFace', 'aboutFace'],
    ];
    for (const k of SIX) {
      for (const [there, back] of opposites) {
        const after = pairAfter(grid, left, k, there);
        expect(after && pairAfter(grid, after.left, after.k, back)).toEqual({ left, k });
      }
    }
  });

  it('is found by its two hexes in any order', () => {
    for (const k of SIX) {
      const right = rightHalf(grid, left, k);
      expect(leftHalf(grid, left, right, k)).toBe(left);
      expect(leftHalf(grid, right, left, k)).toBe(left);
      expect(leftHalf(grid, left, right, (k + 1) % 6)).toBe(-1);
      expect(leftHalf(grid, left, right, (k + 3) % 6)).toBe(right);
    }
  });
});

describe('the picture', () => {
  it('is right for a piece that looks north on a pointy grid', () => {
    const grid = new Grid({ orientation: 'pointy', columns: 6, rows: 5, shift: 'even' });
    const at = (column: number, row: number) => grid.hexAt(column - 1, row - 1);
    expect(pairZones(grid, at(3, 3), 0)).toEqual({
      frontLeft: at(2, 2),
      frontCenter: at(3, 2),
      frontRight: at(4, 2),
      leftFlank: at(2, 3),
      rightFlank: at(5, 3),
      rearLeft: at(2, 4),
      rearCenter: at(3, 4),
      rearRight: at(4, 4),
    });
    expect(pairAfter(grid, at(3, 3), 0, 'pivotLeft')).toEqual({ left: at(3, 3), k: 1 });
    expect(pairAfter(grid, at(3, 3), 0, 'pivotRight')).toEqual({ left: at(3, 2), k: 5 });
    expect(pairAfter(grid, at(3, 3), 0, 'forwardLeft')).toEqual({ left: at(2, 2), k: 0 });
    expect(pairAfter(grid, at(3, 3), 0, 'aboutFace')).toEqual({ left: at(4, 3), k: 3 });
  });

  it('is right for a piece that looks east on a flat grid: its left half is the northern one', () => {
    const grid = new Grid({ orientation: 'flat', columns: 5, rows: 6, shift: 'even' });
    const at = (column: number, row: number) => grid.hexAt(column - 1, row - 1);
    expect(pairZones(grid, at(3, 3), 5)).toEqual({
      frontLeft: at(4, 2),
      frontCenter: at(4, 3),
      frontRight: at(4, 4),
      leftFlank: at(3, 2),
      rightFlank: at(3, 5),
      rearLeft: at(2, 2),
      rearCenter: at(2, 3),
      rearRight: at(2, 4),
    });
  });
});
