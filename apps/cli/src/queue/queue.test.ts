import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderLibrary } from '@hexwright/model/node';
import { playBatch } from '@hexwright/playtest/batch';
import { engineDigest } from '@hexwright/playtest/store';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { main } from '../main.ts';
import { type Ending, hexwright, hexwrightProgram } from '../testing/command-line.ts';
import { onRedis, PrivateRedis } from '../testing/private-redis.ts';
import { queueName } from './keys.ts';
import { queueHands } from './queue-run.ts';
import { QueueWorker } from './queue-worker.ts';
import { readRedisAddress } from './redis-address.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../bin/hexwright.mjs');
const SCENARIOS = path.resolve(import.meta.dirname, '../../../../scenarios');
const GAMES = 240;
const ASKED = ['playtest', 'wrg/knights-and-bills', '--games', String(GAMES), '--json'];
const PATIENT = { timeout: 240_000, interval: 50 };

interface Told {
  readonly games: readonly object[];
  readonly summary: object;
  readonly kept: number;
}

const told = ({ out }: Ending): Told => JSON.parse(out) as Told;

onRedis('games that workers play over Redis', () => {
  let redis: PrivateRedis;
  let look: Redis;
  const processes: ChildProcess[] = [];
  const workers: QueueWorker[] = [];

  beforeEach(async () => {
    redis = await PrivateRedis.start();
    look = redis.client();
    look.on('error', () => undefined);
  });
  afterEach(async () => {
    process.env['HEXWRIGHT_GAMES'] = 'off';
    for (const child of processes.splice(0)) child.kill('SIGKILL');
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    look.disconnect();
    await redis.kill();
  });

  /** A worker in a process of its own, which says so when it is ready. */
  async function startProcess(): Promise<ChildProcess> {
    const args = [PROGRAM, 'worker', '--redis', redis.url, '--workers', '1'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    processes.push(child);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    return child;
  }

  /** A worker in this process, and what it says. */
  async function startWorker(engine = engineDigest()): Promise<readonly string[]> {
    const said: string[] = [];
    const address = readRedisAddress('redis', redis.url, {});
    workers.push(await QueueWorker.start(address, engine, 1, (line) => said.push(line)));
    return said;
  }

  const active = (): Promise<number> => look.llen(`hexwright:${queueName(engineDigest())}:active`);

  it('are the same to the last digit when half of the workers are killed', async () => {
    const children = await Promise.all([1, 2, 3, 4].map(() => startProcess()));
    const run = hexwrightProgram([...ASKED, '--queue', redis.url]);
    // Each has begun something.
    await vi.waitFor(async () => expect(await active()).toBe(4), PATIENT);
    for (const child of children.slice(0, 2)) child.kill('SIGKILL');
    const [queued, alone] = [await run, await hexwright([...ASKED, '--workers', '1'])];
    expect([queued.code, queued.err]).toEqual([0, '']);
    expect(told(queued).games).toHaveLength(GAMES);
    expect(told(queued).games).toEqual(told(alone).games);
    expect(told(queued).summary).toEqual(told(alone).summary);
    expect(await active()).toBe(0);
  });

  it('are kept when Redis goes away for good, and the same command goes on from there', async () => {
    process.env['HEXWRIGHT_GAMES'] = path.join(mkdtempSync(path.join(tmpdir(), 'queue-')), 'games.sqlite');
    const said = await startWorker();
    const asked = [...ASKED, '--queue', redis.url, '--patience', '1'];
    const run = hexwrightProgram(asked);
    await vi.waitFor(() => expect(workers[0].played.games).toBeGreaterThan(20), PATIENT);
    await redis.kill();
    const broken = await run;
    expect(broken.code).toBe(1);
    expect(broken.err).toContain(`Redis at 127.0.0.1:${redis.port} has been away for 1 s.`);
    expect(broken.err).toContain('the same command goes on from there');
    expect(JSON.parse(broken.out)).toMatchObject({ error: { code: 'queue' } });
    await redis.start();
    const again = await hexwright(asked);
    process.env['HEXWRIGHT_GAMES'] = 'off';
    expect(again.code).toBe(0);
    expect(told(again).kept).toBeGreaterThan(0);
    expect(told(again).kept).toBeLessThan(GAMES);
    expect(told(again).games).toEqual(told(await hexwright([...ASKED, '--workers', '1'])).games);
    expect(said.join('\n')).toMatch(/Redis is away .*\n.*Redis is back/);
  });

  it('are handed out again when Redis comes back and has forgotten them', async () => {
    await startWorker();
    const run = hexwright([...ASKED, '--queue', redis.url]);
    await vi.waitFor(() => expect(workers[0].played.games).toBeGreaterThan(20), PATIENT);
    await redis.kill();
    await redis.start();
    const { code, out, err } = await run;
    expect([code, err]).toEqual([0, expect.stringContaining('waiting for it')]);
    expect((JSON.parse(out) as Told).games).toEqual(told(await hexwright([...ASKED, '--workers', '1'])).games);
  });

  it('are refused by a worker of another engine, and both sides say which', async () => {
    const said = await startWorker('0ther');
    let [out, err] = ['', ''];
    const asked = ['playtest', 'wrg/knights-and-bills', '--games', '4', '--json', '--queue', redis.url];
    const run = main(asked, { out: (text) => void (out += text), err: (text) => void (err += text) });
    await vi.waitFor(() => expect(said.join('\n')).toContain('engine 0ther and refuses them'), PATIENT);
    expect(said.join('\n')).toContain(`wants games of engine ${engineDigest()}`);
    await vi.waitFor(() => expect(err).toContain('those that are there have 0ther and refuse these games'), PATIENT);
    expect(workers[0].played.games).toBe(0);
    await startWorker();
    expect([await run, (JSON.parse(out) as Told).games.length]).toEqual([0, 4]);
  });

  it('end a comparison that is settled, and leave nothing to do behind', async () => {
    await startWorker();
    const same = path.join(SCENARIOS, 'wrg/knights-and-bills');
    const { code, out } = await hexwright(['compare', 'wrg/knights-and-bills', same, '--json', '--queue', redis.url]);
    const alone = await hexwright(['compare', 'wrg/knights-and-bills', same, '--json']);
    expect([code, out]).toEqual([0, alone.out]);
    expect(JSON.parse(out)).toMatchObject({ settled: true });
    expect(await look.llen(`hexwright:${queueName(engineDigest())}:wait`)).toBe(0);
    expect(await look.keys('hexwright:run:*')).toEqual([]);
  });

  it('are refused where a package comes out otherwise than where it was sent from', async () => {
    await startWorker();
    const loaded = new FolderLibrary([SCENARIOS]).loadChain('wrg/knights-and-bills');
    const chain = loaded.ok ? loaded.chain : [];
    const settings = {
      address: readRedisAddress('queue', redis.url, {}),
      engine: engineDigest(),
      patience: 5,
      print: () => undefined,
    };
    const play = (compiled: string): Promise<void> =>
      playBatch(
        { chains: [chain], seats: {}, games: 4, seed: 1, hands: queueHands({ ...settings, compiled: [compiled] }) },
        () => undefined,
      );
    await expect(play('0123')).rejects.toThrow(/refuses to play: the package comes out as [\da-f]+ here, not as 0123/);
  });
});

onRedis('a Redis with a password', () => {
  it('is used, and nobody is told the password', async () => {
    const redis = await PrivateRedis.start('s3cret-word');
    const address = readRedisAddress('redis', redis.url, {});
    const said: string[] = [];
    const worker = await QueueWorker.start(address, engineDigest(), 1, (line) => said.push(line));
    const asked = ['playtest', 'wrg/knights-and-bills', '--games', '3', '--queue'];
    const { code, out, err } = await hexwright([...asked, redis.url]);
    expect(code).toBe(0);
    const wrong = await hexwright([...asked, redis.url.replace('s3cret-word', 'an0ther-word')]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('WRONGPASS')]);
    await redis.kill();
    const away = await hexwright([...asked, redis.url]);
    expect([away.code, away.err]).toEqual([1, expect.stringContaining(`does not answer at 127.0.0.1:${redis.port}`)]);
    expect([...said, out, err, wrong.out, wrong.err, away.out, away.err].join('\n')).not.toMatch(/s3cret|an0ther/);
    await worker.close();
  });
});
