import { createReadStream } from 'node:fs';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { encodeStateAsUpdate } from 'yjs';
import { documentFrom, renewedState } from '@hexwright/workspace';
import { bytesIn, numberIn, type Database, type Queries, type Row, type Value } from '../storage/database.ts';
import { epochIn } from '../rooms/room-log.ts';
import { nameOfPlace } from '../storage/project-ids.ts';
import { STEPS, TABLES } from '../storage/schema.ts';

/** How it begins, so that nothing else is taken for one. */
const KIND = 'hexwright-backup';
/**
 * LoginSessions are not kept: anyone who comes back signs in again. Nor is whose the copies of a document are, and who keeps a
 * folder: documents come back in another epoch.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['sessions', 'devices', 'attempts', 'counters', 'copies', 'keepers']);
const KEPT = TABLES.filter((table) => !LEFT_OUT.has(table));

/** Thrown where a file cannot be put back; the message says why. */
export class BackupError extends Error {}

/**
 * Writes everything that a server keeps, as it was at one moment, while it runs, however slowly the target takes it: one line
 * of JSON a row, compressed. It can be put back into either kind of database.
 */
export async function writeBackup(database: Database, target: Writable): Promise<void> {
  await database.longSnapshot(async (queries) => {
    await pipeline(Readable.from(lines(queries)), createGzip(), target);
  });
}

/**
 * Puts back what was written. Documents come back in a new epoch: anyone who has a later copy does not bring it back unasked.
 * @param replaces whether what is there is removed first; otherwise there must be nothing
 * @returns how many rows came back
 */
export async function restoreBackup(database: Database, file: string, replaces: boolean): Promise<number> {
  return database.transaction(async (queries) => {
    const latest = await latestEpoch(queries);
    await makeRoom(queries, replaces);
    let count = -1;
    // Only now: what is read before somebody listens is gone.
    for await (const line of linesOf(file)) {
      const entry = entryOf(line);
      if (count < 0) checkHead(entry);
      else await putBack(queries, entry);
      count += 1;
    }
    if (count < 0) throw new BackupError('The file is empty.');
    await knowByName(queries);
    await renewAll(queries, latest);
    return count;
  });
}

/** The lines of a compressed file. Throws a {@link BackupError} where it is damaged. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const source = createReadStream(file);
  // A failure of the one is to be heard by the readers of the other.
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  let rest = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of unpacked) {
      const lines = (rest + decoder.decode(bytes as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (error instanceof BackupError) throw error;
    throw new BackupError(isMissing ? `There is no file ${file}.` : 'The file is damaged, or no backup of Hexwright.');
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

/**
 * Projects come back under the names of their folders: the folder may lie elsewhere than before. Only those of which two
 * have one name are still known by where they lay.
 */
async function knowByName({ query }: Queries): Promise<void> {
  const rows = await query('SELECT id, folder FROM projects');
  const names = rows.map((row) => nameOfPlace(String(row['folder'])));
  for (const [index, row] of rows.entries()) {
    const name = names[index];
    if (names.indexOf(name) !== names.lastIndexOf(name)) continue;
    await query('UPDATE projects SET folder = $2 WHERE id = $1', [String(row['id']), name]);
  }
}

/** The latest epoch of what is there before it is replaced. */
async function latestEpoch({ query }: Queries): Promise<number> {
  const [row] = await query('SELECT coalesce(max(epoch), 0) AS epoch FROM documents');
  return numberIn(row, 'epoch');
}

async function* lines(queries: Queries): AsyncGenerator<string> {
  yield `${JSON.stringify({ kind: KIND, tables: STEPS.postgres.length })}\n`;
  for (const table of KEPT) {
    for (const row of await queries.query(`SELECT * FROM ${table}`)) yield `${JSON.stringify([table, packed(row)])}\n`;
  }
}

async function makeRoom({ query }: Queries, replaces: boolean): Promise<void> {
  for (const table of TABLES) {
    if (replaces) await query(`DELETE FROM ${table}`);
    else if ((await query(`SELECT * FROM ${table} LIMIT 1`)).length > 0) throw new BackupError(NOT_EMPTY);
  }
}

function entryOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError('The file is damaged.');
  }
}

function checkHead(head: unknown): void {
  const isOurs = typeof head === 'object' && head !== null && 'kind' in head && head.kind === KIND && 'tables' in head;
  if (!isOurs) throw new BackupError('The file is no backup of Hexwright.');
  if (head.tables !== STEPS.postgres.length) throw new BackupError('The file is of another version of Hexwright.');
}

async function putBack({ query }: Queries, entry: unknown): Promise<void> {
  const [table, row] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const name = KEPT.find((one) => one === table);
  if (name === undefined || typeof row !== 'object' || row === null) throw new BackupError('The file is damaged.');
  const columns = Object.keys(row);
  if (!columns.every((column) => /^[a-z_]+$/.test(column))) throw new BackupError('The file is damaged.');
  const places = columns.map((_, index) => `$${index + 1}`);
  const values = Object.values(row as Readonly<Record<string, unknown>>).map(unpacked);
  await query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places.join(', ')})`, values);
}

/** Makes every document anew, in an epoch that no copy of it has seen. */
async function renewAll({ query }: Queries, latest: number): Promise<void> {
  for (const row of await query('SELECT project, state FROM documents')) {
    const project = String(row['project']);
    const changes = await query('SELECT change FROM changes WHERE project = $1 ORDER BY seq', [project]);
    const all = changes.map((one) => bytesIn(one, 'change') ?? new Uint8Array());
    const { doc } = documentFrom(bytesIn(row, 'state'), all);
    // Epochs are drawn from seconds, and one more each time: none that has been given is as late as this.
    const { doc: fresh } = documentFrom(renewedState(doc), []);
    const epoch = Math.max(epochIn(fresh), latest + 1, Math.floor(Date.now() / 1000));
    fresh.getMap('meta').set('epoch', epoch);
    await query('UPDATE documents SET epoch = $2, state = $3, seq = seq + 1, folded = seq + 1 WHERE project = $1', [
      project,
      epoch,
      encodeStateAsUpdate(fresh),
    ]);
    await query('DELETE FROM changes WHERE project = $1', [project]);
    doc.destroy();
    fresh.destroy();
  }
}

function packed(row: Row): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value,
    ]),
  );
}

function unpacked(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  const bytes = typeof value === 'object' && value !== undefined && 'bytes' in value ? value.bytes : null;
  if (typeof bytes !== 'string') throw new BackupError('The file is damaged.');
  return new Uint8Array(Buffer.from(bytes, 'base64'));
}

const NOT_EMPTY =
  'There is something here already. Restore into a new data folder or database, or say --replace to remove what is here.';
