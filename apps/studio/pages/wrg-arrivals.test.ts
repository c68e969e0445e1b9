import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';

const BATTLE = '/scenarios/variants/constable-comes/-/play';
const POSITION = 'cases/r1-by-the-mill.case.json';

it('brings bodies of miniatures onto the table where the pointer says', async () => {
  const studio = await openStudio({
    at: `${BATTLE}?example=${POSITION}`,
    examples: [`variants/constable-comes/${POSITION}`],
  });
  const { page } = studio;
  try {
    const orders = page.locator('orders-panel');
    await orders.getByText('The Constable’s men: place who arrives').waitFor();
    await orders.getByRole('button', { name: 'Lances of Richemont' }).click();
    await orders.getByRole('button', { name: '12.625,40' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'wrg-arrivals');
    // Not one of the places that are listed: 12 inches from the west and 42 from the north of a table 72 inches wide.
    const { x, y } = await page
      .locator('table-board')
      .evaluate(
        (element, place) =>
          (element as HTMLElement & { placeOf(place: number): { x: number; y: number } }).placeOf(place),
        42_000 * 72_001 + 12_000,
      );
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    await page.locator('table-board .unit[data-id="richemont-lances"]').waitFor();
    await shot(page, 'wrg-arrived');
  } finally {
    await studio.close();
  }
});
