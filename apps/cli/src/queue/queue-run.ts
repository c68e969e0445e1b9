/** The games of a batch, handed to workers on any machines in chunks of about a second, and taken back from them. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Entrants } from '@hexwright/playtest';
import { ChunkSize, type Dealer, type GameOrder, type Hands } from '@hexwright/playtest/batch';
import { type JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Chunk, type ChunkAnswer, isAnswerTo, MOST_GAMES, unpackAnswer } from './chunk.ts';
import { AFTERLIFE, answersKey, BEAT, packagesKey, PREFIX, queueName, runKey, RUNS, SILENCE, WORKERS } from './keys.ts';
import { packEntrants } from './packed-entrants.ts';
import { QueueError } from './queue-error.ts';
import type { RedisAddress } from './redis-address.ts';
import { connectRedis } from './redis-line.ts';
import { appear, leave, present, type Present } from './roster.ts';

/** Milliseconds that a chunk is to take. */
const CHUNK = 1000;
/** Chunks that wait for each thread that plays, and those that wait before anybody is there. */
const AHEAD = 2;
const LEAST_AHEAD = 4;
/** A chunk that was lost so often will be lost again. */
const MOST_LOSSES = 5;
const JOB: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

/** What a queue needs besides the games. */
export interface QueueSettings {
  readonly address: RedisAddress;
  readonly engine: string;
  /** Hashes of the packages of a batch as compiled, in their order. */
  readonly compiled: readonly string[];
  /** Seconds for which Redis may be away. */
  readonly patience: number;
  /** Takes what the person who waits should know. */
  readonly print: (line: string) => void;
}

/** The hands of all workers at a Redis. */
export function queueHands(settings: QueueSettings): Hands {
  return async (entrants, dealer) => {
    const run = await QueueRun.open(settings, entrants, dealer);
    try {
      await run.play();
    } finally {
      await run.close();
    }
  };
}

/** A chunk that nobody has answered yet. */
interface Awaited {
  readonly orders: readonly GameOrder[];
  losses: number;
  /** Whether it was not in the queue at the last look. */
  isMissed: boolean;
}

class QueueRun {
  readonly #settings: QueueSettings;
  readonly #dealer: Dealer;
  readonly #id = randomUUID();
  readonly #self: Present;
  readonly #packages: ReturnType<typeof packEntrants>;
  readonly #redis: Redis;
  /** For waiting: nothing else can be asked over it meanwhile. */
  readonly #ear: Redis;
  readonly #queue: Queue;
  readonly #awaited = new Map<string, Awaited>();
  /** Resolves with why it cannot go on. */
  readonly #broken = Promise.withResolvers<never>();
  #away: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #isAllDealt = false;
  readonly #size = new ChunkSize(CHUNK, MOST_GAMES);
  #ahead = LEAST_AHEAD;
  #chunks = 0;
  #aloneSince = performance.now();
  #isAloneTold = false;

