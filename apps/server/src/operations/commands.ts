import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Accounts, EVERY_PROJECT } from '../people/accounts.ts';
import { DataError, type Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { addressIn } from '../storage/sqlite-database.ts';
import { BackupError, restoreBackup, writeBackup } from './backup.ts';
import { readOperatorKey } from './operator-key.ts';

/** A command beside serving: what stands behind its name, and the usual data folder. Resolves to its exit code. */
export type Command = (args: readonly string[], usualData: string) => Promise<number>;

/** Hours that a link for a new password is good. */
const PASSWORD_LINK = 24;

export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['backup', (args, data) => run(args, data, 'backup file', backUp)],
  ['restore', (args, data) => run(args, data, 'restore file [--replace]', restore)],
  ['new-password', (args, data) => run(args, data, 'new-password e-mail', newPassword)],
]);

/** What stands behind the name of a command. */
interface CommandOptions {
  readonly what: string;
  readonly data: string;
  readonly cluster: string;
  readonly replace: boolean;
}

async function run(
  args: readonly string[],
  usualData: string,
  usage: string,
  work: (options: CommandOptions) => Promise<string>,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { data: { type: 'string' }, cluster: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const [what] = positionals;
    if (what === undefined || positionals.length > 1) throw new TypeError('One thing has to be named.');
    const data = path.resolve(values.data ?? process.env['HEXWRIGHT_DATA'] ?? usualData);
    const cluster = values.cluster ?? process.env['HEXWRIGHT_CLUSTER'] ?? 'hexwright';
    process.stdout.write(`${await work({ what, data, cluster, replace: values.replace })}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof TypeError;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      isUsage ? `${message}\nUsage: npm run ${usage} [--data folder] [--cluster name]\n` : `${message}\n`,
    );
    return isUsage ? 2 : 1;
  }
}

async function backUp({ what, data, cluster }: CommandOptions): Promise<string> {
  const unfinished = `${what}.part`;
  const target = createWriteStream(unfinished, { mode: 0o600 });
  try {
    const [address, key] = [addressIn(data), readOperatorKey(data)];
    const url = databaseUrl();
    if (url === null && address !== null && key !== null) await fromServer(address, key, target);
    else await withDatabase({ data, cluster }, (database) => writeBackup(database, target));
    await rename(unfinished, what);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return `Everything is in ${what}.`;
}

/** A data folder is open in one program only: while a server runs, it is the one that writes. */
async function fromServer(address: string, key: string, target: NodeJS.WritableStream): Promise<void> {
  const response = await fetch(new URL('/api/backup', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok || response.body === null)
    throw new BackupError(`The server at ${address} did not give a backup: ${response.status}.`);
  await pipeline(Readable.fromWeb(response.body), target);
}

async function restore({ what, data, cluster, replace }: CommandOptions): Promise<string> {
  const count = await withDatabase({ data, cluster }, (database) => restoreBackup(database, what, replace));
  return `${count} rows are back. Documents are in a new epoch: copies in browsers begin anew.`;
}

async function newPassword({ what, data, cluster }: CommandOptions): Promise<string> {
  const secret = await withDatabase({ data, cluster }, async (database) => {
    const accounts = new Accounts(database);
    const person = await accounts.withEmail(what);
    if (person === null) throw new BackupError(`Nobody has an account with ${what}.`);
    const about = { hours: PASSWORD_LINK, note: person.id, by: 'server' };
    return (await accounts.makeLink('password', EVERY_PROJECT, 'viewer', about)).secret;
  });
  return `The person who opens the server's address with this behind it, once and within a day, sets the password: #password=${secret}`;
}

async function withDatabase<T>(
  { data, cluster }: Pick<CommandOptions, 'data' | 'cluster'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(databaseUrl(), data, cluster);
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof DataError || error instanceof BackupError) throw error;
    throw new BackupError(error instanceof Error ? error.message : String(error));
  } finally {
    await database.close();
  }
}

function databaseUrl(): string | null {
  return process.env['DATABASE_URL'] || null;
}
