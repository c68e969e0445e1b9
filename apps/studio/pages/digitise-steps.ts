// Going from step to step on the screen that reads sheets.
import type { Locator, Page } from 'playwright';

/** The link to a step. */
export function step(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Steps of digitising' }).getByRole('link', { name });
}