  private constructor(settings: QueueSettings, entrants: Entrants, dealer: Dealer, redis: Redis) {
    this.#settings = settings;
    this.#dealer = dealer;
    this.#packages = packEntrants(entrants);
    this.#self = {
      name: `A run on ${hostname()} (${process.pid}, ${this.#id.slice(0, 8)})`,
      engine: settings.engine,
      threads: 0,
    };
    this.#redis = redis;
    this.#ear = redis.duplicate();
    this.#ear.on('error', () => undefined);
    this.#queue = new Queue(queueName(settings.engine), {
      connection: redis,
      prefix: PREFIX,
      streams: { events: { maxLen: 100 } },
    });
    this.#queue.on('error', () => undefined);
    this.#broken.promise.catch(() => undefined);
  }

  static async open(settings: QueueSettings, entrants: Entrants, dealer: Dealer): Promise<QueueRun> {
    const redis = await connectRedis(settings.address);
    const run = new QueueRun(settings, entrants, dealer, redis);
    redis.on('close', () => run.#wait());
    redis.on('ready', () => run.#goOn());
    return run;
  }

  /** Hands out all games and takes them back. Rejects with QueueError where that cannot be. */
  async play(): Promise<void> {
    await this.#tryingRedis(this.#begin());
    while (!this.#dealer.isDone && this.#dealer.failure === null) {
      await this.#tryingRedis(this.#fill());
      if (this.#awaited.size === 0) return;
      const heard = await this.#tryingRedis(this.#ear.blpopBuffer(answersKey(this.#id), BEAT / 1000));
      if (heard !== null) await this.#receive(heard[1]);
    }
  }

  /** Takes back what nobody has begun, and ends. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    clearTimeout(this.#away);
    this.#redis.removeAllListeners('close');
    if (this.#redis.status === 'ready') {
      const waiting = [...this.#awaited.keys()].map((id) => this.#queue.remove(id));
      await Promise.allSettled([
        ...waiting,
        this.#redis.del(runKey(this.#id), answersKey(this.#id)),
        leave(this.#redis, RUNS, this.#self),
      ]);
    }
    this.#ear.disconnect();
    await this.#queue.close().catch(() => undefined);
    this.#redis.disconnect();
  }

  async #begin(): Promise<void> {
    await this.#live();
    this.#beat = setInterval(() => {
      if (this.#redis.status === 'ready') this.#live().catch(() => undefined);
    }, BEAT);
  }

  /** Says that it is still there, sees who else is, and looks for what was lost. */
  async #live(): Promise<void> {
    const { hash, bytes } = this.#packages;
    await this.#redis.set(runKey(this.#id), '', 'EX', SILENCE);
    await this.#redis.set(packagesKey(hash), bytes, 'EX', AFTERLIFE);
    await appear(this.#redis, RUNS, this.#self);
    this.#count(await present(this.#redis, WORKERS));
    await this.#seek();
  }

  #count(workers: readonly Present[]): void {
    const own = workers.filter(({ engine }) => engine === this.#settings.engine);
    const threads = own.reduce((sum, one) => sum + one.threads, 0);
    this.#ahead = Math.max(LEAST_AHEAD, threads * (AHEAD + 1));
    if (own.length > 0) {
      this.#aloneSince = performance.now();
      this.#isAloneTold = false;
    } else if (!this.#isAloneTold && performance.now() - this.#aloneSince >= BEAT) {
      this.#isAloneTold = true;
      this.#settings.print(aloneText(this.#settings, workers));
    }
  }

  /** Chunks that are neither in the queue nor answered were lost: with a Redis that forgot them, or with too many workers. */
  async #seek(): Promise<void> {
    if (this.#awaited.size === 0 || (await this.#redis.llen(answersKey(this.#id))) > 0) return;
    for (const [id, awaited] of this.#awaited) {
      const isThere = (await this.#redis.exists(this.#queue.toKey(id))) === 1;
      if (!isThere && awaited.isMissed) await this.#again(id, awaited);
      else awaited.isMissed = !isThere;
    }
  }

  async #fill(): Promise<void> {
    while (!this.#isAllDealt && this.#awaited.size < this.#ahead) {
      const orders = await this.#deal();
      if (orders.length === 0) return;
      await this.#hand({ orders, losses: 0, isMissed: false });
    }
  }

  async #deal(): Promise<readonly GameOrder[]> {
    const wished = this.#size.games;
    const orders = await this.#dealer.deal(wished);
    if (orders.length < wished) this.#isAllDealt = true;
    return orders;
  }

  async #hand(awaited: Awaited): Promise<void> {
    const { engine, compiled } = this.#settings;
    const id = `${this.#id}-${this.#chunks++}`;
    const chunk: Chunk = { run: this.#id, engine, packages: this.#packages.hash, compiled, orders: awaited.orders };
    this.#awaited.set(id, awaited);
    await this.#queue.add('chunk', chunk, { ...JOB, jobId: id });
  }

  async #again(id: string, { orders, losses }: Awaited): Promise<void> {
    this.#awaited.delete(id);
    if (losses + 1 < MOST_LOSSES) return this.#hand({ orders, losses: losses + 1, isMissed: false });
    const seeds = `${orders[0].seed} to ${orders[orders.length - 1].seed}`;
    this.#break(
      `the games on the seeds ${seeds} were lost again and again, and every worker that played them. See what it says at the workers.`,
    );
  }

  async #receive(bytes: Buffer): Promise<void> {
    const heard = unpackAnswer(bytes);
    const awaited = heard === null ? undefined : this.#awaited.get(heard.chunk);
    // Done twice, when a worker was only slow: the first answer counts, and they are the same.
    if (heard === null || awaited === undefined) return;
    await this.#take(heard.chunk, awaited, heard.answer);
  }

  async #take(id: string, awaited: Awaited, answer: ChunkAnswer): Promise<void> {
    const { orders } = awaited;
    if (answer.kind === 'lacking') return this.#again(id, awaited);
    this.#awaited.delete(id);
    if (answer.kind === 'refused') {
      throw new QueueError(`The worker ${answer.worker} refuses to play: ${answer.why}.`);
    }
    if (answer.kind === 'broken') {
      this.#dealer.takeBack(orders, { results: [], failure: answer.message });
      return;
    }
    if (!isAnswerTo(orders, answer)) throw new QueueError('A worker has answered with other games than it was given.');
    this.#dealer.takeBack(orders, answer);
    this.#size.fit(answer.results.length, answer.milliseconds);
  }

  /** Redis is away: for a while it is waited for. */
  #wait(): void {
    if (this.#away !== undefined) return;
    const { address, patience, print } = this.#settings;
    print(`Redis is away at ${address.shown}; waiting for it.`);
    this.#away = setTimeout(
      () => this.#break(`Redis at ${address.shown} has been away for ${patience} s.`),
      patience * 1000,
    );
  }

  #goOn(): void {
    clearTimeout(this.#away);
    this.#away = undefined;
  }

  #break(why: string): void {
    this.#broken.reject(new QueueError(why));
  }

  #tryingRedis<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#broken.promise]);
  }
}

function aloneText({ address, engine }: QueueSettings, workers: readonly Present[]): string {
  const start = `hexwright worker --redis ${address.shown.startsWith('127.') ? 'redis' : 'redis://...'}`;
  if (workers.length === 0) return `Nobody plays at ${address.shown} yet. Start workers, here or elsewhere: ${start}`;
  const others = [...new Set(workers.map((one) => one.engine))].join(', ');
  return `No worker at ${address.shown} has engine ${engine}; those that are there have ${others} and refuse these games. Bring them to the same version of Hexwright: the same files in libs.`;
}
