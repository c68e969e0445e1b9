import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_ARGUMENTS, testBrowser } from './tools/test-browser.ts';

/** Tests that look at what a browser draws; all others run in Node. */
const IN_BROWSER = '**/*.browser.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['libs/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', IN_BROWSER],
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'browser',
          include: [`libs/${IN_BROWSER}`, `apps/${IN_BROWSER}`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: testBrowser(), chromiumSandbox: false, args: [...BROWSER_ARGUMENTS] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
