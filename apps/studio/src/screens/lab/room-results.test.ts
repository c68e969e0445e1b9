import type { SeenResult } from '@hexwright/playtest/lab';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomResults } from './room-results.ts';

/** As much of a game as is told. */
const game = (seed: number): SeenResult => ({ seed }) as SeenResult;
const MANY = 60;

describe('games that are told to others', () => {
  let told: { source: string; games: { seed: number }[] }[] = [];
  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      told.push(JSON.parse(body) as (typeof told)[number]);
      return Promise.resolve(new Response());
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are told no oftener than the server listens, and all of them in the end', async () => {
    const shared = new RoomResults('one');
    for (let source = 0; source < MANY; source++) shared.publish(`package ${source}`, [game(1)]);
    await vi.advanceTimersByTimeAsync(1000);
    // A guest may tell 30 times, and then once in five seconds.
    expect(told).toHaveLength(25);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(told).toHaveLength(35);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(new Set(told.map(({ source }) => source)).size).toBe(MANY);
  });

  it('of one package are told together where they have to wait', async () => {
    const shared = new RoomResults('one');
    for (let source = 0; source < 26; source++) shared.publish(`package ${source}`, [game(1)]);
    shared.publish('package 25', [game(2), game(3)]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.at(-1)).toMatchObject({ source: 'package 25', games: [{ seed: 1 }, { seed: 2 }, { seed: 3 }] });
  });

  it('are let go where nobody is there to be told', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    const shared = new RoomResults('one');
    shared.publish('package', [game(1)]);
    await vi.advanceTimersByTimeAsync(1000);
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      told.push(JSON.parse(body) as (typeof told)[number]);
      return Promise.resolve(new Response());
    });
    shared.publish('package', [game(2)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toMatchObject([{ games: [{ seed: 2 }] }]);
  });
});
