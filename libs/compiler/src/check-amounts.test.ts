import { describe, expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

const SHOES = { id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4, start: 2, case: '8.1' };
const SMOKE = { id: 'smoke', name: 'Smoke', of: 'hex', minimum: 2, maximum: 3 };

const told = (markers: readonly object[], ...then: readonly object[]): readonly string[] => {
  const list: ToyEdit = ['rules', 'rules.json', '/markers', markers];
  const effect = { id: 'worn', case: '8.2', label: 'Worn', at: 'unit-enters', then };
  return problemsOf(list, ['rules', 'rules.json', '/effects', [effect]]).filter((one) => one.includes('marker.'));
};
const set = (to: string): readonly string[] => told([SHOES], { do: 'set', marker: 'shoes', to });
const add = (value: string): readonly string[] => told([SHOES], { do: 'add', marker: 'shoes', value });
const started = (...starts: readonly (string | number)[]): readonly string[] =>
  told(
    starts.map((start, index) => ({ ...SHOES, id: `shoes${index}`, start })),
    ...starts.map((_, index) => ({ do: 'add', marker: `shoes${index}`, value: 1 })),
  );

describe('levels by a formula', () => {
  it('lie within the bounds in each choice', () => {
    expect(set('unit.shoes + 9')).toEqual([
      expect.stringMatching(/error marker\.bounds \[8\.2\] .* cannot be unit\.shoes \+ 9, which goes from 9 to 13/),
    ]);
    expect(set('turn > 3 ? 7 : 2')).toEqual([expect.stringContaining('cannot be 7.')]);
    expect(set('-turn')).toHaveLength(1);
    expect(set('unit.shoes + 1')).toEqual([]);
  });

  it('are laid as they are in hexes, 1 where nothing is said', () => {
    const place = { do: 'place', marker: 'smoke', in: 'hex' };
    expect(told([SMOKE], place)).toEqual([expect.stringContaining('cannot be 1')]);
    expect(told([SMOKE], { ...place, level: '1 + 3' })).toEqual([expect.stringContaining('which is 4')]);
    expect(told([SMOKE], { ...place, level: 2 })).toEqual([]);
  });

  it('are added where that says anything', () => {
    expect(add('3 - 3')).toEqual([expect.stringContaining('adds nothing')]);
    expect(add('5 + turn')).toEqual([expect.stringContaining('makes it 4')]);
    expect(add('turn > 3 ? 0 : 1')).toEqual([]);
  });

  it('begin with something that is there', () => {
    expect(started('9')).toEqual([expect.stringMatching(/markers\/0|\[8\.1\].*cannot be 9/)]);
    expect(started('unit.shoes0')).toEqual([expect.stringContaining('begins with what it is itself')]);
    expect(started('unit.shoes1', 'turn > 3 ? 1 : 2')).toEqual([expect.stringContaining('Put "shoes1" before it')]);
    expect(started('turn > 3 ? 1 : 2', 'unit.shoes0')).toEqual([]);
    expect(started('unit.shoes1', 3)).toEqual([]);
  });
});
