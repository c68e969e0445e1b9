// What page tests do as people who have names.
import type { Page } from 'playwright';

/** Says what the person at a page is called. */
export async function callMyself(page: Page, name: string): Promise<void> {
  await page.locator('people-bar .opener').click();
  await page.getByLabel('Your name, for others').fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}
