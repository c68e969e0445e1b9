// Going from step to step on the screen that reads sheets.
import type { Locator, Page } from 'playwright';

/** The link to a step. */
export function step(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Steps of digitising' }).getByRole('link', { name });
}

/** The choices of a side, one for each colour of the sheet under review; there as soon as it has been read. */
export async function sidesOfColours(page: Page): Promise<Locator[]> {
  const choices = page.getByLabel(/^Side of colour/);
  await choices.first().waitFor();
  return choices.all();
}
