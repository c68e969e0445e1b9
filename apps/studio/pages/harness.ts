// What page tests share: a built studio in a real browser, served by a real server on a copy of the packages.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type ViewportSize } from 'playwright';
import type { AxeResults } from 'axe-core';
import { inject, type RunnerTestCase as Test } from 'vitest';
import { TestServer } from './harness-server.ts';
import { threadsOf } from './harness-threads.ts';

const SCREENSHOTS = path.resolve(import.meta.dirname, '../../../.screenshots');
const AXE = createRequire(import.meta.url).resolve('axe-core');

/** The packages that most tests need. A gallery of all there are checks more than forty, which takes seconds. */
export const TAMBURLAINE = ['gmb/standard', 'gmb/house-tables', 'gmb/tamburlaine', 'gmb/tamburlaine-heavier-wagons'];
/** An address at which nothing of the studio runs, for a test that opens pages of its own. */
export const NO_STUDIO = '/hexwright.svg';

/** How a studio is opened. */
interface Opening {
  readonly viewport?: ViewportSize;
  /** The packages that the project has, by id, with all that they build on; else those of the repository. */
  readonly packages?: readonly string[];
  /** Texts to put into the folder of packages beforehand, by path: `own/battle/map.json`. */
  readonly files?: Readonly<Record<string, string>>;
  /** The examples of the rules that the project has, by path; else none. `gmb/tamburlaine/cases/08-14.case.json` */
  readonly examples?: readonly string[] | 'all';
  /** Where to begin; else at the gallery. `/scenarios/gmb/tamburlaine/-/map` */
  readonly at?: string;
  /** Whether people have to say who they are. */
  readonly hasAccounts?: boolean;
  /** Folder with a studio of its own; the one of all page tests where absent. */
  readonly studio?: string;
  /** Run in every page before anything of the studio: for what a browser refuses. */
  readonly before?: () => void;
}

/** A studio that is open. */
export interface OpenStudio {
  readonly page: Page;
  /** `http://127.0.0.1:41234` */
  readonly address: string;
  /** The folder of packages that is open. */
  readonly folder: string;
  readonly server: TestServer;
  /** Another tab of the same browser. */
  tab(at?: string): Promise<Page>;
  /** The browser of somebody else, who shares nothing with the first one but the server. */
  guest(at?: string): Promise<Page>;
  /** Complaints in the console that are part of the test, such as that the server is gone. */
  forgive(complaint: RegExp): void;
  close(): Promise<void>;
}

/** One for all files of a worker, as to start it takes half a second; each studio has profiles of its own in it. */
let browser: Browser | null = null;
/** The pages that are open, to be looked at when a test fails. */
const open = new Set<Page>();
const complaints: string[] = [];
let forgiven: RegExp[] = [];

/** How long a page is given for a frame, in milliseconds, until it counts as one that draws none. */
const FRAME = 20_000;
/** So many tabs are opened at most until one draws. */
const TABS = 3;

/**
 * Keeps pictures of the pages of a test that has failed, and fails one whose pages have complained. Where no picture can be had, as
 * a page draws nothing any more, what it and its workers are doing stands in the place of it.
 */
export async function lookBack({ name, result }: Test): Promise<void> {
  if (result?.state === 'fail') {
    for (const [i, page] of [...open].entries()) {
      try {
        await keepPicture(page, `failed-${name.replaceAll(/\W+/g, '-')}-${i + 1}`, FRAME);
      } catch (error) {
        complaints.push(`${page.url()} cannot be pictured: ${String(error)}\n${await threadsOf(page)}`);
      }
    }
  }
  const found = complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
  complaints.length = 0;
  if (found.length > 0) throw new Error(`The page complained in the console:\n${found.join('\n')}`);
}

/** Closes what the tests of a file have left open. */
export async function closePages(): Promise<void> {
  for (const context of browser?.contexts() ?? []) await context.close();
}

