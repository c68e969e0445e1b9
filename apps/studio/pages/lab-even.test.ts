import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit } from './harness.ts';

const gallop = {
  id: 'gallop',
  label: 'French at the gallop',
  applies: 'fight.factor',
  stacking: 'add',
  when: "unit.side == 'french'",
  value: 0,
  provenance: { kind: 'reconstructed', source: 'none', reason: 'To be settled by playtests.' },
};
/** A battle of somebody's own, in which the billmen always win. */
const OWN = {
  'own/duel/scenario.json': JSON.stringify({
    format: 1,
    id: 'own/duel',
    title: 'My duel',
    kind: 'battle',
    extends: 'wrg/knights-and-bills',
    changes: [
      { op: 'set', target: 'units/bills/values/files', value: 10, reason: 'They stand in line.' },
      { op: 'add', target: 'units/bills/values/shield', value: true, reason: 'They have shields.' },
    ],
  }),
  'own/duel/rules.json': JSON.stringify({ format: 1, modifiers: [gallop] }),
};

async function play(page: Page, games: number): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Games of each, at most' }).fill(String(games));
  await page.getByRole('button', { name: 'Play the games' }).click();
}

/** The shares of the first and of the second side, in percent. */
async function shares(page: Page): Promise<readonly number[]> {
  const rows = page.locator('lab-report .share');
  const texts = await rows.allInnerTexts();
  return texts.map((text) => Number(/([\d.]+) %/.exec(text)?.[1]));
}

it('evens out a lopsided battle of one’s own', async () => {
  const studio = await openStudio({
    at: '/scenarios/own/duel/-/lab',
    packages: ['wrg/standard', 'wrg/knights-and-bills'],
    files: OWN,
    viewport: { width: 1440, height: 900 },
  });
  const { page } = studio;
  const status = page.locator('lab-screen .status [role="status"]');
  try {
    await page.getByText('Nothing has been played yet.').waitFor();
    await play(page, 30);
    await status.filter({ hasText: 'All games are played.' }).waitFor();
    expect((await shares(page))[0]).toBeLessThan(10);
    await shot(page, 'lab-lopsided');
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('even');
    await page.getByRole('combobox', { name: 'Number' }).selectOption({ label: 'French at the gallop' });
    await page.getByRole('spinbutton', { name: 'From' }).fill('0');
    await page.getByRole('spinbutton', { name: 'To' }).fill('4');
    await play(page, 120);
    await status.filter({ hasText: /The question is answered|All games are played/ }).waitFor();
    await page.getByText(/^French at the gallop: even at [123]\.\d\.$/).waitFor();
    await page.getByText(/The true number lies between .* and .*, with 95 % confidence/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-evened');
    await page.getByRole('button', { name: /^Write \d into the package/ }).click();
    await page.getByText(/French at the gallop is \d now\./).waitFor();
    // With what was found the battle is played as any other.
    await visit(page, '/scenarios/own/duel/-/lab');
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('alone');
    await play(page, 60);
    await status.filter({ hasText: '60 of 60 games' }).waitFor();
    await status.filter({ hasText: 'All games are played.' }).waitFor();
    const [french] = await shares(page);
    expect(french).toBeGreaterThan(20);
    expect(french).toBeLessThan(80);
    await shot(page, 'lab-even-battle');
  } finally {
    await studio.close();
  }
});
