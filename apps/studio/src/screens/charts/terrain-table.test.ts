import { expect, it } from 'vitest';
import { terrainColumns, terrainEdits, terrainRows } from './terrain-table.ts';

const MUD = { id: 'mud', name: 'Mud', cost: 3, color: '#8c7a5a' };

it('shows the terrain chart, with what holds where nothing is said, and what differs from the base', () => {
  const item = { list: 'terrains', name: 'mud', target: 'terrains/mud', isOwn: false, sayings: [] } as const;
  const [row] = terrainRows(
    terrainColumns('terrains', []),
    [{ ...item, value: { ...MUD, cost: 'prohibited' }, base: MUD }],
    [],
  );
  expect(row.cells['cost']).toEqual({ value: 'prohibited', state: 'changed', base: '3' });
  expect(row.cells['sight']).toEqual({ value: 'open', state: 'inherited' });
  expect(row.cells['color']).toMatchObject({ swatch: '#8c7a5a' });
  expect(terrainEdits('terrains', [{ row: 'mud', column: 'pattern', value: null }])).toEqual([
    { target: 'terrains/mud/pattern', value: undefined },
  ]);
});
