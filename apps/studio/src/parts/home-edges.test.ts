import { describe, expect, it } from 'vitest';
import { directionNames } from '@hexwright/hex';
import { directionAway, directionsTowards, offsetOf } from './home-edges.ts';

describe('home edges', () => {
  it('have the directions that lead nearer to them', () => {
    expect(directionsTowards('north', 'pointy')).toEqual(['NE', 'NW']);
    expect(directionsTowards('west', 'pointy')).toEqual(['NW', 'W', 'SW']);
    expect(directionsTowards('east', 'flat')).toEqual(['SE', 'NE']);
    expect(directionsTowards('south', 'flat')).toEqual(['SE', 'SW', 'S']);
  });

  it('have an army look away from them', () => {
    const away = (edge: 'north' | 'east' | 'south' | 'west', orientation: 'pointy' | 'flat'): string =>
      directionNames(orientation)[directionAway(edge, orientation)];
    expect([away('north', 'flat'), away('south', 'flat'), away('west', 'flat')]).toEqual(['S', 'N', 'SE']);
    expect([away('north', 'pointy'), away('south', 'pointy'), away('east', 'pointy')]).toEqual(['SW', 'NE', 'W']);
  });

  it('lie where a compass has them', () => {
    expect(offsetOf('E', 'pointy')).toEqual({ x: 1, y: 0 });
    expect(offsetOf('N', 'flat').y).toBeCloseTo(-1);
    expect(offsetOf('SW', 'flat').x).toBeLessThan(0);
    expect(offsetOf('SW', 'flat').y).toBeGreaterThan(0);
  });
});
