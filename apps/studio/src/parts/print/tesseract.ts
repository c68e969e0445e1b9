/** Tesseract, which reads print, with all that it is made of from the studio's own server. A chunk of its own. */
import { createWorker, OEM, type Worker as Tesseract } from 'tesseract.js';
import program from 'tesseract.js/dist/worker.min.js?url';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import language from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';

/** Begins; takes about a second. */
export function openTesseract(): Promise<Tesseract> {
  return createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: program,
    workerBlobURL: false,
    corePath: core,
    // Tesseract adds a file name of its own to this, which a fragment keeps out of the address.
    langPath: `${language}#`,
    cacheMethod: 'none',
    gzip: true,
  });
}
