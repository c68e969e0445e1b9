import { describe, expect, it } from 'vitest';
import type { GridColumn, GridRow } from './grid-data.ts';
import { chosenRows, cleared, filled } from './grid-edits.ts';

const COST: GridColumn = { id: 'cost', title: 'Cost', kind: 'number' };
const SIDE: GridColumn = {
  id: 'side',
  title: 'Side',
  kind: 'choice',
  choices: [
    { value: 'a', text: 'A' },
    { value: null, text: '' },
  ],
};
const ROWS: readonly GridRow[] = [
  { id: 'one', label: 'One', cells: { cost: { value: 1 }, side: { value: 'a' } } },
  { id: 'two', label: 'Two', cells: { cost: { value: 2, isFixed: true }, side: { value: null } } },
];

describe('edits of many cells', () => {
  it('are of the rows of a block, or of those picked one by one', () => {
    expect(chosenRows(ROWS, { top: 1, bottom: 1 }, new Set()).map(({ id }) => id)).toEqual(['two']);
    expect(chosenRows(ROWS, { top: 1, bottom: 1 }, new Set(['one'])).map(({ id }) => id)).toEqual(['one']);
  });

  it('leave alone what cannot be edited and what is so already', () => {
    expect(filled(ROWS, COST, 5)).toEqual([{ row: 'one', column: 'cost', value: 5 }]);
    expect(filled(ROWS, SIDE, 'a')).toEqual([{ row: 'two', column: 'side', value: 'a' }]);
  });

  it('empty cells', () => {
    expect(cleared(ROWS, [COST, SIDE])).toEqual([
      { row: 'one', column: 'cost', value: null },
      { row: 'one', column: 'side', value: null },
    ]);
  });
});
