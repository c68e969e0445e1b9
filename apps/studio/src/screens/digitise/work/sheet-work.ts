import { Store } from '../../../parts/store.ts';
import { DIGITISE } from '../words.ts';
import { CounterCuts } from './counter-cuts.ts';
import type { Asked, FromWork, Question, ToWork } from './protocol.ts';

/** How far a reading has come: counters of how many. */
export interface ReadProgress {
  readonly done: number;
  readonly of: number;
}

/** What was asked is not answered any more, because somebody has said so. */
export class Aborted extends Error {}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The page's side of the worker that looks at sheets. It is started when it is first asked something. */
export class SheetWork {
  /** How far the reading that goes on has come; null while none does. */
  readonly progress = new Store<ReadProgress | null>(null);
  /** Counters cut out of sheets, once their pictures are there. */
  readonly cuts = new CounterCuts(async (question) => {
    await this.#there(question.sheet);
    return this.ask('cut', question);
  });
  readonly #waiting = new Map<number, Waiting>();
  /** What was asked when pictures were opened: a worker in the place of one that has failed opens them for itself. */
  readonly #opened = new Map<string, Question>();
  /** Pictures that counters are to be cut out of as soon as this browser has them. */
  readonly #missed = new Map<string, PromiseWithResolvers<void>>();
  #worker: Worker | null = null;
  #questions = 0;

  /** Asks the worker. Rejects with an Error in plain words if it cannot answer. */
  ask<Name extends keyof Asked>(ask: Name, question: Asked[Name]['question']): Promise<Asked[Name]['answer']> {
    this.#questions += 1;
    const id = this.#questions;
    const asked = { ask, id, question } as Question;
    this.#send(asked);
    if (asked.ask === 'open') {
      this.#opened.set(asked.question.sheet, asked);
      this.#missed.get(asked.question.sheet)?.resolve();
      this.#missed.delete(asked.question.sheet);
    }
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Stops the reading that goes on; what has been read is not read again. */
  stop(): void {
    this.#send({ ask: 'stop' });
  }

  /** Gives up all that goes on, at once: those who wait for it get {@link Aborted}. */
  abort(): void {
    this.#giveUp(new Aborted());
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #there(picture: string): Promise<void> {
    if (this.#opened.has(picture)) return Promise.resolve();
    const missed = this.#missed.get(picture) ?? Promise.withResolvers<void>();
    this.#missed.set(picture, missed);
    return missed.promise;
  }

  #giveUp(why: Error): void {
    this.close();
    this.progress.value = null;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  #send(message: ToWork): void {
    if (this.#worker === null) {
      this.#worker = this.#start();
      for (const picture of this.#opened.values()) this.#worker.postMessage(picture);
    }
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./digitise-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWork>) => this.#onMessage(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#giveUp(new Error(event.message || DIGITISE.notStarted));
    });
    return worker;
  }

  #onMessage(message: FromWork): void {
    if (message.type === 'progress') {
      const { done, of } = message;
      this.progress.value = { done, of };
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'answer') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.message));
  }
}
