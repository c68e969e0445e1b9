import { expect, it } from 'vitest';
import { checkPackage } from './compile.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

const told = (more: object): readonly string[] =>
  checkPackage(
    toyChain(['rules', 'rules.json', '/restrictions', [{ id: 'wet', forbids: 'throw', label: 'Wet', ...more }]]),
    [TOY_SYSTEM],
  )
    .filter(({ code }) => code === 'restriction.everybody')
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);

it('tells of restrictions that forbid something to everybody for ever', () => {
  const message = 'This forbids "throw" to everybody, all game long. Say when, or in which turns.';
  expect(told({})).toEqual([`warning /restrictions/0 ${message}`]);
  expect(told({ when: 'true' })).toEqual([`warning /restrictions/0/when ${message}`]);
  expect(told({ when: 'turn > 0' })).toEqual([`warning /restrictions/0/when ${message}`]);
});

it('lets them be that hold at some time, or for some', () => {
  expect(told({ turns: { from: 2 } })).toEqual([]);
  expect(told({ when: 'turn > 1' })).toEqual([]);
  expect(told({ when: 'turn > 0', turns: { to: 1 } })).toEqual([]);
});
