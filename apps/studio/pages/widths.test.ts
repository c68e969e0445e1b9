import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { begin, endSetUp, panel, PLAY } from './play-page.ts';

const BATTLE = '/scenarios/gmb/tamburlaine/-';
/** A desk, a small laptop, a tablet upright, a telephone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  { width: 820, height: 1100 },
  { width: 420, height: 860 },
  { width: 360, height: 640 },
];

let studio: OpenStudio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio({ at: PLAY, examples: ['grunwald-1410/cases/15-33-a-long-line.case.json'] });
  ({ page } = studio);
});
afterAll(() => studio.close());

/**
 * What can be pushed sideways though it is no table: panels and pages whose contents are wider than they are. What only
 * those hear who see nothing is not meant.
 */
function pushed(): Promise<string[]> {
  return page.evaluate(() => {
    const isTable = (element: Element): boolean =>
      /frame|tabs|monaco/.test(element.className) || element.tagName === 'NAV';
    const within = (root: ParentNode): string[] =>
      Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap((element) => {
        const isWide = element.clientWidth > 40 && element.scrollWidth > element.clientWidth + 1;
        const pushes = isWide && /auto|scroll/.test(getComputedStyle(element).overflowX) && !isTable(element);
        const name = `${element.localName}.${element.className} ${element.scrollWidth} in ${element.clientWidth}`;
        return [...(pushes ? [name] : []), ...(element.shadowRoot === null ? [] : within(element.shadowRoot))];
      });
    const { scrollWidth } = document.documentElement;
    return [...within(document), ...(scrollWidth > innerWidth ? [`the page ${scrollWidth} in ${innerWidth}`] : [])];
  });
}

it.each(SIZES)('no panel beside the board is wider than its place at $width pixels', async (size) => {
  await page.setViewportSize(size);
  await visit(page, PLAY);
  const another = page.getByRole('tab', { name: 'Game' });
  const start = page.getByRole('button', { name: 'Begin the game' });
  await start.or(another).first().waitFor();
  if (await another.isVisible()) {
    await another.click();
    await page.getByRole('button', { name: 'Another game' }).click();
  }
  await expect.poll(() => pushed()).toEqual([]);
  await begin(page, { Ottoman: 'person', Tartar: 'person' });
  await endSetUp(page);
  for (const name of ['Orders', 'Log', 'Forces', 'Game']) {
    await panel(page, name);
    await page.getByRole('tabpanel', { name }).waitFor();
    await expect.poll(() => pushed()).toEqual([]);
  }
});

it.each([820, 360])('the turn over the board can be read whole at %i pixels', async (width) => {
  await page.setViewportSize({ width, height: 760 });
  await visit(page, '/scenarios/grunwald-1410/-/play?example=cases/15-33-a-long-line.case.json');
  const bar = page.locator('now-bar');
  await bar.getByRole('button', { name: 'Redo' }).waitFor();
  /** How far what is in the bar sticks out of it to the right, in pixels. */
  const sticksOut = (host: Element): number => {
    const { right } = host.getBoundingClientRect();
    const all = Array.from(host.shadowRoot?.querySelectorAll('*') ?? [], (one) => one.getBoundingClientRect().right);
    return Math.max(0, ...all.map((edge) => Math.ceil(edge - right)));
  };
  await expect.poll(() => bar.evaluate(sticksOut)).toBe(0);
});

