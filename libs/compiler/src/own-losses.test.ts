import { expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

const told = (when: string): readonly string[] =>
  checkPackage(
    toyChain([
      'hill',
      'rules.json',
      '/victory',
      { conditions: [{ id: 'fallen', label: 'They have fallen', when, winner: 'south', case: '9.1' }] },
    ]),
    [TOY_SYSTEM],
  )
    .filter(({ code }) => code === 'expression.own-side')
    .map(({ message, fixes }) => {
      expect(JSON.stringify(fixes)).toContain("isLostTo('smiths', 'north')");
      return message;
    });

it('tells of a unit that is to be destroyed by its own side, and names the enemy', () => {
  expect(told("turn > 2 && isLostTo('smiths', 'north')")).toEqual([]);
  expect(told("turn > 2 && isLostTo('smiths', 'south')")).toEqual([
    '"smiths" fights for "south" itself, so that only an accident among friends would make this true. Name its enemy, "north".',
  ]);
});
