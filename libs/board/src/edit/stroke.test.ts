import { describe, expect, it } from 'vitest';
import { placesBetween } from './stroke.ts';

describe('the places of a stroke', () => {
  it('lie close together, and end where it ends', () => {
    const places = [{ x: 0, y: 0 }, ...placesBetween({ x: 0, y: 0 }, { x: 3, y: 4 })];
    expect(places.at(-1)).toEqual({ x: 3, y: 4 });
    places.slice(1).forEach(({ x, y }, i) => expect(Math.hypot(x - places[i].x, y - places[i].y)).toBeLessThan(0.26));
  });

  it('are one where it stands still', () => {
    expect(placesBetween({ x: 1, y: 2 }, { x: 1, y: 2 })).toEqual([{ x: 1, y: 2 }]);
  });
});
