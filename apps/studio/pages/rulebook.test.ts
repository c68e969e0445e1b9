import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, TAMBURLAINE, type OpenStudio } from './harness.ts';
import { lockedPdf } from '@hexwright/digitiser/testing/locked-pdf';

const HEAVIER = '/scenarios/gmb/tamburlaine-heavier-wagons/-/rules';
/** A line that is nowhere in the packages. */
const OWN_WORDS = 'Nobody but the owner of this booklet reads these words.';
const TEXT = [
  '- 9.0 FIGHTING',
  '- 9.1 WHO MAY',
  '[9.0] FIGHTING',
  OWN_WORDS,
  '[9.1] WHO MAY',
  'See Case 20.0 for wagons.',
  '[9.11] Once in a phase.',
  '[9.l2] Not from behind.',
  '[9.1Z9] Nobody can read this number.',
  '[9.3] LANCES',
  'A lance breaks.',
  '\f[20.0] WAGONS',
  'They move slowly.',
  '[20.9] RULES OF THE HOUSE',
  'Which no package knows.',
].join('\n');

const PAGES = [
  '<h2>[9.0] FIGHTING</h2><p>A unit fights what stands before it.</p><h3>[9.3] LANCES</h3><p>A lance breaks. See (20.0).</p>',
  '<h2>[20.0] WAGONS</h2><p>They move slowly.</p><h3>[20.1] STACKING</h3><p>One stands in each.</p>',
];

