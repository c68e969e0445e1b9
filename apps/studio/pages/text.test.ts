import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { cursorBehind, hoverOver, largeMap, opened, textOf, typeBehind } from './text-page.ts';

const BATTLE = '/scenarios/gmb/tamburlaine/-/text';
const VARIANT = '/scenarios/gmb/tamburlaine-heavier-wagons/-/text';

let studio: OpenStudio;
let page: Page;

/** What a file in the folder says. */
function onDisk(file: string): string {
  return readFileSync(path.join(studio.folder, file), 'utf8');
}

/** Opens a file as a link to it does. */
async function go(address: string): Promise<void> {
  await visit(page, address);
  const file = new URL(address, studio.address).pathname.replace('/-/text/', '/');
  await page.locator(`.monaco-editor[data-uri$="${file}"]`).first().waitFor();
  await opened(page);
}

beforeAll(async () => {
  studio = await openStudio({
    at: `${BATTLE}/rules.json`,
    files: {
      'own/broken/scenario.json':
        '{ "format": 1, "id": "own/broken", "title": "Broken", "kind": "battle", "extends": "gmb/tamburlaine" }\n',
      'own/removed/scenario.json':
        '{ "format": 1, "id": "own/removed", "title": "Removed", "kind": "battle", "extends": "gmb/tamburlaine" }\n',
      'own/removed/notes.md': '# A note\n',
      'own/broken/rules.json': '{\n  "notes": ["one"\n}\n',
      'own/lacking/scenario.json':
        '{ "format": 1, "id": "own/lacking", "title": "Lacking", "kind": "battle", "extends": "gmb/tamburlaine", "sidez": [] }\n',
      'own/lacking/units.json':
        '{ "format": 1, "units": [{ "id": "ab", "name": "AB", "side": "tartar", "kind": "unit", "size": "single" }] }\n',
      'own/large/scenario.json':
        '{ "format": 1, "id": "own/large", "title": "Large", "kind": "battle", "extends": "gmb/standard" }\n',
      'own/large/map.json': largeMap(),
    },
  });
  ({ page } = studio);
  await opened(page);
});
afterAll(() => studio.close());

