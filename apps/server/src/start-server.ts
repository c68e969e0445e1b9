import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DiskError } from '@hexwright/workspace';
import { NoBus, type Bus } from './fan-out/bus.ts';
import { checkFolders } from './folders.ts';
import { httpServer } from './http-server.ts';
import { addLabApi } from './lab/lab-api.ts';
import { ReportedGames } from './lab/reported-games.ts';
import { Metrics } from './operations/metrics.ts';
import { addOperationsApi } from './operations/operations-api.ts';
import { leaveOperatorKey, removeOperatorKey } from './operations/operator-key.ts';
import { isLoopbackAddress, isOwnHost, isOwnOrigin, type AllowedNames } from './origin-check.ts';
import { addressOfRequest } from './people/address-of-request.ts';
import { NO_ACCOUNTS, withAccounts, type AccountOptions } from './people/people-service.ts';
import { addProjectApi } from './project-api.ts';
import { PACE, type Pace } from './rooms/folder-in-step.ts';
import { LIMITS, type Limits } from './rooms/message-limits.ts';
import { NotOpened } from './rooms/open-rooms.ts';
import { SyncServer } from './rooms/sync-server.ts';
import { QUIET, type ServerLog } from './server-log.ts';
import type { Database } from './storage/database.ts';
import { DocumentLog } from './storage/document-log.ts';
import { openDatabase } from './storage/open-database.ts';
import { projectIdOf } from './storage/project-ids.ts';
import { SqliteDatabase } from './storage/sqlite-database.ts';
import { addStudioFiles } from './studio-files.ts';
import { Referee } from './games/referee.ts';
import { addVersionsApi } from './versions/versions-api.ts';
import { VersionStore } from './versions/version-store.ts';

/** What a server is started with. */
export interface ServerOptions {
  /** The folders with packages that are opened as projects. */
  readonly root: string | readonly string[];
  /** Where everything else is kept, without a database; made if need be. */
  readonly dataFolder: string;
  /** Where the built studio is. */
  readonly studioFolder: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Address to listen on. */
  readonly host?: string;
  /** Names besides those of this machine under which browsers reach it. */
  readonly allowedHosts?: readonly string[];
  /** A PostgreSQL database that several servers share, in place of the data folder. */
  readonly databaseUrl?: string | null;
  /** The Redis through which they tell each other what happens. */
  readonly redisUrl?: string | null;
  /** A name for all servers that share database and Redis; the tables are in a schema of this name. */
  readonly cluster?: string;
  /** How people say who they are; null where everybody who reaches the server may do everything. */
  readonly accounts?: AccountOptions | null;
  /** Whether a link for a new owner of everything is wanted, though there is one. */
  readonly inviteOwner?: boolean;
  /** What anyone who asks for numbers has to know; null where everybody may. */
  readonly metricsToken?: string | null;
  readonly limits?: Partial<Limits>;
  readonly log?: ServerLog;
  readonly pace?: Pace;
}

/** A server that runs. */
export interface RunningServer {
  /** `http://127.0.0.1:4310/` */
  readonly address: string;
  readonly port: number;
  /** Where the first account can be made; null where there is one, or none is needed. */
  readonly welcome: string | null;
  /** Projects that could not be opened, and what to do about each. */
  readonly notOpened: readonly string[];
  /** The rooms, for anyone who adds channels to them. */
  readonly sync: SyncServer;
  readonly database: Database;
  /**
   * Ends it: everything is kept and written. A second call waits for the first.
   * @returns files that could not be written to the folder; they are in the log
   */
  close(): Promise<readonly string[]>;
}

