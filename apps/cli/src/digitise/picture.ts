// The picture of a source: a file of its own, or a page of a PDF file.
import { readImage, type ImageReading } from '@hexwright/digitiser';
import { drawPage, type PageOfPdf } from './pdf-page.ts';

/** Where a picture stands: `file` is how the source is called, in messages and answers. */
export interface PictureSource {
  readonly file: string;
  /** null for a picture of its own. */
  readonly page: PageOfPdf | null;
}

/** Reads the picture from the bytes of its file. */
export async function pictureOf({ file, page }: PictureSource, bytes: Uint8Array): Promise<ImageReading> {
  return page === null ? readImage(file, bytes) : drawPage(file, bytes, page);
}
