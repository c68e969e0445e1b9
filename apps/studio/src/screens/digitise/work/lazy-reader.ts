import type { Raster, TextReader } from '@hexwright/digitiser';

/** A reader that is opened when something is first read, and again where opening it has failed. */
export class LazyReader implements TextReader {
  readonly #open: () => Promise<TextReader>;
  #reader: Promise<TextReader> | null = null;

  constructor(open: () => Promise<TextReader>) {
    this.#open = open;
  }

  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    const reader = await this.#opened();
    return reader.read(picture, layout);
  }

  /** Opens it before anything is read. Nobody is told where that fails: the next reading tries again. */
  async begin(): Promise<void> {
    await this.#opened().catch(() => undefined);
  }

  #opened(): Promise<TextReader> {
    this.#reader ??= this.#open().catch((error: unknown) => {
      this.#reader = null;
      throw error;
    });
    return this.#reader;
  }
}
