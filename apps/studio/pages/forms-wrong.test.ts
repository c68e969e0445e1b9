import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, TAMBURLAINE, visit, type OpenStudio } from './harness.ts';
import { MOODS } from './moods.ts';

const RULES = '/scenarios/own/moods/-/rules';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ packages: TAMBURLAINE, at: `${RULES}?item=arrivals/late`, files: MOODS });
  ({ page } = studio);
});
afterAll(() => studio.close());

describe('what is written wrong in a form is told there, with a way out', () => {
  it.each([
    ['turn 0', 'arrivals/late', 'Turn', '0', '4', 'There is no game-turn 0'],
    ['a hex off the map', 'arrivals/late', 'Hexes', '9901', '0102', 'Not on the map: 9901.'],
    ['a taken hex', 'arrivals/late', 'Hexes', '0513', '0101', 'stands in 0513 at the beginning'],
    ['a formula of the wrong type', 'effects/moody', 'Only if', 'unit.mood', 'unit.mood < 2', 'Compare it, as in'],
    ['a name that is none', 'effects/moody', 'Only if', 'unit.mod < 2', 'unit.mood < 2', 'did you mean'],
    ['a level out of bounds', 'effects/moody', 'How much, 1', '3', '1', 'goes from 0 to 2'],
    ['dice in odds', 'modifiers/sulks', 'By', 'roll(1)', '-1', 'Formulas throw no dice'],
  ])('%s', async (_, item, label, wrong, right, message) => {
    await visit(page, `${RULES}?item=${item}`);
    const field = page.locator('rule-detail').getByLabel(label, { exact: true });
    await field.fill(wrong);
    await field.press('Tab');
    await page.locator('rule-detail').getByText(message).first().waitFor();
    await field.fill(right);
    await field.press('Tab');
    await expect.poll(() => page.locator('rule-detail').getByText(message).count()).toBe(0);
  });
});
