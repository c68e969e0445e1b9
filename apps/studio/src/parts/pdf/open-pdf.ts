import type { PdfDocument } from './pdf-program.ts';
import { linesOf, type TextLine } from './text-lines.ts';

/** A PDF file that is open, or why it is not. */
export type PdfOpening =
  | { readonly ok: true; readonly pdf: Pdf }
  | { readonly ok: false; readonly why: 'password' | 'damaged' | 'program' };

/** A page as text: its lines, and its size in points, of which 72 are an inch. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

const POINTS_PER_INCH = 72;

/** Whether the bytes of a file are those of a PDF file: its signature may have a little before it. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Opens a PDF file. What reads it is loaded the first time. */
export async function openPdf(bytes: Uint8Array): Promise<PdfOpening> {
  const program = await import('./pdf-program.ts').catch(() => null);
  if (program === null) return { ok: false, why: 'program' };
  try {
    return { ok: true, pdf: new Pdf(await program.readDocument(bytes)) };
  } catch (error) {
    return { ok: false, why: program.whyNot(error) ?? 'damaged' };
  }
}

/** A PDF file. Pages are counted from 0. */
export class Pdf {
  readonly #document: PdfDocument;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  get pages(): number {
    return this.#document.numPages;
  }

  /** Its text layer; a page that is a picture has no lines. Throws where the page is damaged. */
  async page(index: number): Promise<PdfPage> {
    const page = await this.#document.getPage(index + 1);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [a, b, , , x, y] = item.transform as readonly number[];
      const [left, baseline] = viewport.convertToViewportPoint(x, y);
      const height = item.height || Math.hypot(a, b);
      return [{ text: item.str, x: left, y: baseline, width: item.width, height }];
    });
    page.cleanup();
    return { width: viewport.width, height: viewport.height, lines: linesOf(pieces) };
  }

  /** Draws a page onto a canvas, which gets its size. Throws where the page is damaged. */
  async draw(index: number, canvas: HTMLCanvasElement, dpi: number): Promise<void> {
    const page = await this.#document.getPage(index + 1);
    const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH });
    [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
    await page.render({ canvas, viewport }).promise;
    page.cleanup();
  }

  close(): void {
    void this.#document.loadingTask.destroy();
  }
}
