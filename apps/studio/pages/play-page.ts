// Leading pointer and keys over the play screen.
import type { Page } from 'playwright';

/** Where Tamburlaine is played. */
export const PLAY = '/scenarios/gmb/tamburlaine/-/play';

/** Where examples of Tamburlaine are among the packages, by their names. */
export function examples(...names: readonly string[]): string[] {
  return names.map((name) => `gmb/tamburlaine/cases/${name}.case.json`);
}

/** Begins a game, each side played by whom `seats` says. */
export async function begin(page: Page, seats: Readonly<Record<string, string>>, seed = '1402'): Promise<void> {
  for (const [side, player] of Object.entries(seats)) await page.getByLabel(side, { exact: true }).selectOption(player);
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page
    .getByText(/^Turn 1/)
    .first()
    .waitFor();
}

/** Leaves the game that is open for the form that begins one. */
export async function another(page: Page): Promise<void> {
  await panel(page, 'Game');
  await page.getByRole('button', { name: 'Another game' }).click();
}

/** Opens a panel: `Orders`, `Log`, `Forces` or `Table`. */
export async function panel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Clicks on a hex, by its number. */
export async function clickHex(page: Page, label: string): Promise<void> {
  const { x, y } = await placeOfHex(page, label);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

/**
 * Confirms by Enter what was clicked. The odds are there as soon as the pointer is; what Enter does, once the click has been
 * taken.
 */
export async function confirmByEnter(page: Page): Promise<void> {
  await page.locator('orders-panel kbd').getByText('Enter', { exact: true }).first().waitFor();
  await page.keyboard.press('Enter');
}

/** Holds the pointer over a hex, by its number. */
export async function hoverHex(page: Page, label: string): Promise<void> {
  const { x, y } = await placeOfHex(page, label);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
}

/** Where the middle of a hex is in the window. */
export function placeOfHex(page: Page, label: string): Promise<{ x: number; y: number }> {
  return page.evaluate(placeOf, label);
}

/** Where the middle of a hex is. Runs in the page. */
function placeOf(label: string): { x: number; y: number } {
  interface Playing extends HTMLElement {
    scene: { grid: { columns: number; rows: number }; label(hex: number): string };
    placeOf(hex: number): { x: number; y: number } | null;
  }
  const find = (root: ParentNode): Playing | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === 'play-board') return element as Playing;
      const inner = element.shadowRoot === null ? null : find(element.shadowRoot);
      if (inner !== null) return inner;
    }
    return null;
  };
  const board = find(document);
  if (board === null) throw new Error('No board is on the page.');
  const { columns, rows } = board.scene.grid;
  const hex = Array.from({ length: columns * rows }, (_, one) => one).find((one) => board.scene.label(one) === label);
  const place = hex === undefined ? null : board.placeOf(hex);
  if (place === null) throw new Error(`There is no hex ${label}.`);
  return place;
}

/** The question that is asked now. */
export function question(page: Page): Promise<string> {
  return page.locator('orders-panel h2').first().innerText();
}

/** Both sides say that their modes are chosen. */
export async function endSetUp(page: Page): Promise<void> {
  for (let side = 0; side < 2; side++) await page.getByRole('button', { name: /Modes are chosen/ }).click();
  await page.locator('orders-panel h2', { hasText: /^Movement$/ }).waitFor();
}

/** Which move is shown, of how many: `12 / 30`. */
export function moves(page: Page): Promise<string> {
  return page.getByText(/^\d+ \/ \d+$/).innerText();
}

/** Begins at the position of an example, by its address; the page itself stays. */
export async function openExample(page: Page, name: string): Promise<void> {
  const before = new URL(page.url()).pathname;
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${PLAY}?example=cases/${name}.case.json`);
  await page.waitForURL(({ pathname }) => pathname !== before && pathname.startsWith(`${PLAY}/`));
  await page.locator('orders-panel h2').first().waitFor();
}

/** Goes on along the line that lies ahead. */
export async function redo(page: Page, count: number): Promise<void> {
  for (let move = 0; move < count; move++) {
    const before = await moves(page);
    await page.locator('time-bar').getByRole('button', { name: 'Redo' }).click();
    await page
      .getByText(/^\d+ \/ \d+$/)
      .and(page.locator(`:not(:text-is("${before}"))`))
      .waitFor();
  }
}
