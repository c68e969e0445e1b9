import * as Y from 'yjs';
import { recordOf, type GameRecord, type Progress } from '@hexwright/playtest/screen';
import type { CaseFile } from '@hexwright/model';
import { Patience } from '../parts/patience.ts';
import { Store } from '../parts/store.ts';
import type { ReplayNotice, GameHost } from './game-host.ts';
import { snapshotAfter, type GameSnapshot } from './game-snapshot.ts';
import type {
  Beginning,
  DeedName,
  Deeds,
  FromGameWorker,
  Opening,
  QuestionName,
  Questions,
  RequestName,
  Requests,
  SnapshotUpdate,
  ToGameWorker,
} from './protocol.ts';
import { HOST } from './words.ts';

/** How long the worker may think about one thing before it is stopped, in milliseconds. */
const PATIENCE = 15_000;

interface Waiting {
  readonly name: RequestName;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The page's side of the worker that holds a game. A worker that hangs is stopped, and the game goes on in another one. */
export class LocalGameHost implements GameHost {
  readonly shared = null;
  readonly isReachable = true;
  readonly mayNote = true;
  /** How the game stands; null before one is open. */
  readonly snapshot = new Store<GameSnapshot | null>(null);
  /** What became of the game when the package changed last; null while nothing has. */
  readonly replayNotice = new Store<ReplayNotice | null>(null);
  /** What hung, in plain words; null as long as nothing does. */
  readonly trouble = new Store<string | null>(null);
  readonly #doc: Y.Doc;
  readonly #packageId: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #requests = 0;
  readonly #patience = new Patience(PATIENCE, () => this.#hung());
  #progress: Progress | null = null;
  /** What a record of the game says besides its moves; null before a game is open. */
  #head: Extract<Opening, { readonly ok: true }>['head'] | null = null;
  /** Whether the worker still has to say what a change of the package does to the game. */
  #isReplayDue = false;
  /** Workers stopped in a row: one that hangs at once is not started for ever. */
  #failures = 0;
  readonly #pass = (update: Uint8Array): void => {
    this.#send({ type: 'update', update });
    this.#isReplayDue = this.#head !== null;
    if (this.#isReplayDue) this.#patience.wait();
  };

