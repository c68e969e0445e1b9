import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { clickHex, confirmByEnter, panel } from './play-page.ts';

const ARTHUR = '/scenarios/gmb/king-arthur/-/play';

/** A Christian and a pagan face to face, and the dice of two rounds. */
const POSITION = {
  case: '18.0',
  title: 'Caradoc and Elaf face to face',
  map: { columns: 10, rows: 10 },
  phasing: 'arthur',
  phase: 'man-to-man',
  units: [
    { id: 'A', copy: 'caradoc', hexes: ['0505'] },
    { id: 'E', copy: 'elaf', hexes: ['0605'] },
    { id: 'S', copy: 'saxons-1', hexes: ['0605', '0606'], facing: 'W' },
  ],
  commands: [],
  dice: [3, 4, 1, 1, 2, 2],
  expect: { decision: { side: 'arthur', frame: 'man-to-man' } },
};

/** Keeps everything that the page is told by its workers. */
function listen(): void {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  const Own = window.Worker;
  window.Worker = class extends Own {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    }
  };
}

/** What the page was told from a message on, without the lists of what anybody may choose; and how many there were. */
function told(page: Page, from = 0): Promise<{ readonly text: string; readonly count: number }> {
  return page.evaluate((first) => {
    const { heard } = window as unknown as { heard: readonly unknown[] };
    const open: ReadonlySet<string> = new Set(['plan', 'zones', 'choices']);
    const text = JSON.stringify(heard.slice(first), (key, value: unknown) => (open.has(key) ? undefined : value));
    return { text, count: heard.length };
  }, from);
}

/** All that is in the document, shadow roots and fields included. */
function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const within = (root: ParentNode): string =>
      Array.from(root.querySelectorAll('*'), (element) => {
        const field = element instanceof HTMLInputElement ? `${element.value} ${String(element.checked)}` : '';
        const words = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : []));
        const inner = element.shadowRoot === null ? '' : within(element.shadowRoot);
        return `${element.localName} ${element.className} ${field} ${words.join(' ')} ${inner}`;
      }).join('\n');
    return within(document);
  });
}

const take = (page: Page, side: string): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: `I play ${side}` })
    .click();
const passed = (page: Page, side: string): Promise<void> =>
  page.getByRole('heading', { name: `Pass the screen to ${side}` }).waitFor();
const answer = (page: Page, name: RegExp): Promise<void> =>
  page.locator('contest-panel').getByRole('button', { name }).click();
const asked = (page: Page, leader: string): Promise<void> =>
  page
    .locator('contest-panel')
    .getByRole('heading', { name: `${leader} before the next round` })
    .waitFor();
/** Both are asked in turn, and look alike: the one who is meant has to be asked. */
async function fightOn(page: Page, leader: string): Promise<void> {
  await asked(page, leader);
  await answer(page, /Fight on/);
}
const zone = (page: Page, group: RegExp, name: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name });

/** Chooses two zones with the pointer, and seals them. */
async function choose(page: Page, strike: RegExp, guard: RegExp): Promise<void> {
  await zone(page, /Strike/, strike).check({ force: true });
  await zone(page, /Guard/, guard).check({ force: true });
  await page.getByRole('button', { name: 'Seal the choice' }).click();
}

