import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, shot } from './harness.ts';
import { begin, moves, question } from './play-page.ts';

/** What was said last to those who do not see the table. */
function said(page: Page): Promise<string> {
  return page.locator('table-board [role=status]').first().innerText();
}

it('plays miniatures by keyboard alone, to the end of the battle', async () => {
  const studio = await openStudio({ at: '/scenarios/wrg/knights-and-bills/-/play' });
  const { page } = studio;
  const press = (...keys: readonly string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const over = page.locator('game-over');
  const refused = page.locator('orders-panel [role=alert]');
  try {
    await begin(page, { French: 'person', English: 'captain' }, '7');
    await expect.poll(() => question(page)).toBe('Write your plots');
    await press('n');
    await expect.poll(() => said(page)).toMatch(/^French knights, 8 figures/);
    // An inch a press; what the place means is said behind where it is.
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect.poll(() => said(page)).toMatch(/^24,15\. French knights: 3 in\. ahead/);
    await shot(page, 'wrg-keyboard');
    await press('Enter');
    await expect.poll(() => moves(page)).not.toBe('0 / 0');

    while ((await over.count()) === 0) {
      const before = await moves(page);
      const isOn = async (): Promise<boolean> => (await over.count()) > 0 || (await moves(page)) !== before;
      if ((await question(page)) === 'Write your plots') {
        await press('n', 'ArrowDown', 'ArrowDown', 'Enter');
        // A charge waits to be confirmed, and says so; who may not leave a fight is told why, and holds.
        const waits = async (): Promise<boolean> => /Enter or click again/.test(await said(page));
        const isRefused = async (): Promise<boolean> => (await refused.count()) > 0;
        await expect.poll(async () => (await isOn()) || (await waits()) || (await isRefused())).toBe(true);
        if (!(await isOn())) await press((await isRefused()) ? 'Shift+Enter' : 'Enter');
      } else await press('Shift+Enter');
      await expect.poll(isOn).toBe(true);
    }
    await over.getByRole('heading', { name: /^Victory|^Draw/ }).waitFor();
  } finally {
    await studio.close();
  }
});
