import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DiskError } from '@hexwright/workspace';
import { DataError } from './storage/database.ts';
import { freePort } from './free-port.ts';
import { COMMANDS } from './operations/commands.ts';
import { isLoopbackAddress } from './origin-check.ts';
import type { AccountOptions } from './people/people-service.ts';
import { lineLog, QUIET, type ServerLog } from './server-log.ts';
import { helpPage, readOptions, type CommandLine } from './server-options.ts';
import { noFolder, startServer, type RunningServer } from './start-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DATA = path.join(ROOT, '.hexwright');
const USUAL_PORT = 4310;
/** Milliseconds for everything to be written when the server is told to stop. */
const CLOSING = 15_000;
/** Its exit code after an error that nobody has thought of (EX_SOFTWARE): what started it may start it again. */
const BROKEN = 70;
/** Milliseconds after which it ends even if something that is closed has not let go. */
const LINGERING = 1000;

/** The program that `npm start` runs: serves until it is told to stop. Resolves to its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const command = COMMANDS.get(argv[0] ?? '');
  if (command !== undefined) return command(argv.slice(1), DATA);
  const reading = readOptions(argv, process.env);
  if (!reading.ok) return complain(reading.message, 2);
  const { options } = reading;
  if (options.help) {
    process.stdout.write(helpPage());
    return 0;
  }
  const log = options.log ? lineLog((line) => void process.stderr.write(line)) : QUIET;
  noteStrayWords(log);
  const broken = brokenDown(log);
  const folders = (options.folders.length > 0 ? options.folders : [path.join(ROOT, 'scenarios')]).map((one) =>
    path.resolve(one),
  );
  const port = options.port ?? (await freePort(options.host, USUAL_PORT));
  let server: RunningServer;
  try {
    server = await startServer({
      root: folders,
      dataFolder: path.resolve(options.data ?? DATA),
      studioFolder: path.join(ROOT, 'apps/studio/dist'),
      port,
      host: options.host,
      allowedHosts: options.allowedHosts,
      databaseUrl: process.env['DATABASE_URL'] || null,
      redisUrl: process.env['REDIS_URL'] || null,
      cluster: options.cluster,
      accounts: options.accounts ? accountsOf(options) : null,
      inviteOwner: options.inviteOwner,
      metricsToken:
        process.env['HEXWRIGHT_METRICS_TOKEN'] ?? (options.accounts ? randomBytes(32).toString('hex') : null),
      limits: options.limits,
      log,
    });
  } catch (error) {
    log.failure('server.not-started', error);
    return complain(whyNot(error, folders, options, port), 1);
  }
  if (options.accounts && !isEncrypted(options)) process.stderr.write(NOT_ENCRYPTED);
  for (const why of server.notOpened) process.stderr.write(`${why}\n`);
  process.stdout.write(`Hexwright is open at ${options.publicAddress ?? server.address}\n`);
  if (server.welcome !== null)
    process.stdout.write(`Make an owner's account, once and within a day, at ${server.welcome}\n`);
  if (options.open) openInBrowser(server.address);
  const code = await Promise.race([toldToStop(), broken]);
  const unsaved = await Promise.race([server.close(), endIn(CLOSING)]);
  if (unsaved === null) {
    process.stderr.write(CLOSED_LATE);
    // Something does not answer, and would not let the program end by itself either.
    process.exit(code === 0 ? 1 : code);
  }
  if (unsaved.length > 0) process.stderr.write(notWritten(unsaved));
  setTimeout(() => process.exit(code), LINGERING).unref();
  return code;
}

/** null after a while. */
function endIn(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref();
  });
}

/** Libraries talk to the console; with a log that is where it goes, and otherwise nobody is bothered with it. */
function noteStrayWords(log: ServerLog): void {
  const note = (...parts: readonly unknown[]): void =>
    log.note('library.said', { message: parts.map(String).join(' ') });
  console.log = note;
  console.warn = note;
  console.error = note;
  // Work for which nobody waits has failed, and nothing else: what is acknowledged is in the log, and people go on.
  process.on('unhandledRejection', (error) => log.failure('server.unexpected', error));
}

/** Resolves to an exit code once an error has cut something short in the middle: what it left behind is not to be trusted. */
function brokenDown(log: ServerLog): Promise<number> {
  return new Promise((resolve) => {
    process.on('uncaughtException', (error) => {
      log.failure('server.broken', error);
      resolve(BROKEN);
    });
  });
}

/** Resolves to an exit code. */
function toldToStop(): Promise<number> {
  return new Promise((resolve) => {
    let isTold = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // Anyone who says it twice does not want to wait; what has been acknowledged is in the log.
        if (isTold) process.exit(130);
        isTold = true;
        resolve(0);
      });
    }
  });
}

function accountsOf({
  publicAddress,
  trustProxy,
  openIdIssuer,
  openIdClient,
  openIdTitle,
}: CommandLine): AccountOptions {
  const clientSecret = process.env['HEXWRIGHT_OPENID_SECRET'] ?? '';
  const openId =
    openIdIssuer === null || openIdClient === null
      ? null
      : {
          issuer: openIdIssuer,
          clientId: openIdClient,
          clientSecret,
          title: openIdTitle ?? new URL(openIdIssuer).host,
        };
  return { publicAddress, trustProxy, openId };
}

/** Whether what people send cannot be read on its way. */
function isEncrypted({ publicAddress, host }: CommandLine): boolean {
  return publicAddress?.startsWith('https:') ?? isLoopbackAddress(host);
}

function whyNot(error: unknown, folders: readonly string[], { host }: CommandLine, port: number): string {
  if (error instanceof DataError) return error.message;
  if (error instanceof DiskError) return noFolder(...folders);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `The port ${port} is taken by another program. Choose another with --port.`;
  if (code === 'EACCES') return `The port ${port} may not be used. Choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine. Choose another with --host.`;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function notWritten(files: readonly string[]): string {
  const some = files.slice(0, 5).join(', ');
  return `Not written to the folder, but kept in the log until the next start: ${some}${files.length > 5 ? ` and ${files.length - 5} more` : ''}\n`;
}

function openInBrowser(address: string): void {
  const programs: Readonly<Record<string, readonly string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [program = 'xdg-open', ...args] = programs[process.platform] ?? [];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => process.stderr.write('No browser could be opened; open the address yourself.\n'));
  child.unref();
}

function complain(message: string, code: number): number {
  process.stderr.write(`${message}\n`);
  return code;
}

const CLOSED_LATE =
  'The folder or the database does not answer, or is too slow for all that was still to be written, so the server ends without waiting for it. What was acknowledged is in the log; the folder is written at the next start.\n';

const NOT_ENCRYPTED =
  'Passwords and battles travel to this address so that others can read them. Put a proxy with https before it and name that with --public.\n';
