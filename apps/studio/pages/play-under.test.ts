import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { begin, endSetUp, panel, PLAY } from './play-page.ts';

describe('a game that goes on under a variant', () => {
  let studio: OpenStudio;
  let page: Page;

  beforeAll(async () => {
    studio = await openStudio({ at: PLAY });
    ({ page } = studio);
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    await endSetUp(page);
  });
  afterAll(() => studio.close());

  it('is played again there, and says what has come of it', async () => {
    await panel(page, 'Game');
    await page.getByLabel('Played under').selectOption({ label: 'Tamburlaine: fire before movement' });
    await page.getByText(/Played again under the changed package/).waitFor();
    await expect.poll(() => page.url()).toContain('variants/fire-before-movement/-/play/');
    await shot(page, 'play-under');
    expect(await seriousFindings(page)).toEqual([]);
  });
});
