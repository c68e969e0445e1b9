import { describe, expect, it } from 'vitest';
import { rollsOf, waysOf, withNewColumn, withNewRoll, withoutColumn, withoutRoll, withRolls } from './event-rolls.ts';

const RUMOURS = {
  id: 'rumours',
  dice: '2d6',
  rows: [{ id: '11-12' }, { id: '2-3' }, { id: '4-10' }],
  columns: [{ id: 'result', name: 'Rumour' }],
  cells: { '2-3': { result: 'treason' }, '4-10': { result: null }, '11-12': { result: 'water' } },
};
const ROLLS = rollsOf(RUMOURS);
const rowsOf = (dice: string, rolls = ROLLS, table: object = RUMOURS): unknown =>
  withRolls({ ...table }, dice, rolls)['rows'];

describe('a table of events', () => {
  it('is a list of rolls from the lowest to the highest', () => {
    expect(ROLLS).toEqual([
      { from: 2, to: 3, results: ['treason'] },
      { from: 4, to: 10, results: [null] },
      { from: 11, to: 12, results: ['water'] },
    ]);
    expect(rollsOf({ ...RUMOURS, rows: [{ id: 'many' }, { id: '7' }] })).toEqual([{ from: 7, to: 7, results: [null] }]);
  });

  it('is written so that each roll is in one row', () => {
    const rolls = ROLLS.map((roll) => (roll.results[0] === 'treason' ? { ...roll, to: 5 } : roll));
    expect(withRolls(RUMOURS, '2d6', rolls)).toMatchObject({
      dice: '2d6',
      rows: [{ id: '2-5' }, { id: '6-10' }, { id: '11-12' }],
      columns: RUMOURS.columns,
      cells: { '2-5': { result: 'treason' }, '6-10': { result: null }, '11-12': { result: 'water' } },
    });
  });

  it('keeps what fits where it throws other dice', () => {
    expect(withRolls(RUMOURS, '1d6', ROLLS)['cells']).toEqual({
      '1-3': { result: 'treason' },
      '4-5': { result: null },
      '6': { result: 'water' },
    });
    expect(rowsOf('3d6')).toEqual([{ id: '3' }, { id: '4-10' }, { id: '11-18' }]);
    expect(rowsOf('1d20')).toEqual([{ id: '1-3' }, { id: '4-10' }, { id: '11-20' }]);
    expect(withRolls({}, '1d6', [])).toMatchObject({ rows: [{ id: '1-6' }], columns: [{ id: 'result' }] });
  });

  it('leaves something to every roll, whatever end is written for one', () => {
    const greedy = ROLLS.map((roll, index) => (index === 0 ? { ...roll, to: 99 } : roll));
    expect(rowsOf('2d6', greedy)).toEqual([{ id: '2-10' }, { id: '11' }, { id: '12' }]);
  });

  it('keeps rows for modified rolls beyond its dice', () => {
    const more = { ...RUMOURS, rows: [{ id: '2-10' }, { id: '11-14' }] };
    expect(rowsOf('2d6', rollsOf(more), more)).toEqual([{ id: '2-10' }, { id: '11-14' }]);
  });

  it('reads two dice as tens and ones', () => {
    const table = { ...RUMOURS, dice: '1d66', rows: [{ id: '11-26' }, { id: '31-66' }] };
    const rolls = rollsOf(table);
    expect(rowsOf('1d66', rolls, table)).toEqual([{ id: '11-26' }, { id: '31-66' }]);
    expect(rowsOf('1d66', withNewRoll(rolls, '1d66'), table)).toEqual([
      { id: '11-26' },
      { id: '31-46' },
      { id: '51-66' },
    ]);
    expect(waysOf(rolls[0], '1d66')).toEqual({ ways: 12, of: 36 });
    expect(
      rowsOf(
        '1d66',
        [
          { from: 11, to: 29, results: [null] },
          { from: 30, to: 66, results: [null] },
        ],
        table,
      ),
    ).toEqual([{ id: '11-26' }, { id: '31-66' }]);
  });

  it('gets one more roll out of its longest, and gives one up to the one before', () => {
    const more = withNewRoll(ROLLS, '2d6');
    expect(more.map(({ from, to }) => [from, to])).toEqual([
      [2, 3],
      [4, 7],
      [8, 10],
      [11, 12],
    ]);
    expect(rowsOf('2d6', withoutRoll(more, 2))).toEqual([{ id: '2-3' }, { id: '4-10' }, { id: '11-12' }]);
    expect(rowsOf('2d6', withoutRoll(more, 0))).toEqual([{ id: '2-7' }, { id: '8-10' }, { id: '11-12' }]);
    const single = [{ from: 1, to: 1, results: [null] }];
    expect(withNewRoll(single, '1d1')).toBe(single);
  });

  it('says how likely a roll is', () => {
    expect(waysOf(ROLLS[0], '2d6')).toEqual({ ways: 3, of: 36 });
    expect(waysOf({ from: 7, to: 7, results: [] }, '2d6')).toEqual({ ways: 6, of: 36 });
    expect(waysOf({ from: 1, to: 18, results: [] }, '3d6')).toEqual({ ways: 216, of: 216 });
    expect(waysOf({ from: 1, to: 5, results: [] }, '1d20')).toEqual({ ways: 5, of: 20 });
  });

  it('has columns by whom a word is for: the last one serves everybody else', () => {
    const horse = { id: 'horse', name: 'Horse', when: 'unit.class == "cavalry"' };
    const both = withNewColumn(RUMOURS, horse);
    expect(both['columns']).toEqual([horse, ...RUMOURS.columns]);
    expect(rollsOf(both)[0]).toEqual({ from: 2, to: 3, results: [null, 'treason'] });
    expect(withoutColumn(both, 'horse')).toEqual(RUMOURS);
    expect(withoutColumn(both, 'result')['columns']).toEqual([{ id: 'horse', name: 'Horse' }]);
    expect(withRolls(both, '2d6', rollsOf(both))['cells']).toMatchObject({ '2-3': { horse: null, result: 'treason' } });
  });
});
