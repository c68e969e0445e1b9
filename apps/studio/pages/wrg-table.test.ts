import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { begin } from './play-page.ts';

it('plays a battle of miniatures on its table', async () => {
  const studio = await openStudio({ at: '/scenarios/wrg/formigny/-/play' });
  const { page } = studio;
  try {
    await begin(page, { French: 'person', English: 'random' });
    const units = page.locator('table-board .unit');
    await units.first().waitFor();
    await expect.poll(() => units.count()).toBeGreaterThan(5);
    await shot(page, 'wrg-table');
    await units.first().click({ force: true });
    await page.keyboard.press('Z');
    await shot(page, 'wrg-table-layers');
    expect(await seriousFindings(page)).toEqual([]);
  } finally {
    await studio.close();
  }
});