describe('a duel at one screen', () => {
  let studio: OpenStudio;
  let page: Page;

  beforeAll(async () => {
    studio = await openStudio({
      at: `${ARTHUR}?example=cases/duel.case.json`,
      files: {
        'gmb/king-arthur/cases/duel.case.json': JSON.stringify(POSITION),
        'gmb/king-arthur/cases/alone.case.json': JSON.stringify({ ...POSITION, units: POSITION.units.slice(0, 2) }),
      },
      before: listen,
    });
    ({ page } = studio);
    await page.getByRole('heading', { name: 'Challenges' }).waitFor();
  });
  afterAll(() => studio.close());

  it('begins with a challenge that says who the two are, and what may be answered [18.1], [18.2]', async () => {
    await clickHex(page, '0505');
    await clickHex(page, '0605');
    await page.locator('odds-card').getByText('Elaf may accept, or hide.').waitFor();
    await shot(page, 'duel-challenge');
    await confirmByEnter(page);
    await page.getByRole('heading', { name: 'Caradoc against Elaf' }).waitFor();
    await page.locator('contest-panel').getByRole('button', { name: /Hide/ }).waitFor();
    await shot(page, 'duel-answer');
    expect(await seriousFindings(page)).toEqual([]);
    await answer(page, /Accept the challenge/);
    await fightOn(page, 'Caradoc');
    await fightOn(page, 'Elaf');
  });

  it('passes the screen, and shows nothing of what one has chosen before the other has [18.3]', async () => {
    await passed(page, 'King Arthur');
    expect(await page.getByRole('radio').count()).toBe(0);
    await take(page, 'King Arthur');
    // Chivalry forbids the low blow [18.32], and a leader who strikes at a zone does not guard it.
    await zone(page, /Strike/, /Helm/).check({ force: true });
    await expect.poll(() => zone(page, /Guard/, /Helm/).isDisabled()).toBe(true);
    await zone(page, /Strike/, /Helm/).press('ArrowRight');
    await page.getByRole('status').getByText('Strike: Right').waitFor();
    await expect.poll(() => zone(page, /Guard/, /Right/).isDisabled()).toBe(true);
    await page.getByText('Elaf guards the helm').waitFor();
    await zone(page, /Guard/, /Left/).check({ force: true });
    await shot(page, 'duel-zones');
    expect(await seriousFindings(page)).toEqual([]);
    const before = await told(page);
    await zone(page, /Guard/, /Left/).press('Enter');
    await passed(page, 'Modred');
    const sealed = await everything(page);
    const after = await told(page, before.count);
    expect(after.text).toContain('"do":"sealed"');
    expect(after.text).not.toMatch(/"(helm|right|left|horse-legs)"/);
    await shot(page, 'duel-sealed');

    // Another choice in its place shows the very same.
    await page.getByRole('button', { name: 'Stay in the view for everyone' }).click();
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.locator('contest-panel').getByRole('button', { name: /Undo/ }).click();
    await passed(page, 'King Arthur');
    await take(page, 'King Arthur');
    await choose(page, /Helm/, /Horse/);
    await passed(page, 'Modred');
    expect(await everything(page)).toBe(sealed);
  });

  it('shows both with what came of them, case by case, in every theme and width [18.35]', async () => {
    await take(page, 'Modred');
    await shot(page, 'duel-second');
    await choose(page, /Horse/, /Helm/);
    const round = page.locator('contest-panel details.latest');
    await round.getByText('Round 1').waitFor();
    await expect.poll(() => round.innerText()).toMatch(/Caradoc\s+Strike: Helm\s+Guard: Horse and legs/);
    await expect.poll(() => round.innerText()).toMatch(/Elaf\s+Strike: Horse and legs\s+Guard: Helm/);
    await expect.poll(() => round.innerText()).toContain('[18.34]');
    await shot(page, 'duel-round');
    for (const theme of ['dark', 'contrast']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await shot(page, `duel-${theme}`);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await shot(page, `duel-${width}`);
    }
    await fightOn(page, 'Caradoc');
    await fightOn(page, 'Elaf');
    await passed(page, 'King Arthur');
    await take(page, 'King Arthur');
    await shot(page, 'duel-zones-390');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('is laid aside for a look at the map, and says how it ended [18.52]', async () => {
    await page.getByRole('button', { name: 'Seal the choice' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to Caradoc against Elaf' }).click();
    await choose(page, /Helm/, /Left/);
    await passed(page, 'Modred');
    await take(page, 'Modred');
    await choose(page, /Left/, /Helm/);
    await page.locator('contest-panel details.latest').getByText('Round 2').waitFor();
    await fightOn(page, 'Caradoc');
    await asked(page, 'Elaf');
    await answer(page, /Yield/);
    await page.getByRole('heading', { name: 'It is over' }).waitFor();
    await page.locator('contest-panel li.danger').getByText('Captive of Caradoc').waitFor();
    await shot(page, 'duel-over');
    await page.getByRole('button', { name: 'Back to the map' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Caradoc against Elaf' }).count()).toBe(0);
  });

  it('is fought against a computer player, who chooses at once and says nothing either', async () => {
    page = await studio.tab(`${ARTHUR}?example=cases/alone.case.json`);
    await page.getByRole('heading', { name: 'Challenges' }).waitFor();
    await panel(page, 'Game');
    await page.getByLabel('Modred', { exact: true }).selectOption('captain');
    await panel(page, 'Orders');
    await clickHex(page, '0505');
    await clickHex(page, '0605');
    // A pagan with nobody to hide under must fight [18.21].
    await page.locator('odds-card').getByText('Elaf must accept.').waitFor();
    await confirmByEnter(page);
    await answer(page, /Fight on/);
    await choose(page, /Helm/, /Left/);
    const round = page.locator('contest-panel details').filter({ hasText: 'Round 1' });
    await round.getByText('Strike: Helm').waitFor();
    await shot(page, 'duel-captain');
  });
});
