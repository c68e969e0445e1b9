import { Store } from '../../../parts/store.ts';
import type { Asked, FromWork, ToWork } from './protocol.ts';

/** How far a reading has come: counters of how many. */
export interface ReadProgress {
  readonly done: number;
  readonly of: number;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The page's side of the worker that looks at sheets. It is started when it is first asked something. */
export class SheetWork {
  /** How far the reading that goes on has come; null while none does. */
  readonly progress = new Store<ReadProgress | null>(null);
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #questions = 0;

  /** Asks the worker. Rejects with an Error in plain words if it cannot answer. */
  ask<Name extends keyof Asked>(ask: Name, question: Asked[Name]['question']): Promise<Asked[Name]['answer']> {
    this.#questions += 1;
    const id = this.#questions;
    this.#tell({ ask, id, question } as ToWork);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Stops the reading that goes on; what has been read is not read again. */
  stop(): void {
    this.#tell({ ask: 'stop' });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #tell(message: ToWork): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./digitise-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWork>) => this.#hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.close();
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    });
    return worker;
  }

  #hear(message: FromWork): void {
    if (message.say === 'progress') {
      const { done, of } = message;
      this.progress.value = { done, of };
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.say === 'answer') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.message));
  }
}
