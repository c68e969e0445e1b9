import { encodeAwarenessUpdate, Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { ask, PASSWORD } from '../testing/guest-book.ts';
import { marksOf } from '../testing/marks.ts';
import { until } from '../testing/place.ts';
import { frame, KIND, RawClient, SYNC } from '../testing/raw-client.ts';
import { FLOOD_ATTACKS } from './flood-attacks.ts';
import type { Attack, Scene } from './scene.ts';
import { DOCUMENT_ATTACKS } from './document-attacks.ts';
import { GAME_ATTACKS } from './game-attacks.ts';
import { wait } from './writer.ts';

const NAME = 'scenarios';
const SECRETS = /SQLite|root:|"password"|operator|PRIVATE/;

export const ATTACKS: readonly Attack[] = [
  { name: 'malformed messages', make: malformed },
  { name: 'oversized messages', make: oversized },
  { name: 'replayed messages', make: replayed },
  { name: 'messages without a session, or with one that has ended', make: unauthorised },
  { name: 'a viewer’s edit', make: viewersEdit },
  { name: 'forged awareness', make: forgedAwareness },
  { name: 'messages in the name of the server', make: serversName },
  { name: 'a flood before signing in', make: earlyFlood },
  { name: 'messages without an end before signing in', make: endless },
  { name: 'a flood of questions whose answers are not taken', make: greedy },
  { name: 'path traversal', make: traversal },
  { name: 'cross-site WebSocket and requests', make: crossSite },
  { name: 'session fixation', make: fixation },
  { name: 'brute force', make: bruteForce },
  ...DOCUMENT_ATTACKS,
  ...GAME_ATTACKS,
  ...FLOOD_ATTACKS,
];

async function enter({ server }: Scene, cookie: string | null): Promise<RawClient> {
  const client = new RawClient(server.port, cookie === null ? {} : { cookie });
  await client.opened();
  client.hello();
  return client;
}

/** A change that would be seen: a mark of the attacker. */
function mark(): Uint8Array {
  const doc = new Y.Doc();
  marksOf(doc).set('attacker', true);
  return Y.encodeStateAsUpdate(doc);
}

const isMarked = ({ honest }: Scene): boolean => marksOf(honest.project.doc).has('attacker');

async function malformed(scene: Scene, size: number): Promise<string | null> {
  const { chance, cookies } = scene;
  const valid = mark();
  for (let round = 0; round < size; round++) {
    const cookie = [cookies.viewer, cookies.editor, null][chance(3)] ?? null;
    const client = await enter(scene, cookie);
    for (let message = 0; message < 5; message++) {
      const bytes = valid.slice(0, 1 + chance(valid.length));
      bytes[chance(bytes.length)] ^= 1 + chance(255);
      // A changed mark is not a change for an editor to be refused, so they only send what is broken.
      const payload = cookie === cookies.editor ? valid.slice(0, chance(valid.length - 1)) : bytes;
      client.send(frame(NAME, chance(9), chance(4), payload));
      client.send(Uint8Array.from({ length: chance(40) }, () => chance(256)));
      client.send('text');
    }
    await wait(1);
    client.leave();
  }
  return isMarked(scene) ? 'a broken message has changed the document' : null;
}

async function oversized(scene: Scene): Promise<string | null> {
  const doc = new Y.Doc();
  marksOf(doc).set('attacker', 'x'.repeat(17 * 1024 * 1024));
  const large = await enter(scene, scene.cookies.editor);
  const update = Y.encodeStateAsUpdate(doc);
  const head = frame(NAME, KIND.sync, SYNC.update, update.length);
  large.send(Buffer.concat([head, update]));
  const huge = await enter(scene, scene.cookies.viewer);
  huge.send(new Uint8Array(70 * 1024 * 1024));
  await until(() => huge.closed !== null, 'the end of the connection');
  await wait(200);
  large.leave();
  return isMarked(scene) ? 'an oversized change was taken' : null;
}

async function replayed(scene: Scene, size: number): Promise<string | null> {
  const { server, honest, cookies } = scene;
  const all = Y.encodeStateAsUpdate(honest.project.doc);
  const [editor, viewer] = [await enter(scene, cookies.editor), await enter(scene, cookies.viewer)];
  for (let time = 0; time < size; time++) {
    editor.send(frame(NAME, KIND.sync, SYNC.update, all));
    viewer.send(frame(NAME, KIND.sync, SYNC.step2, all));
  }
  await wait(300);
  for (const client of [editor, viewer]) client.leave();
  const sql = 'SELECT count(*) AS copies FROM changes WHERE length(change) >= $1';
  const [row] = await server.database.query(sql, [all.length]);
  // Once at most: it may have had an edit that was still on its way.
  return Number(row?.['copies']) > 1 ? 'the log grows by what it has already' : null;
}

async function unauthorised(scene: Scene): Promise<string | null> {
  for (const cookie of [null, 'hexwright=none', scene.cookies.revoked, `hexwright=${'x'.repeat(4000)}`]) {
    const client = await enter(scene, cookie);
    client.send(frame(NAME, KIND.sync, SYNC.step1, Uint8Array.of(0)));
    client.send(frame(NAME, KIND.sync, SYNC.update, mark()));
    client.send(frame(NAME, KIND.queryAwareness));
    client.hello('other');
    await wait(150);
    client.leave();
    const text = client.received.map((bytes) => Buffer.from(bytes).toString('latin1')).join('');
    if (text.includes('units') || client.received.length > 4) return 'a stranger was given a document';
  }
  return isMarked(scene) ? 'a stranger has changed the document' : null;
}

async function viewersEdit(scene: Scene, size: number): Promise<string | null> {
  const viewer = await enter(scene, scene.cookies.viewer);
  for (let time = 0; time < size; time++) {
    viewer.send(frame(NAME, KIND.sync, SYNC.update, mark()));
    viewer.send(frame(NAME, KIND.sync, SYNC.step2, mark()));
    viewer.send(frame(`${NAME}\0session`, KIND.sync, SYNC.update, mark()));
    viewer.send(frame(NAME, 4, SYNC.update, mark()));
  }
  await wait(300);
  viewer.leave();
  return isMarked(scene) ? 'a viewer has changed the document' : null;
}

async function forgedAwareness(scene: Scene, size: number): Promise<string | null> {
  const { honest, cookies } = scene;
  honest.provider.setAwarenessField('at', 'here');
  const id = honest.project.doc.clientID;
  const doc = new Y.Doc();
  const awareness = new Awareness(doc);
  for (let time = 0; time < size; time++) {
    const client = await enter(scene, cookies.viewer);
    awareness.states.set(id, { at: 'elsewhere', person: { id: 'x', name: 'Ann', role: 'owner' } });
    awareness.meta.set(id, { clock: 1_000_000 + time, lastUpdated: 0 });
    for (let other = 0; other < 20; other++) {
      awareness.states.set(other, { person: { role: 'owner' } });
      awareness.meta.set(other, { clock: 1, lastUpdated: 0 });
    }
    client.send(frame(NAME, KIND.awareness, encodeAwarenessUpdate(awareness, [id])));
    client.send(frame(NAME, KIND.awareness, encodeAwarenessUpdate(awareness, [...awareness.states.keys()])));
    await wait(5);
    client.leave();
  }
  awareness.destroy();
  doc.destroy();
  await wait(100);
  const states = [...(honest.provider.awareness?.getStates().values() ?? [])];
  const isOwner = (state: object): boolean => JSON.stringify(state).includes('"role":"owner"');
  if (honest.provider.awareness?.getStates().get(id)?.['at'] !== 'here') return 'somebody was moved';
  return states.filter(isOwner).length > 1 ? 'somebody is shown as an owner' : null;
}

async function serversName(scene: Scene): Promise<string | null> {
  const words = JSON.stringify({ kind: 'refused', code: 'attacker', message: 'x' });
  const viewer = await enter(scene, scene.cookies.viewer);
  viewer.send(frame(NAME, KIND.stateless, words));
  viewer.send(frame(NAME, KIND.broadcast, words));
  await wait(200);
  viewer.leave();
  return JSON.stringify(scene.honest.notices).includes('attacker') ? 'a client speaks for the server' : null;
}

async function earlyFlood(scene: Scene, size: number): Promise<string | null> {
  const clients = Array.from({ length: 5 }, () => new RawClient(scene.server.port));
  await Promise.all(clients.map((client) => client.opened()));
  for (const client of clients) {
    for (let message = 0; message < size * 100; message++)
      client.send(frame(`${NAME}-${message % 10}`, KIND.sync, SYNC.step1, new Uint8Array(100)));
  }
  await until(() => clients.every(({ closed }) => closed !== null), 'the end of the connections');
  return null;
}

async function endless(scene: Scene, size: number): Promise<string | null> {
  const clients = Array.from({ length: 5 }, () => new RawClient(scene.server.port));
  await Promise.all(clients.map((client) => client.opened()));
  for (const client of clients) {
    for (let part = 0; part < 3 + size / 10; part++) client.socket.send(new Uint8Array(512 * 1024), { fin: false });
  }
  await until(() => clients.every(({ closed }) => closed !== null), 'the end of the connections');
  return null;
}

async function greedy(scene: Scene, size: number): Promise<string | null> {
  const viewer = await enter(scene, scene.cookies.viewer);
  await until(() => viewer.received.length > 2, 'the document');
  viewer.socket.pause();
  for (let message = 0; message < size * 10; message++) {
    viewer.send(frame(NAME, KIND.sync, SYNC.step1, Uint8Array.of(0)));
  }
  await wait(300);
  viewer.socket.resume();
  await until(() => viewer.closed !== null, 'the end of the connection');
  return null;
}

async function traversal({ server, cookies }: Scene): Promise<string | null> {
  const up = ['..', '%2e%2e', '..%2f..', '%252e%252e', '....//', '..\\..'];
  const ends = ['etc/passwd', 'data/hexwright.sqlite', 'data/operator.key', 'package.json'];
  for (const path of up.flatMap((dots) =>
    ends.flatMap((end) => [
      `/${dots}/${dots}/${dots}/${end}`,
      `/assets/${dots}/${end}`,
      `/api/projects/${dots}/state?file=${dots}/${end}`,
    ]),
  )) {
    const { body } = await ask(server, 'GET', path, { cookie: cookies.owner });
    if (SECRETS.test(JSON.stringify(body))) return `${path} gave a file away`;
  }
  const body = { file: '../../data:operator.key', take: 'theirs' };
  const { status } = await ask(server, 'POST', '/api/projects/scenarios/files/settle', { cookie: cookies.owner, body });
  return status === 409 ? null : `a file outside was settled: ${status}`;
}

async function crossSite({ server, cookies }: Scene): Promise<string | null> {
  for (const origin of [
    'https://evil.example',
    'null',
    `http://127.0.0.1:${server.port}.evil.example`,
    'http://127.0.0.1:1',
    `http://evil.example@127.0.0.1:${server.port}`,
    `http://127.0.0.1:${server.port}@evil.example`,
    `http://127.0.0.1:${server.port}, https://evil.example`,
  ]) {
    const client = new RawClient(server.port, { cookie: cookies.owner, origin });
    if (await client.opened()) return `${origin} may connect`;
    const headers = { origin };
    const body = { kind: 'share', role: 'editor' };
    const made = await ask(server, 'POST', '/api/projects/scenarios/links', { cookie: cookies.owner, body, headers });
    if (made.status !== 403) return `${origin} may make links`;
  }
  const headers = { 'sec-fetch-site': 'cross-site' };
  const { status } = await ask(server, 'POST', '/api/sign-out', { cookie: cookies.owner, headers });
  return status === 403 ? null : 'another site may sign somebody out';
}

async function fixation({ server }: Scene): Promise<string | null> {
  const planted = `hexwright=${'p'.repeat(43)}`;
  const body = { email: 'editor@example.org', password: PASSWORD };
  const { cookie, status } = await ask(server, 'POST', '/api/sign-in', { cookie: planted, body });
  if (status !== 200 || cookie === null || cookie === planted) return 'the planted session was kept';
  const { body: me } = await ask(server, 'GET', '/api/me', { cookie: planted });
  return me['visitor'] === null ? null : 'the planted session is somebody’s';
}

async function bruteForce({ server }: Scene, size: number): Promise<string | null> {
  const tries = Array.from({ length: 5 + size }, (_, index) =>
    index === 4 + size ? PASSWORD : `guess number ${index}`,
  );
  for (const password of tries) {
    const body = { email: 'viewer@example.org', password };
    const { cookie } = await ask(server, 'POST', '/api/sign-in', {
      body,
      headers: { 'x-forwarded-for': `10.0.0.${tries.indexOf(password)}` },
    });
    if (cookie !== null) return 'a password was found by trying';
  }
  return null;
}
