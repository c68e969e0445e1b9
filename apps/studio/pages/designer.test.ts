import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, TAMBURLAINE, visit, type OpenStudio } from './harness.ts';
import { MapPage } from './map-page.ts';
import { cursorBehind, opened } from './text-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Of dice that leave the units of both sides in order for three phases. */
const SEED = '7';
/** What a game says that was kept before the package was changed. */
const REPLAYED = /Played again under the changed package/;

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ at: NO_STUDIO, packages: TAMBURLAINE, viewport: { width: 1440, height: 900 } });
  page = studio.page;
});
afterAll(() => studio.close());

/** Begins at the gallery, with a battle that is still to be made. */
async function begin(battle: string): Promise<MapPage> {
  await page.goto(`${studio.address}/scenarios`);
  await page.getByText('Ready to play').first().waitFor();
  return new MapPage(studio, battle);
}

/** What stands where at the start, on disk. */
function setUp(map: MapPage): () => Promise<unknown> {
  return async () =>
    ((await map.onDisk('scenario.json'))['setUp'] as { unit: string; hexes: string[] }[]).map(({ hexes }) => hexes[0]);
}

/** Says that a phase is over, three times, and that the next one was begun each time. */
async function playThreePhases(end: () => Promise<void>): Promise<void> {
  const moves = page.getByText(/^\d+ \/ \d+$/);
  for (let phase = 0; phase < 3; phase++) {
    await page.locator('orders-panel').getByRole('button').first().waitFor();
    const before = await moves.innerText();
    await end();
    await expect.poll(() => moves.innerText()).not.toBe(before);
  }
}

/** What the command line says of the battle as it is on disk. */
function validated(battle: string): string {
  const program = path.join(ROOT, 'apps/cli/bin/hexwright.mjs');
  return execFileSync(process.execPath, [program, 'validate', battle, '--scenarios', studio.folder], {
    encoding: 'utf8',
  });
}

