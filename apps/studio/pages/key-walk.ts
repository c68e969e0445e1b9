// Getting about a page by keyboard alone.
import type { Locator, Page } from 'playwright';

/** So many presses of Tab lead once round every page. */
const ROUND = 200;

/** Presses Tab until the focus is on something. Throws an Error where it never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < ROUND; pressed++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Goes to a button, a link or the like and presses Enter there. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types into it in place of what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes to a list of choices and types the beginning of one. */
export async function chooseIn(page: Page, list: Locator, beginning: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(beginning);
}

/** Chooses one of a few of which one is chosen: by Tab to them, and by arrow keys from one to the next. */
export async function pick(page: Page, one: Locator): Promise<void> {
  await one.waitFor();
  const all = page.getByRole('radiogroup').filter({ has: one }).getByRole('radio');
  await tabTo(page, all.and(page.locator('[tabindex="0"]')));
  for (let passed = await all.count(); passed > 0 && !(await isFocused(one)); passed--) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await isFocused(one))) throw new Error(`Arrow keys do not lead to ${one.toString()}`);
}

/** Whether something has the focus. */
export async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.matches(':focus'));
}
