import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UnitsFile } from '@hexwright/model';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY, HERE } from './digitise-page.ts';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

/** There are Cyrillic letters in one name, and a slip in one code. */
const TEXT = `Counter Sheet 1 (10 pieces): Front
REDS   | Old Guard  P-6-B | Horse  M-8-C | Horse  M-8-C
BLUES  | Levy  N-4-E      | Levy  N-4-8  | Аrсhеrѕ  L-4-D
REDS   | Knights  P-12-A  |              | Wagon  N-4-D | Scouts  N-4-C`;

describe('a list of counters', () => {
  let studio: OpenStudio;
  let page: Page;
  const units = (): UnitsFile['units'] =>
    (JSON.parse(readFileSync(path.join(studio.folder, 'own/scanned/units.json'), 'utf8')) as UnitsFile).units;
  beforeAll(async () => {
    studio = await openStudio({ at: `${HERE}/text`, files: EMPTY });
    ({ page } = studio);
  });
  afterAll(() => studio.close());

  it('says what is in it, and leads to what cannot be made out', async () => {
    const field = page.getByLabel('List or transcription of the counters');
    await field.fill(TEXT);
    await field.press('Tab');
    await page.getByText('8 singles, 1 double, 10 cells').waitFor();
    await page.getByText(/letters were Cyrillic/).waitFor();
    await shot(page, 'digitise-text');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Line 3: “Levy +N-4-8”/ }).press('Enter');
    await page.keyboard.type('Levy  N-4-E');
    await page.keyboard.press('Tab');
    await page.getByText('1 cell to look at').waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe(TEXT.replace('N-4-8', 'N-4-E'));
  });

  it('becomes units of the sides of its headings, which keep their ids when they are written again', async () => {
    await page.getByLabel('Side of those under REDS').selectOption('Tartar');
    await page.getByText('1 heading has no side yet.').waitFor();
    await page.getByLabel('Side of those under BLUES').selectOption('Ottoman');
    await page.getByRole('button', { name: 'Write 9 counters' }).press('Enter');
    await expect
      .poll(() => units()?.map(({ id, side, size }) => `${id} ${side} ${size}`))
      .toEqual([
        'old-guard tartar single',
        'horse-1 tartar single',
        'horse-2 tartar single',
        'levy-1 ottoman single',
        'levy-2 ottoman single',
        'archers ottoman single',
        'knights tartar double',
        'wagon tartar single',
        'scouts tartar single',
      ]);
    const field = page.getByLabel('List or transcription of the counters');
    await field.fill(TEXT.replace('N-4-8', 'N-4-E').replace('REDS   |', 'REDS   | Miners  N-4-C |'));
    await field.press('Tab');
    await page.getByRole('button', { name: 'Write 10 counters' }).click();
    await expect.poll(() => units()?.map(({ id }) => id)).toContain('miners');
    expect(units()).toHaveLength(10);
    await page.getByRole('button', { name: 'Undo: Write 10 counters from the text' }).click();
    await expect.poll(() => units()?.length).toBe(9);
  });

  it('does not take more than a project keeps', async () => {
    const field = page.getByLabel('List or transcription of the counters');
    const put = (text: string): Promise<void> =>
      field.evaluate((area, value) => {
        (area as HTMLTextAreaElement).value = value;
        area.dispatchEvent(new Event('change'));
      }, text);
    await put('Guard  P-6-B\n'.repeat(20_000));
    await page.getByRole('alert').filter({ hasText: 'That is more than 200,000 characters' }).waitFor();
    await page.getByText('9 singles, 1 double, 11 cells').waitFor();
    await put('Guard  P-6-B\n'.repeat(10_000));
    await page.getByText('10000 singles, 0 doubles, 10000 cells').waitFor();
    await put(TEXT);
    await page.getByText('8 singles, 1 double, 10 cells').waitFor();
  });

  it('is used on a narrow window and in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'digitise-text-narrow');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
