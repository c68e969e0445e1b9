import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, type OpenStudio, seriousFindings, shot, TAMBURLAINE, visit } from './harness.ts';

const AT = '/scenarios/gmb/tamburlaine/-/lab';

describe('the lab', () => {
  let studio: OpenStudio;
  let page: Page;
  const status = (): Locator => page.locator('lab-screen .status [role="status"]');
  const play = async (games: number): Promise<void> => {
    await page.getByRole('spinbutton', { name: 'Games of each, at most' }).fill(String(games));
    await page.getByRole('button', { name: 'Play the games' }).click();
  };
  beforeAll(async () => {
    studio = await openStudio({ at: AT, packages: TAMBURLAINE, viewport: { width: 1440, height: 900 } });
    ({ page } = studio);
    for (const side of ['Tartar', 'Ottoman']) {
      await page.getByRole('combobox', { name: side, exact: true }).selectOption('random');
    }
  });
  afterAll(() => studio.close());

  it('plays a battle over and over, and tells who wins as it goes', async () => {
    await page.getByText('Nothing has been played yet.').waitFor();
    await play(12);
    await status().filter({ hasText: 'All games are played.' }).waitFor();
    await expect.poll(() => status().textContent()).toContain('12 of 12 games');
    await page.getByRole('heading', { name: 'Who wins' }).waitFor();
    await page.getByRole('img', { name: /^Lost counters by turn: / }).waitFor();
    await page.getByRole('img', { name: /counters were lost on \d+ hexes/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-one');
  });

  it('plays nothing twice', async () => {
    await play(14);
    await expect.poll(() => status().textContent()).toContain('14 of 14 games. 12 were played before.');
  });

  it('shows a game again, as if it had been played here', async () => {
    await page
      .getByRole('button', { name: /^Watch game/ })
      .first()
      .click();
    await page
      .locator('play-screen')
      .getByText(/^0 \/ \d+$/)
      .waitFor();
    await page.goBack();
  });

  it('compares with another package on the same seeds, and says what is noise', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('package');
    for (const side of ['Tartar', 'Ottoman']) {
      await page.getByRole('combobox', { name: side, exact: true }).selectOption('random');
    }
    await play(8);
    await status().filter({ hasText: '8 of 8 games' }).waitFor();
    await page
      .locator('lab-report .answer')
      .getByText(/within the noise/)
      .waitFor();
    await shot(page, 'lab-compared');
  });

  it('finds the number that makes it even, and writes it as one step', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('even');
    await page.getByRole('combobox', { name: 'Number' }).waitFor();
    await page.getByRole('spinbutton', { name: 'From' }).fill('3');
    await page.getByRole('spinbutton', { name: 'To' }).fill('4');
    await play(4);
    await page.getByText(/nearest/).waitFor();
    await shot(page, 'lab-even');
    const write = page.getByRole('button', { name: /^Write \d+ into the rules/ });
    if ((await write.count()) > 0) {
      await write.click();
      await page.getByText(/ is \d+ now\./).waitFor();
      await page.keyboard.press('Control+z');
      await write.waitFor();
    }
  });

  it('says of a base that it is never played', async () => {
    await visit(page, '/scenarios/gmb/standard/-/lab');
    await page.getByText('A base is never played.').waitFor();
  });
});
