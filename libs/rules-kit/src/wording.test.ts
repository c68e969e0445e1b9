import { describe, expect, it } from 'vitest';
import { counted, signed, thrownText } from './wording.ts';

describe('numbers in sentences', () => {
  it('have their sign', () => {
    expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '-1']);
  });

  it('are counted by one word or by several', () => {
    expect([0, 1, 2].map((count) => counted(count, 'point'))).toEqual(['0 points', '1 point', '2 points']);
    expect([1, 2].map((count) => counted(count, 'more hex', 'more hexes'))).toEqual(['1 more hex', '2 more hexes']);
  });

  it('are told as thrown, and as modified where that is another', () => {
    expect([thrownText(5, 5), thrownText(5, 4)]).toEqual(['5', '5, modified 4']);
  });
});
