import { describe, expect, it } from 'vitest';
import { FIVE_LOOKS, ONE_LOOK, wilson } from '../statistics.ts';
import { SeatPairs } from './seat-pairs.ts';

function pairsOf(parts: readonly number[]): SeatPairs {
  const pairs = new SeatPairs();
  for (const part of parts) pairs.add(part);
  return pairs;
}

const times = (count: number, part: number): number[] => Array.from({ length: count }, () => part);

/** Numbers from 0 to 1 that look like chance, the same each time (a linear congruence). */
function chances(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('pairs of games from both seats', () => {
  it('leave everything open before the first', () => {
    expect(pairsOf([]).share(ONE_LOOK)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
  });

  it('count what was won, a draw as half a game', () => {
    expect(pairsOf([1, 0.75, 0.5, 0]).share(ONE_LOOK)).toMatchObject({ count: 4.5, share: 4.5 / 8 });
  });

  it('say far more where dice decide nearly every pair than as many games on seeds of their own', () => {
    // 200 seeds on which the same seat won both games, and 24 on which it was the player who did: nine games of ten of those.
    const { low, high } = pairsOf([...times(200, 0.5), ...times(22, 1), ...times(2, 0)]).share(ONE_LOOK);
    expect(low).toBeGreaterThan(0.5);
    expect(high - low).toBeLessThan(0.05);
    expect(wilson(244, 448).low).toBeLessThan(0.5);
  });

  it('say less where a seed is the same player’s from either seat', () => {
    const { low, high } = pairsOf([...times(10, 1), ...times(10, 0)]).share(ONE_LOOK);
    const alone = wilson(20, 40);
    expect(high - low).toBeGreaterThan(1.3 * (alone.high - alone.low));
  });

  it('are never certain, however alike they are', () => {
    expect(pairsOf(times(5, 1)).share(ONE_LOOK).low).toBeLessThan(0.75);
    const { low, high } = pairsOf(times(10, 0.5)).share(ONE_LOOK);
    expect([low < 0.4, high > 0.6]).toEqual([true, true]);
  });

  it('say less with more looks', () => {
    const pairs = pairsOf([...times(8, 1), ...times(9, 0.5), ...times(3, 0)]);
    expect(pairs.share(FIVE_LOOKS).low).toBeLessThan(pairs.share(ONE_LOOK).low);
  });

  it('are the same joined as one by one', () => {
    const [one, other] = [pairsOf([1, 0.25, 0.5]), pairsOf([0.75, 0])];
    one.join(other);
    expect(one.share(ONE_LOOK)).toEqual(pairsOf([0.75, 0, 1, 0.5, 0.25]).share(ONE_LOOK));
    expect(one.games).toBe(10);
  });

  it.each([
    ['dice decide nearly all of it', [0.04, 0, 0.9, 0, 0.06]],
    ['games have nothing to do with each other', [0.09, 0, 0.42, 0, 0.49]],
    ['one player is far stronger', [0.01, 0, 0.18, 0, 0.81]],
    ['many are drawn', [0.05, 0.1, 0.4, 0.3, 0.15]],
    ['a seed is the same player’s from either seat', [0.5, 0, 0, 0, 0.5]],
  ])('hold the true part in 19 of 20 samples where %s', (_, odds) => {
    const chance = chances();
    const truth = odds.reduce((sum, odd, quarter) => sum + (odd * quarter) / 4, 0);
    const draw = (): number => {
      let left = chance();
      const quarter = odds.findIndex((odd) => (left -= odd) < 0);
      return (quarter < 0 ? odds.length - 1 : quarter) / 4;
    };
    for (const count of [10, 20, 50, 100]) {
      const samples = Array.from({ length: 2000 }, () => pairsOf(Array.from({ length: count }, draw)).share(ONE_LOOK));
      const missed = samples.filter(({ low, high }) => low > truth || high < truth).length;
      // One in a hundred is the chance of the samples themselves.
      expect(missed / samples.length).toBeLessThan(0.06);
    }
  });
});
