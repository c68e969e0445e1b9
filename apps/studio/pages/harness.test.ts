import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { threadsOf } from './harness-threads.ts';

describe('the studio on a server of its own', () => {
  let studio: OpenStudio;
  beforeAll(async () => {
    studio = await openStudio({
      examples: 'all',
      files: { 'own/note/scenario.json': '{"format": 1, "id":"own/note","title":"A note"}\n' },
    });
  });
  afterAll(() => studio.close());
  afterEach(() => vi.unstubAllEnvs());

  it('shows the project, with what was put into its folder', async () => {
    const { page } = studio;
    await page
      .getByRole('link', { name: /A note|own\/note/ })
      .first()
      .waitFor();
    await page
      .getByText(/tamburlaine/i)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/scenarios');
    expect(readFileSync(path.join(studio.folder, 'own/note/scenario.json'), 'utf8')).toContain('A note');
  });

  it('keeps pictures where they are asked for, and finds what keeps people out', async () => {
    const { page } = studio;
    const picture = path.resolve(import.meta.dirname, '../../../.screenshots/harness.png');
    rmSync(picture, { force: true });
    vi.stubEnv('HEXWRIGHT_PICTURES', '');
    await shot(page, 'harness');
    expect(existsSync(picture)).toBe(false);
    vi.stubEnv('HEXWRIGHT_PICTURES', '1');
    await shot(page, 'harness');
    expect(existsSync(picture)).toBe(true);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img id="nameless" src="/hexwright.svg">'),
    );
    expect(await seriousFindings(page)).toContainEqual(expect.stringMatching(/^image-alt: .*nameless/));
    await page.evaluate(() => document.querySelector('#nameless')?.remove());
  });

  it('tells what a page and its worker are doing all the time', async () => {
    const page = await studio.tab(NO_STUDIO);
    const answering = (name: string, whom: string): string => `function ${name}() {
      for (const end = performance.now() + 10; performance.now() < end;);
      ${whom}postMessage(0);
    }`;
    await page.evaluate(`
      const own = new Blob([${JSON.stringify(`onmessage = ${answering('broods', '')}`)}]);
      const worker = new Worker(URL.createObjectURL(own));
      worker.onmessage = ${answering('answers', 'worker.')};
      worker.postMessage(0);
    `);
    const told = await threadsOf(page);
    const threads = told.split(/^(?=page |worker |compositor |helper )/m);
    for (const [thread, work] of [
      ['page', 'answers'],
      ['worker', 'broods'],
    ] as const) {
      const busy = threads.find((one) => one.startsWith(thread) && one.includes(`in ${work}`));
      expect(busy, told).toMatch(/HandlePostMessage: \d{2,} times/);
    }
    await page.close();
  });
});
