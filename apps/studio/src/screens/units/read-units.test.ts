import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../parts/grid/grid-data.ts';
import { readUnits } from './read-units.ts';

const COLUMNS: readonly GridColumn[] = [
  { id: 'name', title: 'Name', kind: 'text' },
  { id: 'id', title: 'Id', kind: 'read' },
  { id: 'side', title: 'Side', kind: 'choice', choices: [{ value: 'town', text: 'The Town' }] },
  { id: 'values.movement', title: 'Movement', kind: 'number' },
];

describe('a pasted table of units', () => {
  it('becomes units, with free ids where none are given', () => {
    const reading = readUnits(
      'name\tSide\tMOVEMENT\nPikes\tthe town\t4\nPikes\ttown\t\n',
      COLUMNS,
      new Set(['pikes-1']),
    );
    expect(reading).toMatchObject({
      ok: true,
      units: [
        { id: 'pikes-2', name: 'Pikes', side: 'town', values: { movement: 4 } },
        { id: 'pikes-3', side: 'town' },
      ],
    });
  });

  it('is refused by row and column', () => {
    const messageOf = (text: string): string => {
      const reading = readUnits(text, COLUMNS, new Set(['pikes']));
      return reading.ok ? '' : reading.message;
    };
    expect(messageOf('')).toContain('Paste a table');
    expect(messageOf('Name\tSpeed\nPikes\t4')).toContain('Column 2: nothing is called “Speed”');
    expect(messageOf('Id\npikes-9')).toBe('There is no column Name.');
    expect(messageOf('Name\tMovement\nPikes\tfast')).toContain(
      'Row 2, column 2 (Movement): “fast” is not a whole number',
    );
    expect(messageOf('Name\tId\nPikes\tpikes')).toBe('Row 2: there is a unit “pikes” already.');
    expect(messageOf('Name\tId\nPikes')).toContain('Row 2 has 1 cell');
  });
});
