import { expect, it } from 'vitest';
import { begun, PRESETS } from './terrain-presets.ts';
import { terrainColumns, terrainEdits, terrainRows } from './terrain-table.ts';

const MUD = { id: 'mud', name: 'Mud', cost: 3, color: '#8c7a5a' };

it('shows the terrain chart, with what holds where nothing is said, and what differs from the base', () => {
  const item = { list: 'terrains', name: 'mud', target: 'terrains/mud', isOwn: false, sayings: [] } as const;
  const [row] = terrainRows(
    terrainColumns('terrains', [], {}),
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

const GROUND = { noise: { title: 'Noise', about: 'How far one is heard.', words: ['quiet', 'loud', 'deafening'] } };

it('has a column for whatever the game asks of ground, and none in games that ask nothing', () => {
  const titles = (list: 'terrains' | 'hexsides' | 'features', ground: typeof GROUND | object): string[] =>
    terrainColumns(list, [], { ...ground }).map(({ title }) => title);
  expect(titles('terrains', GROUND)).toContain('Noise');
  expect(titles('hexsides', GROUND)).toContain('Noise');
  expect(titles('features', GROUND)).not.toContain('Noise');
  expect(titles('terrains', {})).toEqual(titles('terrains', GROUND).filter((title) => title !== 'Noise'));
});

it('shows the ordinary word where nothing is said of what the game asks', () => {
  const item = { list: 'terrains', target: 'terrains/mud', isOwn: true, sayings: [], base: undefined } as const;
  const loud = { ...MUD, values: { noise: 'loud' } };
  const rows = terrainRows(
    terrainColumns('terrains', [], GROUND),
    [
      { ...item, name: 'mud', value: MUD },
      { ...item, name: 'loud', value: loud },
    ],
    [],
  );
  expect(rows.map(({ cells }) => cells['values/noise'].value)).toEqual(['quiet', 'loud']);
});

it('begins hard ground with the strictest of what the game asks', () => {
  const marsh = PRESETS.terrains.find(({ name }) => name === 'Marsh') ?? {};
  expect(begun(marsh, [], GROUND)).toMatchObject({ name: 'Marsh', values: { noise: 'deafening' } });
  expect(Object.keys(begun(marsh, [], {}))).not.toContain('values');
});

it('begins what leads across a hexside with those that there are of what it crosses', () => {
  const hexsides = ['river', 'wall', 'ridge'].map((drawing) => ({ id: `the-${drawing}`, name: drawing, drawing }));
  const crosses = (kind: string): unknown =>
    begun(PRESETS.hexsides.find(({ name }) => name === kind) ?? {}, hexsides, {})['crosses'];
  expect([crosses('Bridge'), crosses('Gate'), crosses('Wall')]).toEqual([['the-river'], ['the-wall'], undefined]);
});