/** Starts a server. Throws `DataError` and `DiskError`, and what the system says about the port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', log = QUIET, pace = PACE, cluster = 'hexwright' } = options;
  const { accounts = null } = options;
  const publicAddress = accounts?.publicAddress ?? null;
  const publicNames = publicAddress === null ? [] : [new URL(publicAddress).hostname];
  const allowed: AllowedNames = {
    hosts: [...(options.allowedHosts ?? []), ...publicNames],
    isLoopback: isLoopbackAddress(host),
    origin: publicAddress === null ? null : new URL(publicAddress).origin,
  };
  const limits: Limits = { ...LIMITS, ...options.limits };
  const folders = [options.root].flat();
  checkFolders(folders, (options.databaseUrl ?? null) === null ? options.dataFolder : null);
  const database = await openDatabase(options.databaseUrl ?? null, options.dataFolder, cluster);
  const bus = await openBus(options, cluster, log);
  const metrics = new Metrics();
  const people = accounts === null ? NO_ACCOUNTS : withAccounts(database, bus, log, accounts);
  const { gate } = people;
  const documents = new DocumentLog(database);
  const versions = new VersionStore(database);
  const node = randomBytes(6).toString('hex');
  const sync = new SyncServer({
    mayConnect: ({ headers: { host: name, origin } }: IncomingMessage) =>
      isOwnHost(name, allowed) && isOwnOrigin({ host: name, origin }, allowed),
    addressOf: (request) => addressOfRequest(request, accounts?.trustProxy ?? false),
    gate,
    limits,
    metrics,
    common: { database, documents, versions, bus, node, log, pace },
  });
  const referee = new Referee({ sync, database, bus, node, log, hasAccounts: gate.hasAccounts });
  const http = httpServer(sync.http, { allowed, log, isBehindProxy: accounts?.trustProxy ?? false });

  const finish = async (): Promise<readonly string[]> => {
    const unsaved = await sync.close();
    await referee.close();
    people.close();
    await http.close();
    await bus.close();
    if (database.kind === 'sqlite') removeOperatorKey(options.dataFolder);
    await database.close();
    log.note('server.stopped', { unsaved: unsaved.length });
    return unsaved;
  };
  const portNow = (): number => {
    const bound = sync.http.address();
    return typeof bound === 'object' && bound !== null ? bound.port : options.port;
  };
  const addressNow = (): string => `http://${nameOf(host)}:${portNow()}/`;
  const notOpened: string[] = [];
  const open = async (folder: string): Promise<void> => {
    try {
      await sync.rooms.add(await projectIdOf(database, options.dataFolder, folder), folder);
    } catch (error) {
      // One project that cannot be opened stops no other. A folder that is not there is a mistake in what was asked.
      const isLast = notOpened.length === folders.length - 1;
      if (!(error instanceof NotOpened) && !(error instanceof DiskError && !isLast)) throw error;
      notOpened.push(error instanceof NotOpened ? error.message : noFolder(folder));
    }
  };
  try {
    for (const folder of folders) await open(folder);
    const operatorKey = database.kind === 'sqlite' ? leaveOperatorKey(options.dataFolder) : null;
    addOperationsApi(http, { database, bus, metrics, metricsToken: options.metricsToken ?? null, operatorKey });
    people.addApi(http, addressNow);
    addProjectApi(http, sync.rooms, gate);
    addVersionsApi(http, sync.rooms, gate, versions);
    addLabApi(http, sync.rooms, gate, new ReportedGames(database));
    await addStudioFiles(http, options.studioFolder);
    await http.listen({ host, port: options.port });
  } catch (error) {
    await finish();
    throw error;
  }
  const [address, port] = [addressNow(), portNow()];
  if (database instanceof SqliteDatabase) database.tellAddress(address);
  const secret = await people.ownerLink(options.inviteOwner ?? false);
  const welcome = secret === null ? null : `${publicAddress ?? address}#join=${secret}`;
  log.note('server.started', { host, port, storage: database.kind });
  let closing: Promise<readonly string[]> | null = null;
  return { address, port, welcome, notOpened, sync, database, close: () => (closing ??= finish()) };
}

async function openBus({ redisUrl = null }: ServerOptions, cluster: string, log: ServerLog): Promise<Bus> {
  if (redisUrl === null) return new NoBus();
  // Most servers have none, and would read its client at every start.
  const { RedisBus } = await import('./fan-out/redis-bus.ts');
  const bus = new RedisBus(redisUrl, `${cluster}:`, log);
  await bus.ready();
  return bus;
}

/** What is said of a folder that cannot be opened. */
export function noFolder(...folders: readonly string[]): string {
  return `The folder ${folders.join(' or ')} cannot be opened. See that it is there and may be read, or name another with --folder.`;
}

/** What to put into an address for a host that is listened on. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
