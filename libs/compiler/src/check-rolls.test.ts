import { describe, expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

const told = (rows: readonly string[], ...modifiers: readonly (number | string | undefined)[]): readonly string[] => {
  const table = {
    id: 'sky',
    case: '8.3',
    dice: '1d6',
    rows: rows.map((id) => ({ id })),
    columns: [{ id: 'result' }],
    cells: Object.fromEntries(rows.map((id) => [id, { result: 'rain' }])),
  };
  const rolls = modifiers.map((modifier, index) => ({
    id: `roll-${index}`,
    label: 'A die',
    at: 'turn-begins',
    then: [{ do: 'roll', table: 'sky', ...(modifier === undefined ? {} : { modifier }) }],
  }));
  const rains = { id: 'rains', label: 'Rain', at: 'rolled', then: [{ do: 'end' }] };
  const edits: ToyEdit[] = [
    ['rules', 'rules.json', '/tables/1', table],
    ['rules', 'rules.json', '/effects', [...rolls, rains]],
  ];
  return problemsOf(...edits).filter((one) => one.includes('table.unreached'));
};
const PLAIN = ['1-3', '4-6'];

describe('rolls on tables of words', () => {
  it('come to every row, or it is told of', () => {
    expect(told(PLAIN, undefined)).toEqual([]);
    expect(told([...PLAIN, '7-8'], undefined)).toEqual([expect.stringMatching(/\[8\.3\] .* it goes from 1 to 6/)]);
    expect(told(['0', ...PLAIN, '7-8'], undefined, -1, 'turn > 3 ? 2 : 0')).toEqual([]);
  });

  it('do not always come to the same row', () => {
    expect(told(PLAIN, undefined, 5)).toEqual([expect.stringContaining('comes to the row "4-6"')]);
    expect(told(PLAIN, undefined, '-5 - turn')).toEqual([expect.stringContaining('comes to the row "1-3"')]);
    expect(told(PLAIN, 3)).toEqual([
      expect.stringContaining('comes to 1-3: it goes from 4 to 9'),
      expect.stringContaining('comes to the row "4-6"'),
    ]);
    expect(told(PLAIN, 2)).toEqual([]);
  });
});
