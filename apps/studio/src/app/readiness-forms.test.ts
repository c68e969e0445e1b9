import { readiness } from '@hexwright/compiler';
import { problemAt } from '@hexwright/model';
import { expect, it } from 'vitest';
import { missingIn } from './readiness-forms.ts';
import type { PackageRoute } from './routes.ts';

it('names what is missing by the first thing to do, with the way to its form', () => {
  const route: PackageRoute = {
    at: 'package',
    project: 'scenarios',
    package: 'own/ford',
    screen: 'play',
    item: '',
    where: {},
  };
  const place = { package: 'own/ford', file: 'scenario.json', pointer: '/sides/0' };
  const lacking = ['Duke', 'Town'].map((side) =>
    problemAt(place, 'side.no-units', `No unit fights for ${side}.`, { severity: 'warning' }),
  );
  expect(missingIn(route, readiness(lacking))).toEqual([
    { title: 'Forces', message: 'No unit fights for Duke.', address: '/scenarios/own/ford/-/units' },
  ]);
  expect([missingIn(route, readiness([])), missingIn(route, null)]).toEqual([[], []]);
});
