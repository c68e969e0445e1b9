import { describe, expect, it } from 'vitest';
import { differenceOf } from './differences.ts';

const FILE = 'my/war:units.json';
const MAP = { terrainCodes: { '.': 'clear', m: 'marsh' }, terrain: ['...', '...'], elevation: ['111', '111'] };

describe('differenceOf', () => {
  it('goes into lists by the names of their entries', () => {
    const guards = { id: 'guards', values: { movement: 6, morale: 'B' } };
    const before = { units: [guards, { id: 'archers' }] };
    const after = { units: [{ id: 'pikes' }, { ...guards, values: { movement: 4, morale: 'B' } }] };
    expect(differenceOf(FILE, before, after).values).toEqual([
      { path: ['units', 'guards', 'values', 'movement'], was: 6, now: 4 },
      { path: ['units', 'archers'], was: { id: 'archers' }, now: undefined },
      { path: ['units', 'pikes'], was: undefined, now: { id: 'pikes' } },
    ]);
  });

  it('tells hexes that were painted alike together, by what their signs mean', () => {
    const after = { ...MAP, terrain: ['m..', '..m'], elevation: ['111', '121'] };
    expect(differenceOf('my/war:map.json', MAP, after).painted).toEqual([
      {
        layer: 'terrain',
        was: 'clear',
        now: 'marsh',
        hexes: [
          { column: 0, row: 0 },
          { column: 2, row: 1 },
        ],
      },
      { layer: 'elevation', was: '1', now: '2', hexes: [{ column: 1, row: 1 }] },
    ]);
    const renamed = { ...MAP, terrainCodes: { c: 'clear' }, terrain: ['ccc', 'ccc'] };
    expect(differenceOf('my/war:map.json', MAP, renamed).painted).toEqual([]);
  });

  it('says of a file as a whole that it came, went, or cannot be read', () => {
    const words = (before: object | null | undefined, after: object | null | undefined): unknown =>
      differenceOf(FILE, before as never, after as never).values.map(({ was, now }) => [was, now]);
    expect(words(undefined, {})).toEqual([[undefined, 'a file']]);
    expect(words({}, null)).toEqual([['a file', 'a text that cannot be read']]);
    expect(words({}, {})).toEqual([]);
  });

  it('says of a file of changes that came what each of them alters, and all else that it holds', () => {
    const change = { op: 'set', target: 'labels/hill/text', value: 'Hill' };
    const file = { format: 1, changes: [change], labels: ['0101'] };
    expect(differenceOf('my/war:map.json', undefined, file).values).toEqual([
      { path: ['changes', 'labels/hill/text'], was: undefined, now: change },
      { path: ['labels'], was: undefined, now: ['0101'] },
    ]);
  });

  it('does not list more than can be read', () => {
    const units = (armour: string): object => ({
      units: Array.from({ length: 300 }, (_, i) => ({ id: `unit-${i}`, armour })),
    });
    const { values, more } = differenceOf(FILE, units('mail') as never, units('plate') as never);
    expect([values.length, more]).toEqual([200, 100]);
  });
});
