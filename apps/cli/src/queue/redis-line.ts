/** A connection to Redis that comes back by itself. */
import { Redis } from 'ioredis';
import { QueueError } from './queue-error.ts';
import type { RedisAddress } from './redis-address.ts';

/** Milliseconds between two tries to connect again, at most. */
const LONGEST_WAIT = 1000;
const CONNECT_PATIENCE = 5000;

/**
 * Connects. What is asked while Redis is away waits until it is back. Rejects with {@link QueueError} where nobody answers.
 */
export async function connectRedis(address: RedisAddress): Promise<Redis> {
  const redis = new Redis(address.url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_PATIENCE,
    keepAlive: CONNECT_PATIENCE,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_WAIT),
  });
  let because: Error | null = null;
  redis.on('error', (error: Error) => (because = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new QueueError(
      `Redis does not answer at ${address.shown}: ${reasonOf(because ?? error)}.`,
      'Start it, or name the address of another one.',
    );
  }
  return redis;
}

/** Why a connection failed, without the address that was tried. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  const why = 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  return why.replace(/\.+$/, '');
}
