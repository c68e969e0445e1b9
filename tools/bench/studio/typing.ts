/** Typing in Monaco in a text of 300 KB, beside Monaco alone with the same text; and painting a hex. */
import type { Browser, Page } from 'playwright';
import type { KeyTimes, PaintTimes } from '../../../apps/studio/pages/bench/times.ts';
import { atMost, type Measurement, median, noMoreThan, reported } from '../measurement.ts';
import { LONG } from './packages.ts';
import type { StudioUnderTest } from './studio-under-test.ts';

const FRAME = 1000 / 60;
/** What a clock that counts frames may be off by. */
const TOLERANCE = 0.4;
/** Somebody who is quick, ten keys a second, between the values of the file. */
const QUICK: Pace = { key: ' ', count: 60, pace: 100 };
/** Somebody who looks at each key, so that each is read, at something that is no JSON. */
const SLOW: Pace = { key: 'x', count: 30, pace: 300 };
const ALONE = 'Monaco alone';
const LINE = '.view-lines .view-line';

/** From a key to the frame that shows it, and the longest task meanwhile. */
export async function benchTyping(studio: StudioUnderTest): Promise<Measurement[]> {
  const both = async (hand: Pace): Promise<readonly [peer: Typing, ours: Typing]> => [
    await studio.on('/peer/index.html', (page) => typed(page, hand)),
    await studio.on(`/scenarios/${LONG}/-/text/map.json`, (page) => typed(page, hand)),
  ];
  const [peer, ours] = await both(QUICK);
  const [peerSlow, slow] = await both(SLOW);
  const key = (of: Typing, share: number): number => at(of.keys.times, share);
  return [
    reported('frame while nothing happens, 95th percentile', 'ms', at(ours.keys.idle, 0.95)),
    atMost('from a key to the end of its frame, median', 'ms', key(ours, 0.5), FRAME + TOLERANCE),
    noMoreThan('from a key to the end of its frame, median', 'ms', key(ours, 0.5), ALONE, key(peer, 0.5), 1.5),
    noMoreThan('the same, 95th percentile', 'ms', key(ours, 0.95), ALONE, key(peer, 0.95), 1.5),
    noMoreThan('longest task while typing', 'ms', ours.longest, ALONE, peer.longest, 2),
    noMoreThan('longest task while typing what cannot be read', 'ms', slow.longest, ALONE, peerSlow.longest, 2),
  ];
}

/** From the pointer to the frame that shows the painted hex, on the map of Tamburlaine. */
export async function benchPainting(studio: StudioUnderTest): Promise<Measurement[]> {
  const { times, hand, bare, idle, late } = await studio.on('/scenarios/gmb/tamburlaine/-/map', async (page) => {
    await page.evaluate('window.probe.whenDrawn()');
    await page.getByRole('radio', { name: /^River/ }).click();
    await page.evaluate('window.probe.paint(10)');
    return page.evaluate<PaintTimes>('window.probe.paint(30)');
  });
  return [
    reported('frame before painting, 95th percentile', 'ms', at(idle, 0.95)),
    atMost('from the pointer to the end of its frame, median', 'ms', median(times), FRAME + TOLERANCE),
    reported('the same for an event that nobody hears', 'ms', median(bare)),
    reported('of that, the edit itself', 'ms', median(hand)),
    atMost('painted hexes not seen in the next frame', 'of 30', late, 0),
  ];
}

/** How somebody types. */
interface Pace {
  readonly key: string;
  readonly count: number;
  /** Milliseconds from key to key. */
  readonly pace: number;
}

interface Typing {
  readonly keys: KeyTimes;
  /** Milliseconds of the longest task of the page. */
  readonly longest: number;
}

async function typed(page: Page, { key, count, pace }: Pace): Promise<Typing> {
  await page.locator(LINE).nth(6).waitFor();
  await page.waitForTimeout(3000);
  await page
    .locator(LINE)
    .nth(4)
    .click({ position: { x: 300, y: 10 } });
  await page.keyboard.press('End');
  await page.keyboard.type(key.repeat(20), { delay: pace });
  await page.waitForTimeout(1000);
  await page.evaluate('window.probe.watchKeys()');
  const longest = await longestTask(page, () => page.keyboard.type(key.repeat(count), { delay: pace }));
  return { keys: await page.evaluate<KeyTimes>('window.probe.typed()'), longest };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of the longest task on the main thread of a page while something is done. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

function at(times: readonly number[], share: number): number {
  const ascending = times.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))];
}
