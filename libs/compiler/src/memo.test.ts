import { describe, expect, it } from 'vitest';
import { CompilerCache } from './memo.ts';

describe('what the compiler remembers', () => {
  it('works a stage out once for the same inputs', () => {
    const cache = new CompilerCache();
    const input = {};
    const first = cache.stage('double', [input, 2], () => ({ value: 4 }));
    expect(cache.stage('double', [input, 2], () => ({ value: 5 }))).toBe(first);
    expect(cache.stage('double', [{}, 2], () => ({ value: 6 }))).toEqual({ value: 6 });
    expect(cache.worked.get('double')).toBe(2);
  });

  it('keeps earlier results while others come and go', () => {
    const cache = new CompilerCache();
    const make = (input: number) => cache.stage('s', [input], () => ({ input }));
    const first = make(1);
    for (let input = 2; input <= 7; input++) make(input);
    expect(make(1)).toBe(first);
  });

  it('settles on the object it had while the content is equal', () => {
    const cache = new CompilerCache();
    const first = cache.settled('words', { a: ['x', 'y'], b: { c: null } });
    expect(cache.settled('words', { a: ['x', 'y'], b: { c: null } })).toBe(first);
    expect(cache.settled('words', { a: ['y', 'x'], b: { c: null } })).not.toBe(first);
  });

  it('tells a list from an object, and one order of keys from another', () => {
    const cache = new CompilerCache();
    cache.settled<unknown>('k', { a: [], b: 1 });
    expect(cache.settled<unknown>('k', { a: {}, b: 1 })).toEqual({ a: {}, b: 1 });
    expect(Object.keys(cache.settled<object>('k', { b: 1, a: {} }))).toEqual(['b', 'a']);
  });

  it('forgets what was kept for an item with other inputs', () => {
    const cache = new CompilerCache();
    const item = {};
    expect(cache.item('n', item, [1], () => 'one')).toBe('one');
    expect(cache.item('n', item, [1], () => 'two')).toBe('one');
    expect(cache.item('n', item, [2], () => 'two')).toBe('two');
  });
});
