import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { moves, PLAY, question } from './play-page.ts';

/** What was said last to those who do not see the board. */
function said(page: Page): Promise<string> {
  return page.locator('play-board [role=status]').innerText();
}

it('plays a whole player-turn by keyboard alone', async () => {
  const studio = await openStudio({ at: PLAY });
  const { page } = studio;
  const press = (...keys: readonly string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  // The form: every field by Tab, the seats by their first letters.
  await page.getByRole('heading', { name: 'Play Tamburlaine the Great' }).waitFor();
  await page.getByLabel('Ottoman', { exact: true }).focus();
  await page.keyboard.type('me');
  await press('Tab');
  await page.keyboard.type('me');
  const start = page.getByRole('button', { name: 'Begin the game' });
  for (let stop = 0; stop < 9 && !(await start.evaluate(isFocused)); stop++) await press('Tab');
  await expect.poll(() => start.evaluate(isFocused)).toBe(true);
  await press('Enter');
  await expect.poll(() => question(page)).toBe('Starting modes');

  // The first unit that may change its mode does, then both sides are ready.
  await press('n', 'Enter');
  await expect.poll(() => moves(page)).toBe('1 / 1');
  await press('Shift+Enter');
  await expect.poll(() => moves(page)).toBe('2 / 2');
  await press('Shift+Enter');
  await expect.poll(() => question(page)).toBe('Movement');

  // The sheet of keys is closed by Esc, and nothing happens behind it: the unit stays in hand.
  await press('n', '?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.waitFor();
  const shown = await moves(page);
  await press('Control+z', 'Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await moves(page)).toBe(shown);
  await page.getByRole('button', { name: /Deselect/ }).waitFor();
  await press('Escape');

  // Three pieces move, each to where the arrows lead; what it costs is said on the way.
  for (let piece = 1; piece <= 3; piece++) {
    await press('n');
    await expect.poll(() => said(page)).toMatch(/points.* of \d+\.$/);
    const before = await moves(page);
    await press('ArrowUp', 'ArrowUp');
    await expect.poll(() => said(page)).toMatch(/\d+ of \d+ points/);
    if (piece === 1) await shot(page, 'play-keyboard');
    await press('Enter');
    // A double counter may stand there in several ways: it is set down first.
    const several = page.getByRole('button', { name: /Go there/ });
    await expect.poll(async () => (await several.isVisible()) || (await moves(page)) !== before).toBe(true);
    if (await several.isVisible()) await press('r', 'Enter');
    await expect.poll(() => moves(page)).not.toBe(before);
    await expect.poll(() => said(page)).toMatch(/moves? to/);
  }

  // Nobody is caught: Tab leads out of the board into the panels.
  await press('Tab');
  await expect
    .poll(() => page.locator('play-board').evaluate((board) => board.shadowRoot?.activeElement ?? null))
    .toBeNull();
  expect(await seriousFindings(page)).toEqual([]);

  // Phase after phase is ended, until the other side is to move.
  for (let phase = 0; phase < 30; phase++) {
    if ((await page.getByText('Ottoman', { exact: true }).first().isVisible()) && (await question(page)) === 'Movement')
      break;
    const before = await moves(page);
    await press('Shift+Enter');
    await expect.poll(() => moves(page)).not.toBe(before);
  }
  await expect.poll(() => question(page)).toBe('Movement');
  await press('t');
  await expect.poll(() => said(page)).toMatch(/^Turn 1, Ottoman, Movement/);
  await shot(page, 'play-keyboard-done');
  await studio.close();
});

/** Whether the keyboard is on an element, also deep inside of others. */
function isFocused(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === element;
}
