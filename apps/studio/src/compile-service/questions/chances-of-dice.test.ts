import { describe, expect, it } from 'vitest';
import { readChart, tableChances, totals, type Chart } from './chances-of-dice.ts';

const COMBAT = {
  id: 'melee',
  dice: '2d6',
  rows: [{ id: 'horse', match: { class: 'horse' } }],
  columns: [{ id: 'foot' }, { id: 'gun' }, { id: 'priest' }],
  cells: { horse: { foot: 7, gun: null, priest: 'NA' } },
};
const MORALE = {
  id: 'morale',
  dice: '1d6',
  rows: ['minus-1', '0', '1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id })),
  columns: [{ id: 'A' }],
  cells: Object.fromEntries(
    [2, 2, 1, 1, 0, 0, 0, 0, 0].map((levels, index) => [index === 0 ? 'minus-1' : String(index - 1), { A: levels }]),
  ),
};

function chart(table: Parameters<typeof readChart>[0]): Chart {
  const read = readChart(table);
  if (read === null) throw new Error('This table has dice.');
  return read;
}

describe('the chances of a table', () => {
  it('counts the throws', () => {
    expect(totals({ count: 2, sides: 6 }).get(7)).toBe(6);
    expect([...totals({ count: 3, sides: 6 }).values()].reduce((a, b) => a + b)).toBe(216);
  });

  it('adds up all throws at most as high as a cell', () => {
    const { cells } = tableChances(chart(COMBAT), 0);
    expect(cells['horse']).toEqual({
      foot: { ways: 21, of: 36 },
      gun: { ways: 0, of: 36 },
      priest: { ways: 0, of: 36 },
    });
    expect(tableChances(chart(COMBAT), -2).cells['horse']['foot']).toEqual({ ways: 30, of: 36 });
    expect(tableChances(chart(COMBAT), 2).cells['horse']['foot']).toEqual({ ways: 10, of: 36 });
  });

  it('finds rows by the die, held at the first and last', () => {
    const { rows, results } = tableChances(chart(MORALE), -3);
    expect(rows['minus-1']).toEqual({ ways: 2, of: 6 });
    expect(rows['4']).toEqual({ ways: 0, of: 6 });
    expect(results).toEqual([
      { result: 0, columns: { A: { ways: 1, of: 6 } } },
      { result: 1, columns: { A: { ways: 2, of: 6 } } },
      { result: 2, columns: { A: { ways: 3, of: 6 } } },
    ]);
  });

  it('says nothing where nothing is rolled', () => {
    expect(readChart({ ...COMBAT, dice: '1d1' })).toBeNull();
    expect(readChart({ ...COMBAT, dice: 'a coin' })).toBeNull();
  });
});
