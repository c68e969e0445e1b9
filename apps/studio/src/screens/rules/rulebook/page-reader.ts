/** Reads pages of a rulebook that are pictures, in this browser alone. Loaded when the first is read. */
import { PSM, type Worker as Tesseract } from 'tesseract.js';
import type { Pdf } from '../../../parts/pdf/open-pdf.ts';
import type { TextLine } from '../../../parts/pdf/text-lines.ts';
import { openTesseract } from '../../../parts/print/tesseract.ts';

/** As finely as small print needs, and no finer: a page takes a few seconds. */
const DPI = 200;
const POINTS_PER_INCH = 72;

/** A reader of pages. Close it when done. */
export class PageReader {
  readonly #tesseract: Tesseract;

  private constructor(tesseract: Tesseract) {
    this.#tesseract = tesseract;
  }

  /** Begins; takes about a second. */
  static async open(): Promise<PageReader> {
    const tesseract = await openTesseract();
    await tesseract.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: String(DPI) });
    return new PageReader(tesseract);
  }

  /** The lines of a page, column after column. */
  async lines(pdf: Pdf, page: number): Promise<TextLine[]> {
    const canvas = document.createElement('canvas');
    await pdf.draw(page, canvas, DPI);
    const { data } = await this.#tesseract.recognize(canvas, {}, { blocks: true, text: false });
    const inPoints = (pixels: number): number => (pixels * POINTS_PER_INCH) / DPI;
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .map(({ text, bbox: { x0, y0, x1, y1 } }) => ({
        text: text.trim(),
        x: inPoints(x0),
        top: inPoints(y0),
        width: inPoints(x1 - x0),
        height: inPoints(y1 - y0),
      }))
      .filter(({ text }) => text !== '');
  }

  close(): void {
    void this.#tesseract.terminate();
  }
}
