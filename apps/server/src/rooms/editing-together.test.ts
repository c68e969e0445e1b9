import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { Place, UNITS, until } from '../testing/place.ts';

let place: Place;

beforeEach(async () => {
  place = await Place.make();
});

afterEach(async () => {
  await place.clear();
  vi.restoreAllMocks();
});

const written = (): Promise<string> => readFile(place.units, 'utf8');

describe('two people', () => {
  it('get the packages of the folder, and each other’s work, which is soon in the folder too', async () => {
    const { port } = await place.start();
    const [ann, bob] = [await place.join(port), await place.join(port)];
    expect(ann.units).toBe(UNITS);
    ann.pace(8);
    bob.rename('Lancers');
    await until(() => ann.units === bob.units && ann.units.includes('Lancers'), 'equal copies');
    expect(ann.units).toContain('"movement": 8');
    await until(async () => (await written()) === ann.units, 'the file');
  });

  it('end equal after a hundred edits each at once', async () => {
    const { port } = await place.start();
    const [ann, bob] = [await place.join(port), await place.join(port)];
    for (let step = 0; step < 100; step++) {
      ann.pace(step);
      bob.pace(1000 + step);
      bob.rename(`Guards ${step}`);
      if (step % 10 === 0) await ann.saved();
    }
    await Promise.all([ann.saved(), bob.saved()]);
    await until(() => ann.units === bob.units, 'equal copies');
    expect(ann.units).toContain('Guards 99');
    await until(async () => (await written()) === ann.units, 'the file');
  });

  it('both keep what they did while one was away and the server was started anew', async () => {
    const first = await place.start();
    const [ann, bob] = [await place.join(first.port), await place.join(first.port)];
    ann.pace(7);
    await ann.saved();
    ann.go(false);
    for (let step = 0; step < 20; step++) ann.pace(10 + step);
    bob.rename('Lancers');
    await bob.saved();
    await first.close();
    bob.renameArchers('Bowmen');
    await place.start({ port: first.port });
    ann.go(true);
    await until(() => ann.isSaved && bob.isSaved && ann.units === bob.units, 'equal copies');
    expect(ann.units).toContain('"movement": 29');
    expect(ann.units).toContain('Lancers');
    expect(ann.units).toContain('Bowmen');
    await until(async () => (await written()) === ann.units, 'the file');
  });
});

describe('a restart', () => {
  it('goes on with the same document', async () => {
    const first = await place.start();
    const ann = await place.join(first.port);
    const epoch = ann.project.doc.getMap('meta').get('epoch');
    ann.leave();
    await first.close();
    const bob = await place.join((await place.start()).port);
    expect(bob.project.doc.getMap('meta').get('epoch')).toBe(epoch);
    expect(bob.units).toBe(UNITS);
  });

  it('brings together what could not be written before it with what was changed in the folder meanwhile', async () => {
    const first = await place.start();
    const ann = await place.join(first.port);
    await rm(place.units);
    await mkdir(place.units);
    ann.pace(9);
    await ann.saved();
    ann.leave();
    expect(await first.close()).toEqual(['ford:units.json']);
    await rmdir(place.units);
    await writeFile(place.units, UNITS.replace('"Archers"', '"Bowmen"'));
    const bob = await place.join((await place.start()).port);
    expect(bob.units).toContain('"movement": 9');
    expect(bob.units).toContain('Bowmen');
    await until(async () => (await written()) === bob.units, 'the file');
  });
});

describe('a client that must not be trusted', () => {
  it('cannot bring a project that is not there, nor a copy of another epoch', async () => {
    const { port } = await place.start();
    const stranger = place.meet(port, { token: '1' });
    await until(() => stranger.refusal !== null, 'a refusal');
    expect(stranger.refusal).toBe('another-epoch');
    const lost = place.meet(port, { name: 'other' });
    await until(() => lost.refusal !== null, 'a refusal');
    expect(lost.refusal).toBe('no-such-project');
    const ann = await place.join(port);
    const again = await place.join(port, { token: String(ann.project.doc.getMap('meta').get('epoch')) });
    expect(again.units).toBe(UNITS);
  });

  it('is told when a change is too large, and disturbs nobody', async () => {
    const { port } = await place.start();
    const [ann, bob] = [await place.join(port), await place.join(port)];
    ann.project.doc.getMap('files').set('ford:README.md', 'x'.repeat(17 * 1024 * 1024));
    await until(() => ann.notices.some(({ kind }) => kind === 'refused'), 'the answer');
    expect(ann.notices.find(({ kind }) => kind === 'refused')).toMatchObject({ code: 'sync.too-large' });
    ann.pace(9);
    bob.rename('Lancers');
    await bob.saved();
    await until(() => ann.units.includes('Lancers'), 'the other one’s work');
    expect([ann.isSaved, bob.units.includes('"movement": 9')]).toEqual([false, false]);
    expect(ann.provider.configuration.websocketProvider.status).toBe('connected');
  });

  it('can send nothing that stops the server or spoils the document', async () => {
    // Hocuspocus complains of each of them.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await place.start();
    const { port } = server;
    const bob = await place.join(port);
    for (const bytes of malformed()) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/sync`);
      await until(() => socket.readyState === WebSocket.OPEN, 'a connection');
      for (const part of bytes) socket.send(part);
      await until(() => socket.readyState !== WebSocket.OPEN || socket.bufferedAmount === 0, 'all to be sent');
      socket.close();
    }
    bob.pace(3);
    await bob.saved();
    const carol = await place.join(port);
    expect(carol.units).toBe(bob.units);
    await server.close();
    const again = await place.start();
    expect((await place.join(again.port)).units).toBe(bob.units);
  });
});

/** Messages to a document, and whatever else: each list is sent over a connection of its own. */
function* malformed(): Generator<readonly (string | Uint8Array<ArrayBuffer>)[]> {
  const name = (...rest: number[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array([9, ...new TextEncoder().encode('scenarios'), ...rest]);
  // Type 2, kind 0: a token of no letters.
  const hello = name(2, 0, 0);
  yield ['text', ''];
  yield [new Uint8Array([255, 255, 255, 255, 255, 255, 255, 255, 255])];
  yield [name(0, 0, 1, 0)];
  for (const kind of [0, 1, 2, 3, 77]) {
    yield [hello, name(0, kind, 3, 1, 1, 1)];
    yield [hello, name(0, kind, 200, 1)];
    yield [hello, name(0, kind)];
  }
  for (const type of [1, 2, 3, 4, 5, 6, 7, 8, 99]) yield [hello, name(type), hello, name(type, 4, 1, 255, 255, 3)];
  const doc = new Y.Doc();
  doc.getArray('files').insert(0, [1, 2]);
  doc.getText('meta').insert(0, 'not a map');
  doc.getMap('file:ford:units.json').set('units', 7);
  const change = Y.encodeStateAsUpdate(doc);
  for (let at = 0; at < change.length; at += 3) {
    const spoilt = change.slice();
    spoilt[at] = (spoilt[at] ?? 0) ^ 0x55;
    yield [hello, name(0, 2, spoilt.length, ...spoilt)];
    yield [hello, name(0, 1, change.length, ...change.slice(0, at))];
  }
}
