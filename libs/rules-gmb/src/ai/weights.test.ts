import { describe, expect, it } from 'vitest';
import { WEIGHTS } from './weights.ts';

describe('WEIGHTS', () => {
  it('makes dearer what is worse', () => {
    expect(WEIGHTS.lossByLevel).toEqual([...WEIGHTS.lossByLevel].sort((one, other) => one - other));
    expect(WEIGHTS.leaderRisk).toEqual([...WEIGHTS.leaderRisk].sort((one, other) => other - one));
    expect(WEIGHTS.lossByLevel.at(-1)).toBe(1);
  });
});
