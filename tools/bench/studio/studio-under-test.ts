/** The built studio, as `npm start` serves it: built anew, with a server on a copy of the packages and a browser. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { TestServer } from '../../../apps/studio/pages/harness-server.ts';
import { BROWSER_ARGUMENTS, testBrowser } from '../../test-browser.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const STUDIO = path.join(ROOT, 'apps/studio');

export class StudioUnderTest {
  /** Where the built studio is; the page of the peer is under `peer/`. */
  readonly folder: string;
  readonly browser: Browser;
  readonly #server: TestServer;
  readonly #probe: string;

  private constructor(folder: string, browser: Browser, server: TestServer, probe: string) {
    this.folder = folder;
    this.browser = browser;
    this.#server = server;
    this.#probe = probe;
  }

  /**
   * Builds and starts everything. Throws an Error if there is no browser.
   *
   * @param packages files of packages that are opened besides those of the repository, by path
   * @param peerText the text that the empty Monaco of the peer shows
   */
  static async start(packages: Readonly<Record<string, string>>, peerText: string): Promise<StudioUnderTest> {
    const found = testBrowser();
    if ('missing' in found) throw new Error(found.missing);
    const folder = await mkdtemp(path.join(tmpdir(), 'hexwright-bench-'));
    await built(STUDIO, folder, '/', path.join(STUDIO, 'vite.config.ts'));
    await built(path.join(import.meta.dirname, 'empty-monaco'), path.join(folder, 'peer'), '/peer/', false);
    await mkdir(path.join(folder, 'peer'), { recursive: true });
    await writeFile(path.join(folder, 'peer/map.json'), peerText);
    const probe = await readFile(path.join(STUDIO, 'pages/bench/probe.ts'), 'utf8');
    const server = await TestServer.start({ studio: folder }, { packages: 'all', examples: 'all', files: packages });
    const browser = await chromium.launch({
      executablePath: found.program,
      chromiumSandbox: false,
      args: [...BROWSER_ARGUMENTS],
    });
    return new StudioUnderTest(folder, browser, server, stripTypeScriptTypes(probe));
  }

  /** A page of a browser that nobody has used before, with the functions that measure, that shows nothing yet. */
  async page(): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    context.setDefaultTimeout(120_000);
    await context.addInitScript({ content: this.#probe });
    return context.newPage();
  }

  /** The address of a place of the studio: `/scenarios/gmb/tamburlaine/-/map`. */
  at(place: string): string {
    return this.#server.address + place;
  }

  /** Does something on a page of its own. */
  async on<Result>(place: string, work: (page: Page) => Promise<Result>): Promise<Result> {
    const page = await this.page();
    try {
      await page.goto(this.at(place));
      return await work(page);
    } finally {
      await page.context().close();
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.#server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function built(root: string, outDir: string, base: string, configFile: string | false): Promise<void> {
  await build({
    root,
    base,
    configFile,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 9000 },
  });
}
