// A server of its own for a page test, on a copy of the packages: it is stopped, killed and started again at will.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SCENARIOS = path.join(ROOT, 'scenarios');
const COMMANDS = path.join(ROOT, 'apps/server/bin/hexwright-server.mjs');

/** Where the program keeps what it was compiled to, as when it is started by hand. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/hexwright');

/** Run as a process, so that it can end as a server ends. It first says its address, and the link for its first owner. */
const PROGRAM = `
  import module from 'node:module';
  module.enableCompileCache(${JSON.stringify(COMPILED)});
  const [server, root, dataFolder, studioFolder, port, hasAccounts] = process.argv.slice(1);
  const { startServer } = await import(server);
  const accounts = hasAccounts === 'yes' ? { publicAddress: null, trustProxy: false, openId: null } : null;
  const running = await startServer({ root, dataFolder, studioFolder, port: Number(port), accounts });
  process.once('SIGTERM', () => running.close().then(() => process.exit()));
  // A test that fails half-way leaves nobody to end it but the end of the run.
  process.stdin.resume().once('end', () => process.exit());
  console.log(running.address + ' ' + (running.welcome ?? ''));
  // It may be killed, and then keeps nothing for the next one.
  module.flushCompileCache();
`;

/** What a server is made of. */
export interface Made {
  /** Folder with the built studio. */
  readonly studio: string;
  /** Path of the module that starts a server, where it has been built; else it is read from its sources. */
  readonly server?: string;
}

/** What a folder of packages has when it is opened. */
export interface Content {
  /** Which packages of `scenarios/`, by id: each of them is sent to every page and checked there, which takes its time. */
  readonly packages: readonly string[] | 'all';
  /** Which examples of their rules, by path; there are more than a thousand, which takes seconds. */
  readonly examples: readonly string[] | 'all';
  /** Texts besides, by path: `own/battle/map.json`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A server with a folder of packages of its own. */
export class TestServer {
  /** The folder of packages that is open: of `scenarios/` the packages and examples that were asked for. */
  readonly folder: string;
  /** `http://127.0.0.1:41234`, the same after it was started again. */
  address = '';
  /** The secret that makes the first account; '' where there are no accounts, or some already. */
  welcome = '';
  readonly #home: string;
  readonly #made: Made;
  readonly #hasAccounts: boolean;
  #process: ChildProcess | null = null;

  private constructor(home: string, made: Made, hasAccounts: boolean) {
    this.#home = home;
    this.#made = made;
    this.#hasAccounts = hasAccounts;
    this.folder = path.join(home, 'scenarios');
  }

  /**
   * Starts one.
   *
   * @param made what the server is made of
   * @param content what the folder of packages has when it is opened
   * @param hasAccounts whether people have to say who they are
   */
  static async start(made: Made, content: Content, hasAccounts = false): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(path.join(tmpdir(), 'hexwright-page-')), made, hasAccounts);
    const { packages, examples, files } = content;
    const isWanted = (file: string): boolean => examples === 'all' || path.basename(file) !== 'cases';
    for (const folder of packages === 'all' ? [''] : packages) {
      const [from, to] = [SCENARIOS, server.folder].map((root) => path.join(root, folder));
      await cp(from, to, { recursive: true, filter: isWanted });
    }
    for (const example of examples === 'all' ? [] : examples) {
      await cp(path.join(SCENARIOS, example), path.join(server.folder, example));
    }
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(server.folder, file)), { recursive: true });
      await writeFile(path.join(server.folder, file), text);
    }
    await server.start();
    return server;
  }

  /** Starts it again at the address it had. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const { studio, server = '@hexwright/server' } = this.#made;
    const folders = [this.folder, path.join(this.#home, 'data'), studio];
    const given = [server, ...folders, port, this.#hasAccounts ? 'yes' : 'no'];
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, '--', ...given], {
      cwd: ROOT,
      stdio: 'pipe',
    });
    this.#process = child;
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const said = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      child.once('exit', () => reject(new Error(`The server did not start: ${complaint}`)));
    });
    const [address, welcome = ''] = said.trim().split(' ');
    this.address = address.replace(/\/$/, '');
    this.welcome = welcome.split('#join=')[1] ?? '';
  }

  /** Runs a command of the server on what it keeps, as a person would while it is stopped: `backup file`. */
  async command(...args: readonly string[]): Promise<void> {
    await promisify(execFile)(process.execPath, [COMMANDS, ...args, '--data', path.join(this.#home, 'data')], {
      cwd: ROOT,
    });
  }

  /** Ends it as a person would, or at once as a power cut would. */
  async stop(how: 'gently' | 'at once' = 'gently'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(how === 'gently' ? 'SIGTERM' : 'SIGKILL');
    await gone;
  }

  /** It says nothing any more, and its sockets stay open: what a line that is cut somewhere looks like from here. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** It goes on where it was frozen. */
  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Ends it and removes everything it had. */
  async close(): Promise<void> {
    await this.stop('at once');
    await rm(this.#home, { recursive: true, force: true });
  }
}
