import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start-server.ts';
import type { ProjectState } from './project-room.ts';
import { Place, UNITS, until, type Client } from '../testing/place.ts';

let place: Place;
let server: RunningServer;
let ann: Client;

beforeEach(async () => {
  place = await Place.make();
  server = await place.start();
  ann = await place.join(server.port);
});

afterEach(() => place.clear());

const written = (): Promise<string> => readFile(place.units, 'utf8');

/** What the client was told last. */
function told(): ProjectState | undefined {
  const states = ann.notices.filter((notice) => notice.kind === 'state');
  return states[states.length - 1];
}

const problems = (): readonly string[] => told()?.problems.map(({ code }) => code) ?? [];

async function settle(take: 'ours' | 'theirs'): Promise<ProjectState> {
  const answer = await fetch(`${server.address}api/projects/scenarios/files/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file: 'ford:units.json', take }),
  });
  return (await answer.json()) as ProjectState;
}

describe('what others do in the folder', () => {
  it('reaches everybody, and what was done here at the same time survives', async () => {
    ann.pace(9);
    await writeFile(place.units, UNITS.replace('"Archers"', '"Bowmen"'));
    await until(() => ann.units.includes('Bowmen'), 'the other program’s work');
    expect(ann.units).toContain('"movement": 9');
    await until(async () => (await written()) === ann.units, 'the file');
  });

  it('may be a whole new package', async () => {
    await mkdir(path.join(place.root, 'own/battle'), { recursive: true });
    await writeFile(path.join(place.root, 'own/battle/scenario.json'), '{ "id": "own/battle", "title": "New" }\n');
    await until(() => ann.project.ids().includes('own/battle'), 'the package');
  });

  it('may be a mistake, which changes nothing until somebody decides', async () => {
    await writeFile(place.units, '{ "units": [');
    await until(() => problems().includes('disk.broken'), 'a word about it');
    ann.pace(9);
    await ann.saved();
    expect(await written()).toBe('{ "units": [');
    const asked = (file: string): Promise<Response> =>
      fetch(`${server.address}api/projects/scenarios/files/text?file=${encodeURIComponent(file)}`);
    expect(await (await asked('ford:units.json')).json()).toEqual({ text: '{ "units": [' });
    expect((await asked('ford:../../secret.json')).status).toBe(404);
    expect(await settle('ours')).toMatchObject({ unsaved: [], problems: [] });
    expect(await written()).toBe(ann.units);
    await until(() => problems().length === 0, 'a word that it is settled');
  });

  it.each(['ours', 'theirs'] as const)('may be a removal, which is settled by taking %s', async (take) => {
    await rm(place.units);
    await until(() => problems().includes('disk.removed'), 'a word about it');
    expect(ann.units).toBe(UNITS);
    expect(await settle(take)).toMatchObject({ unsaved: [], problems: [] });
    if (take === 'ours') expect(await written()).toBe(UNITS);
    else await until(() => !ann.project.has('ford:units.json'), 'the removal');
  });

  it('may be that nothing can be written for a while', async () => {
    await rm(place.units);
    await mkdir(place.units);
    ann.pace(9);
    await ann.saved();
    await until(() => problems().includes('disk.failed'), 'a word about it');
    await rmdir(place.units);
    await writeFile(place.units, UNITS);
    await until(async () => (await written()) === ann.units, 'the file');
    await until(() => problems().length === 0, 'a word that all is well');
    expect(ann.units).toContain('"movement": 9');
  });

  it('may be a pipe in place of a file, for which no other file waits', async () => {
    const scenario = path.join(place.root, 'ford/scenario.json');
    await rm(scenario);
    execFileSync('mkfifo', [scenario]);
    await until(() => problems().includes('disk.not-file'), 'a word about it');
    ann.pace(9);
    await until(async () => (await written()) === ann.units, 'the other file');
    expect(ann.project.text('ford:scenario.json')).toContain('The Ford');
    await rm(scenario);
    await writeFile(scenario, ann.project.text('ford:scenario.json') ?? '');
    await until(() => problems().length === 0, 'a word that all is well');
  });
});