  /** @param packageId the package that is played */
  constructor(doc: Y.Doc, packageId: string) {
    this.#doc = doc;
    this.#packageId = packageId;
    this.#worker = this.#start();
    doc.on('update', this.#pass);
  }

  /** The position that the game began at; null for the beginning of its battle. */
  get position(): CaseFile | null {
    return this.#head?.position ?? null;
  }

  /** Opens a game. */
  async open(beginning: Beginning): Promise<Opening> {
    const opening = await this.#request('open', this.#packageId, beginning);
    if (opening.ok) this.#head = opening.head;
    return opening;
  }

  ask<Name extends QuestionName>(name: Name, ...args: Questions[Name]['args']): Promise<Questions[Name]['answer']> {
    return this.#request(name, ...args);
  }

  dispatch<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<Deeds[Name]['answer']> {
    return this.#request(name, ...args);
  }

  /**
   * The game as the worker told it last, also while it thinks and after it was stopped: null before a game is open. A
   * worker that must be started anew begins with it.
   */
  record(): GameRecord | null {
    return this.#recordOf(this.snapshot.value?.line ?? []);
  }

  /** The game up to the present move, without what was tried besides; null before a game is open. */
  recordUpToHere(): GameRecord | null {
    const { line = [], view } = this.snapshot.value ?? {};
    const ids = line.slice(0, line.indexOf(view?.node ?? -1) + 1);
    return this.#recordOf(ids, new Set(ids));
  }

  /** @param only the moves that it has; all without this */
  #recordOf(line: readonly number[], only: ReadonlySet<number> | null = null): GameRecord | null {
    const { view, moves: all } = this.snapshot.value ?? {};
    if (this.#head === null || view === undefined || all === undefined) return null;
    const moves = only === null ? all : new Map([...all].filter(([id]) => only.has(id)));
    return recordOf(line, view.node, moves, { ...this.#head, packageHash: view.packageHash, seats: view.seats });
  }

  close(): void {
    this.#doc.off('update', this.#pass);
    this.#patience.begin();
    this.#worker.terminate();
  }

  #request<Name extends RequestName>(name: Name, ...args: Requests[Name]['args']): Promise<Requests[Name]['answer']> {
    this.#requests += 1;
    const id = this.#requests;
    this.#send({ type: 'request', id, name, args });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { name, resolve, reject });
      this.#patience.wait();
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./game-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromGameWorker>) => this.#onMessage(data));
    worker.addEventListener('error', (event) => this.#fail(event.message));
    worker.postMessage({ type: 'update', update: Y.encodeStateAsUpdate(this.#doc) } satisfies ToGameWorker);
    return worker;
  }

  #send(message: ToGameWorker): void {
    this.#worker.postMessage(message);
  }

  #onMessage(message: FromGameWorker): void {
    switch (message.type) {
      case 'loading':
        this.#patience.loading = message.isLoading;
        return;
      case 'progress':
        this.#progress = message.progress;
        return;
      case 'unchanged':
        this.#noticed(null);
        return;
      case 'replayed':
        this.#stand(message.snapshot);
        this.#noticed({ is: 'replayed', recompilation: message.recompilation, milliseconds: message.milliseconds });
        return;
      case 'unplayable':
        this.#noticed({ is: 'unplayable', problems: message.problems });
        return;
      case 'answer':
        this.#progress = null;
        if (message.snapshot !== null) this.#stand(message.snapshot);
        this.#settle(message.id, ({ resolve }) => resolve(message.answer as never));
        return;
      case 'failed':
        this.#settle(message.id, ({ reject }) => reject(new Error(message.message)));
    }
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#failures = 0;
    this.#rest();
    if (waiting !== undefined) how(waiting);
  }

  #noticed(replayNotice: ReplayNotice | null): void {
    this.#isReplayDue = false;
    this.#rest();
    // A package that is as it was when the game went on has nothing more to say.
    if (replayNotice !== null || this.replayNotice.value?.is === 'unplayable') this.replayNotice.value = replayNotice;
  }

  /** The worker has said something: waits anew if there is more to come. */
  #rest(): void {
    this.#patience.settle(this.#waiting.size > 0 || this.#isReplayDue);
  }

  #stand(snapshot: SnapshotUpdate): void {
    this.snapshot.value = snapshotAfter(this.snapshot.value, snapshot);
  }

  #hung(): void {
    this.#fail(HOST.tooLong(this.#atWork()));
  }

  /** Who was at work, on what. */
  #atWork(): string {
    const at = this.#progress;
    if (at !== null) return HOST.player(at.player, at.side, at.turn, at.phase, at.decision, at.case);
    const view = this.snapshot.value?.view;
    const when = view === undefined ? '' : HOST.when(view.turn, view.phase.title, view.phase.case);
    if (this.#isReplayDue) return HOST.replaying(when);
    const isOpening = [...this.#waiting.values()].some(({ name }) => name === 'open');
    return isOpening ? HOST.opening : HOST.rules(when);
  }

  #fail(reason: string): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
    this.#isReplayDue = false;
    this.#patience.begin();
    this.#failures += 1;
    this.#worker = this.#start();
    const record = this.record();
    if (record !== null && this.#failures < 2) {
      this.trouble.value = HOST.asBefore(reason);
      const source = this.snapshot.value?.view.dice.source ?? 'seed';
      // What hangs again is said again.
      this.open({ record })
        .then(() => (source === 'hand' ? this.dispatch('setDice', source) : null))
        .catch(() => undefined);
    } else this.trouble.value = HOST.kept(reason);
  }
}
