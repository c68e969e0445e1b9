import { describe, expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const slot = { applies: 'throw.dice', label: 'Wind' };
const told = (list: readonly object[], ...edits: readonly ToyEdit[]): readonly string[] =>
  checkPackage(
    toyChain(
      ['rules', 'rules.json', '/modifiers', list.map((one, index) => ({ id: `m${index}`, ...slot, ...one }))],
      ...edits,
    ),
    [TOY_SYSTEM],
  )
    .filter(({ code }) => code === 'modifier.idle')
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);

describe('modifiers that add nothing', () => {
  it('are told of, with their place and a way out', () => {
    const [one, ...more] = told([{ value: 0 }, { value: 1 }]);
    expect(more).toEqual([]);
    expect(one).toContain('warning /modifiers/0/value');
    expect(one).toContain('This adds nothing to "throw.dice", whatever happens. Give it another value');
    expect(told([{ value: 'range * 0 + 0' }, { value: 'range > 2 ? 0 : 0' }])).toHaveLength(2);
    expect(told([{ value: 'range > 2 ? 0 : 1' }, { value: 'range' }])).toEqual([]);
  });

  it('are something where the number becomes 0, or where others add more or less', () => {
    expect(told([{ value: 0, stacking: 'set' }])).toEqual([]);
    expect(told([{ value: 0, stacking: 'best:wind' }])).toHaveLength(1);
    expect(
      told([
        { value: 0, stacking: 'best:wind' },
        { value: -2, stacking: 'best:wind' },
      ]),
    ).toEqual([]);
  });

  it('may be worth something in some turns', () => {
    const later: ToyEdit = [
      'hill',
      'rules.json',
      '/changes',
      [{ op: 'set', target: 'modifiers/m0/value', value: 2, turns: { from: 3 }, reason: 'A storm comes up.' }],
    ];
    expect(told([{ value: 0 }], later)).toEqual([]);
  });
});
