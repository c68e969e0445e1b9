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

it('tells of one that a unit comes under on its way, as nobody who looks for a way foresees', () => {
  const tired = (at: string): readonly string[] =>
    checkPackage(
      toyChain(
        ['rules', 'rules.json', '/markers', [{ id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4 }]],
        [
          'rules',
          'rules.json',
          '/effects',
          [{ id: 'worn', label: 'Worn', at, then: [{ do: 'add', marker: 'shoes', value: 1 }] }],
        ],
        [
          'rules',
          'rules.json',
          '/restrictions',
          [{ id: 'lame', forbids: 'enter', label: 'Lame', when: 'unit.shoes > 3', case: '4.1' }],
        ],
      ),
      [TOY_SYSTEM],
    ).flatMap(({ code, message, pointer, case: cited }) =>
      code === 'restriction.on-the-way' ? [`${pointer} ${cited} ${message}`] : [],
    );
  expect(tired('unit-enters')).toEqual([
    '/restrictions/0/when 4.1 "shoes" changes on the way, by the effect "worn", and ways are shown and planned before anybody sets out. Ask for unit.underWay and for what is so in the hex, or do it at the end of the phase.',
  ]);
  expect(tired('unit-is-hit')).toEqual([]);
});