it.each([420, 360])('the bar has one row and one menu at %i pixels, and leads everywhere', async (width) => {
  await page.setViewportSize({ width, height: 760 });
  await visit(page, `${BATTLE}/units`);
  await page.getByRole('grid', { name: 'Roster' }).waitFor();
  const bar = page.locator('header-bar header');
  const isRoomy = (header: Element): boolean =>
    header.scrollWidth <= header.clientWidth && header.getBoundingClientRect().height < 60;
  await expect.poll(() => bar.evaluate(isRoomy)).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Command palette' }).isVisible()).toBe(true);
  for (const name of ['Undo', 'Redo'])
    await expect.poll(() => bar.getByRole('button', { name }).isVisible()).toBe(true);
  const menu = page.getByRole('button', { name: /: menu$/ });
  await menu.click();
  for (const name of ['Map', 'Counters', 'Play']) await page.getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: /^Share/ }).waitFor();
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await shot(page, `phone-menu-${width}`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('system');
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('button', { name: 'Charts: menu' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Counters' }).isVisible()).toBe(false);
  await menu.click();
  await page.getByRole('button', { name: 'Comments' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
});

it('a long title gives way in the bar, and the word of the light does not', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/scenarios/gmb/tamburlaine-heavier-wagons/-/rules');
  const light = page.locator('save-light').getByRole('button', { name: 'Saved' });
  await light.waitFor();
  await expect.poll(() => light.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  const bar = page.locator('header-bar header');
  await expect.poll(() => bar.evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0);
  await shot(page, 'bar-long-title');
});

it('the bar has room for who is here, problems and a word of the connection', async () => {
  studio.forgive(/ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${BATTLE}/units`);
  const guest = await studio.guest(`${BATTLE}/units`);
  await page.locator('people-bar .face').first().waitFor();
  await studio.server.stop('at once');
  // A unit that nobody has placed is a problem, and a change that waits.
  await page.getByRole('button', { name: 'New unit' }).click();
  const light = page.locator('save-light').getByRole('button', { name: /^Offline, 1 change/ });
  await light.waitFor();
  const bar = page.locator('header-bar header');
  await expect.poll(() => bar.evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Keys', exact: true }).click({ trial: true });
  await shot(page, 'bar-offline');
  await studio.server.start();
  await page.locator('save-light').getByRole('button', { name: 'Saved' }).waitFor();
  await guest.close();
  await page.getByRole('button', { name: /^Undo: / }).click();
});

it.each(SIZES)('nothing but tables is pushed sideways in units, charts and rules at $width pixels', async (size) => {
  await page.setViewportSize(size);
  await visit(page, `${BATTLE}/units/khoshun-1`);
  await page.getByRole('grid', { name: 'Roster' }).waitFor();
  await expect.poll(() => pushed()).toEqual([]);
  await visit(page, `${BATTLE}/charts/melee`);
  await page.getByText('Rows and columns').click();
  await page.getByRole('heading', { name: 'Columns' }).waitFor();
  await expect.poll(() => pushed()).toEqual([]);
  await visit(page, `${BATTLE}/rules?item=modifiers/melee-charge`);
  await page.locator('rule-detail').waitFor();
  await expect.poll(() => pushed()).toEqual([]);
});

it('a rule has a narrow window to itself, and leads back to the list', async () => {
  await page.setViewportSize({ width: 420, height: 860 });
  await visit(page, `${BATTLE}/rules?item=modifiers/melee-charge`);
  await page.locator('rule-detail').waitFor();
  const list = page.getByRole('navigation', { name: 'Rules', exact: true });
  await expect.poll(() => list.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'All rules' }).click();
  await list.getByRole('link', { name: /^5\.31\s*Charge/ }).click();
  await page.locator('rule-detail').getByRole('heading', { name: 'Charge', exact: true }).waitFor();
  await expect.poll(() => list.isVisible()).toBe(false);
});

it('the steps of the history have the width of a telephone to themselves', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `${BATTLE}/charts/melee`);
  const cell = page.locator('[data-row="plate-cavalry"] > *').nth(1);
  await cell.click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell.textContent()).toContain('5');
  await visit(page, `${BATTLE}/history`);
  const button = page.getByRole('button', { name: 'Undo this' });
  await button.waitFor();
  const isWhole = (one: Element): boolean =>
    one.getBoundingClientRect().right <= (one.closest('ol')?.getBoundingClientRect().right ?? 0);
  await expect.poll(() => button.evaluate(isWhole)).toBe(true);
  expect((await page.locator('history-screen section').first().boundingBox())?.width).toBeGreaterThan(300);
  await expect.poll(() => pushed()).toEqual([]);
  await shot(page, 'phone-history');
});
