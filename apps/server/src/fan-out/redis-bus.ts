import { Redis } from 'ioredis';
import type { ServerLog } from '../server-log.ts';
import type { Bus, Traffic } from './bus.ts';

/** The longest wait between two tries to connect again, in milliseconds. */
const LONGEST_WAIT = 1000;

/** Redis as a bus: publishing and subscribing, nothing is kept there. */
export class RedisBus implements Bus {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #prefix: string;
  readonly #listeners = new Map<string, Set<(message: Uint8Array) => void>>();
  #messages = 0;
  #bytes = 0;

  /** @param prefix in front of all topics, so that several installations can share one Redis */
  constructor(address: string, prefix: string, log: ServerLog) {
    this.#prefix = prefix;
    const options = {
      // What cannot be said now is found in the log later: nothing queues up.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times: number) => Math.min(times * 100, LONGEST_WAIT),
      connectTimeout: 5000,
      keepAlive: 5000,
    };
    this.#publisher = new Redis(address, options);
    this.#subscriber = new Redis(address, options);
    let isTold = false;
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error: Error) => {
        if (!isTold) log.failure('bus.failed', error);
        isTold = true;
      });
    }
    this.#subscriber.on('ready', () => {
      if (isTold) log.note('bus.back');
      isTold = false;
      // Those of before are taken up again by the client; those that were asked for meanwhile are not.
      const topics = [...this.#listeners.keys()].map((topic) => this.#prefix + topic);
      if (topics.length > 0) this.#subscriber.subscribe(...topics).catch(() => undefined);
    });
    this.#subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => {
      const topic = channel.toString().slice(this.#prefix.length);
      for (const receive of this.#listeners.get(topic) ?? []) receive(message);
    });
  }

  get isUp(): boolean {
    return this.#publisher.status === 'ready' && this.#subscriber.status === 'ready';
  }

  get sent(): Traffic {
    return { messages: this.#messages, bytes: this.#bytes };
  }

  /** Waits until it is connected, or until that has failed once: a server starts without it too. */
  async ready(): Promise<void> {
    await Promise.all(
      [this.#publisher, this.#subscriber].map(
        (client) =>
          new Promise<void>((resolve) => {
            if (client.status === 'ready') return resolve();
            client.once('ready', resolve);
            client.once('error', () => resolve());
          }),
      ),
    );
  }

  publish(topic: string, message: Uint8Array): void {
    if (this.#publisher.status !== 'ready') return;
    this.#messages += 1;
    this.#bytes += message.byteLength;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    this.#publisher.publish(this.#prefix + topic, bytes).catch(() => undefined);
  }

  subscribe(topic: string, receive: (message: Uint8Array) => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(receive));
    if (listeners.size === 1 && this.#subscriber.status === 'ready')
      this.#subscriber.subscribe(this.#prefix + topic).catch(() => undefined);
    return () => {
      listeners.delete(receive);
      if (listeners.size > 0) return;
      this.#listeners.delete(topic);
      if (this.#subscriber.status === 'ready')
        this.#subscriber.unsubscribe(this.#prefix + topic).catch(() => undefined);
    };
  }

  close(): Promise<void> {
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
    return Promise.resolve();
  }
}
