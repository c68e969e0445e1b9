/** Who is there: workers and runs give signs of life, and find each other by them. All times are those of Redis. */
import type { Redis } from 'ioredis';
import { type RUNS, SILENCE, type WORKERS } from './keys.ts';

/** A worker, or a run that waits for its games. */
export interface Present {
  /** Where it runs, in words: `host 4711`. */
  readonly name: string;
  /** Hash of its code. */
  readonly engine: string;
  /** How many games it plays at once; 0 of a run. */
  readonly threads: number;
}

/** Gives a sign of life. */
export async function appear(redis: Redis, where: typeof WORKERS | typeof RUNS, one: Present): Promise<void> {
  const now = await secondsOf(redis);
  await redis.zadd(where, now, JSON.stringify(one));
  await redis.zremrangebyscore(where, '-inf', now - SILENCE);
}

/** Says goodbye. */
export async function leave(redis: Redis, where: typeof WORKERS | typeof RUNS, one: Present): Promise<void> {
  await redis.zrem(where, JSON.stringify(one));
}

/** All that have been heard of lately. */
export async function present(redis: Redis, where: typeof WORKERS | typeof RUNS): Promise<readonly Present[]> {
  const texts = await redis.zrangebyscore(where, (await secondsOf(redis)) - SILENCE, '+inf');
  return texts.flatMap((text) => presentIn(text) ?? []);
}

function presentIn(text: string): Present | null {
  try {
    const { name, engine, threads } = JSON.parse(text) as Partial<Record<keyof Present, unknown>>;
    if (typeof name !== 'string' || typeof engine !== 'string') return null;
    return typeof threads === 'number' ? { name, engine, threads } : null;
  } catch {
    return null;
  }
}

async function secondsOf(redis: Redis): Promise<number> {
  const [seconds] = await redis.time();
  // It comes as a text, whatever its type says.
  return Number.parseInt(`${seconds}`, 10);
}
