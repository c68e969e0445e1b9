import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

/** A title of two hundred signs, and five thousand problems to count. */
const CROWDED = {
  'own/crowd/scenario.json': JSON.stringify({
    format: 1,
    id: 'own/crowd',
    title: 'A title that never ends '.repeat(8),
    kind: 'battle',
    extends: 'gmb/tamburlaine',
  }),
  'own/crowd/units.json': JSON.stringify({
    format: 1,
    units: Array.from({ length: 2000 }, (_, number) => ({
      id: `horse-${number}`,
      name: 'Horse',
      side: 'tartar',
      contingent: 'tartar',
      kind: 'unit',
      class: 'cavalry',
      size: 'single',
      values: { armour: 'mail', movement: 5, morale: 'B' },
      faces: [{ id: 'melee', values: { melee: true } }],
    })),
  }),
};
const UNPLACED =
  '{"format":1,"id":"own/camp","title":"Camp","kind":"battle","extends":"gmb/tamburlaine","firstSide":"otoman"}\n';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({
    at: '/scenarios/own/camp/-/problems',
    files: { 'own/camp/scenario.json': UNPLACED, ...CROWDED },
  });
  page = studio.page;
  await page.getByRole('heading', { name: /error|warning/ }).waitFor();
});
afterAll(() => studio.close());

async function find(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
}

describe('the frame of the studio', () => {
  it('puts a problem right with one click, and back', async () => {
    await page.getByRole('button', { name: 'Write "ottoman"' }).first().click();
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
    await shot(page, 'problems-none');
    await page.getByRole('button', { name: /^Undo: Write/ }).click();
    await page.getByRole('button', { name: 'Write "ottoman"' }).first().waitFor();
    await shot(page, 'problems');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('walks through the problems with F8', async () => {
    await page.keyboard.press('F8');
    await page.getByText(/^1 of \d+:/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toMatch(/at=\d+/);
  });

  it('finds units, hexes, cases and files, and goes there', async () => {
    await find('spahis');
    await page.getByRole('option', { name: /Spahis of the Port/ }).waitFor();
    await shot(page, 'palette');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('combobox').fill('0512');
    await page.keyboard.press('Enter');
    await page.waitForURL(/map\?hex=0512/);
    await find('rules of my own nothing');
    await page.getByText('No results for “rules of my own nothing”.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('fills the palette that was opened before anything was compiled', async () => {
    const early = await studio.tab(NO_STUDIO);
    const held = Promise.withResolvers<void>();
    await early.route(/compile-worker/, (route) => held.promise.then(() => route.continue()));
    await early.goto(`${studio.address}/scenarios/gmb/tamburlaine/-/problems`);
    await early.getByRole('navigation', { name: 'Screens' }).waitFor();
    await early.keyboard.press('Control+k');
    await early.getByRole('combobox').fill('spahis');
    await early.getByText('No results for “spahis”.').waitFor();
    held.resolve();
    await early.getByRole('option', { name: /Spahis of the Port/ }).waitFor();
    await early.close();
  });

  it('closes the palette by Escape before another key can come', async () => {
    await page.keyboard.press('Control+k');
    const words = page.locator('command-palette input');
    await words.fill('size');
    // A key that the browser itself does nothing about.
    await words.evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(await page.locator('command-palette dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('share');
    expect(await words.inputValue()).toBe('share');
    await page.keyboard.press('Escape');
  });

  it('shows all keys, switches packages, and skips to the screen', async () => {
    await page.keyboard.press('Alt+7');
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByText('Next problem').waitFor();
    await shot(page, 'keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Camp' }).click();
    await page.getByRole('searchbox', { name: 'Find a package' }).fill('heavier');
    await shot(page, 'package-switcher');
    await page.keyboard.press('Enter');
    await page.waitForURL(/tamburlaine-heavier-wagons\/-\/problems/);
    await page.reload();
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector('hexwright-studio')?.shadowRoot?.activeElement?.id);
    await expect.poll(focused).toBe('main');
  });

  it('hides no screen behind a long title and thousands of problems', async () => {
    const other = await studio.tab('/scenarios/own/crowd/-/problems');
    await other.setViewportSize({ width: 1200, height: 800 });
    const tabs = other.getByRole('navigation', { name: 'Screens' });
    await tabs.getByText('2001').waitFor();
    await expect.poll(() => tabs.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    await shot(other, 'shell-crowded');
    await other.close();
  });

  it('shows a way out where a screen fails, and loses nothing', async () => {
    studio.forgive(/nothing to show/);
    await page.evaluate(() => {
      const screen = document.querySelector('hexwright-studio')?.shadowRoot?.querySelector('problems-screen');
      Object.defineProperty(screen, 'session', {
        get: () => {
          throw new Error('There is nothing to show.');
        },
      });
      (screen as unknown as { requestUpdate(): void }).requestUpdate();
    });
    await page.getByRole('heading', { name: 'The screen Problems has failed' }).waitFor();
    await shot(page, 'screen-failed');
    await page.getByRole('button', { name: 'Reload this screen' }).click();
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
  });

  it('says so where there is nothing', async () => {
    studio.forgive(/status of 404/);
    for (const [address, words] of [
      ['/nowhere', 'There is no project nowhere'],
      ['/scenarios/gmb/nothing/-/map', 'There is no package gmb/nothing'],
      ['/scenarios/gmb/tamburlaine/-/cellar', 'There is nothing here'],
    ] as const) {
      await page.goto(studio.address + address);
      await page.getByRole('heading', { name: words }).waitFor();
    }
    await shot(page, 'nowhere');
    await page.getByRole('link', { name: 'All battles' }).last().click();
    await page.getByRole('heading', { name: 'Battles', exact: true }).waitFor();
  });

  it('can undo after the page was loaded again', async () => {
    await page.goto(`${studio.address}/scenarios/own/camp/-/problems`);
    await page.getByRole('button', { name: 'Write "ottoman"' }).first().click();
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Undo: Write/ }).click();
    await page.getByRole('button', { name: 'Write "ottoman"' }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Redo: Write/ }).click();
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
    await page.getByRole('button', { name: /^Undo: Write/ }).click();
    await page.getByRole('button', { name: 'Write "ottoman"' }).first().waitFor();
  });

  it('keeps a history that can be walked, with what has changed', async () => {
    await page.goto(`${studio.address}/scenarios/own/camp/-/problems`);
    await page.getByRole('button', { name: 'Write "ottoman"' }).first().click();
    await page.keyboard.press('Alt+8');
    await page.getByRole('button', { name: 'scenario.json' }).click();
    await page.getByText('"otoman"').first().waitFor();
    await shot(page, 'history');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo this' }).click();
    await page.getByRole('button', { name: 'Redo to here' }).click();
    await page.getByRole('button', { name: 'Undo this' }).waitFor();
  });

  it('keeps the name of a guest when the page is loaded again', async () => {
    const name = async (): Promise<string> => {
      await page.getByRole('button', { name: 'Alone: nobody else is here' }).click();
      const field = page.getByLabel('Your name, for others');
      await field.waitFor();
      const value = await field.inputValue();
      await page.keyboard.press('Escape');
      return value;
    };
    const before = await name();
    expect(before).toMatch(/^Guest \d+$/);
    await page.reload();
    expect(await name()).toBe(before);
  });
});
