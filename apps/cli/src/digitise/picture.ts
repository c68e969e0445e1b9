// The picture of a source: a file of its own, or a page of a PDF file.
import { readImage } from '@hexwright/digitiser';
import { drawPage, type PageOfPdf, type PageReading } from './pdf-page.ts';

/** Where a picture stands: `file` is how the source is called, in messages and answers. */
export interface PictureSource {
  readonly file: string;
  /** null for a picture of its own. */
  readonly page: PageOfPdf | null;
}

/** Reads the picture from the bytes of its file. */
export async function pictureOf({ file, page }: PictureSource, bytes: Uint8Array): Promise<PageReading> {
  if (page !== null) return drawPage(file, bytes, page);
  const reading = readImage(file, bytes);
  return reading.ok ? { ...reading, drawn: [] } : reading;
}
