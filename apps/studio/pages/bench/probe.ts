// What is measured in the built studio, run in every page before anything of it: see tools/bench/studio. A script, not a
// module: it has no imports but of types.
import type { PlayBoard, Report, ProjectSession, StudioElement } from './studio-element.ts';
import type { ChangeTimes, MoveTimes, PaintTimes, PieceMove, Probe } from './times.ts';

declare global {
  interface Window {
    probe: Probe;
  }
}

const BATTLE = 'gmb/tamburlaine';
const TABLE = ['tables', 'melee', 'cells'] as const;
/** Rows whose cell is 4, 5, 6, 4 and 6 in this column to begin with. */
const ROWS = ['plate-cavalry', 'mail-cavalry', 'leather-cavalry', 'mail-infantry', 'leather-infantry'];
const COLUMN = 'plate-cavalry';
const UNITS = ['spahis-1', 'spahis-2', 'spahis-3'];

const frame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** After the frame that is being made: its work is done then. To be called while it is. */
const ended = (): Promise<number> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** After the frame that is made next. */
const drawn = async (): Promise<number> => {
  await frame();
  return ended();
};

/** Waits until the machine has nothing to do for a moment. */
const rest = (milliseconds = 60): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The project that is open. Throws an Error while none is. */
function session(): ProjectSession {
  const open = document.querySelector<StudioElement>('hexwright-studio')?.session ?? null;
  if (open === null) throw new Error('No project is open on the page.');
  return open;
}

/** The messages of a worker, as they arrive: the studio's own workers are watched from their start. */
const arrivals = new EventTarget();
/** The last of them, for those who wait in vain. */
let lately: readonly string[] = [];
window.Worker = class extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    super(address, options);
    this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      lately = [...lately.slice(-7), (data as { type?: string }).type ?? 'another word'];
      arrivals.dispatchEvent(new CustomEvent('word', { detail: { data, at: performance.now() } }));
    });
  }
};

interface Arrival {
  readonly at: number;
  /** What the worker says that it took; NaN where it does not say. */
  readonly milliseconds: number;
}

/** The next time that a worker says this: `replayed` when a game was played again, `answer` when it was asked something. */
function nextWord(type: 'replayed' | 'answer'): Promise<Arrival> {
  return new Promise((resolve) => {
    const hear = (event: Event): void => {
      const { data, at } = (event as CustomEvent<{ data: { type?: string; milliseconds?: number }; at: number }>)
        .detail;
      if (data.type !== type) return;
      arrivals.removeEventListener('word', hear);
      resolve({ at, milliseconds: data.milliseconds ?? Number.NaN });
    };
    arrivals.addEventListener('word', hear);
  });
}

/** The next report that knows all changes. */
function nextReport(): Promise<{ readonly at: number; readonly report: Report }> {
  const { compileService } = session();
  return new Promise((resolve) => {
    const end = compileService.report.listen((report) => {
      if (report === null || report.revision !== compileService.revision) return;
      end();
      resolve({ at: performance.now(), report });
    });
  });
}

/** Gives up what does not come. */
function inTime<Result>(what: string, awaited: Promise<Result>): Promise<Result> {
  return Promise.race([
    awaited,
    rest(30_000).then((): never => {
      throw new Error(`After change ${changed} there was not ${what} within 30 seconds, but: ${lately.join(', ')}.`);
    }),
  ]);
}

/** How many changes were made: none is made twice. */
let changed = 0;

/** Where a number stands in the document, and what it is to be after so many changes. */
function target(what: 'unit' | 'table', round: number): { readonly path: readonly string[]; readonly value: number } {
  return what === 'unit'
    ? {
        path: [`${BATTLE}:units.json`, 'units', UNITS[round % 3], 'values', 'movement'],
        value: 2 + (Math.floor(round / 3) % 12),
      }
    : { path: [`${BATTLE}:rules.json`, ...TABLE, ROWS[round % 5], COLUMN], value: 7 + (Math.floor(round / 5) % 5) };
}

