import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

const svg = (body: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`);
const BOAR = svg(
  '<g transform="scale(3)"><path d="M0 10l10-10h20v10z"/><circle cx="22" cy="4" r="1" fill="#fff"/></g>',
);

type Unit = Readonly<Record<string, unknown>> & { readonly id: string };

describe('the design of a counter', () => {
  let studio: OpenStudio;
  let page: Page;
  let map: MapPage;
  const unit = ({ units }: Record<string, unknown>, name: string): Unit | undefined =>
    (units as readonly Unit[]).find(({ id }) => id === name);
  const design = (content: Record<string, unknown>): unknown => unit(content, 'guards')?.['counter'];
  const symbols = ({ symbols }: Record<string, unknown>): unknown =>
    (symbols as readonly { id: string; name: string }[] | undefined)?.map(({ id, name }) => [id, name]);
  const form = (): Locator => page.locator('counter-design');
  const open = async (): Promise<void> => {
    await visit(page, '/scenarios/drill/-/units?unit=guards');
    await page.getByText('Design of the counter').click();
  };
  beforeAll(async () => {
    studio = await openStudio({
      at: '/scenarios/drill/-/units?unit=guards',
      files: DRILL,
      viewport: { width: 1440, height: 900 },
    });
    ({ page } = studio);
    map = new MapPage(studio, 'drill');
  });
  afterAll(() => studio.close());

  it('has a symbol of a set, a unit size and a colour, on the board as on the sheet', async () => {
    await open();
    // Both before the form has been drawn anew: neither may undo the other.
    await form().evaluate(({ shadowRoot }) => {
      const choice = shadowRoot?.querySelector('symbol-choice')?.shadowRoot;
      choice?.querySelector<HTMLElement>('[aria-label="NATO infantry"]')?.click();
      const size = shadowRoot?.querySelector<HTMLSelectElement>('#echelon');
      if (size) size.value = 'battalion';
      size?.dispatchEvent(new Event('change'));
    });
    await map.expectOnDisk('units.json', design, { symbol: 'nato-infantry', echelon: 'battalion' });
    await form().getByLabel('Colour').fill('#c9d3ae');
    await map.expectOnDisk('units.json', design, { symbol: 'nato-infantry', echelon: 'battalion', color: '#c9d3ae' });
    await shot(page, 'counter-design');
    expect(await seriousFindings(page)).toEqual([]);
    await visit(page, DRILL_MAP);
    await map.ready();
    await shot(page, 'counter-design-map');
    await open();
    await page.getByRole('button', { name: 'Reset to the game’s' }).click();
    await map.expectOnDisk('units.json', design, undefined);
  });

  it('says why a file cannot be a symbol', async () => {
    const buffer = svg('<path d="M0 0h9v9z" onclick="alert(1)"/>');
    await form()
      .getByLabel('SVG file of a symbol')
      .setInputFiles({ name: 'bad.svg', mimeType: 'image/svg+xml', buffer });
    await form().getByRole('alert').getByText('onclick is not taken').waitFor();
    expect((await map.onDisk('units.json'))['symbols']).toBeUndefined();
  });

  it('bears a symbol out of a file, in one step', async () => {
    await form()
      .getByLabel('SVG file of a symbol')
      .setInputFiles({ name: 'wild-boar.svg', mimeType: 'image/svg+xml', buffer: BOAR });
    await map.expectOnDisk('units.json', symbols, [['wild-boar', 'Wild boar']]);
    await map.expectOnDisk('units.json', design, { symbol: 'wild-boar' });
    await page.getByRole('radio', { name: 'Wild boar', exact: true, checked: true }).waitFor();
    await page.keyboard.press('Control+z');
    await map.expectOnDisk('units.json', symbols, undefined);
    await page.keyboard.press('Control+Shift+z');
    await map.expectOnDisk('units.json', design, { symbol: 'wild-boar' });
  });

  it('has its own layout, type and print, and a face that looks different', async () => {
    await form().getByLabel('Values').selectOption('corners');
    await form().getByLabel('Typeface').selectOption('condensed');
    // Shown in the type that the studio brings along.
    const shown = form().locator('.zooms svg text').first();
    await expect.poll(() => shown.evaluate((text) => getComputedStyle(text).fontFamily)).toContain('Roboto Condensed');
    await form().getByLabel('Print').fill('#5b1f1f');
    await map.expectOnDisk('units.json', design, {
      symbol: 'wild-boar',
      layout: 'corners',
      font: 'condensed',
      print: '#5b1f1f',
    });
    await form().getByLabel('Design of', { exact: true }).selectOption('fire');
    await form().getByRole('radio', { name: 'bow', exact: true }).click();
    await map.expectOnDisk('units.json', (content) => unit(content, 'guards')?.['faces'], [
      { id: 'melee' },
      { id: 'fire', counter: { symbol: 'bow' } },
    ]);
    await form().getByLabel('Design of', { exact: true }).selectOption('');
    await shot(page, 'counter-design-own');
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'counter-design-dark');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('is lent to other counters', async () => {
    await form().getByLabel('Use this design for other counters').selectOption({ label: 'all counters (1)' });
    await map.expectOnDisk('units.json', (content) => unit(content, 'line')?.['counter'], {
      symbol: 'wild-boar',
      layout: 'corners',
      font: 'condensed',
      print: '#5b1f1f',
    });
  });

  it('is the same on the map and on the sheet', async () => {
    await visit(page, DRILL_MAP);
    await map.ready();
    await page.keyboard.press('Control+f');
    await page.getByRole('combobox', { name: 'Find on the map' }).fill('0303');
    await page.keyboard.press('Enter');
    await shot(page, 'counter-design-own-map');
    // The file has its type with it, and only the type that it uses.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Save the map as a picture');
    const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const picture = await readFile(await saved.path(), 'utf8');
    expect(saved.suggestedFilename()).toBe('drill-map.svg');
    const embedded = [
      ...picture.matchAll(/@font-face\{font-family:"([^"]+)";[^}]*url\(data:font\/woff2;base64,d09GMg/g),
    ];
    const families = [...picture.matchAll(/font:[^;]*?(?:"|&quot;)(\w[\w ]* Variable)/g)].map(([, family]) => family);
    expect(new Set(embedded.map(([, family]) => family))).toEqual(new Set(families));
    expect(families).toContain('Inter Variable');
    await visit(page, '/scenarios/drill/-/sheet');
    await page.locator('sheet-screen svg path[fill="#5b1f1f"]').first().waitFor();
    await shot(page, 'counter-design-sheet');
  });

  it('loses a symbol that is removed, and falls back on letters', async () => {
    await open();
    await page.getByRole('button', { name: 'Remove the symbol “Wild boar”' }).click();
    await map.expectOnDisk('units.json', symbols, []);
    await shot(page, 'counter-design-letters');
  });
});
