import { createRequire } from 'node:module';
import path from 'node:path';
import { pgmOf, type Raster, type TextReader } from '@hexwright/digitiser';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

/** Reads print with Tesseract, on this machine alone: program and language come with the dependencies. Close it when done. */
export class PrintReader implements TextReader {
  readonly #worker: Worker;
  #layout: 'line' | 'block' | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Begins; takes about a second. */
  static async open(): Promise<PrintReader> {
    const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: path.join(data, '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
    });
    return new PrintReader(worker);
  }

  /** What stands in a picture. */
  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    if (layout !== this.#layout) {
      const mode = layout === 'line' ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK;
      this.#layout = layout;
      await this.#worker.setParameters({
        tessedit_pageseg_mode: mode,
        user_defined_dpi: '300',
        // Statistics of pictures in which it sees nothing.
        debug_file: '/dev/null',
      });
    }
    const result = await this.#worker.recognize(Buffer.from(pgmOf(picture)));
    return result.data.text;
  }

  /** Ends it. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
