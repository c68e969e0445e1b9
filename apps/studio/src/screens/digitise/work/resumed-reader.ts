import type { Raster, TextReader } from '@hexwright/digitiser';

/** Thrown out of a reading that somebody has stopped. */
export class Stopped extends Error {}

/**
 * A reader that can be stopped and goes on where it was. A sheet is always read in the same order, so what has been read of
 * it already is said again without looking.
 */
export class ResumedReader implements TextReader {
  readonly #reader: TextReader;
  #read: string[] = [];
  #about = '';
  #next = 0;
  #isStopped = false;

  /** @param reader reads what has not been read before */
  constructor(reader: TextReader) {
    this.#reader = reader;
  }

  /** Begins a sheet. `about` is all that its readings depend on: for the same, what is known is used again. */
  begin(about: string): void {
    if (about !== this.#about) this.#read = [];
    this.#about = about;
    this.#next = 0;
    this.#isStopped = false;
  }

  /** The next thing to be read is not read any more. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Throws {@link Stopped} once somebody has stopped it. */
  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    const at = this.#next++;
    if (at >= this.#read.length) {
      if (this.#isStopped) throw new Stopped();
      this.#read[at] = await this.#reader.read(picture, layout);
    }
    return this.#read[at];
  }
}
