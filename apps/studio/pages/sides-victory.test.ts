import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MapPage } from './map-page.ts';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

const FORD = {
  'my/ford/scenario.json': JSON.stringify({
    format: 1,
    id: 'my/ford',
    title: 'The Ford',
    kind: 'battle',
    extends: 'gmb/house-tables',
    sides: [
      { id: 'duke', name: 'Duke', color: '#2f5d8a', edge: 'north', routDirections: ['NE', 'NW'] },
      { id: 'town', name: 'Town', color: '#a3312b', edge: 'south', routDirections: ['SE', 'SW'] },
    ],
    firstSide: 'duke',
  }),
  'my/ford/map.json': JSON.stringify({
    format: 1,
    grid: { orientation: 'pointy', columns: 8, rows: 6, shift: 'even' },
    numbering: { preset: 'column-row', digits: 2 },
    terrainCodes: { '.': 'clear', '#': 'village' },
    terrain: ['........', '........', '...##...', '........', '........', '........'],
    elevation: Array.from({ length: 6 }, () => '11111111'),
  }),
};

describe('the forms of a battle', () => {
  let studio: OpenStudio;
  let page: Page;
  const onDisk = (file: string): Record<string, unknown> => {
    try {
      return JSON.parse(readFileSync(path.join(studio.folder, 'my/ford', file), 'utf8')) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  beforeAll(async () => {
    studio = await openStudio({
      at: '/scenarios/my/ford/-/rules',
      viewport: { width: 1440, height: 900 },
      files: FORD,
    });
    ({ page } = studio);
    await page.getByRole('navigation', { name: 'Rules' }).waitFor();
  });
  afterAll(() => studio.close());

  it('are found by everyday words', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('side');
    await page
      .getByRole('option', { name: /^Sides: names/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sides', level: 2 }).first().waitFor();
  });

  it('say who the sides are, where they come from and who moves first', async () => {
    const duke = page.getByRole('region', { name: 'Duke' });
    // What is chosen shows when the rules have been read again: on a busy machine a moment after the click.
    await duke.getByRole('radio', { name: 'Duke: Home edge West' }).click({ force: true });
    await expect
      .poll(() => onDisk('scenario.json')['sides'])
      .toMatchObject([{ id: 'duke', edge: 'west', routDirections: ['NW', 'W', 'SW'] }, { id: 'town' }]);
    await duke.getByRole('checkbox', { name: 'Duke: Ways of flight W', exact: true }).click({ force: true });
    await expect
      .poll(() => onDisk('scenario.json')['sides'])
      .toMatchObject([{ routDirections: ['NW', 'SW'] }, { id: 'town' }]);
    await page.getByRole('region', { name: 'Town' }).getByLabel('Moves first').click();
    await expect.poll(() => onDisk('scenario.json')['firstSide']).toBe('town');
    await duke.getByLabel('Name', { exact: true }).fill('Duke Henry');
    await page.keyboard.press('Tab');
    await page.getByRole('region', { name: 'Duke Henry' }).getByRole('button', { name: 'New contingent' }).click();
    // Its name has the keyboard, to be written over.
    const fresh = page.getByLabel('Name of the contingent Allies');
    await expect.poll(() => fresh.evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.type('Household');
    await page.keyboard.press('Tab');
    await expect.poll(() => JSON.stringify(onDisk('rules.json'))).toMatch(/"name":"Household","side":"duke"/);
    const box = (part: string): Promise<DOMRect> =>
      duke.locator(part).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const [field, picture] = [await box('edge-picker .map'), await box('edge-picker canvas')];
    expect([picture.top >= field.top, picture.bottom <= field.bottom]).toEqual([true, true]);
    // What is wrong is said where it moves nothing.
    const top = (name: string): Promise<number> =>
      page.getByRole('region', { name }).evaluate((one) => one.getBoundingClientRect().top);
    const before = [await top('Duke Henry'), await top('Town')];
    await page.getByRole('radio', { name: 'Duke Henry: Home edge South' }).click({ force: true });
    await page.getByText(/^Duke Henry and Town have the same home edge/).waitFor();
    expect([await top('Duke Henry'), await top('Town')]).toEqual(before);
    await shot(page, 'rules-sides-alike');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Duke Henry: Home edge West' }).click({ force: true });
    await page.getByText(/^Duke Henry and Town have the same home edge/).waitFor({ state: 'detached' });
    await expect.poll(() => onDisk('scenario.json')['sides']).toMatchObject([{ edge: 'west' }, { id: 'town' }]);
    await shot(page, 'rules-sides');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('take what is written before a renamed side is shown again', async () => {
    const [first] = onDisk('scenario.json')['sides'] as { id: string; color: string }[];
    /** The id and a colour, one right after the other. */
    const write = (id: string, color: string): Promise<void> =>
      page
        .locator('sides-form section.side')
        .first()
        .evaluate(
          (side, values) => {
            for (const [selector, value] of values) {
              const field = side.querySelector<HTMLInputElement>(selector);
              if (field === null) throw new Error(selector);
              field.value = value;
              field.dispatchEvent(new Event('change'));
            }
          },
          [
            ['input.id', id],
            ['.line input[type=color]', color],
          ] as const,
        );
    const side = (): unknown => (onDisk('scenario.json')['sides'] as unknown[] | undefined)?.at(0);
    await write('baron', '#112233');
    await expect.poll(side).toMatchObject({ id: 'baron', color: '#112233' });
    await expect.poll(() => page.locator('sides-form input.id').first().inputValue()).toBe('baron');
    await write(first.id, first.color);
    await expect.poll(side).toMatchObject(first);
    await expect.poll(() => page.locator('sides-form input.id').first().inputValue()).toBe(first.id);
  });

  it('has the home edge clicked on the map', async () => {
    await visit(page, '/scenarios/my/ford/-/map');
    await page.locator('map-screen [role=gridcell]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Town South/ }).click();
    const edges = page.getByRole('group', { name: 'Home edge of Town' });
    await edges.getByRole('button', { name: 'South: Town', pressed: true }).waitFor();
    await shot(page, 'map-home-edges');
    expect(await seriousFindings(page)).toEqual([]);
    await edges.getByRole('button', { name: 'East' }).click();
    await edges.waitFor({ state: 'detached' });
    await expect
      .poll(() => onDisk('scenario.json')['sides'])
      .toMatchObject([{}, { edge: 'east', routDirections: ['E', 'NE', 'SE'] }]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => onDisk('scenario.json')['sides']).toMatchObject([{}, { edge: 'south' }]);
    await page.getByRole('button', { name: /^Town South/ }).click();
    await page.locator('map-screen [role=gridcell]').focus();
    await page.keyboard.press('Escape');
    await edges.waitFor({ state: 'detached' });
    await visit(page, '/scenarios/my/ford/-/rules');
  });

  it('say how the battle is won, with a zone made of a terrain', async () => {
    await page.getByRole('link', { name: 'Set up victory …' }).click();
    await page.getByRole('button', { name: 'Create levels of victory' }).click();
    await page.getByLabel('Score from: Duke Henry victory').waitFor();
    await page.getByLabel('New objective').selectOption({ label: 'New zone: all hexes of Village' });
    await page.getByLabel('Points per hex: Village').fill('10');
    await page.keyboard.press('Tab');
    // Those who hold it score, until somebody says otherwise.
    await expect.poll(() => onDisk('rules.json')['objectives']).toMatchObject([{ points: 10 }]);
    expect((onDisk('rules.json')['objectives'] as readonly object[])[0]).not.toHaveProperty('side');
    const scoredBy = page.getByLabel('Scored by: Village');
    await expect.poll(() => scoredBy.locator('option:checked').innerText()).toBe('Either side');
    await scoredBy.selectOption({ label: 'Town' });
    await page.getByRole('checkbox', { name: /^Victory points by morale \[/ }).check();
    await page.getByRole('button', { name: 'New level' }).click();
    await page.getByLabel('Score from: New level').fill('20');
    await page.keyboard.press('Tab');
    await page.getByLabel('Length of the game').fill('9');
    await page.keyboard.press('Tab');
    await expect.poll(() => onDisk('rules.json')['objectives']).toMatchObject([{ side: 'town', points: 10 }]);
    await expect
      .poll(() => onDisk('rules.json')['victory'])
      .toMatchObject({
        score: { plus: 'duke', minus: 'town' },
        levels: [{ min: 20, winner: 'duke' }, { min: 5 }, { min: -4 }, { winner: 'town' }],
      });
    await expect.poll(() => onDisk('map.json')['zones']).toMatchObject([{ name: 'Village', hexes: ['0403', '0503'] }]);
    await expect.poll(() => onDisk('scenario.json')['modules']).toEqual(['points-by-morale']);
    await expect.poll(() => JSON.stringify(onDisk('rules.json'))).toMatch(/game-turns\/value","value":9/);
    await shot(page, 'rules-victory');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('leads from a new objective to its zone, which is drawn and named on the map', async () => {
    await page.getByLabel('New objective', { exact: true }).selectOption({ label: 'New zone, to draw on the map' });
    await page.getByRole('link', { name: 'Draw it on the map' }).click();
    const zones = page.locator('palette-panel').getByRole('list', { name: 'Zones' });
    await zones.locator('button[aria-current="true"]').filter({ hasText: 'Objective' }).waitFor();
    const fields = page.locator('zone-fields');
    await expect.poll(() => fields.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    const map = new MapPage(studio, 'my/ford');
    await map.drag('0101', '0201');
    await fields.getByLabel('Name', { exact: true }).fill('The Mill');
    await page.keyboard.press('Tab');
    await fields.getByLabel('Side').selectOption('Duke Henry');
    await expect
      .poll(() => onDisk('map.json')['zones'])
      .toMatchObject([{}, { id: 'objective', name: 'The Mill', side: 'duke', hexes: ['0101', '0201'] }]);
    await shot(page, 'map-zone');
    expect(await seriousFindings(page)).toEqual([]);
    await fields.getByRole('link', { name: 'What it is worth' }).click();
    await page.getByLabel('Points per hex: The Mill').waitFor();
  });

  it('that nobody fights yet, which the form of a new game says with the way to mend it', async () => {
    await visit(page, '/scenarios/my/ford/-/play');
    await page.getByText(/^Not everything is there yet/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Begin the game' }).isEnabled()).toBe(true);
    await shot(page, 'play-missing');
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('new-game').getByRole('link', { name: 'Forces' }).click();
    await page.waitForURL(/\/my\/ford\/-\/units$/);
  });
});
