/** Takes chunks of games from Redis, plays them, and answers, until it is told to stop. */
import { hostname } from 'node:os';
import type { Entrants } from '@hexwright/playtest';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Chunk, type ChunkAnswer, packAnswer, readChunk } from './chunk.ts';
import { ChunkThreads } from './chunk-threads.ts';
import { AFTERLIFE, answersKey, BEAT, packagesKey, PREFIX, queueName, runKey, RUNS, WORKERS } from './keys.ts';
import { unpackEntrants } from './packed-entrants.ts';
import type { RedisAddress } from './redis-address.ts';
import { connectRedis } from './redis-line.ts';
import { appear, leave, present, type Present } from './roster.ts';

/** Milliseconds after which a chunk of a worker that is gone is another's; it is renewed at half of that. */
const LOCK = 10_000;
/** Milliseconds between two looks for such chunks. */
const STALLED = 3000;
/** A chunk that has brought down so many workers is given up. */
const MOST_STALLED = 3;
/** So many packages are kept unpacked. */
const MOST_OPEN = 8;

/** What a worker does, in plain words, for the person who has started it. */
export type Print = (line: string) => void;

/** See above. */
export class QueueWorker {
  readonly #redis: Redis;
  readonly #jobs: Worker<unknown>;
  readonly #threads = new ChunkThreads();
  readonly #self: Present;
  readonly #print: Print;
  readonly #entrants = new Map<string, Entrants>();
  /** Runs of other engines that have been told of, and what has been refused. */
  readonly #told = new Set<string>();
  readonly #beat: NodeJS.Timeout;
  #isAway = false;
  #chunks = 0;
  #games = 0;

  private constructor(redis: Redis, self: Present, print: Print) {
    this.#redis = redis;
    this.#self = self;
    this.#print = print;
    this.#jobs = new Worker<unknown>(queueName(self.engine), (job) => this.#play(job), {
      connection: redis,
      prefix: PREFIX,
      concurrency: self.threads,
      lockDuration: LOCK,
      stalledInterval: STALLED,
      maxStalledCount: MOST_STALLED,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    // Redis that is away, above all: that is told by the connection.
    this.#jobs.on('error', () => undefined);
    this.#beat = setInterval(() => void this.#live(), BEAT);
  }

  /** Connects and begins. Rejects with QueueError where no Redis answers. */
  static async start(address: RedisAddress, engine: string, threads: number, print: Print): Promise<QueueWorker> {
    const redis = await connectRedis(address);
    const worker = new QueueWorker(redis, { name: `${hostname()} ${process.pid}`, engine, threads }, print);
    redis.on('close', () => worker.#tellAway(address));
    redis.on('ready', () => worker.#tellBack());
    await worker.#live();
    return worker;
  }

  /** How many chunks and games it has played. */
  get played(): { readonly chunks: number; readonly games: number } {
    return { chunks: this.#chunks, games: this.#games };
  }

  /** Ends when the chunks that are being played are done. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    // Without Redis nobody can be told of what is done: the lock runs out, and another does it.
    const isThere = this.#redis.status === 'ready';
    await this.#jobs.close(!isThere);
    await this.#threads.close();
    if (isThere) await leave(this.#redis, WORKERS, this.#self);
    this.#redis.removeAllListeners('close');
    this.#redis.disconnect();
  }

  #tellAway({ shown }: RedisAddress): void {
    if (!this.#isAway) this.#print(`Redis is away at ${shown}; trying again.`);
    this.#isAway = true;
  }

  #tellBack(): void {
    if (this.#isAway) this.#print('Redis is back.');
    this.#isAway = false;
  }

  /** Says that it is there, and sees who waits for a worker of another kind. */
  async #live(): Promise<void> {
    if (this.#redis.status !== 'ready') return;
    try {
      await appear(this.#redis, WORKERS, this.#self);
      for (const { name, engine } of await present(this.#redis, RUNS)) {
        if (engine === this.#self.engine || this.#told.has(name)) continue;
        this.#told.add(name);
        this.#print(
          `${name} wants games of engine ${engine}; this worker has engine ${this.#self.engine} and refuses them. Bring both to the same version of Hexwright.`,
        );
      }
    } catch {
      // Redis has gone away: the connection tells of that.
    }
  }

  async #play({ id, data }: Job<unknown>): Promise<void> {
    const chunk = readChunk(data);
    if (chunk === null || id === undefined) {
      this.#print('Something in the queue is no chunk of games; it is thrown away.');
      return;
    }
    // Nobody waits for it any more.
    if ((await this.#redis.exists(runKey(chunk.run))) === 0) return;
    const answer = await this.#answerTo(chunk);
    const key = answersKey(chunk.run);
    await this.#redis.multi().rpush(key, packAnswer(id, answer)).expire(key, AFTERLIFE).exec();
    if (answer.kind === 'played') {
      this.#chunks++;
      this.#games += answer.results.length;
    }
  }

  async #answerTo(chunk: Chunk): Promise<ChunkAnswer> {
    if (chunk.engine !== this.#self.engine)
      return this.#refuse(chunk, `it has engine ${this.#self.engine}, not ${chunk.engine}`);
    const known = this.#entrants.get(chunk.packages);
    const bytes = known === undefined ? await this.#redis.getBuffer(packagesKey(chunk.packages)) : null;
    if (known === undefined && bytes === null) return { kind: 'lacking' };
    try {
      const entrants = known ?? unpackEntrants(chunk.packages, bytes ?? Buffer.alloc(0));
      this.#remember(chunk.packages, entrants);
      const answer = await this.#threads.play(chunk, entrants);
      return answer.kind === 'refused' ? this.#refuse(chunk, answer.why) : answer;
    } catch (error) {
      return this.#refuse(chunk, error instanceof Error ? error.message : String(error));
    }
  }

  #remember(hash: string, entrants: Entrants): void {
    this.#entrants.delete(hash);
    this.#entrants.set(hash, entrants);
    const [oldest] = this.#entrants.keys();
    if (this.#entrants.size > MOST_OPEN && oldest !== undefined) this.#entrants.delete(oldest);
  }

  #refuse({ packages }: Chunk, why: string): ChunkAnswer {
    if (!this.#told.has(packages)) this.#print(`Refused the packages ${packages.slice(0, 12)}: ${why}.`);
    this.#told.add(packages);
    return { kind: 'refused', worker: this.#self.name, why };
  }
}
