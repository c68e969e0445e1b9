import * as Y from 'yjs';
import { Patience } from '../parts/patience.ts';
import { Store } from '../parts/store.ts';
import type { Effective, EffectiveChange, FromCompileService, PackageReport, ToCompileService } from './protocol.ts';
import type { Asked, Question } from './questions/index.ts';
import { SERVICE } from './words.ts';

/** How long the worker may think about one thing before it is stopped, in milliseconds. */
const PATIENCE = 10_000;

interface Waiting {
  /** What was asked, in the name of the question. */
  readonly about: string;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The page's side of the worker that compiles. A worker that hangs is stopped and another one started. */
export class CompileService {
  /** The newest report about the package that is watched. */
  readonly report = new Store<PackageReport | null>(null);
  /** Whether changes have not been compiled yet. */
  readonly busy = new Store(false);
  /** What the worker hung at, in plain words; null as long as it does not. */
  readonly trouble = new Store<string | null>(null);
  readonly #doc: Y.Doc;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #watched: string | null = null;
  #revision = 0;
  #questions = 0;
  readonly #patience = new Patience(PATIENCE, () => this.#fail(SERVICE.tooLong));
  /** A worker that was stopped is not given again what it hung at before something has changed. */
  #isStopped = false;
  readonly #pass = (update: Uint8Array): void => {
    this.#revision += 1;
    this.#send({ type: 'update', update, revision: this.#revision });
    this.#expect();
  };

  constructor(doc: Y.Doc) {
    this.#doc = doc;
    this.#worker = this.#start();
    doc.on('update', this.#pass);
  }

  /** Changes of the document so far; a report that says as much is up to date. */
  get revision(): number {
    return this.#revision;
  }

  /** Compiles a package now and after every change, instead of the one before. */
  watch(id: string): void {
    if (this.#watched === id) return;
    this.#watched = id;
    this.report.value = null;
    this.#send({ type: 'watch', package: id });
    this.#expect();
  }

  /** Compiles again what the worker was stopped at. */
  restart(): void {
    this.trouble.value = null;
    this.#expect();
  }

  /** Asks the worker. Rejects with an Error in plain words if it cannot answer. */
  ask<Name extends keyof Asked>(ask: Name, question: Asked[Name]['question']): Promise<Asked[Name]['answer']> {
    this.#questions += 1;
    const id = this.#questions;
    this.#send({ type: 'ask', id, question: { ask, ...question } as Question });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { about: ask, resolve, reject });
      this.#patience.wait();
    });
  }

  close(): void {
    this.#doc.off('update', this.#pass);
    this.#patience.begin();
    this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromCompileService>) => this.#onMessage(data));
    worker.addEventListener('error', (event) => this.#fail(event.message));
    const update = Y.encodeStateAsUpdate(this.#doc);
    worker.postMessage({ type: 'update', update, revision: this.#revision } satisfies ToCompileService);
    return worker;
  }

  #send(message: ToCompileService): void {
    this.#worker.postMessage(message);
  }

  #onMessage(message: FromCompileService): void {
    if (message.type === 'loading') {
      this.#patience.loading = message.isLoading;
      return;
    }
    if (message.type === 'report') this.#take(message.report, message.effective);
    else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'answer') waiting?.resolve(message.answer as never);
      else waiting?.reject(new Error(message.message));
    }
    // It lives: what is still to come has its time from now on.
    this.#patience.settle(this.#isAwaited);
  }

  #take(report: Omit<PackageReport, 'effective'>, change: EffectiveChange): void {
    // What was said of the package before, while another one is watched already.
    if (report.package !== this.#watched) return;
    this.trouble.value = null;
    this.report.value = { ...report, effective: changed(this.report.value?.effective ?? null, change) };
    if (report.revision === this.#revision) this.busy.value = false;
  }

  #expect(): void {
    if (this.#watched === null) return;
    if (this.#isStopped) this.#send({ type: 'watch', package: this.#watched });
    this.#isStopped = false;
    this.busy.value = true;
    this.#patience.wait();
  }

  /** Whether the worker has something to say. */
  get #isAwaited(): boolean {
    return this.busy.value || this.#waiting.size > 0;
  }

  #fail(reason: string): void {
    this.#patience.begin();
    this.#worker.terminate();
    const [asked] = this.#waiting.values();
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
    const what = this.#watched ?? SERVICE.project;
    const about = this.busy.value || asked === undefined ? what : SERVICE.about(what, asked.about);
    this.busy.value = false;
    this.#isStopped = true;
    this.trouble.value = SERVICE.stopped(about, reason);
    this.#worker = this.#start();
  }
}

function changed(before: Effective | null, change: EffectiveChange): Effective | null {
  if (change.from === 'nothing') return change.whole;
  return before === null || Object.keys(change.parts).length === 0 ? before : { ...before, ...change.parts };
}
