import { describe, expect, it } from 'vitest';
import { cornersAround } from './corners-around.ts';

const [UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT] = [
  { x: 12, y: 20 },
  { x: 300, y: 8 },
  { x: 310, y: 190 },
  { x: 5, y: 200 },
];

describe('cornersAround', () => {
  it.each([
    [[UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT]],
    [[UPPER_LEFT, LOWER_LEFT, LOWER_RIGHT, UPPER_RIGHT]],
    [[LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT]],
  ])('takes four points in any order', (points) => {
    expect(cornersAround(points)).toEqual([UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT]);
  });

  it('has no corners before there are four, or where they enclose nothing', () => {
    expect(cornersAround([UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT])).toBeNull();
    expect(cornersAround([UPPER_LEFT, UPPER_LEFT, UPPER_LEFT, UPPER_LEFT])).toBeNull();
  });
});
