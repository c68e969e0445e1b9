import { problemAt } from '@hexwright/model';
import { openPackage } from '@hexwright/workspace';
import { expect, it } from 'vitest';
import { messagesAt, problemTargets } from './problem-targets.ts';

it('says what problems are about, in lists and in changes', () => {
  const project = openPackage(
    'own/ford',
    new Map([
      ['units.json', '{"format": 1, "units":[{"id":"guards","faces":[{"id":"melee","values":{"weapon":"bow"}}]}]}'],
      ['rules.json', '{"format": 1, "changes":[{"op":"set","target":"tables/melee/cells/foot/horse","value":3}]}'],
    ]),
  );
  const at = (file: string, pointer: string): ReturnType<typeof problemAt> =>
    problemAt({ package: 'own/ford', file, pointer }, 'reference.unknown', `Wrong at ${pointer}`);
  const found = problemTargets(project, [
    at('units.json', '/units/0/faces/0/values/weapon'),
    at('rules.json', '/changes/0/value'),
    at('scenario.json', '/title'),
    at('units.json', ''),
  ]);
  expect(found.map(({ target }) => target)).toEqual([
    'units/guards/faces/melee/values/weapon',
    'tables/melee/cells/foot/horse',
  ]);
  expect(messagesAt(found, 'units/guards')).toEqual(['Wrong at /units/0/faces/0/values/weapon']);
  expect(messagesAt(found, 'units/guard')).toEqual([]);
});
