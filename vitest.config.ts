import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import type * as playing from './tools/played-in-node.ts';
import { BROWSER_ARGUMENTS, testBrowser } from './tools/test-browser.ts';

// Threads and programs that tests start read the types out of hundreds of files, the first of them for all.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, 'node_modules/.cache/hexwright');

/** Tests that look at what a browser draws; all others run in Node. */
const IN_BROWSER = '**/*.browser.test.ts';
/** Tests of the built studio: they run in Node and drive a browser. */
const PAGES = 'apps/studio/pages/**/*.test.ts';

/** How long a test takes says nothing about what it proves: a busy machine takes thirty times as long as an idle one. */
const PATIENCE = { testTimeout: 1_800_000, hookTimeout: 1_800_000, expect: { poll: { timeout: 600_000 } } };

type PlayedInNode = typeof playing;

/**
 * What a test in the browser lets Node do, with all games. Vite would read what is named in an `import` along with this file, before
 * every run.
 */
const PLAYED_IN_NODE = new URL('tools/played-in-node.ts', import.meta.url).href;

function browserTests(program: string): TestProjectConfiguration[] {
  return [
    {
      test: {
        name: 'browser',
        include: [`libs/${IN_BROWSER}`, `apps/${IN_BROWSER}`],
        ...PATIENCE,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          commands: {
            playedInNode: async (_: unknown, ...asked: Parameters<PlayedInNode['playedInNode']>) => {
              const { playedInNode } = (await import(PLAYED_IN_NODE)) as PlayedInNode;
              return playedInNode(...asked);
            },
          },
          provider: playwright({
            launchOptions: { executablePath: program, chromiumSandbox: false, args: [...BROWSER_ARGUMENTS] },
          }),
          instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
        },
      },
    },
    {
      test: {
        name: 'pages',
        include: [PAGES],
        globalSetup: 'apps/studio/pages/harness-build.ts',
        setupFiles: 'apps/studio/pages/harness-hooks.ts',
        // Reading what drives a browser takes a second, and starting one another half: once a worker.
        isolate: false,
        provide: { browser: { program, args: BROWSER_ARGUMENTS } },
        ...PATIENCE,
        // Each worker has a browser and a server beside it.
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      },
    },
  ];
}

const browser = testBrowser();

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['libs/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', IN_BROWSER, PAGES],
          pool: 'threads',
          // No test changes what another could see, and reading the program once a worker halves the time.
          isolate: false,
          // Node reads types itself; what Vite has transformed asks a getter for every import, each time that it is used.
          experimental: { viteModuleRunner: false },
          // As many as there are cores on the smallest machine: left alone, one of two would be idle.
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
      // `npm test` says so where there is no browser to run them in.
      ...('program' in browser ? browserTests(browser.program) : []),
    ],
  },
});
