import { syntheticSheet } from '@hexwright/digitiser/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY, FRONT, HERE, picture } from './digitise-page.ts';
import { step } from './digitise-steps.ts';
import { openStudio, visit, type OpenStudio } from './harness.ts';

const { image, corners, counters } = syntheticSheet(FRONT);

/** Shades of each colour that a GIF has here: six of each are 216 in all. */
const SHADES = 6;
/** A new table of words is begun after so many pixels, so that all codes are nine bits long. */
const PIXELS_A_TABLE = 250;
const CLEAR = 256;
const END = 257;
/** Bytes that follow their number. */
const MOST_IN_BLOCK = 255;

/** The sheet as a GIF in which nothing is compressed. */
function gif(): Buffer {
  const { width, height, data } = image;
  const shade = (value: number): number => Math.round((value / 255) * (SHADES - 1));
  const palette = Array.from({ length: 256 }, (_, index) =>
    [Math.floor(index / SHADES ** 2), Math.floor(index / SHADES) % SHADES, index % SHADES].map((one) =>
      Math.min(255, Math.round((one * 255) / (SHADES - 1))),
    ),
  ).flat();
  const pixels = Array.from({ length: width * height }, (_, pixel) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => shade(data[pixel * 4 + channel]));
    return (red * SHADES + green) * SHADES + blue;
  });
  const codes = pixels.flatMap((pixel, index) => (index % PIXELS_A_TABLE === 0 ? [CLEAR, pixel] : [pixel]));
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const code of [...codes, END]) {
    bits += code * 2 ** count;
    for (count += 9; count >= 8; count -= 8) {
      bytes.push(bits & 255);
      bits >>= 8;
    }
  }
  bytes.push(bits);
  const blocks: number[] = [];
  for (let from = 0; from < bytes.length; from += MOST_IN_BLOCK) {
    const block = bytes.slice(from, from + MOST_IN_BLOCK);
    blocks.push(block.length, ...block);
  }
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...size, 0xf7, 0, 0, ...palette, 0x2c, 0, 0, 0, 0, ...size, 0, 8]),
    Buffer.from(blocks),
    Buffer.from([0, 0x3b]),
  ]);
}

/** A PNG as a WebP, made by the browser. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (base64) => {
    const shown = new Image();
    shown.src = `data:image/png;base64,${base64}`;
    await shown.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [shown.width, shown.height];
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  }, png.toString('base64'));
  expect(encoded).toMatch(/^data:image\/webp;base64,/);
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

describe('sheets in formats that only a browser reads', () => {
  let studio: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({ at: HERE, files: EMPTY });
    ({ page } = studio);
    await page.getByRole('heading', { name: 'Read counters from scanned sheets' }).waitFor();
  });
  afterAll(() => studio.close());

  it.each([
    ['front.gif', 'image/gif', gif],
    ['front.webp', 'image/webp', () => webp(page, picture('front.png', FRONT).buffer)],
  ] as const)('takes %s, and finds its grid', async (name, mimeType, make) => {
    await step(page, 'Sources').click();
    await page.getByLabel('Pictures of the sheets').setInputFiles({ name, mimeType, buffer: await make() });
    const card = page.getByRole('article', { name });
    await card.getByText(`${image.width} by ${image.height} pixels`).waitFor();
    const sizeOf = (shown: HTMLImageElement): readonly number[] => [shown.naturalWidth, shown.naturalHeight];
    await expect.poll(() => card.getByRole('img', { name }).evaluate(sizeOf)).toEqual([image.width, image.height]);
    for (const [field, value] of Object.entries({ Rows: 2, Columns: 4, Singles: counters.length })) {
      await card.getByLabel(field, { exact: true }).fill(String(value));
      await page.keyboard.press('Tab');
    }
    await visit(page, `${HERE}/grid?sheet=${name}`);
    await page.getByRole('button', { name: 'Find the grid' }).click();
    await page.getByText('That is what is printed on the sheet.').waitFor();
    const label = await page.getByRole('button', { name: /^Upper left corner/ }).getAttribute('aria-label');
    const [x, y] = (label ?? '').match(/\d+/g)!.map(Number);
    expect(Math.hypot(x - corners[0].x, y - corners[0].y)).toBeLessThan(FRONT.dpi * 0.06);
  });
});
