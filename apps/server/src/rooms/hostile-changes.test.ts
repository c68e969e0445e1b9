import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { RunningServer } from '../start-server.ts';
import { ask } from '../testing/guest-book.ts';
import { type Client, Place, until } from '../testing/place.ts';
import { frame, KIND, RawClient, SYNC } from '../testing/raw-client.ts';

let place: Place;
let server: RunningServer;
let ann: Client;

beforeEach(async () => {
  // Hocuspocus says there which connections it ends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  place = await Place.make();
  server = await place.start();
  ann = await place.join(server.port);
});

afterEach(async () => {
  await place.clear();
  vi.restoreAllMocks();
});

const SCENARIO = 'file:ford:scenario.json';

/** What somebody writes into a copy that has what Ann has, as it goes over the wire. */
function changed(write: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(ann.project.doc));
  const before = Y.encodeStateVector(doc);
  doc.transact(() => write(doc));
  return Y.encodeStateAsUpdate(doc, before);
}

function nestedList(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

function nestMaps(doc: Y.Doc): void {
  let map: Y.Map<unknown> = doc.getMap(SCENARIO);
  for (let level = 0; level < 2000; level++) {
    const inner = new Y.Map();
    map.set('a', inner);
    map = inner;
  }
}

const HOSTILE: readonly (readonly [string, (doc: Y.Doc) => void])[] = [
  ['a hook of git', (doc) => doc.getMap('files').set('ford:.git/hooks/post-commit', '#!/bin/sh')],
  ['tasks of an editor', (doc) => doc.getMap('files').set('.vscode:tasks.json', '{}')],
  ['a way out', (doc) => doc.getMap('files').set('ford:../../data/rules.json', '{}')],
  ['a module', (doc) => doc.getMap('files').set('node_modules/x:rules.json', '{}')],
  ['a value nested deep', (doc) => doc.getMap(SCENARIO).set('title', nestedList(2000))],
  ['maps nested deep', nestMaps],
  ['another version', (doc) => doc.getMap('meta').set('version', 99)],
  ['another epoch', (doc) => doc.getMap('meta').set('epoch', 5)],
  ['no epoch', (doc) => doc.getMap('meta').delete('epoch')],
  ['a title of many megabytes', (doc) => doc.getMap(SCENARIO).set('title', 'x'.repeat(3_000_000))],
  ['a property that every object has', (doc) => doc.getMap(SCENARIO).set('__proto__', 'polluted')],
  ['one of a part of a file', (doc) => doc.getMap(SCENARIO).set('a', new Y.Map([['__proto__', 'polluted']]))],
  ['one of a value', (doc) => doc.getMap(SCENARIO).set('a', [JSON.parse('{ "__proto__": { "polluted": 1 } }')])],
  ['a number that JSON does not know', (doc) => doc.getMap(SCENARIO).set('title', 1n)],
];

async function filesBelow(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).toSorted();
}

async function enter(): Promise<RawClient> {
  const client = new RawClient(server.port);
  await client.opened();
  client.hello();
  await until(() => client.answer() === 'let in', 'the document');
  return client;
}

