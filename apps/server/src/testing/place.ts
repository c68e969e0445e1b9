import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket as NodeSocket } from 'ws';
import * as Y from 'yjs';
import { HocuspocusProvider } from '@hocuspocus/provider';
import { Editor, Project, setItem } from '@hexwright/workspace';
import type { Pace } from '../rooms/folder-in-step.ts';
import { startServer, type RunningServer, type ServerOptions } from '../start-server.ts';
import type { Notice } from '../rooms/notices.ts';
import { Program } from './program.ts';

/** Nobody in a test waits as long as a person would. */
export const QUICK: Pace = { quiet: 10, longest: 50, again: 20, longestAgain: 100 };

const SCENARIO = `{
  "id": "ford",
  "title": "The Ford"
}
`;

/** A roster of two counters, as it is written. */
export const UNITS = `{
  "units": [
    { "id": "archers", "name": "Archers", "side": "red", "values": { "movement": 4 } },
    { "id": "guards", "name": "Guards", "side": "blue", "values": { "movement": 6 } }
  ]
}
`;

/** Folders of a server for one test: packages, data and studio. */
export class Place {
  readonly home: string;
  readonly #running: RunningServer[] = [];
  readonly #clients: Client[] = [];
  readonly #programs: Program[] = [];

  private constructor(home: string) {
    this.home = home;
  }

  /**
   * Makes the folders with one package.
   * @param prepare gets the folder of packages before anything is in it
   */
  static async make(prepare: (root: string) => Promise<void> = async () => undefined): Promise<Place> {
    const place = new Place(await mkdtemp(path.join(tmpdir(), 'hexwright-server-')));
    await prepare(place.root);
    await mkdir(path.join(place.root, 'ford'), { recursive: true });
    await writeFile(path.join(place.root, 'ford/scenario.json'), SCENARIO);
    await writeFile(place.units, UNITS);
    return place;
  }

  get root(): string {
    return path.join(this.home, 'scenarios');
  }

  get data(): string {
    return path.join(this.home, 'data');
  }

  get studio(): string {
    return path.join(this.home, 'studio');
  }

  /** The file that tests write to. */
  get units(): string {
    return path.join(this.root, 'ford/units.json');
  }

  /** Starts a server on these folders. */
  async start(more: Partial<ServerOptions> = {}): Promise<RunningServer> {
    const server = await startServer({
      root: this.root,
      dataFolder: this.data,
      studioFolder: this.studio,
      port: 0,
      pace: QUICK,
      ...more,
    });
    this.#running.push(server);
    return server;
  }

  /** Starts the server on these folders as a program of its own. */
  run(...options: readonly string[]): Program {
    return this.runIn({}, ...options);
  }

  /** As {@link Place.run}, with more in its environment. */
  runIn(environment: Readonly<Record<string, string>>, ...options: readonly string[]): Program {
    const program = new Program(['--folder', this.root, '--data', this.data, ...options], environment);
    this.#programs.push(program);
    return program;
  }

  /** Connects somebody; resolves when they have the document. */
  async join(port: number, more: Ways = {}): Promise<Client> {
    const client = this.meet(port, more);
    await until(() => client.provider.isSynced, 'the document');
    return client;
  }

  /** Has somebody try to connect. */
  meet(port: number, more: Ways = {}): Client {
    const client = new Client(port, more);
    this.#clients.push(client);
    return client;
  }

  /** Has everybody leave. */
  leaveAll(): void {
    for (const client of this.#clients.splice(0)) client.leave();
  }

  /** Ends all that was started. */
  async stop(): Promise<void> {
    for (const client of this.#clients) client.leave();
    for (const server of this.#running) await server.close();
    for (const program of this.#programs) await program.end('SIGKILL');
  }

  /** Ends all that was started and removes the folders. */
  async clear(): Promise<void> {
    await this.stop();
    await rm(this.home, { recursive: true, force: true });
  }
}

/** How somebody comes. */
interface Ways {
  readonly name?: string;
  readonly token?: string;
  /** The session they come with. */
  readonly cookie?: string;
}

/** Somebody who edits the project, with the connection that the studio has. */
export class Client {
  readonly provider: HocuspocusProvider;
  readonly project: Project;
  readonly editor: Editor;
  readonly notices: Notice[] = [];
  /** Why the server did not let them in. */
  refusal: string | null = null;

  constructor(port: number, { name = 'scenarios', token = '', cookie }: Ways) {
    const doc = new Y.Doc();
    this.project = new Project(doc);
    this.editor = new Editor(this.project, 'Ann');
    this.provider = new HocuspocusProvider({
      url: `ws://127.0.0.1:${port}/sync`,
      ...(cookie === undefined ? {} : { WebSocketPolyfill: socketWith(cookie) }),
      name,
      document: doc,
      token,
      onStateless: ({ payload }) => void this.notices.push(JSON.parse(payload) as Notice),
      onAuthenticationFailed: ({ reason }) => void (this.refusal = reason),
    });
    // As the studio: who shows themselves first speaks for their copy.
    this.provider.setAwarenessField('name', 'Ann');
  }

  /** Gives the guards another speed. */
  pace(movement: number): void {
    this.editor.do(setItem(this.project, 'ford', 'units/guards/values/movement', movement));
  }

  /** Gives the guards another name. */
  rename(name: string): void {
    this.editor.do(setItem(this.project, 'ford', 'units/guards/name', name));
  }

  /** Gives the archers another name. */
  renameArchers(name: string): void {
    this.editor.do(setItem(this.project, 'ford', 'units/archers/name', name));
  }

  /** Whether this client is shown where somebody else is. */
  sees({ project }: Client): boolean {
    return this.provider.awareness?.getStates().has(project.doc.clientID) ?? false;
  }

  /** The text of the roster. */
  get units(): string {
    return this.project.text('ford:units.json') ?? '';
  }

  /** Whether everything this client has changed has been acknowledged. */
  get isSaved(): boolean {
    return this.provider.isSynced && !this.provider.hasUnsyncedChanges;
  }

  /** Waits until all is acknowledged. */
  saved(): Promise<void> {
    return until(() => this.isSaved, 'an acknowledgement');
  }

  /** Cuts the connection, or takes it up again. */
  go(online: boolean): void {
    const socket = this.provider.configuration.websocketProvider;
    if (online) void socket.connect();
    else socket.disconnect();
  }

  /** Cuts the connection, and waits until it is. */
  async disconnected(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.provider.on('close', resolve);
    });
    this.go(false);
    await closed;
  }

  /** Goes for good. */
  leave(): void {
    this.provider.destroy();
  }
}

/** Connections of a browser that has a session. */
function socketWith(cookie: string): typeof WebSocket {
  class Socket extends NodeSocket {
    constructor(address: string | URL) {
      super(address, { headers: { cookie } });
      // As a browser's: one that is closed while it is still being opened is no error of who closes it.
      this.on('error', () => undefined);
    }
  }
  return Socket as unknown as typeof WebSocket;
}

/** Milliseconds to wait at most: less than the patience of a test, so that it is told for what. */
const PATIENCE = 500_000;

/** Waits for something that comes by itself. */
export async function until(is: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
