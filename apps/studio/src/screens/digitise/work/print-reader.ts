import { pgmOf, type Raster, type TextReader } from '@hexwright/digitiser';
import { PSM, type Worker as Tesseract } from 'tesseract.js';
import { openTesseract } from '../../../parts/print/tesseract.ts';

/** Reads print with Tesseract. All that it is made of comes from the studio's own server. */
export class PrintReader implements TextReader {
  readonly #tesseract: Tesseract;
  #layout: 'line' | 'block' | null = null;

  private constructor(tesseract: Tesseract) {
    this.#tesseract = tesseract;
  }

  /** Begins; takes about a second. */
  static async open(): Promise<PrintReader> {
    return new PrintReader(await openTesseract());
  }

  /** What stands in a picture. */
  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    if (layout !== this.#layout) {
      const mode = layout === 'line' ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK;
      this.#layout = layout;
      await this.#tesseract.setParameters({
        tessedit_pageseg_mode: mode,
        user_defined_dpi: '300',
        // Statistics of pictures in which it sees nothing.
        debug_file: '/dev/null',
      });
    }
    const result = await this.#tesseract.recognize(new Blob([pgmOf(picture)]));
    return result.data.text;
  }
}
