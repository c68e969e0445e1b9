/** The memory of a tab with all its workers: beside a game, with a large map, and after an hour of painting. */
import type { CDPSession, Page } from 'playwright';
import { atMost, type Measurement, reported } from '../measurement.ts';
import { LARGE } from './packages.ts';
import { memoryOf, renderersOf, type ProcessMemory } from './process-memory.ts';
import type { StudioUnderTest } from './studio-under-test.ts';

const MEGABYTE = 1024 * 1024;
/** A stroke every two seconds for an hour, each taken back again. */
const STROKES = 1800;
const WARM = 200;
const BATTLE = '/scenarios/gmb/tamburlaine/-';

/** Heaps of page and workers, in megabytes. */
export async function benchStudioMemory(studio: StudioUnderTest): Promise<Measurement[]> {
  const game = await studio.on(`${BATTLE}/map`, async (page) => {
    const heaps = await Heaps.of(page);
    await page.evaluate('window.probe.whenDrawn()');
    await page.goto(studio.at(`${BATTLE}/play`));
    for (const side of ['Ottoman', 'Tartar']) await page.getByLabel(side, { exact: true }).selectOption('captain');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByLabel('Computer players').selectOption('fast');
    // A game is soon over: no turn of it is sure to be seen in passing.
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    return { heap: await heaps.used(), whole: memoryOf(await renderersOf(page)) };
  });
  const large = await studio.on(`/scenarios/${LARGE}/-/map`, async (page) => {
    const heaps = await Heaps.of(page);
    await page.evaluate('window.probe.whenDrawn()');
    await page.getByRole('radio', { name: /^Wood/ }).click();
    await page.evaluate(`window.probe.paintForLong(${WARM})`);
    const before = await settled(page, heaps);
    await page.evaluate(`window.probe.paintForLong(${STROKES})`);
    const after = await settled(page, heaps);
    return { before, after, whole: memoryOf(await renderersOf(page)) };
  });
  return [
    atMost('heap of page and workers, Tamburlaine and a whole game', 'MB', game.heap.all, 200),
    ...resident('memory of its whole process', game.whole),
    atMost('heap of page and workers, 100,000 hexes', 'MB', large.before.all, 500),
    atMost(
      `heap grown by ${STROKES.toLocaleString('en')} strokes and undos`,
      'MB',
      large.after.all - large.before.all,
      20,
    ),
    reported('of that, in the page', 'MB', large.after.page - large.before.page),
    ...resident('memory of its whole process after that', large.whole),
  ];
}

function resident(name: string, memory: ProcessMemory | null): Measurement[] {
  return memory === null ? [] : [reported(name, 'MB', memory.resident)];
}

/** The heap once what is under way has come to its end. */
async function settled(page: Page, heaps: Heaps): Promise<InUse> {
  await page.evaluate('window.probe.whenChecked()');
  await page.waitForTimeout(3000);
  return heaps.used();
}

/** The heaps of a page and of all its workers. */
class Heaps {
  readonly #page: CDPSession;
  readonly #workers = new Set<string>();
  readonly #answers = new Map<number, (used: number) => void>();
  #asked = 0;

  private constructor(page: CDPSession) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Heaps> {
    const session = await page.context().newCDPSession(page);
    const heaps = new Heaps(session);
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') heaps.#workers.add(sessionId);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => heaps.#workers.delete(sessionId));
    session.on('Target.receivedMessageFromTarget', ({ message }) => heaps.#hear(message));
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return heaps;
  }

  /** Megabytes in use after what nobody needs was thrown away. */
  async used(): Promise<InUse> {
    await this.#page.send('HeapProfiler.collectGarbage');
    const own = bytesOf(await this.#page.send('Runtime.getHeapUsage'));
    const others = await Promise.all([...this.#workers].map((worker) => this.#ofWorker(worker)));
    if (others.length === 0) throw new Error('The workers of the page cannot be asked for their memory.');
    const page = own / MEGABYTE;
    return { page, all: page + others.reduce((sum, used) => sum + used, 0) / MEGABYTE };
  }

  async #ofWorker(sessionId: string): Promise<number> {
    await this.#ask(sessionId, 'HeapProfiler.collectGarbage');
    return this.#ask(sessionId, 'Runtime.getHeapUsage');
  }

  async #ask(sessionId: string, method: string): Promise<number> {
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise<number>((resolve) => this.#answers.set(id, resolve));
    const message = JSON.stringify({ id, method });
    await this.#page.send('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  }

  #hear(message: string): void {
    const { id, result } = JSON.parse(message) as { id?: number; result?: HeapUsage };
    if (id === undefined) return;
    this.#answers.get(id)?.(bytesOf(result ?? {}));
    this.#answers.delete(id);
  }
}

/** Megabytes of the page alone, and of page and workers. */
interface InUse {
  readonly page: number;
  readonly all: number;
}

/** What a heap says of itself, in bytes. */
interface HeapUsage {
  readonly usedSize?: number;
  /** What the browser itself holds for the page: elements, canvases' contexts. */
  readonly embedderHeapUsedSize?: number;
  /** Typed arrays. */
  readonly backingStorageSize?: number;
}

function bytesOf({ usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}
