// A page of a PDF file as a picture. What reads and draws it is loaded when the first is asked for.
import { createRequire } from 'node:module';
import path from 'node:path';
import { brokenImage, type ImageReading } from '@hexwright/digitiser';
import { problemAt } from '@hexwright/model';
import type { createCanvas as Creates } from '@napi-rs/canvas';
import type { getDocument as Reads, PasswordException as IsLocked } from 'pdfjs-dist';

/** A page, from 1, and how finely it is drawn, in dots to the inch. */
export interface PageOfPdf {
  readonly number: number;
  readonly dpi: number;
}

const POINTS_PER_INCH = 72;
/** As many as a picture of a sheet may have. */
const MOST_PIXELS = 140_000_000;
const SIGNATURE = '%PDF-';

/** Whether the bytes of a file are those of a PDF file: its signature may have a little before it. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes(SIGNATURE);
}

/**
 * Draws a page.
 *
 * @param file its name, for messages
 */
export async function drawPage(file: string, bytes: Uint8Array, { number, dpi }: PageOfPdf): Promise<ImageReading> {
  const refuse = (what: string): ImageReading => ({
    ok: false,
    problem: problemAt({ file, pointer: '' }, 'image.pdf', `${file} ${what}`),
  });
  const programs = await load().catch(() => null);
  if (programs === null) {
    return refuse('is a page of a PDF file, which this machine cannot draw. Save the page as PNG, 300 dpi or more.');
  }
  const { getDocument, PasswordException, createCanvas, folder } = programs;
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
    return { ok: true, image: { width, height, data } };
  } catch (error) {
    if (error instanceof PasswordException) {
      return refuse('is locked with a password. Open the file with the password, and save its pages as PNG.');
    }
    return { ok: false, problem: brokenImage(file, error instanceof Error ? error.message : String(error)) };
  } finally {
    await opening.destroy();
  }
}

interface Programs {
  readonly getDocument: typeof Reads;
  readonly PasswordException: typeof IsLocked;
  readonly createCanvas: typeof Creates;
  /** Where the fonts and decoders lie that PDF.js loads by itself. */
  readonly folder: string;
}

async function load(): Promise<Programs> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { getDocument, PasswordException } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return { getDocument, PasswordException, createCanvas, folder };
}
