import { expect, it } from 'vitest';
import { checkKindNames } from './check-kind-names.ts';

it('tells of a kind of ground that is called like another of its list', () => {
  const kind = (id: string, name: string) => ({ id, name, cost: 1, color: '#ffffff' });
  const told = checkKindNames({
    terrains: [kind('village', 'Village'), kind('ford', 'Ford'), kind('village-2', 'village')],
    hexsides: [{ ...kind('ford', 'Ford'), when: 'crossing' }],
    features: [],
  });
  expect(told.map(({ at, message, fixes }) => [at, message, fixes?.[0]?.value])).toEqual([
    [
      'terrains/village-2/name',
      '"village" is called village already, and nobody can tell the two apart. Give this one another name, or remove it and use the other.',
      'village 2',
    ],
  ]);
});
