import { describe, expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

const ROOM = { ...TOY_SYSTEM, leastLimits: { 'throw.dice': 1 } };
const told = (list: readonly object[]): readonly string[] =>
  checkPackage(
    toyChain([
      'rules',
      'rules.json',
      '/modifiers',
      list.map((one, index) => ({ id: `m${index}`, applies: 'throw.dice', label: 'Room', case: '6.1', ...one })),
    ]),
    [ROOM],
  )
    .filter(({ code }) => code === 'modifier.limit' || code === 'modifier.idle')
    .map(({ severity, code, pointer, case: cited, message }) => `${severity} ${code} ${pointer} [${cited}] ${message}`);

describe('limits that modifiers set', () => {
  it('are never less than the least', () => {
    for (const value of [0, -1, 'range > 2 ? 3 : 0']) {
      const [one, ...more] = told([{ value, stacking: 'set' }]);
      expect(more).toEqual([]);
      expect(one).toContain('error modifier.limit /modifiers/0/value [6.1] "throw.dice" cannot be ');
      expect(one).toContain('Write 1 or more');
    }
    expect(told([{ value: 1, stacking: 'set' }])).toEqual([]);
    expect(told([{ value: 'range', stacking: 'set' }])).toEqual([]);
  });

  it('are there before anything is added to them', () => {
    expect(told([{ value: 1 }])).toEqual([
      'warning modifier.idle /modifiers/0 [6.1] "throw.dice" has no limit that this could change. Write "set" as its stacking, so that it is one.',
    ]);
    expect(told([{ value: 2, stacking: 'set' }, { value: 1 }])).toEqual([]);
  });
});
