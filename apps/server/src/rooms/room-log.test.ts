import { afterEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { DocumentLog } from '../storage/document-log.ts';
import { sqliteStorage, type Storage } from '../testing/storages.ts';
import { RoomLog } from './room-log.ts';

let storage: Storage;

afterEach(() => storage.clear());

it('hears others while it takes over much that another server has kept', async () => {
  storage = await sqliteStorage();
  const documents = new DocumentLog(await storage.open());
  let heard = 0;
  const heardAt: number[] = [];
  const failures: unknown[] = [];
  const log = new RoomLog('one', documents, {
    apply: () => heardAt.push(heard),
    publish: () => undefined,
    outdated: () => failures.push('outdated'),
    failed: (error) => failures.push(error),
  });
  await log.open();
  const doc = new Y.Doc();
  doc.getMap('files').set('ford:note.md', 'x'.repeat(70_000));
  await documents.append(
    'one',
    log.epoch,
    Array.from({ length: 8 }, () => Y.encodeStateAsUpdate(doc)),
  );
  let isOver = false;
  const listen = (): void => {
    heard += 1;
    if (!isOver) setImmediate(listen);
  };
  setImmediate(listen);
  await log.catchUp();
  isOver = true;
  expect([failures, heardAt.length, new Set(heardAt).size]).toEqual([[], 8, 8]);
  log.close();
});