describe('the text screen', () => {
  it.each(['light', 'dark', 'contrast'])('shows a file in the dress of the studio: %s', async (look) => {
    await page.evaluate((name) => {
      const isContrast = name === 'contrast';
      localStorage.setItem('hexwright.theme', isContrast ? 'light' : name);
      localStorage.setItem('hexwright.contrast', isContrast ? 'high' : 'normal');
    }, look);
    await page.goto(`${studio.address}${BATTLE}/rules.json?at=/tables/0/title`);
    await opened(page);
    await page.getByText('[8.3]').first().waitFor();
    await shot(page, `text-${look}`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  });

  it('follows the cursor with the address, and the address with the cursor', async () => {
    await go(`${BATTLE}/units.json?at=/units/2/name`);
    await page.getByText('Line 7, column').waitFor();
    await cursorBehind(page, '"Sultan Bay');
    await page.waitForURL(/at=%2Funits%2F0%2Fname/);
    await page.getByRole('button', { name: 'bayazid', exact: true }).waitFor();
  });

  it('says what hex the cursor is about, and goes there', async () => {
    await go(`${BATTLE}/scenario.json?at=/setUp/0/hexes/0`);
    await page.getByRole('button', { name: 'Show 0513 on the map' }).waitFor();
  });
});

describe('typing', () => {
  beforeEach(() => go(`${BATTLE}/terrain.json`));

  it('becomes an edit that is on the disk, and one step to be taken back', async () => {
    const before = onDisk('gmb/tamburlaine/terrain.json');
    await typeBehind(page, '"name": "Camp', ' of tents');
    await expect.poll(() => onDisk('gmb/tamburlaine/terrain.json')).toContain('Camp of tents');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).not.toContain('of tents');
    await expect.poll(() => onDisk('gmb/tamburlaine/terrain.json')).toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => textOf(page)).toContain('of tents');
    await page.keyboard.press('Control+z');
    await expect.poll(() => onDisk('gmb/tamburlaine/terrain.json')).toBe(before);
  });

  it('that cannot be read stays here, also over a reload, and others arrive around it', async () => {
    await typeBehind(page, '"name": "Camp', '" half');
    await page.getByText('This text cannot be read yet').waitFor();
    await shot(page, 'text-draft');
    expect(await seriousFindings(page)).toEqual([]);
    const other = await studio.tab(`${BATTLE}/terrain.json`);
    await opened(other);
    expect(await textOf(other)).not.toContain('half');
    await typeBehind(other, '"name": "River', ' Cubuk');
    await expect.poll(() => textOf(page)).toContain('River Cubuk');
    await page.reload();
    await opened(page, 'Only you see this');
    await expect.poll(() => textOf(page)).toContain('half');
    await expect.poll(() => textOf(page)).toContain('River Cubuk');
    expect(await textOf(other)).not.toContain('half');
    await cursorBehind(page, '"Camp" half');
    for (let times = 0; times < '" half'.length; times++) await page.keyboard.press('Backspace');
    await page.keyboard.insertText(' of tents');
    await page.getByText('Everybody sees this').waitFor();
    await expect.poll(() => textOf(other)).toContain('"Camp of tents"');
    // What others did is not taken back.
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).not.toContain('of tents');
    await expect.poll(() => textOf(page)).toContain('River Cubuk');
    await cursorBehind(other, 'Cubuk');
    await other.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).not.toContain('Cubuk');
    await other.close();
  });

  it('is put into its canonical form when it is left', async () => {
    await typeBehind(page, '"name": "Camp', ' 2');
    await typeBehind(page, '"name": "Camp 2",', '\n      ');
    await expect.poll(() => onDisk('gmb/tamburlaine/terrain.json')).toContain('Camp 2');
    await expect.poll(() => textOf(page)).toMatch(/"Camp 2",\n {5}/);
    await page.keyboard.press('Control+s');
    await expect.poll(() => textOf(page)).toMatch(/"Camp 2", "/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).not.toContain('Camp 2');
  });
});

