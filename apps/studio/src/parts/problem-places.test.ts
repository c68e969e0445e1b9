import { problemAt } from '@hexwright/model';
import { openPackage } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../app/routes.ts';
import { placesOf } from './problem-places.ts';

const FILES = {
  'scenario.json': { format: 1, id: 'my/war', title: 'War', setUp: [{ unit: 'guards', hexes: ['0201'] }] },
  'map.json': {
    format: 1,
    grid: { orientation: 'flat', columns: 3, rows: 2, shift: 'odd' },
    numbering: { preset: 'column-row' },
    features: [{ id: 'road', feature: 'road', path: ['0102', '9999'] }],
  },
  'units.json': { format: 1, units: [{ id: 'guards', values: { movement: 'x' } }] },
  'rules.json': { format: 1, tables: [{ id: 'melee' }], modifiers: [{ id: 'flank' }] },
};

function places(file: string, pointer: string): (string | null)[] {
  const texts = Object.entries(FILES).map(([name, content]) => [name, JSON.stringify(content)] as const);
  const project = openPackage('my/war', new Map(texts));
  const problem = problemAt({ package: 'my/war', file, pointer }, 'x', 'x');
  const { text, form, map } = placesOf(project, 'p', 'my/other', problem);
  return [text, form, map].map((route) => (route === null ? null : addressOf(route).slice('/p/my/war/-'.length)));
}

describe('placesOf', () => {
  it('leads to text, form and map', () => {
    expect(places('units.json', '/units/0/values/movement')).toEqual([
      '/text/units.json?at=%2Funits%2F0%2Fvalues%2Fmovement',
      '/units?unit=guards',
      null,
    ]);
    expect(places('scenario.json', '/setUp/0/facing')[2]).toBe('/map?hex=0201&unit=guards');
    expect(places('map.json', '/features/0/path/1')[2]).toBe('/map?hex=0102');
    expect(places('rules.json', '/tables/0/cells')[1]).toBe('/charts/melee');
    expect(places('rules.json', '/modifiers/0/value')[1]).toBe('/rules?item=modifiers%2Fflank');
    expect(places('terrain.json', '/terrains/0/cost')[1]).toBe('/charts/terrain');
  });

  it('leads to the table that lacks a row for a counter', () => {
    const project = openPackage('my/war', new Map([['units.json', JSON.stringify(FILES['units.json'])]]));
    const place = { package: 'my/war', file: 'units.json', pointer: '/units/0' };
    const { form } = placesOf(
      project,
      'p',
      'my/war',
      problemAt(place, 'unit.incapable', 'No row.', { table: 'melee' }),
    );
    expect(form === null ? '' : addressOf(form)).toBe('/p/my/war/-/charts/melee');
  });

  it('leads to the text alone where nothing else is known', () => {
    expect(places('notes.md', '')).toEqual(['/text/notes.md', null, null]);
    expect(places('units.json', '/units/7')).toEqual(['/text/units.json?at=%2Funits%2F7', null, null]);
  });
});
