import { describe, expect, it } from 'vitest';
import { LeastRecentlyUsed } from './lru.ts';

describe('what was used last', () => {
  it('stays, and what was not used for longest goes', () => {
    const kept = new LeastRecentlyUsed<string, number>(2);
    expect(kept.set('a', 1)).toBe(undefined);
    expect(kept.set('b', 2)).toBe(undefined);
    expect(kept.get('a')).toBe(1);
    expect(kept.set('c', 3)).toBe(2);
    expect(kept.get('b')).toBe(undefined);
    expect([kept.get('a'), kept.get('c'), kept.size]).toEqual([1, 3, 2]);
  });
});
