import { expect, it } from 'vitest';
import { seriousFindings, shot } from './harness.ts';
import { begin, clickHex, panel } from './play-page.ts';
import { openPocketStudio } from './pocket-games.ts';

it('plays a game that somebody has written, with no line of the studio changed', async () => {
  const studio = await openPocketStudio('tic-tac-hex');
  const { page } = studio;
  await begin(page, { White: 'person', Black: 'person' });
  for (const [laid, hex] of ['0101', '0505', '0201'].entries()) {
    await clickHex(page, hex);
    await page.getByText(`${laid + 1} / ${laid + 1}`).waitFor();
  }
  await clickHex(page, '0101');
  await page.getByText('There is a stone on that hex.').first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await shot(page, 'tic-tac-hex');
  await clickHex(page, '0503');
  await page.getByText('4 / 4').waitFor();
  await clickHex(page, '0301');
  await page.locator('game-over').getByRole('button', { name: 'Dismiss' }).click();
  await panel(page, 'Log');
  await page.locator('game-log').getByText('White has three in a row.').waitFor();
  await studio.close();
});
