import { Project } from '@hexwright/workspace';
import { expect, it } from 'vitest';
import { relatives } from './relatives.ts';

function project(): Project {
  const made = new Project();
  const add = (id: string, kind: string, base?: string): void => {
    const scenario = { id, title: id.toUpperCase(), kind, ...(base === undefined ? {} : { extends: base }) };
    made.addPackage(id, new Map([['scenario.json', JSON.stringify(scenario)]]));
  };
  add('rules', 'base');
  add('ford', 'battle', 'rules');
  add('hill', 'battle', 'rules');
  add('ford-dry', 'battle', 'ford');
  add('ford-wet', 'battle', 'ford');
  add('ford-flooded', 'battle', 'ford-wet');
  return made;
}

it('are the variants of one battle, however far apart, and no other battle of the same rules', () => {
  const ids = (id: string): string[] =>
    relatives(project(), id)
      .map((one) => one.id)
      .toSorted();
  const ford = ['ford', 'ford-dry', 'ford-flooded', 'ford-wet'];
  expect(ids('ford')).toEqual(ford);
  expect(ids('ford-dry')).toEqual(ford);
  expect(ids('hill')).toEqual(['hill']);
  expect(relatives(project(), 'hill')[0].title).toBe('HILL');
});