describe('a change that no project may have', () => {
  it.each(HOSTILE)('is not taken: %s', async (_, write) => {
    const before = await filesBelow(place.home);
    const client = await enter();
    client.send(frame('scenarios', KIND.sync, SYNC.update, changed(write)));
    const refusal = (): boolean =>
      client.received.some((bytes) => Buffer.from(bytes).toString('latin1').includes('sync.not-allowed'));
    await until(refusal, 'the answer');
    ann.pace(9);
    await ann.saved();
    await server.close();
    expect(await filesBelow(place.home)).toEqual(before.filter((name) => !/open-at|operator|sqlite-/.test(name)));
    // And is not there after the next start either.
    server = await place.start();
    const bob = await place.join(server.port);
    expect(bob.units).toContain('"movement": 9');
    expect(bob.project.doc.getMap('meta').toJSON()).toMatchObject({ version: 1 });
  });

  it.each(['constructor', 'prototype'])('is none where a name is one like any other: %s', async (name) => {
    const { doc } = ann.project;
    ann.pace(9);
    doc.transact(() => {
      doc.getMap('files').set(`ford:${name}.md`, 'words');
      doc.getMap('files').set(`${name}:scenario.json`, `{ "id": "${name}" }`);
      doc.getMap('file:ford:units.json').set(name, new Y.Map([[name, 'kept']]));
    });
    await ann.saved();
    const bob = await place.join(server.port);
    expect(bob.project.ids()).toContain(name);
    expect(bob.units).toContain(`"${name}": { "${name}": "kept" }`);
    expect(Object.keys(Object.prototype)).toEqual([]);
    await server.close();
    expect(await readFile(place.units, 'utf8')).toBe(bob.units);
  });

  it('is left out where an earlier server has put it into its log, and people are told', async () => {
    ann.pace(9);
    await ann.saved();
    for (const [, write] of HOSTILE.slice(4, 9)) {
      const { epoch } = server.sync.rooms.open[0];
      await server.database.appendChanges('scenarios', epoch, [changed(write)]);
    }
    ann.leave();
    await server.close();
    server = await place.start();
    expect(server.notOpened).toEqual([]);
    const bob = await place.join(server.port);
    expect(bob.units).toContain('"movement": 9');
    const isTold = (): boolean =>
      bob.notices.some((notice) => notice.kind === 'state' && notice.problems[0]?.code === 'log.set-aside');
    await until(isTold, 'a word about it');
    bob.pace(8);
    await bob.saved();
  });
});

it('a project that cannot be opened stops neither the start nor another project, and says what to do', async () => {
  const other = path.join(place.home, 'other');
  await mkdir(path.join(other, 'hill'), { recursive: true });
  await writeFile(path.join(other, 'hill/scenario.json'), '{ "id": "hill", "title": "Hill" }\n');
  const doc = new Y.Doc();
  doc.getMap('meta').set('version', 99);
  await server.database.query('UPDATE documents SET state = $1', [Y.encodeStateAsUpdate(doc)]);
  await server.database.query('DELETE FROM changes');
  ann.leave();
  await server.close();
  server = await place.start({ root: [place.root, other] });
  expect(server.notOpened).toEqual([expect.stringMatching(/^The project "scenarios" cannot be opened.*shape 99/)]);
  const bob = await place.join(server.port, { name: 'other' });
  expect(bob.project.ids()).toEqual(['hill']);
  const turnedAway = place.meet(server.port);
  await until(() => turnedAway.refusal !== null, 'the answer');
  expect(turnedAway.refusal).toBe('not-opened');
  const { status, body } = await ask(server, 'GET', '/api/projects/scenarios/state');
  expect([status, body['code']]).toEqual([503, 'project.not-opened']);
  // Nor does a folder that is gone.
  await server.close();
  server = await place.start({ root: [path.join(place.home, 'gone'), other] });
  expect(server.notOpened).toEqual([expect.stringContaining('gone cannot be opened')]);
});

it('a list of copies that nobody can have ends who sent it, and nobody else is kept waiting', async () => {
  const client = await enter();
  const copies = new Map(Array.from({ length: 60_000 }, (_, at) => [at + 1, 1]));
  client.send(frame('scenarios', KIND.sync, SYNC.step1, Y.encodeStateVector(copies)));
  await until(() => client.closed !== null, 'the end of the connection');
  expect(client.closed).toBe(4400);
  const bob = await place.join(server.port);
  bob.pace(9);
  await bob.saved();
});

it('presence nested deep ends who sent it, and nobody else is kept out', async () => {
  const client = await enter();
  const awareness = new Awareness(new Y.Doc());
  const json = '['.repeat(5000) + ']'.repeat(5000);
  awareness.setLocalState({ at: JSON.parse(json) as unknown });
  client.send(frame('scenarios', KIND.awareness, encodeAwarenessUpdate(awareness, [awareness.clientID])));
  await until(() => client.closed !== null, 'the end of the connection');
  awareness.destroy();
  const bob = await place.join(server.port);
  bob.pace(9);
  await bob.saved();
});
