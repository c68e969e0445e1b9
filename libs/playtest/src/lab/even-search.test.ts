import { describe, expect, it } from 'vitest';
import { evenPoint } from './even-point.ts';
import { EvenSearch } from './even-search.ts';

const won = (isWon: boolean, end: 'over' | 'limit' = 'over') => ({ winner: isWon ? 'red' : 'blue', end });
/** Red wins 20, 45 and 80 of a hundred games with 0, 2 and 4. */
const onSeed = (seed: number) => [20, 45, 80].map((share) => won((seed * 37) % 100 < share));

describe('the search for the even value', () => {
  it('ends as soon as the value is known to within one', () => {
    const search = new EvenSearch([0, 2, 4], 'red');
    let seeds = 0;
    while (!search.isKnown && seeds < 1000) search.add(onSeed(seeds++));
    expect(seeds).toBeLessThan(1000);
    const { value, low, high } = search.even;
    expect(value).toBeGreaterThan(1.5);
    expect(value).toBeLessThan(3);
    expect((high ?? 9) - (low ?? 0)).toBeLessThanOrEqual(1);
  });

  it('counts all games, those after the last look too, but no seed on which one was stopped', () => {
    const search = new EvenSearch([0, 2, 4], 'red');
    const seeds = Array.from({ length: 47 }, (_, seed) => seed);
    for (const seed of seeds) {
      search.add(onSeed(seed));
      search.add([won(true), won(true, 'limit'), won(false)]);
    }
    const outcomes = (at: number) => seeds.map((seed) => (onSeed(seed)[at].winner === 'red' ? 1 : 0));
    expect(search.even).toEqual(evenPoint([0, 2, 4].map((value, at) => ({ value, outcomes: outcomes(at) }))));
  });
});
