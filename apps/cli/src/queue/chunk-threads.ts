/** The threads of a worker: the one that talks to Redis must never wait for a game. */
import { Worker } from 'node:worker_threads';
import type { Entrants } from '@hexwright/playtest';
import { THREAD_LIMITS } from '@hexwright/playtest/batch';
import type { Chunk } from './chunk.ts';
import type { ThreadAnswer, ThreadOrder } from './chunk-thread.ts';

/** So many packages stay open on a thread. */
const MOST_OPEN = 4;

interface Thread {
  readonly worker: Worker;
  /** The packages that it has, those that were used longest ago first. */
  readonly has: string[];
  receive: (answer: ThreadAnswer) => void;
}

/** See above. No more chunks may be played at once than there are threads. */
export class ChunkThreads {
  readonly #free: Thread[] = [];
  readonly #busy = new Set<Thread>();

  /** Plays a chunk; a thread that fails for want of memory, say, is replaced. */
  play({ packages, compiled, orders }: Chunk, entrants: Entrants): Promise<ThreadAnswer> {
    const thread = this.#free.find(({ has }) => has.includes(packages)) ?? this.#free[0] ?? this.#start();
    this.#free.splice(this.#free.indexOf(thread), this.#free.includes(thread) ? 1 : 0);
    this.#busy.add(thread);
    const { has, worker } = thread;
    const isThere = has.includes(packages);
    if (isThere) has.splice(has.indexOf(packages), 1);
    const forget = has.length >= MOST_OPEN ? (has.shift() ?? null) : null;
    has.push(packages);
    const order: ThreadOrder = { packages, entrants: isThere ? null : entrants, forget, compiled, orders };
    return new Promise((resolve) => {
      thread.receive = (answer) => {
        this.#busy.delete(thread);
        resolve(answer);
      };
      worker.postMessage(order, []);
    });
  }

  /** Ends the threads. What they play is lost. */
  async close(): Promise<void> {
    await Promise.all([...this.#free, ...this.#busy].map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const worker = new Worker(new URL('chunk-thread.ts', import.meta.url), { resourceLimits: THREAD_LIMITS });
    const thread: Thread = { worker, has: [], receive: () => undefined };
    worker.on('message', (answer: ThreadAnswer) => {
      this.#free.push(thread);
      thread.receive(answer);
    });
    worker.on('error', (error) => thread.receive({ kind: 'broken', message: error.message }));
    return thread;
  }
}
