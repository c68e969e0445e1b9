import { readiness } from '@hexwright/compiler';
import { problemAt, type Problem } from '@hexwright/model';
import { expect, it } from 'vitest';
import { missingIn, toldSteps } from './readiness-forms.ts';
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

it('names the cover only while something is wrong with it', () => {
  const unnamed = problemAt({ file: 'scenario.json', pointer: '/title' }, 'schema.type', 'No title.');
  const told = (...problems: readonly Problem[]): string[] =>
    toldSteps(readiness(problems).steps).map(({ step }) => step);
  expect(told()).toEqual(['map', 'sides', 'forces', 'set-up', 'victory', 'rules']);
  expect(told(unnamed)[0]).toBe('cover');
});
