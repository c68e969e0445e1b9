import type { Locator, Page, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, type OpenStudio, seriousFindings, shot, TAMBURLAINE, visit } from './harness.ts';

const AT = '/scenarios/gmb/tamburlaine/-/lab';

interface ToldGames {
  readonly source: string;
  readonly games: readonly { readonly seed: number; readonly result: string }[];
}

/** Plays games of the battle from a seed on, by players who do anything. */
async function playFrom(page: Page, seed: number, games: number): Promise<void> {
  for (const side of ['Tartar', 'Ottoman']) {
    await page.getByRole('combobox', { name: side, exact: true }).selectOption('random');
  }
  await page.getByRole('spinbutton', { name: 'First seed' }).fill(String(seed));
  await page.getByRole('spinbutton', { name: 'Games of each, at most' }).fill(String(games));
  await page.getByRole('button', { name: 'Play the games' }).click();
}

/** How many games from a seed on the browser has kept. */
function keptGames(page: Page, seed: number): Promise<number> {
  return page.evaluate(async (first) => {
    const all = await indexedDB.databases();
    // To open it would be to make it.
    if (all.every(({ name }) => name !== 'hexwright-lab')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('hexwright-lab');
      opening.addEventListener('success', () => {
        const database = opening.result;
        const reading = database.transaction('results').objectStore('results').getAll();
        reading.addEventListener('success', () => {
          const sources = reading.result as { results: { seed: number }[] }[];
          const seeds = new Set(sources.flatMap(({ results }) => results.map(({ seed }) => seed)));
          let count = 0;
          while (seeds.has(first + count)) count++;
          resolve(count);
          database.close();
        });
      });
    });
  }, seed);
}

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

  it('shows on the map where counters fought and where they went, by the keyboard too', async () => {
    await page.getByRole('radio', { name: 'Fought', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /counters fought on \d+ hexes/ }).waitFor();
    await expect.poll(() => page.locator('heat-map circle').count()).toBeGreaterThan(10);
    await page.locator('heat-map').scrollIntoViewIfNeeded();
    await shot(page, 'lab-fought');
    await page.getByRole('radio', { name: 'Moved', exact: true }).click();
    await page.getByRole('img', { name: /counters went over \d+ hexes/ }).waitFor();
    await page.getByRole('radio', { name: 'Moved', exact: true, checked: true }).waitFor();
  });

  it('says what of the rules the games used, and what never', async () => {
    await page.getByText(/^\d+ of \d+ events of the rules have happened$/).click();
    await page.getByRole('row', { name: /^charge declared 5\.3\d* / }).waitFor();
    await page.locator('lab-coverage td', { hasText: 'Never' }).first().waitFor();
    await page.getByText('Losses by class and contingent').click();
    await page.getByRole('row', { name: /^Ottoman serbian 9 / }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('lab-coverage').scrollIntoViewIfNeeded();
    await shot(page, 'lab-coverage');
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
    await status().filter({ hasText: '4 of 4 games' }).waitFor();
    await page.getByText(/even at|comes nearest/).waitFor();
    await expect.poll(() => page.locator('even-report tr').count()).toBe(3);
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-even');
    const write = page.getByRole('button', { name: /^Write \d+ into the package/ });
    if ((await write.count()) > 0) {
      await write.click();
      await page.getByText(/ is \d+ now\./).waitFor();
      await page.keyboard.press('Control+z');
      await write.waitFor();
    }
  });

  it('is cancelled, and begins no more games', async () => {
    await page.goto(studio.address + AT);
    await playFrom(page, 700, 5000);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Nothing has been played yet.').waitFor();
    expect(await status().count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  });

  it('goes on after the page was loaded anew in the middle', async () => {
    await page.goto(studio.address + AT);
    await playFrom(page, 500, 1000);
    await expect.poll(() => keptGames(page, 500)).toBeGreaterThan(0);
    await page.goto(studio.address + AT);
    const kept = await keptGames(page, 500);
    await playFrom(page, 500, kept + 2);
    await status().filter({ hasText: 'All games are played.' }).waitFor();
    await expect.poll(() => status().textContent()).toContain(`${kept} were played before`);
  });

  it('takes what others have played if some of it comes out the same, and nothing of who makes games up', async () => {
    await page.goto(studio.address + AT);
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/lab-games') && response.request().method() === 'POST') answers.push(response);
    });
    await playFrom(page, 90_000, 12);
    // Those that are played while some are being told are told after them.
    const told = (): ToldGames[] => answers.map((one) => one.request().postDataJSON() as ToldGames);
    await expect.poll(() => told().flatMap(({ games }) => games).length).toBe(12);
    expect(answers.map((one) => one.status())).toEqual(answers.map(() => 200));
    const games = told().flatMap((one) => one.games);
    const [{ source }] = told();

    const ben = await studio.guest(AT);
    await playFrom(ben, 90_000, 12);
    await ben.getByText(/^12 games of .+ were on the server; 3 of them were played again here/).waitFor();
    await ben.getByText('All games are played.').waitFor();
    await shot(ben, 'lab-shared');

    const forged = games.map(({ seed, result }) => ({ seed, result: result.replace('"turns":', '"turns":1') }));
    const answer = await ben.request.post(answers[0].url(), { data: { source, games: forged } });
    expect(answer.status()).toBe(200);
    const cleo = await studio.guest(AT);
    await playFrom(cleo, 90_000, 12);
    await cleo.getByText(/^No games of .+ are used: of 3 that were played again here/).waitFor();
    await cleo.getByText('All games are played.').waitFor();
  });

  it('says of a base that it is never played', async () => {
    await visit(page, '/scenarios/gmb/standard/-/lab');
    await page.getByText('A base is never played.').waitFor();
  });
});
