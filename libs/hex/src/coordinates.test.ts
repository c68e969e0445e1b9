import { describe, expect, it } from 'vitest';
import {
  axialDistance,
  directionFromName,
  directionName,
  directionNames,
  directionOfStep,
  DIRECTIONS,
  facingFromName,
  facingName,
  facingNames,
  rankOfTurn,
  turned,
  type Orientation,
} from './coordinates.ts';

const COMPASS = ['E', 'ENE', 'NE', 'NNE', 'N', 'NNW', 'NW', 'WNW', 'W', 'WSW', 'SW', 'SSW', 'S', 'SSE', 'SE', 'ESE'];

/** Angle of a direction in degrees, counter-clockwise from east, as the grid is drawn. */
function angle(orientation: Orientation, d: number): number {
  const [q, r] = DIRECTIONS[d];
  const [x, y] =
    orientation === 'pointy' ? [Math.sqrt(3) * (q + r / 2), 1.5 * r] : [1.5 * q, Math.sqrt(3) * (r + q / 2)];
  return (Math.atan2(-y, x) * 180) / Math.PI;
}

/** How far a compass name lies from an angle, in degrees. */
function error(name: string, degrees: number): number {
  return Math.abs(((COMPASS.indexOf(name) * 22.5 - degrees + 540) % 360) - 180);
}

describe.each(['pointy', 'flat'] as const)('directions of a %s grid', (orientation) => {
  it('are named as they are drawn', () => {
    for (let d = 0; d < 6; d++) expect(error(directionName(orientation, d), angle(orientation, d))).toBeLessThan(16);
  });

  it('give facings 90 degrees to the left of the way from left to right half', () => {
    for (let k = 0; k < 6; k++) expect(error(facingName(orientation, k), angle(orientation, k) + 90)).toBeLessThan(11);
  });

  it('are found by name', () => {
    directionNames(orientation).forEach((name, d) => expect(directionFromName(orientation, name)).toBe(d));
    facingNames(orientation).forEach((name, k) => expect(facingFromName(orientation, name)).toBe(k));
    expect(new Set(facingNames(orientation)).size).toBe(6);
  });

  it('rank turns by how great they are, those to the left first', () => {
    for (const names of [directionNames(orientation), facingNames(orientation)]) {
      names.forEach((from, at) => {
        const order = [0, 1, -1, 2, -2, 3].map((by) => names[turned(at, by)]);
        expect(order.map((to) => rankOfTurn(orientation, from, to))).toEqual([0, 1, 2, 3, 4, 5]);
      });
    }
    expect(rankOfTurn(orientation, directionNames(orientation)[0], facingNames(orientation)[0])).toBe(6);
    expect(rankOfTurn(orientation, '', '')).toBe(0);
  });

  it('turn counter-clockwise', () => {
    for (let d = 0; d < 6; d++) {
      const left = angle(orientation, turned(d, 1)) - angle(orientation, d);
      expect((left + 360) % 360).toBeCloseTo(60);
      expect(turned(d, 3)).toBe(turned(d, -3));
      expect(turned(turned(d, -2), 2)).toBe(d);
    }
  });
});

describe('names that a grain does not have', () => {
  it('are unknown', () => {
    expect(directionFromName('pointy', 'N')).toBe(-1);
    expect(directionFromName('flat', 'E')).toBe(-1);
    expect(facingFromName('pointy', 'E')).toBe(-1);
    expect(facingFromName('flat', 'N')).toBe(-1);
  });
});

describe('steps', () => {
  it('are recognised by direction, and nothing else is', () => {
    for (let dq = -3; dq <= 3; dq++) {
      for (let dr = -3; dr <= 3; dr++) {
        const expected = DIRECTIONS.findIndex(([q, r]) => q === dq && r === dr);
        expect(directionOfStep(dq, dr)).toBe(expected);
        expect(axialDistance(dq, dr) === 1).toBe(expected >= 0);
      }
    }
  });
});
