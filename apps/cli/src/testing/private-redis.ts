/** A Redis of a test's own, which it may stop, kill and start again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { describe } from 'vitest';

const PROGRAM = 'redis-server';

/** See above. It keeps nothing when it ends. */
export class PrivateRedis {
  readonly port: number;
  readonly #password: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, password: string) {
    this.port = port;
    this.#password = password;
  }

  /** @param password what it asks for; none where empty */
  static async start(password = ''): Promise<PrivateRedis> {
    const redis = new PrivateRedis(await freePort(), password);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://${this.#password === '' ? '' : `:${this.#password}@`}127.0.0.1:${this.port}`;
  }

  /** A connection to look into it with. */
  client(): Redis {
    return new Redis(this.url);
  }

  async start(): Promise<void> {
    const secret = this.#password === '' ? [] : ['--requirepass', this.#password];
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...secret];
    this.#child = spawn(PROGRAM, args, { stdio: 'ignore' });
    const client = new Redis(this.url, { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  /** Ends it as a loss of power would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** Tests that need a Redis; they count as skipped, and say why, where there is none. */
export function onRedis(name: string, tests: () => void): void {
  const isHere = spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;
  const missing = isHere ? '' : ` (skipped: no ${PROGRAM})`;
  describe.runIf(isHere)(`${name}${missing}`, () => {
    tests();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
