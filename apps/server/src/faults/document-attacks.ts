import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { until } from '../testing/place.ts';
import { frame, KIND, RawClient, SYNC } from '../testing/raw-client.ts';
import type { Attack, Scene } from './scene.ts';
import { wait } from './writer.ts';

/** Attacks of an editor on the document itself: on what only the server writes, and on the machine that the files are kept on. */
export const DOCUMENT_ATTACKS: readonly Attack[] = [
  { name: 'an editor’s files outside of packages', make: filesElsewhere },
  { name: 'an editor’s version and epoch of the document', make: ownFields },
  { name: 'an editor’s edits nested without end', make: nestedEdits },
  { name: 'presence nested without end', make: nestedPresence },
];

const NAME = 'scenarios';
const SCENARIO = 'file:ford:scenario.json';

/** Somebody who is in the room with this cookie. */
async function enter({ server }: Scene, cookie: string): Promise<RawClient> {
  const client = new RawClient(server.port, { cookie });
  await client.opened();
  client.hello();
  await until(() => client.answer() === 'let in', 'the document');
  return client;
}

/** What somebody writes who has all that there is. */
function changed({ honest }: Scene, write: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(honest.project.doc));
  const before = Y.encodeStateVector(doc);
  doc.transact(() => write(doc));
  const change = Y.encodeStateAsUpdate(doc, before);
  doc.destroy();
  return change;
}

/** Sends each change over a connection of its own, as all kinds of messages. */
async function sendEach(scene: Scene, changes: readonly Uint8Array[]): Promise<void> {
  for (const change of changes) {
    for (const kind of [SYNC.update, SYNC.step2]) {
      const client = await enter(scene, scene.cookies.editor);
      client.send(frame(NAME, KIND.sync, kind, change));
      await wait(20);
      client.leave();
    }
  }
  await wait(200);
}

async function filesElsewhere(scene: Scene): Promise<string | null> {
  const { place } = scene;
  const before = await readdir(place.home, { recursive: true });
  const keys = [
    'ford:.git/hooks/post-commit',
    '.git/hooks:post-commit',
    '.vscode:tasks.json',
    'node_modules/x:package.json',
    'ford:../../data/rules.json',
    '../data:rules.json',
    'ford:/etc/cron.d/x',
    'ford:cases/../../../up.case.json',
    'ford:cases\\..\\x.case.json',
    'ford:CLAUDE.md',
    'ford:nul.md',
    'ford:Scenario.json',
    'ford:UNITS.json',
    'ford:a\u202e.md',
    'ford:package.json',
    'ford:Makefile',
  ];
  const changes = keys.flatMap((key) => [
    changed(scene, (doc) => doc.getMap('files').set(key, '{}')),
    changed(scene, (doc) => {
      doc.getMap('files').set(key, true);
      doc.getMap(`file:${key}`).set('a', 1);
    }),
  ]);
  await sendEach(scene, changes);
  const after = await readdir(place.home, { recursive: true });
  const made = after.find((name) => !before.includes(name) && !/hexwright-part$|sqlite/.test(name));
  if (made !== undefined) return `${made} was written`;
  return existsSync(path.join(place.home, '../up.case.json')) ? 'a file outside was written' : null;
}

async function ownFields(scene: Scene): Promise<string | null> {
  const { honest } = scene;
  const before = JSON.stringify(honest.project.doc.getMap('meta').toJSON());
  const writes: readonly ((doc: Y.Doc) => void)[] = [
    (doc) => doc.getMap('meta').set('version', 99),
    (doc) => doc.getMap('meta').set('version', 'x'),
    (doc) => doc.getMap('meta').set('epoch', 5),
    (doc) => doc.getMap('meta').delete('epoch'),
    (doc) => doc.getMap('meta').clear(),
    (doc) => doc.getArray('meta').push([1]),
    (doc) => doc.getText('files').insert(0, 'x'),
    (doc) => doc.getMap('attacker').set('a', 1),
  ];
  await sendEach(
    scene,
    writes.map((write) => changed(scene, write)),
  );
  const { doc } = honest.project;
  if (doc.share.has('attacker')) return 'a root of their own was taken';
  return JSON.stringify(doc.getMap('meta').toJSON()) === before ? null : 'the document has another version or epoch';
}

async function nestedEdits(scene: Scene, size: number): Promise<string | null> {
  const depth = 100 + size * 40;
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  const maps = (doc: Y.Doc): void => {
    let map: Y.Map<unknown> = doc.getMap(SCENARIO);
    for (let level = 0; level < depth; level++) {
      const inner = new Y.Map();
      map.set('attacker', inner);
      map = inner;
    }
  };
  const deep = changed(scene, (doc) => doc.getMap(SCENARIO).set('attacker', value));
  // Lists in lists that no program would write: two bytes a level.
  const endless = new Uint8Array(1_000_000).fill(117);
  await sendEach(scene, [deep, changed(scene, maps), endless]);
  return scene.honest.project.doc.getMap(SCENARIO).has('attacker') ? 'something nested deep was taken' : null;
}

async function nestedPresence(scene: Scene, size: number): Promise<string | null> {
  const awareness = new Awareness(new Y.Doc());
  const depth = 100 + size * 40;
  awareness.setLocalState({ attacker: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown });
  const client = await enter(scene, scene.cookies.viewer);
  client.send(frame(NAME, KIND.awareness, encodeAwarenessUpdate(awareness, [awareness.clientID])));
  await until(() => client.closed !== null, 'the end of the connection');
  const shown = JSON.stringify([...(scene.honest.provider.awareness?.getStates().values() ?? [])]);
  awareness.destroy();
  return shown.includes('attacker') ? 'it was passed on' : null;
}
