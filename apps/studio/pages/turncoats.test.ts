import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, TAMBURLAINE } from './harness.ts';

it('lets a counter take the place of another by a form', async () => {
  const at = '/scenarios/variants/turncoats/-/rules';
  const studio = await openStudio({ at, packages: [...TAMBURLAINE, 'variants/turncoats'] });
  const { page } = studio;
  const file = path.join(studio.folder, 'variants/turncoats/rules.json');
  try {
    await page.getByRole('searchbox', { name: 'Find' }).or(page.getByPlaceholder('Find')).first().fill('go over');
    await page.getByText('The Akinjis go over').first().click();
    const by = page.getByRole('combobox', { name: /^By which counter/ });
    // Counters of one name are told apart.
    await expect.poll(() => by.locator('option:checked').innerText()).toBe('Turned Akinjis (turned-akinjis-1)');
    await shot(page, 'rules-replace');
    expect(await seriousFindings(page)).toEqual([]);
    await by.selectOption('turned-akinjis-2');
    await expect.poll(() => (readFileSync(file, 'utf8').match(/"by": "turned-akinjis-2"/g) ?? []).length).toBe(2);
  } finally {
    await studio.close();
  }
});