describe('a new designer', () => {
  it('makes and plays a small battle by mouse', async () => {
    const battle = 'gmb/the-ford';
    const map = await begin(battle);
    const screens = page.getByRole('navigation', { name: 'Screens' });

    // From a template.
    await page.getByRole('button', { name: 'New battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'New battle' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The Ford');
    await dialog.getByText('Pointy-top').click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/the-ford\/-\/map/);
    await map.ready();

    // A camp, and a stream along a drag.
    await page.getByRole('radio', { name: /^Camp/ }).click();
    await map.click('1203');
    await page.getByRole('radio', { name: /^River/ }).click();
    await map.drag('0309', '0609', '0909');
    await map.expectTerrain(12, 3, 'camp');
    await map.expectTerrain(9, 9, 'river');

    // A unit of each side, from the roster.
    await page.getByRole('tab', { name: 'Roster' }).click();
    for (const [unit, hex] of [
      [/^Akinjis/, '0605'],
      [/^Sistan/, '0612'],
    ] as const) {
      const counter = page.getByRole('button', { name: unit }).first();
      await counter.scrollIntoViewIfNeeded();
      const from = await counter.boundingBox();
      const to = await map.at(hex);
      await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 12);
      await page.mouse.down();
      await page.mouse.move(to.x + 30, to.y, { steps: 6 });
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    }
    await expect.poll(setUp(map)).toEqual(['0605', '0612']);
    await shot(page, 'designer-1-map');

    // A slip in the text, and its quick fix.
    await visit(page, `/scenarios/${battle}/-/text/scenario.json`);
    await opened(page);
    await cursorBehind(page, '"firstSide": "tartar');
    await page.keyboard.type('r');
    await page.getByRole('link', { name: /^Problems/ }).click();
    await page.getByRole('button', { name: 'Write “Tartar”' }).first().click();
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
    await shot(page, 'designer-2-problems');

    // Three phases against captain.
    await screens.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByLabel('Tartar', { exact: true }).selectOption('person');
    await page.getByLabel('Ottoman', { exact: true }).selectOption('captain');
    await page.getByLabel('Seed of the dice').fill(SEED);
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await playThreePhases(() => page.locator('orders-panel').getByRole('button').last().click());
    await shot(page, 'designer-3-play');

    // Another melee table, and what it does to the game.
    await page.getByRole('link', { name: 'Charts', exact: true }).click();
    await page.getByRole('link', { name: /Melee/ }).first().click();
    await page.locator('[data-row="plate-cavalry"] > *').nth(1).click();
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await shot(page, 'designer-4-table');
    await screens.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByText(REPLAYED).first().waitFor();
    await shot(page, 'designer-5-replayed');

    // Nothing is lost by a reload, and what is on disk validates.
    await page.goto(`${studio.address}/scenarios/${battle}/-/map`);
    await map.ready();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(validated(battle)).toMatch(/no problems/);
  });

  it('makes and plays it by keyboard alone', async () => {
    const battle = 'gmb/the-bridge';
    const map = await begin(battle);
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** Goes by Tab to what bears a name. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let i = 0; i < 120; i++) {
        await press('Tab');
        if (name.test(await page.evaluate(nameOfFocus))) return;
      }
      throw new Error(`Tab does not lead to ${name.source}.`);
    };
    /** Goes to a hex by its number. */
    const goTo = async (label: string): Promise<void> => {
      await press('Control+f');
      await page.keyboard.type(label);
      await press('Enter');
      await expect.poll(() => map.focused()).toContain(label);
    };
    /** Does or finds something by its name. */
    const command = async (words: string): Promise<void> => {
      await press('Control+k');
      await page.keyboard.type(words);
      await press('Enter');
    };

    // From a template.
    await press('n');
    await page.getByRole('dialog', { name: 'New battle' }).waitFor();
    await page.keyboard.type('The Bridge');
    await tabTo(/^Create/);
    await press('Enter');
    await page.waitForURL(/the-bridge\/-\/map/);
    await map.ready();

    // A hex of camp, and one of river: digits choose from the palette.
    await goTo('1203');
    await press('b', '6', 'Enter');
    await map.expectTerrain(12, 3, 'camp');
    await goTo('0909');
    await press('5', 'Enter', 'ArrowDown', 'Enter');
    await map.expectTerrain(9, 9, 'river');
    await map.expectTerrain(9, 10, 'river');

    // A unit of each side.
    for (const [unit, hex] of [
      [/^Akinjis/, '0605'],
      // Too far apart to meet within three phases.
      [/^Sistan/, '2015'],
    ] as const) {
      await tabTo(/^(Palette|Roster)/);
      if ((await page.evaluate(nameOfFocus)).startsWith('Palette')) await press('ArrowRight', 'ArrowRight');
      await tabTo(unit);
      await press('Enter');
      await goTo(hex);
      await press('Enter');
    }
    await expect.poll(setUp(map)).toEqual(['0605', '2015']);
    await shot(page, 'designer-keys-1-map');

    // A slip in the text, and its quick fix.
    await command('scenario.json');
    await page.waitForURL(/text\/scenario\.json/);
    await opened(page);
    await tabTo(/^Text of scenario\.json/);
    await press('Control+f');
    await page.keyboard.type('"firstSide": "tartar');
    await press('Enter', 'Escape', 'ArrowRight');
    await page.keyboard.type('r');
    await press('Alt+7');
    await page.getByRole('button', { name: 'Write “Tartar”' }).first().waitFor();
    await press('F8', 'Control+.');
    await page.getByRole('heading', { name: 'No problems' }).waitFor();
    await shot(page, 'designer-keys-2-problems');

    // Three phases against captain.
    await press('Alt+9');
    await page.getByRole('button', { name: 'Begin the game' }).waitFor();
    await tabTo(/^Ottoman/);
    await page.keyboard.type('captain');
    await tabTo(/^Tartar/);
    await page.keyboard.type('person');
    await tabTo(/^Seed of the dice/);
    await press('Control+a');
    await page.keyboard.type(SEED);
    await tabTo(/^Begin the game/);
    await press('Enter');
    await playThreePhases(() => press('Shift+Enter'));
    await shot(page, 'designer-keys-3-play');

    // Another melee table, and what it does to the game.
    await command('table melee');
    await page.waitForURL(/charts\/melee/);
    await page.locator('[data-row="plate-cavalry"]').waitFor();
    await tabTo(/^Melee/);
    await press('ArrowRight');
    await page.keyboard.type('6');
    await press('Enter');
    await expect.poll(() => page.locator('[data-row="plate-cavalry"] > *').nth(1).textContent()).toMatch(/^\s*6/);
    await shot(page, 'designer-keys-4-table');
    await press('Alt+9');
    await page.waitForURL(/-\/play\//);
    await page.getByText(REPLAYED).first().waitFor();
    await shot(page, 'designer-keys-5-replayed');
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    expect(validated(battle)).toMatch(/no problems/);
  });
});

/** The name of what has the focus. Runs in the page. */
function nameOfFocus(): string {
  let active = document.activeElement;
  while ((active?.shadowRoot?.activeElement ?? null) !== null) active = active?.shadowRoot?.activeElement ?? null;
  if (active === null) return '';
  const label = active instanceof HTMLSelectElement || active instanceof HTMLInputElement ? active.labels?.[0] : null;
  return (active.getAttribute('aria-label') ?? label?.textContent ?? active.textContent ?? '').trim();
}
