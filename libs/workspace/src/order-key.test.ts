import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstKeys, keyBetween } from './order-key.ts';

describe('firstKeys', () => {
  it('gives growing keys with room before, between and behind', () => {
    for (const count of [0, 1, 2, 61, 62, 500, 5000]) {
      const keys = firstKeys(count);
      expect(keys).toHaveLength(count);
      expect(keys.toSorted()).toEqual(keys);
      expect(new Set(keys).size).toBe(count);
      expect(keys.every((key) => key !== '' && !key.endsWith('0'))).toBe(true);
    }
  });
});

describe('keyBetween', () => {
  it('keeps any order of insertions', () => {
    const places = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '7', 'zz', 'A0')), { maxLength: 120 });
    fc.assert(
      fc.property(places, fc.nat({ max: 20 }), (insertions, start) => {
        const keys = firstKeys(start);
        for (const [place, salt] of insertions) {
          const at = place % (keys.length + 1);
          const key = keyBetween(keys[at - 1] ?? null, keys[at] ?? null, salt);
          keys.splice(at, 0, key);
        }
        expect(keys.toSorted()).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('stays short where a list grows at its end', () => {
    let key = keyBetween(null, null);
    for (let index = 0; index < 600; index++) key = keyBetween(key, null);
    expect(key.length).toBeLessThan(12);
  });

  it('answers where two entries have the same key', () => {
    expect(keyBetween('V', 'V') > 'V').toBe(true);
  });
});
