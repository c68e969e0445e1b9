import { pgmOf } from '../image/pgm.ts';
import type { Raster } from '../image/raster.ts';
import type { TextReader } from './text-reader.ts';

/** Tesseract, wherever it runs. */
export interface Tesseract {
  /** Sets some of its parameters, by their names. */
  set(parameters: Readonly<Record<string, string>>): Promise<unknown>;
  /** What it sees in a picture, which it gets as a file. */
  recognize(picture: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** Its names for one line, and for a block of text. */
const PAGES = { line: '7', block: '6' } as const;

/** Reads print with Tesseract, the same way in the browser and in Node. */
export class TesseractReader implements TextReader {
  readonly #tesseract: Tesseract;
  #layout: 'line' | 'block' | null = null;

  constructor(tesseract: Tesseract) {
    this.#tesseract = tesseract;
  }

  /** What stands in a picture. */
  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    if (layout !== this.#layout) {
      this.#layout = layout;
      await this.#tesseract.set({
        tessedit_pageseg_mode: PAGES[layout],
        user_defined_dpi: '300',
        // Statistics of pictures in which it sees nothing.
        debug_file: '/dev/null',
      });
    }
    return this.#tesseract.recognize(pgmOf(picture));
  }
}