async function change(what: 'unit' | 'table', rounds: number): Promise<ChangeTimes> {
  const hasGame = location.pathname.includes('/-/play/');
  const [report, compile, replay, replayAlone, edit]: number[][] = [[], [], [], [], []];
  for (let round = 0; round < rounds; round++) {
    await rest();
    const { path, value } = target(what, changed++);
    const reported = nextReport();
    const replayed = hasGame ? nextWord('replayed') : null;
    const start = performance.now();
    session().editor.do({
      title: 'Measure',
      apply(writer) {
        writer.open(path[0]);
        writer.set(path, value);
      },
    });
    edit.push(performance.now() - start);
    const { at, report: found } = await inTime('a report', reported);
    report.push(at - start);
    compile.push(found.milliseconds);
    if (replayed === null) continue;
    const again = await inTime('a game played again', replayed);
    replay.push(again.at - start);
    replayAlone.push(again.milliseconds);
  }
  // The next measurement finds the package as it was.
  for (let round = 0; round < rounds; round++) session().editor.undo();
  await rest(1000);
  return { report, compile, replay, replayAlone, edit };
}

interface Stage {
  readonly board: Element;
  /** The colour of the map at a point of the window. */
  readonly colour: (x: number, y: number) => string;
  readonly box: DOMRect;
}

function stage(): Stage {
  const board = shownElement('map-screen')?.shadowRoot?.querySelector('.board');
  const canvas = board?.querySelector<HTMLCanvasElement>('canvas[data-layer=map]');
  if (!board || !canvas) throw new Error('There is no board.');
  const box = canvas.getBoundingClientRect();
  const scale = canvas.width / box.width;
  const colour = (x: number, y: number): string =>
    String(
      canvas
        .getContext('2d')
        ?.getImageData((x - box.left) * scale - 2, (y - box.top) * scale - 2, 4, 4)
        .data.join(),
    );
  return { board, colour, box };
}

/** The one element of that name, within the shadows of the studio. */
function shownElement(name: string, root: ParentNode = document): Element | null {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === name) return element;
    const inner = element.shadowRoot === null ? null : shownElement(name, element.shadowRoot);
    if (inner !== null) return inner;
  }
  return null;
}

