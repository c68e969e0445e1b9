/** What comes over the wire, and how long it takes, until the board of a battle can be used. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright';
import { atMost, median, type Measurement, reported } from '../measurement.ts';
import type { StudioUnderTest } from './studio-under-test.ts';

const ROUNDS = 5;
const MAP = '/scenarios/gmb/tamburlaine/-/map';

/** A first visit to the map of Tamburlaine: kilobytes of JavaScript, and seconds until the board is drawn. */
export async function benchFirstLoad(studio: StudioUnderTest): Promise<Measurement[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(studio));
  const [{ page, workers, monaco }] = visits;
  const time = (of: (one: Visit) => number): number => median(visits.map(of));
  return [
    atMost('JavaScript of the page until the board can be used, gzip', 'KB', page, 230),
    reported('JavaScript of its workers, gzip', 'KB', workers),
    atMost('files of Monaco among them', 'files', monaco, 0),
    reported(
      'first visit, board drawn after',
      'ms',
      time(({ drawn }) => drawn),
    ),
    reported(
      'an empty page of the same server, after',
      'ms',
      time(({ empty }) => empty),
    ),
    reported(
      'first visit, problems known after',
      'ms',
      time(({ checked }) => checked),
    ),
  ];
}

interface Visit {
  readonly page: number;
  readonly workers: number;
  readonly monaco: number;
  readonly drawn: number;
  readonly checked: number;
  readonly empty: number;
}

async function visit(studio: StudioUnderTest): Promise<Visit> {
  const page = await studio.page();
  try {
    const start = performance.now();
    await page.goto(studio.at('/hexwright.svg'));
    const empty = performance.now() - start;
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.goto(studio.at(MAP), { waitUntil: 'commit' });
    const drawn = await page.evaluate<number>('window.probe.whenDrawn()');
    const checked = await page.evaluate<number>('window.probe.whenChecked()');
    // What the page has loaded itself: the scripts that its workers import are asked for over the same wire, and those that a
    // worker begins with stand in the page's own list.
    const loaded = new Set(
      await page.evaluate<string[]>('performance.getEntriesByType("resource").map(({ name }) => name)'),
    );
    const workers = withImports(
      studio.folder,
      page.workers().map((worker) => new URL(worker.url()).pathname),
    );
    const isOfPage = ({ href, pathname }: URL): boolean => loaded.has(href) && !workers.has(pathname);
    const scripts = asked.map((request) => new URL(request.url())).filter(({ pathname }) => pathname.endsWith('.js'));
    const sizeOf = (some: readonly URL[]): number =>
      some.reduce((sum, { pathname }) => sum + gzipSync(readFileSync(studio.folder + pathname)).length / 1024, 0);
    return {
      page: sizeOf(scripts.filter(isOfPage)),
      workers: sizeOf(scripts.filter((script) => !isOfPage(script))),
      monaco: scripts.filter(({ pathname }) => /monaco|editor\.worker|json\.worker/i.test(pathname)).length,
      drawn,
      checked,
      empty,
    };
  } finally {
    await page.context().close();
  }
}

/** Scripts, by their paths, with all that they import before they run. Page and workers share none: each is built by itself. */
function withImports(folder: string, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set(paths);
  for (const script of found) {
    const text = readFileSync(folder + script, 'utf8');
    for (const [, name] of text.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+)["']/g)) {
      found.add(path.posix.join(path.posix.dirname(script), name));
    }
  }
  return found;
}
