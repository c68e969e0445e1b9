/** PDF.js with all that it loads by itself, from the studio's own server. A chunk of its own: nobody who opens no PDF loads it. */
import { getDocument, GlobalWorkerOptions, InvalidPDFException, PasswordException } from 'pdfjs-dist';

/** Its workers, fonts that a PDF names and does not bring along, and decoders of the pictures of scanners. */
const SERVED = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/build/pdf.{worker,renderer}.min.mjs',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const ADDRESSES = new Map(
  Object.entries(SERVED).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

GlobalWorkerOptions.workerSrc = ADDRESSES.get('pdf.worker.min.mjs') ?? '';
GlobalWorkerOptions.rendererSrc = ADDRESSES.get('pdf.renderer.min.mjs') ?? '';

/** Fetches what PDF.js asks for by its file name. */
class ServedFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES.get(filename);
    if (address === undefined) throw new Error(`${filename} is not served.`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} failed to load.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** A document of PDF.js. */
export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** Reads a file; its bytes are handed over. Throws what PDF.js throws; {@link whyNot} says what it means. */
export function readDocument(data: Uint8Array): Promise<PdfDocument> {
  return getDocument({
    data,
    BinaryDataFactory: ServedFiles,
    standardFontDataUrl: '/',
    wasmUrl: '/',
    // Nothing but what the file itself says is shown.
    enableXfa: false,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
}

/** Why a document could not be read. */
export function whyNot(error: unknown): 'password' | 'damaged' | null {
  if (error instanceof PasswordException) return 'password';
  return error instanceof InvalidPDFException ? 'damaged' : null;
}
