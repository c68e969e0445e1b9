import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { LARGEST_FILE } from '@hexwright/model';
import type { Entrants } from '@hexwright/playtest';
import { describe, expect, it } from 'vitest';
import { packEntrants, unpackEntrants } from './packed-entrants.ts';

const entrants: Entrants = {
  chains: [
    [
      { id: 'toy/base', files: new Map([['scenario.json', '{"é": 1}']]) },
      {
        id: 'toy/battle',
        files: new Map([
          ['units.json', '{}'],
          ['__proto__', 'a name like any other'],
        ]),
      },
    ],
  ],
  seats: { red: 'captain', blue: 'random' },
  watched: true,
};

/** Bytes under their own hash, as somebody might send them who has others in mind. */
function forged(content: unknown): Entrants {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return unpackEntrants(createHash('sha256').update(bytes).digest('hex'), bytes);
}

describe('packages that travel', () => {
  it('come as they were sent, under a name that follows from what is in them', () => {
    const { hash, bytes } = packEntrants(entrants);
    expect(unpackEntrants(hash, bytes)).toEqual(entrants);
    expect(packEntrants({ ...entrants }).hash).toBe(hash);
    expect(packEntrants({ ...entrants, watched: false }).hash).not.toBe(hash);
    expect(packEntrants({ ...entrants, seats: { ...entrants.seats, red: 'random' } }).hash).not.toBe(hash);
  });

  it('are refused under the name of others', () => {
    const { hash } = packEntrants(entrants);
    const { bytes } = packEntrants({ ...entrants, watched: false });
    expect(() => unpackEntrants(hash, bytes)).toThrow('not those of their hash');
  });

  it('are refused where they are none, or too many', () => {
    const whole = { chains: [[{ id: 'a', files: { 'a.json': '' } }]], seats: {}, watched: false };
    expect(forged(whole).chains).toHaveLength(1);
    const none = [
      'no JSON',
      [],
      { ...whole, chains: [] },
      { ...whole, chains: Array.from({ length: 65 }, () => whole.chains[0]) },
      { ...whole, chains: [[]] },
      { ...whole, chains: [[{ id: 5, files: {} }]] },
      { ...whole, chains: [[{ id: 'a', files: { 'a.json': 5 } }]] },
      { ...whole, seats: { red: {} } },
      { ...whole, watched: 'yes' },
    ];
    for (const content of none) expect(() => forged(content)).toThrow('what came is no packages');
    const large = { ...whole, chains: [[{ id: 'a', files: { 'a.json': 'x'.repeat(LARGEST_FILE + 1) } }]] };
    expect(() => forged(large)).toThrow('a.json is larger than');
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}.json`, '']));
    expect(() => forged({ ...whole, chains: [[{ id: 'a', files: many }]] })).toThrow('more than 10000 files');
  });

  it('are not laid open where a few bytes hold more than memory does', () => {
    const name = 'x'.repeat(16 * LARGEST_FILE);
    expect(() => forged({ chains: [], name })).toThrow('larger than');
  });
});