describe('the rulebook beside the rules', () => {
  let studio: OpenStudio;
  let page: Page;
  const asked: string[] = [];
  const panel = () => page.locator('rulebook-panel');
  const open = (name: string, buffer: Buffer): Promise<void> =>
    panel().getByLabel('File of a rulebook').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  beforeAll(async () => {
    studio = await openStudio({ at: HEAVIER, packages: TAMBURLAINE, viewport: { width: 1560, height: 900 } });
    ({ page } = studio);
    page.on('request', (request) => asked.push(request.url()));
  });
  afterAll(() => studio.close());

  it('says what it is for, and refuses what is no rulebook in plain words', async () => {
    await page.getByRole('button', { name: 'Rulebook', exact: true }).click();
    await page.getByRole('heading', { name: 'Lay your rulebook beside the rules' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await open('music.bin', Buffer.from([1, 0, 2, 0, 3]));
    await page.getByText('music.bin is neither a PDF nor a plain text').waitFor();
    await open('blank.txt', Buffer.from(' \n \n'));
    await page.getByText('There is no text in blank.txt').waitFor();
    // What reads PDF files has not been loaded for these.
    expect(asked.filter((address) => /pdf[-.](program|worker|renderer)/.test(address))).toEqual([]);
    await open('torn.pdf', Buffer.from('%PDF-1.7\nand nothing else'));
    await page.getByText('torn.pdf is a damaged PDF').waitFor();
    await open('locked.pdf', lockedPdf());
    await page.getByText('locked.pdf has a password').waitFor();
    expect(asked.some((address) => /pdf-program/.test(address))).toBe(true);
    // All that reads a PDF came from the studio's own server.
    expect(asked.filter((address) => !address.startsWith(studio.address) && !address.startsWith('blob:'))).toEqual([]);
  });

  it('finds the cases of a text, and links them both ways', async () => {
    await open('rules.txt', Buffer.from(TEXT));
    const enforced = panel().getByRole('link', { name: /^Case 9\.0, / });
    await enforced.waitFor();
    const marks = await panel()
      .getByRole('link', { name: /^Case / })
      .evaluateAll((links) => links.map((link) => link.ariaLabel));
    expect(marks).toEqual([
      expect.stringMatching(/^Case 9\.0, /),
      expect.stringMatching(/^Case 9\.1, /),
      'Case 9.11, enforced',
      'Case 9.12, enforced, in doubt: [9.l2]',
      expect.stringMatching(/^Case 9\.3, /),
    ]);
    await panel().getByText('One number of a case could not be read').waitFor();
    await shot(page, 'rulebook-text');
    expect(await seriousFindings(page)).toEqual([]);
    // From the page to what carries the case out.
    await panel()
      .getByRole('link', { name: /^Case 9\.3, / })
      .click();
    await page.locator('rule-case').getByRole('link', { name: 'Effect of the lance' }).waitFor();
    await panel()
      .getByText(/^9\.3 is .* It stands on page 1\.$/)
      .waitFor();
    // From a rule to its place: the page is turned, and its lines are shown.
    await page.getByRole('link', { name: /^20\.\d+ ?Target in a wagon lager/ }).click();
    await panel()
      .getByText(/^20\.\d+ is /)
      .waitFor();
    await panel().getByLabel('Cases').selectOption('20.0');
    await panel().getByText('20.0 is changed by gmb/tamburlaine-heavier-wagons. It stands on page 2.').waitFor();
    await expect.poll(() => panel().locator('.line.shown').allTextContents()).toHaveLength(2);
    await panel()
      .getByRole('link', { name: /^Case 20.9, missing, in doubt/ })
      .click();
    await panel().getByText('This package has no case 20.9. It stands on page 2.').waitFor();
    await shot(page, 'rulebook-changed');
  });

  it('draws the pages of a PDF, and knows the places of cases on them', async () => {
    const paper = await page.context().newPage();
    await paper.setContent(
      PAGES.map((one) => `<div style="break-after: page; font-family: Inter">${one}</div>`).join(''),
    );
    const pdf = await paper.pdf({ width: '5in', height: '7in', margin: { left: '0.6in', top: '0.5in' } });
    await paper.close();
    await open('booklet.pdf', pdf);
    await panel()
      .getByRole('link', { name: /^Case 9\.3, / })
      .waitFor();
    const isDrawn = (canvas: HTMLCanvasElement): boolean => {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return (
        width > 500 &&
        Array.from(pixels).some((value, index) => index % 4 === 0 && value < 64 && pixels[index + 3] > 200)
      );
    };
    await expect.poll(() => panel().locator('canvas').evaluate(isDrawn)).toBe(true);
    await shot(page, 'rulebook-pdf');
    expect(await seriousFindings(page)).toEqual([]);
    // The mark lies on the number: at the left edge of its line, under the first heading.
    const [sheet, mark] = await Promise.all(
      [panel().locator('canvas'), panel().getByRole('link', { name: /^Case 9\.3, / })].map((one) => one.boundingBox()),
    );
    expect((mark!.x - sheet!.x) / sheet!.width).toBeCloseTo(0.6 / 5, 1);
    await panel().getByRole('button', { name: 'Next page' }).press('Enter');
    await panel()
      .getByRole('link', { name: /^Case 20\.1, / })
      .press('Enter');
    await panel()
      .getByText(/20\.1\. .*It stands on page 2\.$/)
      .waitFor();
    await expect.poll(() => panel().locator('.bar.shown').count()).toBeGreaterThan(0);
    expect(asked.filter((address) => !address.startsWith(studio.address) && !address.startsWith('blob:'))).toEqual([]);
  });

  it('reads the pages of a scan when it is asked to, and keeps what it has read', async () => {
    const paper = await page.context().newPage();
    await paper.setViewportSize({ width: 700, height: 900 });
    const pictures: string[] = [];
    for (const one of PAGES) {
      await paper.setContent(`<div style="font: 20px Inter; padding: 30px">${one}</div>`);
      pictures.push((await paper.screenshot()).toString('base64'));
    }
    const scans = pictures.map((one) => `<img style="width: 100%" src="data:image/png;base64,${one}" />`);
    await paper.setContent(scans.map((one) => `<div style="break-after: page">${one}</div>`).join(''));
    const pdf = await paper.pdf({ width: '5in', height: '7in' });
    await paper.close();
    await open('scan.pdf', pdf);
    await panel().getByText('Its pages are pictures without text').waitFor();
    await shot(page, 'rulebook-scan');
    expect(await seriousFindings(page)).toEqual([]);
    await panel().getByRole('button', { name: 'Read 2 pages' }).click();
    await panel()
      .getByText(/Reading the pages of scan\.pdf: [01] of 2/)
      .waitFor();
    const place = panel().getByRole('link', { name: /^Case 9\.3, / });
    await place.waitFor();
    await expect.poll(() => panel().getByText('Reading the pages').count()).toBe(0);
    await shot(page, 'rulebook-scan-read');
    // It is not read again, and nothing of it went anywhere.
    await page.reload();
    await panel().getByLabel('Rulebook shown').selectOption('scan.pdf');
    await place.waitFor();
    expect(
      await panel()
        .getByRole('button', { name: /^Read / })
        .count(),
    ).toBe(0);
    expect(asked.filter((address) => !address.startsWith(studio.address) && !address.startsWith('blob:'))).toEqual([]);
    await panel().getByRole('button', { name: 'Remove scan.pdf from this browser' }).click();
    await expect.poll(() => panel().getByRole('option', { name: 'scan.pdf' }).count()).toBe(0);
  });

  it('stays in this browser alone, until it is removed', async () => {
    await page.reload();
    await panel().getByLabel('Rulebook shown').selectOption('rules.txt');
    await panel().getByText(OWN_WORDS).waitFor();
    const files = readdirSync(studio.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const { parentPath, name } of files) {
      expect(readFileSync(path.join(parentPath, name), 'utf8')).not.toContain(OWN_WORDS);
    }
    await panel().getByRole('button', { name: 'Remove rules.txt from this browser' }).click();
    await expect.poll(() => panel().getByLabel('Rulebook shown').count()).toBe(0);
    await panel().getByRole('button', { name: 'Remove booklet.pdf from this browser' }).click();
    await page.getByRole('heading', { name: 'Lay your rulebook beside the rules' }).waitFor();
    await panel().getByRole('button', { name: 'Close the rulebook' }).click();
    await expect.poll(() => panel().count()).toBe(0);
  });
});
