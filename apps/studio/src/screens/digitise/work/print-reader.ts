import { TesseractReader, type TextReader } from '@hexwright/digitiser';
import { openTesseract } from '../../../parts/print/tesseract.ts';

/** Opens a reader of print. All that it is made of comes from the studio's own server; takes about a second. */
export async function openPrintReader(): Promise<TextReader> {
  const tesseract = await openTesseract();
  return new TesseractReader({
    set: (parameters) => tesseract.setParameters(parameters),
    recognize: async (picture) => {
      // It takes bytes as they are, whatever its types say; a Blob it would first have to read, which takes milliseconds.
      const { data } = await tesseract.recognize(picture as unknown as Blob);
      return data.text;
    },
  });
}
