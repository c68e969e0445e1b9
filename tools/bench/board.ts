/**
 * Measures libs/board in the browser of the tests: panning and zooming over maps of 3,000, 30,000 and 100,000 hexes with
 * 300 counters, and how soon a painted hex is seen.
 */
import path from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import type { Measurement } from './measurement.ts';
import { BROWSER_ARGUMENTS, testBrowser } from '../test-browser.ts';

const FRAME = 1000 / 60;
/** What a clock that counts frames may be off by. */
const TOLERANCE = 0.4;
const MAPS: readonly { readonly columns: number; readonly rows: number; readonly held: boolean }[] = [
  { columns: 60, rows: 50, held: true },
  { columns: 200, rows: 150, held: true },
  { columns: 400, rows: 250, held: false },
];

/** Runs the measurements. Throws an Error if there is no browser. */
export async function benchBoard(): Promise<Measurement[]> {
  const root = path.resolve(import.meta.dirname, '../..');
  const server = await createServer({ root, configFile: false, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  const found = testBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const browser = await chromium.launch({
    executablePath: found.program,
    chromiumSandbox: false,
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.resolvedUrls?.local[0]}libs/board/bench/index.html`);
    await page.waitForFunction('window.measureBoard !== undefined');
    const measured: Measurement[] = [];
    for (const { columns, rows, held } of MAPS) {
      const call = `window.measureBoard(${columns}, ${rows})`;
      const times: Record<'pan' | 'zoom' | 'paint', number[]> = await page.evaluate(call);
      const hexes = `${(columns * rows).toLocaleString('en')} hexes`;
      for (const what of ['pan', 'zoom'] as const) {
        measured.push(measurement(`${what}, ${hexes}, median frame`, at(times[what], 0.5), held ? FRAME : null));
        measured.push(
          measurement(`${what}, ${hexes}, 95th percentile`, at(times[what], 0.95), held ? 2 * FRAME : null),
        );
      }
      measured.push(measurement(`paint a hex, ${hexes}, median`, at(times.paint, 0.5), held ? FRAME : null));
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
}

function at(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))];
}

function measurement(name: string, ours: number, most: number | null): Measurement {
  return {
    name,
    ours,
    unit: 'ms',
    peer: null,
    peerOps: null,
    ratio: null,
    target: most === null ? '' : `<= ${most.toFixed(1)} ms`,
    pass: most === null ? null : ours <= most + TOLERANCE,
  };
}
