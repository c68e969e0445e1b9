import { describe, expect, it } from 'vitest';
import { followed, keyWords, lostWords } from './editing.ts';
import type { GridColumn, GridRow } from './grid-data.ts';

const NAME: GridColumn = { id: 'name', title: 'Name', kind: 'text' };
const COST: GridColumn = { id: 'cost', title: 'Cost', kind: 'number' };
const row = (id: string): GridRow => ({ id, label: id.toUpperCase(), cells: {} });
const BEFORE = { rows: [row('a'), row('b'), row('c')], columns: [NAME, COST] };

describe('a cell that is being edited', () => {
  it('is the same one after rows above it went or came, and columns changed places', () => {
    expect(followed({ row: 1, column: 1 }, BEFORE, { rows: [row('b')], columns: [COST, NAME] })).toEqual({
      row: 0,
      column: 0,
    });
  });

  it('is none when its row or its column is gone', () => {
    expect(followed({ row: 1, column: 1 }, BEFORE, { ...BEFORE, rows: [row('a'), row('c')] })).toBeNull();
    expect(followed({ row: 1, column: 1 }, BEFORE, { ...BEFORE, columns: [NAME] })).toBeNull();
    expect(lostWords({ spot: { row: 1, column: 1 }, text: '7', problem: null }, BEFORE)).toBe(
      'Cost of B is no longer here: somebody removed it, or it is not among what is shown. “7” was not taken.',
    );
  });

  it('says at the first key why nothing can be typed there', () => {
    const hinted = { ...NAME, hint: 'Follows the cost until you set it.' };
    expect([
      keyWords(COST, undefined, false),
      keyWords(hinted, { value: 'a' }, false),
      keyWords(hinted, { value: 'a', state: 'inherited' }, false),
      keyWords({ ...COST, title: 'Melee', kind: 'flag' }, { value: true }, true),
    ]).toEqual([
      'Cost cannot be edited here.',
      'Name cannot be edited here. Follows the cost until you set it.',
      'Name cannot be edited here: the base gives it.',
      'Melee is yes or no: Space or Enter ticks it.',
    ]);
  });
});
