/**
 * Measures libs/board in the browser of the tests: panning and zooming over maps of 3,000, 30,000 and 100,000 hexes with
 * 300 counters, how soon a change is seen, and memory. Frames are those that the browser really shows; how much of them
 * is work is measured in a second browser that does not wait for the screen.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { createServer } from 'vite';
import type { BoardTimes } from '../../libs/board/bench/times.ts';
import { atMost, reported, type Measurement } from './measurement.ts';
import { BROWSER_ARGUMENTS, testBrowser } from '../test-browser.ts';

const FRAME = 1000 / 60;
/** What a clock that counts frames may be off by. */
const TOLERANCE = 0.4;
const MAPS: readonly { readonly columns: number; readonly rows: number; readonly held: boolean }[] = [
  { columns: 60, rows: 50, held: true },
  { columns: 200, rows: 150, held: true },
  { columns: 400, rows: 250, held: false },
];
/** A stroke a second for an hour. */
const STROKES = 3600;
const MEGABYTE = 1024 * 1024;

/** Runs the measurements. Throws an Error if there is no browser. */
export async function benchBoard(): Promise<Measurement[]> {
  const load = reported('load of the machine before', 'processes', os.loadavg()[0]);
  const root = path.resolve(import.meta.dirname, '../..');
  // Somebody who saves a file meanwhile must not reload the page.
  const still = { port: 0, hmr: false, watch: null };
  const server = await createServer({ root, configFile: false, logLevel: 'error', server: still });
  await server.listen();
  const address = `${server.resolvedUrls?.local[0]}libs/board/bench/index.html`;
  try {
    const shown = await inBrowser(address, [], async (page) => {
      const measured: Measurement[] = [];
      for (const map of MAPS) measured.push(...frames(await timesOf(page, map), map));
      return [...measured, ...(await memory(page))];
    });
    const work = await inBrowser(address, ['--disable-frame-rate-limit', '--disable-gpu-vsync'], async (page) => {
      const measured: Measurement[] = [];
      for (const map of MAPS) measured.push(...working(await timesOf(page, map), map));
      return measured;
    });
    return [load, ...shown, ...work];
  } finally {
    await server.close();
  }
}

type MapSize = (typeof MAPS)[number];

const named = ({ columns, rows }: MapSize): string => `${(columns * rows).toLocaleString('en')} hexes`;

function timesOf(page: Page, { columns, rows }: MapSize): Promise<BoardTimes> {
  return page.evaluate(`window.measureBoard(${columns}, ${rows})`);
}

function frames(times: BoardTimes, map: MapSize): Measurement[] {
  const hexes = named(map);
  const within = (name: string, ours: number, count: number): Measurement =>
    map.held ? atMost(name, 'ms', ours, count * FRAME + TOLERANCE) : reported(name, 'ms', ours);
  return [
    reported(`frame of an empty page before ${hexes}, 95th percentile`, 'ms', at(times.empty, 0.95)),
    ...(['pan', 'zoom'] as const).flatMap((what) => [
      within(`${what}, ${hexes}, median frame`, at(times[what], 0.5), 1),
      within(`${what}, ${hexes}, 95th percentile`, at(times[what], 0.95), 2),
    ]),
    reported(`from painting a hex to its frame, ${hexes}, median`, 'ms', at(times.paint, 0.5)),
    atMost(`painted hexes not seen in the next frame, ${hexes}`, 'of 40', times.late, 0),
  ];
}

function working(times: BoardTimes, map: MapSize): Measurement[] {
  const hexes = named(map);
  return [
    reported(`work of a frame, pan, ${hexes}, median`, 'ms', at(times.pan, 0.5)),
    reported(`work of a frame, zoom, ${hexes}, median`, 'ms', at(times.zoom, 0.5)),
    reported(`work of a frame, zoom, ${hexes}, 95th percentile`, 'ms', at(times.zoom, 0.95)),
    reported(`work of moving a counter, ${hexes}, median`, 'ms', at(times.moveCounter, 0.5)),
    reported(`work of drawing a hexside, ${hexes}, median`, 'ms', at(times.drawSide, 0.5)),
  ];
}

/** The heap of the page, and the memory of its whole process with all canvases, before and after an hour of painting. */
async function memory(page: Page): Promise<Measurement[]> {
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / MEGABYTE;
  };
  await page.evaluate('window.paintForLong(200)');
  const before = await heap();
  await page.evaluate(`window.paintForLong(${STROKES})`);
  const after = await heap();
  const whole = await processMemory(page.context().browser());
  return [
    atMost('heap after an hour of strokes, 100,000 hexes', 'MB', after, 500),
    atMost('heap grown by an hour of strokes', 'MB', after - before, 5),
    ...(whole === null ? [] : [atMost('memory of the whole page, 100,000 hexes', 'MB', whole, 500)]),
  ];
}

/** Resident memory of the largest of the browser's processes that show pages; null where that cannot be asked. */
async function processMemory(browser: Browser | null): Promise<number | null> {
  if (browser === null || process.platform !== 'linux') return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const resident = pages.map(({ id }) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  });
  return Math.max(...resident);
}

async function inBrowser<Result>(
  address: string,
  more: readonly string[],
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const found = testBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const browser = await chromium.launch({
    executablePath: found.program,
    chromiumSandbox: false,
    args: [...BROWSER_ARGUMENTS, ...more],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(address);
    await page.waitForFunction('window.measureBoard !== undefined');
    return await task(page);
  } finally {
    await browser.close();
  }
}

function at(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))];
}
