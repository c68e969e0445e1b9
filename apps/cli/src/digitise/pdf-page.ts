// A page of a PDF file as a picture. What reads and draws it is loaded when the first is asked for.
import { createRequire } from 'node:module';
import path from 'node:path';
import { brokenImage, type DrawnText, type ImageReading } from '@hexwright/digitiser';
import { problemAt } from '@hexwright/model';
import type { createCanvas as Creates } from '@napi-rs/canvas';
import type { getDocument as Reads, OPS as Operators, PasswordException as IsLocked, PDFPageProxy } from 'pdfjs-dist';

/** A page, from 1, and how finely it is drawn, in dots to the inch. */
export interface PageOfPdf {
  readonly number: number;
  readonly dpi: number;
}

const POINTS_PER_INCH = 72;
/** As many as a picture of a sheet may have. */
const MOST_PIXELS = 140_000_000;
/** The way of drawing text in which nothing is seen. */
const INVISIBLE = 3;
/** The middle of letters above their line, in sizes of the type. */
const MIDDLE = 0.35;
const SIGNATURE = '%PDF-';

/** A picture with the text that is drawn on it; or why there is none. */
export type PageReading =
  | Extract<ImageReading, { readonly ok: false }>
  | (Extract<ImageReading, { readonly ok: true }> & { readonly drawn: readonly DrawnText[] });

/** Whether the bytes of a file are those of a PDF file: its signature may have a little before it. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes(SIGNATURE);
}

/**
 * Draws a page.
 *
 * @param file its name, for messages
 */
export async function drawPage(file: string, bytes: Uint8Array, { number, dpi }: PageOfPdf): Promise<PageReading> {
  const refuse = (what: string): PageReading => ({
    ok: false,
    problem: problemAt({ file, pointer: '' }, 'image.pdf', `${file} ${what}`),
  });
  const programs = await load().catch(() => null);
  if (programs === null) {
    return refuse('is a page of a PDF file, which this machine cannot draw. Save the page as PNG, 300 dpi or more.');
  }
  const { getDocument, PasswordException, OPS, createCanvas, folder } = programs;
  const opening = getDocument({
    data: Uint8Array.from(bytes),
    standardFontDataUrl: `${path.join(folder, 'standard_fonts')}${path.sep}`,
    wasmUrl: `${path.join(folder, 'wasm')}${path.sep}`,
    // Nothing but what the file itself says is drawn.
    enableXfa: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const document = await opening.promise;
    if (number > document.numPages) return refuse(`is not there: the file has ${document.numPages} pages.`);
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    if (width * height > MOST_PIXELS) return refuse(`is too large at ${dpi} dpi. 300 are enough: write a lower "dpi".`);
    const canvas = createCanvas(width, height);
    // The canvas of Node does all that is asked here of one of a page.
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return { ok: true, image: { width, height, data }, drawn: await drawnOn(page, OPS, dpi / POINTS_PER_INCH) };
  } catch (error) {
    if (error instanceof PasswordException) {
      return refuse('is locked with a password. Open the file with the password, and save its pages as PNG.');
    }
    return { ok: false, problem: brokenImage(file, error instanceof Error ? error.message : String(error)) };
  } finally {
    await opening.destroy();
  }
}

/** The text of a page and where it is on its picture; none where any of it is invisible, as behind a scan. */
async function drawnOn(
  page: PDFPageProxy,
  { setTextRenderingMode }: typeof Operators,
  scale: number,
): Promise<DrawnText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const isHidden = fnArray.some((operator, at) => operator === setTextRenderingMode && argsArray[at][0] === INVISIBLE);
  if (isHidden) return [];
  const [a, b, c, d, e, f] = page.getViewport({ scale }).transform;
  const { items } = await page.getTextContent();
  return items.flatMap((item): DrawnText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [right, up, left, high, x, y] = item.transform as number[];
    // The middle of its letters: half its width along its line, and a third of its size above it.
    const [along, above] = [item.width / 2 / (Math.hypot(right, up) || 1), MIDDLE];
    const [middleX, middleY] = [x + right * along + left * above, y + up * along + high * above];
    return [{ text: item.str, at: { x: a * middleX + c * middleY + e, y: b * middleX + d * middleY + f } }];
  });
}

interface Programs {
  readonly OPS: typeof Operators;
  readonly getDocument: typeof Reads;
  readonly PasswordException: typeof IsLocked;
  readonly createCanvas: typeof Creates;
  /** Where the fonts and decoders lie that PDF.js loads by itself. */
  readonly folder: string;
}

async function load(): Promise<Programs> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { getDocument, OPS, PasswordException } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return { getDocument, OPS, PasswordException, createCanvas, folder };
}
