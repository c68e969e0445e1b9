import { describe, expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

const told = (marker: object, ...edits: readonly ToyEdit[]): readonly string[] =>
  problemsOf(
    ['rules', 'rules.json', '/markers', [{ id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4, ...marker }]],
    ...edits,
  ).filter((one) => /marker\.(idle|unused)/.test(one));
const ASKED: ToyEdit = [
  'rules',
  'rules.json',
  '/restrictions',
  [{ id: 'wet', forbids: 'throw', label: 'Wet', when: 'unit.shoes == 0' }],
];
const ASKED_OF_GAME: ToyEdit = [
  'rules',
  'rules.json',
  '/effects',
  [{ id: 'blows', label: 'It blows', at: 'turn-ends', when: 'game.shoes > 2', then: [{ do: 'end' }] }],
];
const CHANGED: ToyEdit = [
  'rules',
  'rules.json',
  '/effects',
  [{ id: 'worn', label: 'Worn', at: 'unit-enters', then: [{ do: 'add', marker: 'shoes', value: -1 }] }],
];

describe('markers that nothing changes', () => {
  it('are told of where somebody asks for them, with the level that they keep', () => {
    expect(told({ start: 2 }, ASKED)).toEqual([expect.stringContaining('it is 2 all game long')]);
  });

  it('are told of where nobody asks for them either', () => {
    expect(told({})).toEqual([expect.stringContaining('no formula asks for it')]);
  });

  it('may differ by unit, and may be there for players alone', () => {
    expect(told({ start: 'turn > 1 ? 1 : 2' }, ASKED)).toEqual([]);
    expect(told({}, ['hill', 'scenario.json', '/setUp/0/markers', { shoes: 3 }], ASKED)).toEqual([]);
    expect(told({}, ['hill', 'scenario.json', '/setUp/0/markers', { shoes: 3 }])).toEqual([]);
    expect(told({ of: 'game' }, ASKED_OF_GAME, ['hill', 'scenario.json', '/markers', { game: { shoes: 3 } }])).toEqual(
      [],
    );
    expect(told({}, CHANGED)).toEqual([]);
  });
});
