import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { readRedisAddress } from './redis-address.ts';

describe('the address of a Redis', () => {
  it('is the one that is named, that of REDIS_URL, or this machine', () => {
    const remote = 'rediss://user:secret@games.example.org:6380/2';
    expect(readRedisAddress('queue', remote, {})).toEqual({
      url: remote,
      shown: 'games.example.org:6380',
      isOpen: false,
    });
    expect(readRedisAddress('queue', 'redis', { REDIS_URL: remote }).url).toBe(remote);
    expect(readRedisAddress('queue', 'redis', { REDIS_URL: '' })).toMatchObject({
      shown: '127.0.0.1:6379',
      isOpen: false,
    });
  });

  it('is open where others reach it without a password', () => {
    const open = [
      'redis://10.0.0.5',
      'redis://games.example.org:1',
      'redis://localhost',
      'redis://[::1]:7',
      'redis://127.0.0.2',
    ];
    expect(open.map((text) => readRedisAddress('queue', text, {}).isOpen)).toEqual([true, true, false, false, false]);
  });

  it('is not told where it is none: it may hold a password', () => {
    for (const text of ['secret@host', 'http://:secret@host', 'redis:secret', 'redis://']) {
      const read = (): unknown => readRedisAddress('queue', text, {});
      expect(read).toThrow(UsageError);
      expect(read).toThrow('--queue is no address of a Redis.');
    }
    expect(() => readRedisAddress('queue', 'redis', { REDIS_URL: 'secret' })).toThrow('REDIS_URL is no address');
  });
});
