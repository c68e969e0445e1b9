import { describe, expect, it } from 'vitest';
import type { Wished } from './lab-form.ts';
import { type Trying, tryWish } from './wish-trial.ts';

const COMMON = { options: {}, seats: {}, games: 10, seed: 1 };

/** A ranking of one number in so many places. */
function ranking(places: number): Wished {
  const changes = Array.from({ length: places }, (_, value) => ({ target: 'a/value', title: 'A', value, was: -1 }));
  return { is: 'rank', plan: { ...COMMON, asked: 'score', changes } };
}

/** Refuses odd values, and writes down how many are asked for at once. */
function odd(goOn: Trying['goOn'] = () => true): Trying & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    ask(sets) {
      asked.push(sets.length);
      return Promise.resolve(sets.map((set) => (set.some(({ value }) => value % 2 !== 0) ? 'It is odd.' : null)));
    },
    goOn,
  };
}

describe('a wish that is tried', () => {
  it('asks for a few packages at a time, and leaves out of a ranking what cannot be', async () => {
    const trying = odd();
    const tried = await tryWish(ranking(20), trying);
    expect(trying.asked).toEqual([8, 8, 4]);
    expect(tried).toMatchObject({ is: 'rank', plan: { changes: { length: 10 }, impossible: { length: 10 } } });
  });

  it('asks for no more where nobody wants to know any more', async () => {
    const trying = odd((done) => done < 8);
    await tryWish(ranking(20), trying);
    expect(trying.asked).toEqual([8]);
  });

  it('says which number cannot be, and asks nothing about games as they are', async () => {
    const against = { is: 'change', target: 'a/value', title: 'A', value: 3 } as const;
    const plan = { ...COMMON, asked: 'score', against };
    expect(await tryWish({ is: 'games', plan }, odd())).toEqual({ why: expect.stringContaining('A: 3') as string });
    const trying = odd();
    const alone: Wished = { is: 'games', plan: { ...plan, against: null } };
    expect(await tryWish(alone, trying)).toBe(alone);
    expect(trying.asked).toEqual([]);
  });

  it('says before anything is played why another package cannot be', async () => {
    const plan = { ...COMMON, asked: 'score', against: { is: 'package', id: 'my/broken' } } as const;
    const wish: Wished = { is: 'games', plan };
    const trying = (trouble: string | null): Trying => ({
      ask: (_, other) => Promise.resolve([other === 'my/broken' ? trouble : 'Another was meant.']),
      goOn: () => true,
    });
    expect(await tryWish(wish, trying('It has no map.'))).toEqual({ why: 'my/broken: It has no map.' });
    expect(await tryWish(wish, trying(null))).toBe(wish);
  });
});