/** Opens the studio: a server of its own on a copy of `scenarios/`, and a browser that nobody has used before. */
export async function openStudio(opening: Opening = {}): Promise<OpenStudio> {
  const { studio = inject('studioFolder'), packages = 'all', examples = [], files = {} } = opening;
  const made = { studio, server: inject('serverModule') };
  const server = await TestServer.start(made, { packages, examples, files }, opening.hasAccounts);
  const contexts: BrowserContext[] = [];
  const own = async (): Promise<BrowserContext> => {
    const context = await newBrowser(opening);
    contexts.push(context);
    return context;
  };
  const context = await own();
  const tab = (at = '/'): Promise<Page> => newTab(context, server.address + at);
  forgiven = [];
  return {
    page: await tab(opening.at),
    address: server.address,
    folder: server.folder,
    server,
    tab,
    guest: async (at = '/') => newTab(await own(), server.address + at),
    forgive: (complaint) => forgiven.push(complaint),
    close: async () => {
      for (const one of contexts) await one.close();
      await server.close();
    },
  };
}

async function newBrowser({ viewport, before }: Opening): Promise<BrowserContext> {
  if (browser?.isConnected() !== true) browser = await launched();
  const context = await browser.newContext({
    viewport: viewport ?? { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  // Beside six busy programs a whole game of computer players takes minutes; the test itself says when it has had enough.
  context.setDefaultTimeout(180_000);
  if (before !== undefined) await context.addInitScript(before);
  return context;
}

async function launched(): Promise<Browser> {
  const { program, args } = inject('browser');
  return chromium.launch({ executablePath: program, chromiumSandbox: false, args: [...args] });
}

/**
 * Opens a tab. Now and then the browser opens one that never draws, whatever is in it: no script runs, its compositor
 * waits for a pool of threads that does nothing. Such a tab says nothing of the studio: what its threads did is told, and another
 * one is opened. A page that stands still by itself does so again.
 */
async function newTab(context: BrowserContext, address: string): Promise<Page> {
  for (let tries = 1; ; tries += 1) {
    const page = await tabAt(context, address);
    if (tries === TABS || (await draws(page))) return page;
    console.warn(`A tab at ${address} draws nothing and is opened anew.\n${await threadsOf(page)}`);
    await page.close();
  }
}

/** Whether a picture can be had of a page. */
async function draws(page: Page): Promise<boolean> {
  try {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: FRAME });
    return true;
  } catch {
    return false;
  }
}

async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  open.add(page);
  page.once('close', () => open.delete(page));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  tapKeys(page);
  await page.goto(address);
  return page;
}

/**
 * Lets `keyboard.press` press and let go in one breath. Otherwise a busy machine holds the key down for as long as it is busy,
 * and a key that is held means something else than one that is tapped: it lends a tool of the map.
 */
function tapKeys({ keyboard }: Page): void {
  keyboard.press = async (chord) => {
    // `Control++` is the plus key with Control.
    const keys = chord.split(/(?<=[^+])\+/);
    const events = [
      ...keys.map((key) => () => keyboard.down(key)),
      ...keys.toReversed().map((key) => () => keyboard.up(key)),
    ];
    await Promise.all(events.map((send) => send()));
  };
}

/**
 * Waits until the gallery needs the server no more, so that a test may stop it: all is saved, and the worker has the rules of
 * all games, as it has judged a battle.
 */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.getByText('Ready to play').first().waitFor();
}

/** Goes to an address of the studio as a link in it does: the page is not loaded again. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * Keeps a picture of the page for people to look at, where they have asked for pictures by `HEXWRIGHT_PICTURES=1`: hundreds of
 * them take half a minute.
 */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env['HEXWRIGHT_PICTURES'] === '1') await keepPicture(page, name);
}

/** Writes `.screenshots/<name>.png`. */
async function keepPicture(page: Page, name: string, timeout?: number): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`), timeout });
}

/** What axe-core finds on the page that keeps people out: each with the rule, what is wrong, and where. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page only takes scripts from its server.
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(readFileSync(AXE, 'utf8'));
  // To describe what is well takes longer than to find what is not.
  const run = `axe.run({ resultTypes: ['violations'], preload: false }).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(run)) as AxeResults['violations'];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`));
}
