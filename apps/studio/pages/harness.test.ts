import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

describe('the studio on a server of its own', () => {
  let studio: OpenStudio;
  beforeAll(async () => {
    studio = await openStudio({
      examples: 'all',
      files: { 'own/note/scenario.json': '{"format": 1, "id":"own/note","title":"A note"}\n' },
    });
  });
  afterAll(() => studio.close());

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

  it('keeps pictures and finds what keeps people out', async () => {
    const { page } = studio;
    await shot(page, 'harness');
    expect(existsSync(path.resolve(import.meta.dirname, '../../../.screenshots/harness.png'))).toBe(true);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img id="nameless" src="/hexwright.svg">'),
    );
    expect(await seriousFindings(page)).toContainEqual(expect.stringMatching(/^image-alt: .*nameless/));
    await page.evaluate(() => document.querySelector('#nameless')?.remove());
  });
});
