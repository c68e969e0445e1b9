import { createRequire } from 'node:module';
import path from 'node:path';
import { TesseractReader } from '@hexwright/digitiser';
import { createWorker, OEM, type Worker } from 'tesseract.js';

/** Reads print with Tesseract, on this machine alone: program and language come with the dependencies. Close it when done. */
export class PrintReader extends TesseractReader {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    super({
      set: (parameters) => worker.setParameters(parameters),
      recognize: async (picture) => (await worker.recognize(Buffer.from(picture))).data.text,
    });
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

  /** Ends it. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
