import type { Raster, TextReader } from '@hexwright/digitiser';

/** A reader that is opened when something is first read, and again where opening it has failed. */
export class LazyReader implements TextReader {
  readonly #open: () => Promise<TextReader>;
  #reader: Promise<TextReader> | null = null;

  constructor(open: () => Promise<TextReader>) {
    this.#open = open;
  }

  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    this.#reader ??= this.#open();
    const opening = this.#reader;
    const reader = await opening.catch((error: unknown) => {
      if (this.#reader === opening) this.#reader = null;
      throw error;
    });
    return reader.read(picture, layout);
  }
}
