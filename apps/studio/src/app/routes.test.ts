import { describe, expect, it } from 'vitest';
import { addressOf, routeOf, type Route } from './routes.ts';

const PLACES: readonly (readonly [string, Route])[] = [
  ['/', { at: 'projects' }],
  ['/-/controls', { at: 'controls' }],
  ['/scenarios', { at: 'gallery', project: 'scenarios' }],
  [
    '/scenarios/gmb/tamburlaine/-/map?hex=0512',
    {
      at: 'package',
      project: 'scenarios',
      package: 'gmb/tamburlaine',
      screen: 'map',
      item: '',
      where: { hex: '0512' },
    },
  ],
  [
    '/scenarios/gmb/tamburlaine/-/text/cases/a%20b.case.json?at=%2Funits%2F0',
    {
      at: 'package',
      project: 'scenarios',
      package: 'gmb/tamburlaine',
      screen: 'text',
      item: 'cases/a b.case.json',
      where: { at: '/units/0' },
    },
  ],
];

describe('addresses', () => {
  it.each(PLACES)('%s leads to its place and back', (address, route) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    expect(routeOf({ pathname, search })).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it('opens the map of a package named without a screen', () => {
    expect(routeOf({ pathname: '/scenarios/gmb/standard', search: '' })).toMatchObject({ screen: 'map' });
  });

  it('knows an address that leads nowhere', () => {
    for (const pathname of ['/scenarios/-/map', '/scenarios/x/-/kitchen', '/%E0%A4%A']) {
      expect(routeOf({ pathname, search: '' })).toBeNull();
    }
  });
});
