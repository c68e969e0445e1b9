// Keeps what a browser shows as a picture for the pages of docs.
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';

const QUALITY = 0.82;
/** Milliseconds after which nothing moves any more. */
const SETTLED = 1200;

/** Writes the page as a WebP file, once nothing moves any more. */
export async function takePicture(page: Page, file: string): Promise<void> {
  await page.waitForTimeout(SETTLED);
  const png = (await page.screenshot()).toString('base64');
  await writeFile(file, await asWebp(page, png));
}

/** The browser itself makes a smaller picture of the same look. */
async function asWebp(from: Page, png: string): Promise<Buffer> {
  const blank = await from.context().newPage();
  const made = await blank.evaluate<string>(`(async () => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob('${png}'), (sign) => sign.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: ${QUALITY} })).arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  })()`);
  await blank.close();
  return Buffer.from(made, 'latin1');
}