function tell(board: Element, type: string, x: number, y: number): void {
  const given = { clientX: x, clientY: y, bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse' };
  board.dispatchEvent(new PointerEvent(type, { ...given, button: 0, buttons: type === 'pointerup' ? 0 : 1 }));
}

async function idleFrames(): Promise<number[]> {
  const idle: number[] = [];
  let last = await frame();
  for (let i = 0; i < 60; i++) {
    const now = await frame();
    idle.push(now - last);
    last = now;
  }
  return idle;
}

async function paint(count: number): Promise<PaintTimes> {
  const { board, colour, box } = stage();
  const idle = await idleFrames();
  const bare: number[] = [];
  for (let i = 0; i < count; i++) {
    await rest();
    await frame();
    const start = performance.now();
    tell(document.body, 'pointerout', 0, 0);
    bare.push((await drawn()) - start);
  }
  const [times, hand]: number[][] = [[], []];
  let late = 0;
  for (let i = 0; i < count; i++) {
    const [x, y] = [box.left + 0.25 * box.width + i * 11, box.top + box.height * (0.3 + 0.05 * (i % 8))];
    tell(board, 'pointermove', x, y);
    await rest();
    await frame();
    const before = colour(x, y);
    const start = performance.now();
    tell(board, 'pointerdown', x, y);
    tell(board, 'pointerup', x, y);
    hand.push(performance.now() - start);
    // It is in the frame that the press falls into, or in the next one.
    let end = await ended();
    if (colour(x, y) === before) end = await drawn();
    times.push(end - start);
    if (colour(x, y) === before) late += 1;
    session().undo();
  }
  return { times, hand, bare, idle, late };
}

/** The board of the game that is open. Throws an Error while there is none. */
function playBoard(): PlayBoard {
  const board = shownElement('play-board');
  if (board === null) throw new Error('No game is on the page.');
  return board as PlayBoard;
}

function stands({ piece }: PieceMove, hex: number): boolean {
  return playBoard().scene?.counters.some(({ id, place }) => id === piece && place === hex) === true;
}

/** Where the middle of a hex is, and what tells the board what happens there. */
function at(hex: number): (...types: readonly string[]) => void {
  const place = playBoard().placeOf(hex);
  const board = playBoard().shadowRoot?.querySelector('.board');
  if (place === null || !board) throw new Error('The game has no board yet.');
  return (...types) => types.forEach((type) => tell(board, type, place.x, place.y));
}

async function move(one: PieceMove): Promise<MoveTimes> {
  const picked = nextWord('answer');
  at(one.from)('pointermove', 'pointerdown', 'pointerup');
  await inTime('an answer to a piece picked up', picked);
  await rest();
  const target = at(one.to);
  target('pointermove');
  await rest();
  await frame();
  const answered = nextWord('answer');
  const start = performance.now();
  target('pointerdown', 'pointerup');
  const hand = performance.now() - start;
  for (let frames = 1; frames < 300; frames++) {
    // The board has asked for the frame that is made now, if it was told before it.
    const isThere = stands(one, one.to);
    const end = await ended();
    if (isThere) return { time: end - start, hand, worker: (await answered).at - start, frames };
    await frame();
  }
  throw new Error(`${one.piece} does not come to where it was to go.`);
}

async function whenBack(one: PieceMove): Promise<void> {
  while (!stands(one, one.from)) await frame();
  await rest();
}

async function paintForLong(strokes: number): Promise<void> {
  const { board, box } = stage();
  for (let i = 0; i < strokes; i++) {
    const [x, y] = [box.left + 80 + ((i * 37) % (box.width - 200)), box.top + 80 + ((i * 23) % (box.height - 200))];
    tell(board, 'pointerdown', x, y);
    tell(board, 'pointermove', x + 30, y + 5);
    tell(board, 'pointermove', x + 60, y);
    tell(board, 'pointerup', x + 60, y);
    await frame();
    session().editor.undo();
    await frame();
  }
}

let noted: number[] = [];
let idle: readonly number[] = [];

async function watchKeys(): Promise<void> {
  idle = await idleFrames();
  noted = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      void drawn().then((at) => noted.push(at - timeStamp));
    },
    { capture: true },
  );
}

const watch = new PerformanceObserver((list) => noteTasks(list.getEntries()));
let tasks: number[] = [];
watch.observe({ type: 'longtask' });

function noteTasks(entries: PerformanceEntryList): void {
  tasks.push(...entries.map(({ duration }) => duration));
}

function longTasks(): Promise<readonly number[]> {
  noteTasks(watch.takeRecords());
  const noted = tasks;
  tasks = [];
  return Promise.resolve(noted);
}

function keepGame(game: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hexwright-games', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games', { keyPath: 'id' }));
    opening.addEventListener('error', () => reject(new Error('The browser keeps nothing.')));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      transaction.objectStore('games').put(game);
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

function isDrawn(): boolean {
  const screen = shownElement('map-screen');
  const canvas = screen?.shadowRoot?.querySelector<HTMLCanvasElement>('.board canvas[data-layer=map]');
  if (!canvas || canvas.width === 0) return false;
  const middle = canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data;
  return middle !== undefined && middle[3] > 0 && screen?.shadowRoot?.querySelector('[role=gridcell]') !== null;
}

async function whenDrawn(): Promise<number> {
  while (!isDrawn()) await frame();
  return performance.now();
}

async function whenChecked(): Promise<number> {
  for (;;) {
    const compileService = document.querySelector<StudioElement>('hexwright-studio')?.session?.compileService;
    if (compileService !== undefined && compileService.report.value?.revision === compileService.revision)
      return performance.now();
    await rest(4);
  }
}

window.probe = {
  change,
  paint,
  paintForLong,
  move,
  whenBack,
  watchKeys,
  typed: () => Promise.resolve({ times: noted, idle }),
  longTasks,
  keepGame,
  whenDrawn,
  whenChecked,
};
