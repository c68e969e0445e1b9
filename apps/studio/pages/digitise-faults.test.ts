import type { SheetPlan } from '@hexwright/digitiser/testing';
import { encode } from 'fast-png';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY, HERE, picture } from './digitise-page.ts';
import { step } from './digitise-steps.ts';
import { lockedPdf } from '@hexwright/digitiser/testing/locked-pdf';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

/** Told where nothing is settled yet: of seven kinds of counters one or two may be split. */
const ALL_TO_REVIEW = /\b(\d+) of \1 groups to review/;

const PLAN: SheetPlan = {
  seed: 11,
  dpi: 150,
  kind: 'scan',
  cut: 'dark',
  rows: 4,
  columns: 6,
  singleRows: 2,
  codes: ['P-6-B', 'M-8-C', 'L-4-E'],
};

/** Whether something dark is on a canvas or a picture. */
function hasInk(shown: Element): boolean {
  const { width, height } = shown as HTMLCanvasElement | HTMLImageElement;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(shown as HTMLCanvasElement | HTMLImageElement, 0, 0, width, height);
  const data = context?.getImageData(0, 0, width, height).data ?? [];
  return Array.from(data).some((value, index) => index % 4 === 0 && value < 110 && data[index + 3] > 200);
}

/** A PNG that says it has so many pixels, and has none. */
function giant(side: number): Buffer {
  const bytes = Buffer.from(encode({ width: 1, height: 1, data: new Uint8Array(1), channels: 1, depth: 8 }));
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

/** Bare paper. */
function bare(): Buffer {
  return Buffer.from(
    encode({ width: 300, height: 300, data: new Uint8Array(90_000).fill(240), channels: 1, depth: 8 }),
  );
}

describe('what goes wrong while a sheet is digitised', () => {
  let studio: OpenStudio;
  let page: Page;
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    page.getByLabel('Pictures of the sheets').setInputFiles({ name, mimeType: 'image/png', buffer });
  beforeAll(async () => {
    studio = await openStudio({ at: HERE, files: EMPTY });
    ({ page } = studio);
    await page.getByRole('heading', { name: 'Read counters from scanned sheets' }).waitFor();
  });
  afterAll(() => studio.close());

  it.each([
    ['huge.png', giant(20_000), 'huge.png has 400 million pixels; 140 are the most.'],
    ['half.png', giant(30), 'half.png cannot be read to its end'],
    ['locked.pdf', lockedPdf(), 'locked.pdf has a password.'],
    ['torn.pdf', Buffer.from('%PDF-1.4 and nothing else'), 'torn.pdf is a damaged PDF'],
  ])('says why it does not take %s', async (name, bytes, message) => {
    await choose(name, bytes);
    await page.getByText(message).waitFor();
    expect(await page.getByRole('heading', { name }).count()).toBe(0);
  });

  it('takes pages of a PDF as sheets, at the resolution that is asked for', async () => {
    const scan = picture('front.png', PLAN);
    const paper = await page.context().newPage();
    const source = `data:image/png;base64,${scan.buffer.toString('base64')}`;
    await paper.setContent(`<p style="break-after: page">A cover.</p><img style="width: 4in" src="${source}">`);
    const pdf = await paper.pdf({ width: '5in', height: '6in' });
    await paper.close();
    await choose('sheets.pdf', pdf);
    const pages = page.getByRole('region', { name: 'Pages of sheets.pdf' });
    await pages.getByLabel('Page 2').check();
    await pages.getByLabel('Resolution').selectOption('150 dpi');
    await expect.poll(() => pages.locator('canvas').last().evaluate(hasInk)).toBe(true);
    await shot(page, 'digitise-pdf');
    expect(await seriousFindings(page)).toEqual([]);
    await pages.getByRole('button', { name: 'Add one page' }).press('Enter');
    await page.getByRole('heading', { name: 'sheets-p2.png' }).waitFor();
    await page.getByText('750 by 900 pixels').waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'sheets-p2.png' }).evaluate(hasInk)).toBe(true);
    expect(await pages.count()).toBe(0);
    await page.getByRole('button', { name: 'Remove sheets-p2.png' }).click();
  });

  it('sees that there are no counters, and lets corners be laid by hand', async () => {
    await choose('bare.png', bare());
    await page.getByRole('heading', { name: 'bare.png' }).waitFor();
    await step(page, 'Grid').click();
    await page.getByRole('button', { name: 'Find the grid' }).click();
    await page.getByRole('alert').filter({ hasText: 'No block of counters is to be seen' }).waitFor();
    await page.getByRole('button', { name: 'Lay the corners by hand' }).click();
    await page.getByRole('button', { name: /^Upper left corner, at 24, 24/ }).waitFor();
    await step(page, 'Sources').click();
    await page.getByRole('button', { name: 'Remove bare.png' }).click();
  });

  it('keeps patterns that cannot be read in their field, and says what is wrong', async () => {
    await page.getByLabel('Pictures of the sheets').setInputFiles(picture('front.png', PLAN));
    for (const [name, value] of Object.entries({ Rows: 4, Columns: 6, 'Rows between gutters': 2 })) {
      await page.getByLabel(name, { exact: true }).fill(String(value));
      await page.keyboard.press('Tab');
    }
    const codes = page.getByLabel('Codes on the counters');
    await codes.fill('unit {armour:');
    await codes.blur();
    await page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
    expect(await codes.inputValue()).toBe('unit {armour:');
    await codes.fill('unit {movement:QQQQQQQQ}#{morale:XXXXXXXX}');
    await codes.blur();
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'cannot be read' }).count()).toBe(0);
  });

  it('stops reading, and goes on; no code of the patterns is on the sheet', async () => {
    await step(page, 'Grid').click();
    await page.getByRole('button', { name: 'Find the grid' }).click();
    await page.getByText('12 singles, 6 doubles, 24 cells').waitFor();
    await step(page, 'Review').click();
    await page.getByRole('button', { name: 'Read the sheet' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped. What has been read is kept').waitFor();
    await page.getByRole('button', { name: 'Read the sheet' }).click();
    await page.getByRole('alert').filter({ hasText: 'None of its 18 counters has a code of the patterns.' }).waitFor();
    await shot(page, 'digitise-no-codes');
  });

  it('asks for all where the patterns fit nothing, and takes no code that they do not have', async () => {
    await page.getByText(ALL_TO_REVIEW).waitFor();
    const card = page.getByRole('group', { name: /^\d+ counters?: / });
    await card.getByText(/^Nothing is suggested\. Read as “/).waitFor();
    await card.press('c');
    await page.keyboard.type('P-6-B');
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('alert').filter({ hasText: '“P-6-B” is not a code of the patterns.' }).waitFor();
    await page.getByText(ALL_TO_REVIEW).waitFor();
  });

  it('has lost nothing when the page is loaded again', async () => {
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.reload();
    await page.getByText(ALL_TO_REVIEW).waitFor();
    await step(page, 'Grid').click();
    await page.getByRole('button', { name: /^Upper left corner/ }).waitFor();
  });

  it('shows others what was read, and says that the picture is not theirs', async () => {
    const guest = await studio.guest(`${HERE}/grid`);
    await guest.getByText('This browser does not have front.png. Choose it again to see it.').waitFor();
    await step(guest, 'Review').click();
    await guest.getByText(ALL_TO_REVIEW).waitFor();
    await guest.getByRole('button', { name: 'Read again' }).click();
    await guest.getByRole('status').filter({ hasText: 'This browser does not have front.png' }).waitFor();
    await guest.close();
  });

  it.each(['dark', 'light'] as const)('can be read in every step, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const name of ['Sources', 'Text', 'Grid', 'Pairs', 'Zones', 'Review', 'Finish']) {
      await step(page, name).click();
      await page.getByRole('link', { name, exact: true }).and(page.locator('[aria-current=step]')).waitFor();
      await shot(page, `digitise-${name.toLowerCase()}-${colorScheme}`);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });
});