describe('help', () => {
  it('completes ids, and repairs one that is wrong', async () => {
    await go(`${VARIANT}/rules.json`);
    await typeBehind(page, '"target": "modifiers/fire-on-lager/value', '');
    for (let times = 0; times < 'fire-on-lager/value'.length; times++) await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Space');
    await page.locator('.suggest-widget .monaco-list-row', { hasText: 'modifiers/' }).first().waitFor();
    await shot(page, 'text-completion');
    await page.keyboard.press('Escape');
    await page.keyboard.type('fire-on-lagr/value');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Problems \(/ }).click();
    // Before the last letter was read something else was wrong there, with other ways out.
    await page.getByText('has no "fire-on-lagr"').first().waitFor();
    await page.locator('.monaco-editor .squiggly-error').first().waitFor();
    await shot(page, 'text-problem');
    await cursorBehind(page, 'fire-on-lag');
    await page.keyboard.press('Control+.');
    await page
      .locator('.action-widget')
      .getByText(/^Write|Did you mean|Change/)
      .first()
      .waitFor();
    await shot(page, 'text-repair');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toContain('modifiers/fire-on-lager/value');
    await page.getByRole('button', { name: 'No problems' }).waitFor();
  });

  it('lists names also where the schemas of the game come while they are asked for', async () => {
    const tab = await studio.tab(NO_STUDIO);
    await tab.addInitScript(() => {
      const asked = Promise.withResolvers<undefined>();
      let languages = 0;
      window.Worker = class extends Worker {
        readonly #isDeaf: boolean;

        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          const isLanguage = String(url).includes('json.worker');
          languages += isLanguage ? 1 : 0;
          this.#isDeaf = isLanguage && languages === 1;
          if (isLanguage) asked.resolve(undefined);
        }

        // The first worker of the language is still at it when the schemas come and another one takes its place.
        override postMessage(message: { readonly question?: { readonly ask: string } }): void {
          const pass = (): void => super.postMessage(message, []);
          if (message.question?.ask === 'textSchemas') void asked.promise.then(pass);
          else if (!this.#isDeaf) pass();
        }
      };
    });
    await tab.goto(`${studio.address}${VARIANT}/rules.json`);
    await opened(tab);
    await cursorBehind(tab, '"target": "modifiers/');
    await tab.keyboard.press('Control+Space');
    await tab.locator('.suggest-widget .monaco-list-row', { hasText: 'modifiers/' }).first().waitFor();
    await tab.close();
  });

  it('begins an entry by the first letters of what it is', async () => {
    await go(`${BATTLE}/rules.json?at=/modifiers/0`);
    await typeBehind(page, '"modifiers": [', '\n');
    await page.keyboard.type('mod');
    await page.locator('.suggest-widget .monaco-list-row', { hasText: 'A new modifier' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toContain('"applies": "slot", "label": "What it is called"');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => textOf(page)).not.toContain('"applies": "slot"');
  });

  it('goes through the problems of all files by F8, also from within a text, and adds what is missing', async () => {
    await go('/scenarios/own/lacking/-/text/units.json');
    await page.getByRole('button', { name: 'Problems (2)' }).waitFor();
    await cursorBehind(page, '"id": "ab');
    await page.keyboard.press('F8');
    await page.waitForURL(/scenario\.json\?at=%2Fsidez/);
    await opened(page);
    await page.keyboard.press('F8');
    await page.waitForURL(/units\.json\?at=%2Funits%2F0/);
    const list = page.getByRole('button', { name: 'Problems (2)' });
    if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
    await page.getByRole('button', { name: 'Add "faces"' }).click();
    await expect.poll(() => textOf(page)).toContain('"faces": [{ "id": "" }]');
  });

  it('completes names in a formula with their types, and says where it is wrong', async () => {
    await go(`${BATTLE}/rules.json?at=/modifiers/1/when`);
    await hoverOver(page, 'inLag');
    await page.locator('.monaco-hover', { hasText: 'It stands within a wagon lager.' }).waitFor();
    await shot(page, 'text-formula-hover');
    await typeBehind(page, 'inLager', ' && target.');
    const list = page.getByRole('button', { name: 'Problems (1)' });
    await list.waitFor();
    await page.keyboard.press('Control+Space');
    await page.locator('.suggest-widget .monaco-list-row', { hasText: 'true or false' }).first().waitFor();
    await shot(page, 'text-formula');
    await page.keyboard.press('Escape');
    // It may be open from before.
    if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
    await page.getByText("After '.' there must be the name of a field").first().waitFor();
    await page.keyboard.press('Escape');
    await cursorBehind(page, '&& target.');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'No problems' }).waitFor();
  });

  it('says what is in force, whence, and by which rule', async () => {
    await go(`${VARIANT}/rules.json?at=/changes/0/target`);
    await hoverOver(page, 'fire-on-la');
    await page.locator('.monaco-hover', { hasText: 'In force: 3' }).waitFor();
    await page.locator('.monaco-hover', { hasText: 'gmb/tamburlaine rules.json [20.0]' }).waitFor();
    await shot(page, 'text-hover');
  });
});

