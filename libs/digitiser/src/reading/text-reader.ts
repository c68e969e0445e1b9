import type { Raster } from '../image/raster.ts';

/** A reader of print. Whatever stands there is read freely: it is told of no characters or words to expect. */
export interface TextReader {
  /**
   * What stands in a picture, which is grey or black on white; empty where nothing does.
   *
   * @param layout one line, or several lines and signs between them
   */
  read(picture: Raster, layout: 'line' | 'block'): Promise<string>;
}
