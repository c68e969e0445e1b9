import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, TAMBURLAINE } from './harness.ts';
import { examples } from './play-page.ts';

const EXAMPLE = '04-0-both-sides-fire';

it('plays games from the position of an example, and says so', async () => {
  const packages = [...TAMBURLAINE, ...examples(EXAMPLE)];
  const studio = await openStudio({ at: '/scenarios/gmb/tamburlaine/-/lab', packages });
  const { page } = studio;
  try {
    for (const side of ['Tartar', 'Ottoman']) {
      await page.getByRole('combobox', { name: side, exact: true }).selectOption('random');
    }
    await page.getByRole('combobox', { name: 'Games begin at' }).selectOption(EXAMPLE);
    await page.getByRole('spinbutton', { name: 'Games of each, at most' }).fill('6');
    await page.getByRole('button', { name: 'Play the games' }).click();
    await page.locator('lab-screen .status').getByText('All games are played.').waitFor();
    await page.getByText(/Every game begins at the position of “/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-position');

    // A game is watched from there, and what was played from there is not what is played from the set-up.
    await page
      .getByRole('button', { name: /^Watch game/ })
      .first()
      .click();
    await page
      .locator('play-screen')
      .getByText(/^0 \/ \d+$/)
      .waitFor();
    expect(await page.locator('play-screen').getByRole('alert').count()).toBe(0);
    await page.goBack();
    for (const side of ['Tartar', 'Ottoman']) {
      await page.getByRole('combobox', { name: side, exact: true }).selectOption('random');
    }
    await page.getByRole('spinbutton', { name: 'Games of each, at most' }).fill('3');
    await page.getByRole('button', { name: 'Play the games' }).click();
    await page.locator('lab-screen .status').getByText('3 of 3 games. All games are played.').waitFor();
  } finally {
    await studio.close();
  }
});
