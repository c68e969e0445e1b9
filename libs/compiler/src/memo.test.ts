import { describe, expect, it } from 'vitest';
import { CompilerCache } from './memo.ts';

const document = () => ({ units: [{ id: 'a', values: { movement: 6 } }, { id: 'b', values: { movement: 4 } }], title: 'x' });

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

  it('gives equal content the same identity', () => {
    const cache = new CompilerCache();
    const first = cache.shared('units.json', document());
    expect(cache.shared('units.json', document())).toBe(first);
  });

  it('renews only the path to what has changed', () => {
    const cache = new CompilerCache();
    const first = cache.shared('units.json', document());
    const changed = document();
    changed.units[1].values.movement = 5;
    const second = cache.shared('units.json', changed);
    expect(second).toEqual(changed);
    expect(second.units[0]).toBe(first.units[0]);
    expect(second.units[1]).not.toBe(first.units[1]);
  });

  it('recognises items by id when a list has grown or shrunk', () => {
    const cache = new CompilerCache();
    const first = cache.shared('units.json', document());
    const grown = document();
    grown.units.unshift({ id: 'c', values: { movement: 8 } });
    const second = cache.shared('units.json', grown);
    expect(second).toEqual(grown);
    expect(second.units[1]).toBe(first.units[0]);
  });

  it('tells a list from an object and a missing part from an undefined one', () => {
    const cache = new CompilerCache();
    cache.shared<unknown>('k', { a: [] });
    expect(cache.shared<unknown>('k', { a: {} })).toEqual({ a: {} });
    expect(Object.keys(cache.shared<object>('k', {}))).toEqual([]);
  });

  it('forgets what was kept for an item with other inputs', () => {
    const cache = new CompilerCache();
    const item = {};
    expect(cache.item('n', item, [1], () => 'one')).toBe('one');
    expect(cache.item('n', item, [1], () => 'two')).toBe('one');
    expect(cache.item('n', item, [2], () => 'two')).toBe('two');
  });
});
