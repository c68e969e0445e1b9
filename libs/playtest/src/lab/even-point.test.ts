import { describe, expect, it } from 'vitest';
import { evenPoint, type Trial } from './even-point.ts';

/** Games of which so many of a hundred are won. */
const won = (value: number, share: number, games = 400): Trial => ({
  value,
  outcomes: Array.from({ length: games }, (_, seed) => ((seed * 37) % 100 < share ? 1 : 0)),
});

describe('the even point', () => {
  it('lies between the values that were tried, with an interval that holds it', () => {
    const { value, low, high } = evenPoint([won(4, 80), won(0, 20), won(2, 45)]);
    expect(value).toBeCloseTo(2 + (2 * 5) / 35, 6);
    expect(low).toBeLessThan(value ?? 0);
    expect(high).toBeGreaterThan(value ?? 0);
    expect((high ?? 9) - (low ?? 0)).toBeLessThan(1);
    // Fewer games know less.
    const few = evenPoint([won(0, 20, 100), won(2, 45, 100), won(4, 80, 100)]);
    expect((few.high ?? 9) - (few.low ?? 0)).toBeGreaterThan((high ?? 9) - (low ?? 0));
  });

  it('is a value that was tried, where that is even', () => {
    expect(evenPoint([won(1, 70), won(2, 50), won(3, 30)]).value).toBe(2);
  });

  it('is nowhere, where one side always has the upper hand, and unsure where that may be chance', () => {
    expect(evenPoint([won(0, 70), won(1, 60)])).toEqual({ value: null, low: null, high: null });
    expect(evenPoint([won(0, 49), won(1, 51)])).toMatchObject({ low: null, high: null });
  });

  it('has no interval after a few games', () => {
    expect(evenPoint([won(0, 20, 29), won(2, 80, 29)])).toMatchObject({ low: null, high: null });
  });

  it('is the same for the same games', () => {
    expect(evenPoint([won(0, 20), won(2, 60)])).toEqual(evenPoint([won(0, 20), won(2, 60)]));
  });
});
