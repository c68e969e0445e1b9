import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);
/** Where Debian has the programs of PostgreSQL, by version. */
const VERSIONS = '/usr/lib/postgresql';
const USER = 'postgres';
/** Ports are looked for from here on, each test elsewhere. */
const FIRST_PORT = 40_000;

/** A PostgreSQL of a test's own, which it may stop and start: that of the machine is others' too. */
export class PrivatePostgres {
  readonly url: string;
  readonly port: number;
  readonly #programs: string;
  readonly #folder: string;

  private constructor(programs: string, folder: string, port: number) {
    [this.#programs, this.#folder, this.port] = [programs, folder, port];
    this.url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  }

  static async start(): Promise<PrivatePostgres> {
    const programs = await programsFolder();
    if (programs === null) throw new Error('There is no PostgreSQL on this machine.');
    const folder = await mkdtemp(path.join(tmpdir(), 'hexwright-postgres-'));
    const one = new PrivatePostgres(programs, folder, await freePort('127.0.0.1', FIRST_PORT + randomInt(10_000)));
    if (process.getuid?.() === 0) {
      // It does not run as root.
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (what) => Number((await run('id', [what, USER])).stdout)),
      );
      await chown(folder, uid, gid);
    }
    await one.#run('initdb', '-D', folder, '-U', USER, '-A', 'trust', '--no-sync');
    await one.#control('start');
    return one;
  }

  /** Stops and starts it: politely, or as a loss of power would. */
  async restart(how: 'fast' | 'immediate'): Promise<void> {
    await this.#control('restart', '-m', how);
  }

  async end(): Promise<void> {
    await this.#control('stop', '-m', 'immediate').catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }

  #control(what: 'start' | 'stop' | 'restart', ...more: readonly string[]): Promise<unknown> {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    const log = path.join(this.#folder, 'log');
    return this.#run('pg_ctl', what, '-w', '-D', this.#folder, '-l', log, '-o', options, ...more);
  }

  #run(program: string, ...args: readonly string[]): Promise<unknown> {
    const file = path.join(this.#programs, program);
    const [command, all] =
      process.getuid?.() === 0 ? ['runuser', ['-u', USER, '--', file, ...args]] : [file, [...args]];
    return run(command, all, { cwd: this.#folder });
  }
}

/** Whether a PostgreSQL of one's own can be started here. */
export const hasPrivatePostgres = (await programsFolder()) !== null;

async function programsFolder(): Promise<string | null> {
  const versions = await readdir(VERSIONS).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one)).at(0);
  return newest === undefined ? null : path.join(VERSIONS, newest, 'bin');
}
