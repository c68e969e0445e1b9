import { describe, expect, it } from 'vitest';
import { variantWith } from './fixtures/toy-packages.ts';
import type { JsonValue } from './generated/types.ts';
import { linkPackage } from './link-package.ts';
import type { Origins } from './origins.ts';

const changes: JsonValue[] = [
  { op: 'set', target: 'modifiers/flank/value', value: -2, case: '9.2' },
  { op: 'add', target: 'terrains/wood', value: { name: 'Wood', cost: 2, case: '7.9' }, case: '7.8' },
  { op: 'replace', target: 'parameters/turns', value: { value: 8 }, case: '2.1' },
];

function origins(): Origins {
  const result = linkPackage(variantWith(changes));
  if (!result.ok) throw new Error('not linked');
  return result.linked.origins;
}

describe('Origins.chain', () => {
  it('gives every place that has had a say, base first', () => {
    expect(origins().chain('modifiers/flank')).toEqual([
      { package: 'toy/base', file: 'rules.json', pointer: '/modifiers/1', case: '9.1' },
      { package: 'toy/variant', file: 'rules.json', pointer: '/changes/0', case: '9.2' },
    ]);
    expect(origins().chain('terrains/wood')).toEqual([
      { package: 'toy/variant', file: 'rules.json', pointer: '/changes/1', case: '7.8' },
    ]);
  });

  it('leaves out changes of other fields', () => {
    expect(origins().chain('modifiers/flank/label')).toHaveLength(1);
    expect(origins().chain('modifiers/flank/value')).toHaveLength(2);
  });

  it('is empty for what does not exist', () => {
    expect(origins().chain('modifiers/none')).toEqual([]);
    expect(origins().chain('nothing/none')).toEqual([]);
  });

  it('knows single things and parts of the map', () => {
    const files = (path: string): string[] =>
      origins()
        .chain(path)
        .map(({ file, pointer }) => file + pointer);
    expect(files('map')).toEqual(['map.json']);
    expect(files('map/zones/camp')).toEqual(['map.json/zones/0']);
    expect(files('map/terrain')).toEqual(['map.json/terrain']);
    expect(files('victory')).toEqual(['rules.json/victory']);
    expect(files('title')).toEqual(['scenario.json/title', 'scenario.json/title', 'scenario.json/title']);
  });
});

describe('Origins.place', () => {
  const at = (path: string): string => {
    const { package: id, file, pointer } = origins().place(path);
    return `${id}/${file}${pointer}`;
  };

  it('finds the newest place that wrote a field', () => {
    expect(at('modifiers/flank/value')).toBe('toy/variant/rules.json/changes/0/value');
    expect(at('modifiers/flank/label')).toBe('toy/base/rules.json/modifiers/1/label');
    expect(at('modifiers/flank')).toBe('toy/base/rules.json/modifiers/1');
    expect(at('terrains/wood/cost')).toBe('toy/variant/rules.json/changes/1/value/cost');
    expect(at('parameters/turns/value')).toBe('toy/variant/rules.json/changes/2/value/value');
  });

  it('finds items inside items by their ids, and rows by their index', () => {
    expect(at('units/guards/faces/back/values/movement')).toBe('toy/battle/units.json/units/0/faces/1/values/movement');
    expect(at('tables/melee/cells/foot/horse')).toBe('toy/base/rules.json/tables/0/cells/foot/horse');
    expect(at('setUp/scouts/hexes/0')).toBe('toy/battle/scenario.json/setUp/1/hexes/0');
    expect(at('map/terrain/2')).toBe('toy/battle/map.json/terrain/2');
    expect(at('firstSide')).toBe('toy/battle/scenario.json/firstSide');
    expect(at('sides')).toBe('toy/battle/scenario.json/sides');
  });

  it('stops at what is written around a field that is not', () => {
    expect(at('modifiers/flank/when')).toBe('toy/base/rules.json/modifiers/1');
    expect(at('units/scouts/values/movement')).toBe('toy/battle/units.json/units/1');
    expect(at('units/none')).toBe('toy/variant/scenario.json');
    for (const index of ['-1', '1.5', '9', 'NaN']) expect(at(`setUp/scouts/hexes/${index}`)).toMatch(/hexes$/);
  });
});

describe('Origins.newestPlace', () => {
  it('is that of the item which the newest package has written, and of equals the first', () => {
    const pointer = (...paths: readonly string[]): string => origins().newestPlace(paths).pointer;
    expect(pointer('modifiers/flank/label', 'terrains/wood')).toBe('/changes/1/value');
    expect(pointer('parameters/turns', 'terrains/wood')).toBe('/changes/2/value');
    expect(pointer('modifiers/flank/label', 'modifiers/none')).toBe('/modifiers/1/label');
  });
});
