// What happens in which turn, beside the turn of a game that is played.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { begin, PLAY } from './play-page.ts';

const SUMMER = {
  'own/summer/scenario.json': {
    format: 1,
    id: 'own/summer',
    title: 'A wet summer',
    kind: 'battle',
    extends: 'gmb/tamburlaine',
    withdrawals: [{ id: 'serbs', name: 'The Serbs', case: '3.9', turn: 6, units: ['serbs-1'] }],
  },
  'own/summer/rules.json': {
    format: 1,
    modifiers: [
      { id: 'mud', case: '5.9', label: 'Mud', applies: 'movement.cost', value: 1, turns: { from: 3, to: 5 } },
    ],
    restrictions: [{ id: 'mist', case: '8.9', label: 'Morning mist', forbids: 'fire', turns: { to: 1 } }],
  },
};

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  const files = Object.fromEntries(Object.entries(SUMMER).map(([path, content]) => [path, JSON.stringify(content)]));
  studio = await openStudio({ files, at: '/scenarios/own/summer/-/play' });
  ({ page } = studio);
  await begin(page, { Ottoman: 'person', Tartar: 'person' });
});
afterAll(() => studio.close());

describe('the turn track', () => {
  const list = () => page.getByRole('list', { name: 'Turn track' });

  it('is opened by key, and tells by turn what begins, ends and leaves, with the present turn marked', async () => {
    await page.locator('turn-track button').focus();
    await page.keyboard.press('Enter');
    await list().waitFor();
    for (const line of [
      'Ends with this turn: Morning mist [8.9]',
      'Begins: Mud [5.9]',
      'Ends with this turn: Mud [5.9]',
      'Leaves at the end: The Serbs [3.9]',
    ]) {
      await expect.poll(() => list().innerText()).toContain(line);
    }
    await expect.poll(() => list().locator('[aria-current="step"]').innerText()).toContain('Turn 1');
    await shot(page, 'play-track');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is read in the dark too, and closed by Escape', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'play-track-dark');
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('turn-track button').focus();
    await page.keyboard.press('Escape');
    await list().waitFor({ state: 'hidden' });
  });

  it('is not there where a package says nothing of single turns', async () => {
    const plain = await studio.tab(PLAY);
    await begin(plain, { Ottoman: 'person', Tartar: 'person' });
    await plain.locator('turn-track').waitFor({ state: 'attached' });
    expect(await plain.getByText('Turn track').count()).toBe(0);
    await plain.close();
  });
});
