import { describe, expect, it } from 'vitest';
import { colorDistance, labOf, papersOf } from './colors.ts';

describe('colours', () => {
  it('are told as an eye sees them', () => {
    expect(labOf([255, 255, 255]).map(Math.round)).toEqual([100, 0, 0]);
    const [lightness, red, yellow] = labOf([255, 0, 0]);
    expect([Math.round(lightness), Math.round(red), Math.round(yellow)]).toEqual([53, 80, 67]);
  });

  it('count light for less than hue', () => {
    expect(colorDistance([50, 0, 0], [60, 0, 0])).toBeLessThan(colorDistance([50, 0, 0], [50, 10, 0]));
  });

  it('are joined where they are of one paper', () => {
    expect(
      papersOf([
        [200, 180, 140],
        [150, 180, 210],
        [190, 172, 132],
        [148, 178, 206],
      ]),
    ).toEqual([0, 1, 0, 1]);
  });
});