describe('names', () => {
  afterEach(() => page.keyboard.press('Escape'));

  it('lead to where they are defined, also in a base, and begin a change of it', async () => {
    await go(`${VARIANT}/rules.json?at=/changes/0/target`);
    await cursorBehind(page, 'fire-on-lag');
    await page.keyboard.press('F12');
    await page.waitForURL(/rules\.json\?at=%2Fmodifiers/);
    await page.getByText('Inherited from').waitFor();
    await page.getByRole('button', { name: 'fire-on-lager', exact: true }).waitFor();
    await shot(page, 'text-inherited');
    await page.getByRole('button', { name: 'Change this here' }).click();
    await page.waitForURL(/heavier-wagons\/-\/text\/rules\.json\?at=%2Fchanges%2F1/);
    await expect.poll(() => textOf(page)).toContain('"op": "replace", "target": "modifiers/fire-on-lager"');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).not.toContain('"op": "replace"');
  });

  it('are found and renamed everywhere, after a look at what changes', async () => {
    await go(`${BATTLE}/units.json?at=/units/0/id`);
    await cursorBehind(page, '"id": "bayaz');
    await page.keyboard.press('Shift+F12');
    await page.getByRole('list', { name: 'Where bayazid is named' }).waitFor();
    await shot(page, 'text-references');
    await page.keyboard.press('F2');
    await page.getByLabel('New name').fill('sultan');
    await shot(page, 'text-rename');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /Rename in \d+ places/ }).click();
    await expect.poll(() => onDisk('gmb/tamburlaine/scenario.json')).toContain('"unit": "sultan"');
    await expect
      .poll(() => /"id": "(\w+)", "name": "Sultan/.exec(onDisk('gmb/tamburlaine/units.json'))?.[1])
      .toBe('sultan');
    await page.getByRole('button', { name: 'No problems' }).waitFor();
  });
});

describe('states', () => {
  it('compares with the base', async () => {
    await go(`${VARIANT}/rules.json`);
    await page.getByLabel('Compare').selectOption('base');
    await page.locator('.monaco-diff-editor').waitFor();
    await page.getByText('In force in gmb/tamburlaine', { exact: true }).waitFor();
    await shot(page, 'text-compare');
    await page.getByLabel('Compare').selectOption('');
    await page.locator('.monaco-diff-editor').waitFor({ state: 'hidden' });
  });

  it('opens notes as plain text that is shared', async () => {
    await page.getByLabel('File to add').selectOption('notes.md');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForURL(/notes\.md/);
    await opened(page);
    await page.locator('.monaco-editor').first().click();
    await page.keyboard.type('# Wagons');
    await expect.poll(() => onDisk('gmb/tamburlaine-heavier-wagons/notes.md')).toBe('# Wagons');
  });

  it('says that a file was removed outside while it was open, and leaves the choice', async () => {
    await go('/scenarios/own/removed/-/text/notes.md');
    const before = onDisk('own/removed/notes.md');
    rmSync(path.join(studio.folder, 'own/removed/notes.md'));
    const keep = page.getByRole('button', { name: 'Keep what is here' });
    await keep.waitFor();
    await shot(page, 'text-removed');
    await keep.click();
    await expect.poll(() => existsSync(path.join(studio.folder, 'own/removed/notes.md'))).toBe(true);
    await expect.poll(() => onDisk('own/removed/notes.md')).toBe(before);
    await keep.waitFor({ state: 'detached' });
  });

  it('opens a broken file as text, with what is wrong, and takes it when it is right', async () => {
    await go('/scenarios/own/broken/-/text/rules.json');
    await page.getByRole('button', { name: /^Problems/ }).click();
    await page.locator('.monaco-editor .squiggly-error').first().waitFor();
    await shot(page, 'text-broken');
    await typeBehind(page, '"notes": ["one"', ']');
    await expect.poll(() => onDisk('own/broken/rules.json')).toMatch(/"one"\s*\]/);
    await page.locator('.monaco-editor .squiggly-error').first().waitFor({ state: 'detached' });
  });

  it('types in a map of 300 KB', async () => {
    await go('/scenarios/own/large/-/text/map.json?at=/labels/1500/text');
    await typeBehind(page, '"Place 1500', ' and a half');
    await expect.poll(() => onDisk('own/large/map.json')).toContain('"Place 1500 and a half"');
    await page.keyboard.press('Control+z');
    await expect.poll(() => onDisk('own/large/map.json')).not.toContain('and a half');
  });
});
