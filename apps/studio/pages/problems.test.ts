import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { MapPage } from './map-page.ts';

/** A counter that nobody places. */
const LATE = {
  id: 'late',
  name: 'Late',
  side: 'ottoman',
  contingent: 'ottoman',
  kind: 'unit',
  class: 'cavalry',
  size: 'single',
  values: { armour: 'non-armored', movement: 8, morale: 'E' },
  faces: [
    {
      id: 'fire',
      name: 'Fire',
      values: { weapon: 'cavalry-longbow' },
      provenance: {
        kind: 'reconstructed',
        reason:
          'The symbol is lost. No melee column serves cavalry in leather or without armour, so the counter can only be a bow, and the cavalry bow column needs bearers.',
        confidence: 0.85,
      },
    },
  ],
};

/** A variant that takes a change without a reason for an error. */
const STRICT = {
  'strict/scenario.json': JSON.stringify({
    format: 1,
    id: 'strict',
    title: 'Strict',
    kind: 'battle',
    extends: 'gmb/tamburlaine',
    problems: [{ code: 'change.uncited', severity: 'error', reason: 'We say why.' }],
    changes: [{ op: 'set', target: 'setUp/bayazid/hexes', value: ['1409'] }],
  }),
  'strict/units.json': JSON.stringify({ format: 1, units: [LATE] }),
};

/** A map of which 111 may be column 1 and row 11, or column 11 and row 1. */
const UNCLEAR = {
  'unclear/scenario.json': JSON.stringify({
    format: 1,
    id: 'unclear',
    title: 'Unclear',
    kind: 'battle',
    extends: 'gmb/standard',
  }),
  'unclear/map.json': JSON.stringify({
    format: 1,
    grid: { orientation: 'pointy', columns: 11, rows: 11, shift: 'even' },
    numbering: { preset: 'column-row', digits: 1 },
    terrainCodes: { '.': 'clear' },
    terrain: Array.from({ length: 11 }, () => '.'.repeat(11)),
    elevation: Array.from({ length: 11 }, () => '1'.repeat(11)),
  }),
};

const at = (place: string): string => `/scenarios/${place}`;
const notice = (page: Page, words: RegExp): Promise<void> => page.locator('toast-list').getByText(words).waitFor();

describe('problems and places', () => {
  let studio: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({ files: { ...STRICT, ...UNCLEAR }, at: '/scenarios/gmb/tamburlaine/-/map?hex=9999' });
    ({ page } = studio);
  });
  afterAll(() => studio.close());

  it('an address that names what is not there says so, with a way out', async () => {
    await notice(page, /There is no hex 9999/);
    await page.getByRole('button', { name: 'Find …' }).click();
    await page.getByRole('combobox', { name: 'Find on the map' }).waitFor();
    await visit(page, at('gmb/tamburlaine/-/units?unit=nobody'));
    await notice(page, /There is no unit nobody/);
  });

  it('words that are half typed are kept when the page is loaded again, or another screen opened', async () => {
    await visit(page, at('gmb/tamburlaine/-/units?unit=bayazid'));
    const note = page.locator('unit-detail #note');
    await note.focus();
    await page.keyboard.type('Thunderbolt');
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('Thunderbolt');
    await note.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(', they say');
    await page.keyboard.press('Alt+1');
    await page.locator('map-screen').waitFor();
    await page.keyboard.press('Alt+2');
    await expect.poll(() => note.inputValue()).toBe('Thunderbolt, they say');
  });

  it('a warning is suppressed with a reason, and shown again', async () => {
    await visit(page, at('strict/-/problems'));
    const warning = page.getByRole('listitem').filter({ hasText: /Late is never placed/ });
    await warning.getByRole('button', { name: 'Suppress …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suppress a warning' });
    await dialog.getByLabel('Why it may be left out').fill('It comes later.');
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'problems-suppress');
    await dialog.getByRole('button', { name: 'Suppress' }).click();
    const strict = new MapPage(studio, 'strict');
    await strict.expectOnDisk('scenario.json', ({ problems }) => (problems as object[]).slice(1), [
      { code: 'unit.never-placed', item: 'units/late', severity: 'off', reason: 'It comes later.' },
    ]);
    await page.getByText('1 suppressed, with a reason').click();
    await page.getByRole('button', { name: 'Show it again' }).click();
    await warning.waitFor();
  });

  it('a change that must say why is asked for it', async () => {
    await visit(page, at('strict/-/problems'));
    await page.getByRole('button', { name: 'Say why …' }).click();
    await page.getByRole('dialog', { name: 'Why the change is made' }).waitFor();
    await page.keyboard.type('He rides ahead.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Say why …' }).waitFor({ state: 'detached' });
  });

  it('numbers that could be read in two ways are named where the map should be, with the ways out', async () => {
    await visit(page, at('unclear/-/map'));
    await page.getByText(/The hex number 111 could be read in two ways/).waitFor();
    await shot(page, 'map-unclear-numbers');
    await page.getByRole('button', { name: 'Give numbers 2 digits' }).click();
    await new MapPage(studio, 'unclear').ready();
  });
});
