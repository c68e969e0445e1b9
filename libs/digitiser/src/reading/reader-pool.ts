import type { Raster } from '../image/raster.ts';
import type { TextReader } from './text-reader.ts';

/** Several readers of print that share what is to be read. Each of them reads one picture at a time. */
export class ReaderPool implements TextReader {
  readonly #readers: readonly TextReader[];
  /** For each reader when it will be done with what it has been given, and how much that is. */
  readonly #busy: { until: Promise<unknown>; pictures: number }[];

  constructor(readers: readonly TextReader[]) {
    this.#readers = readers;
    this.#busy = readers.map(() => ({ until: Promise.resolve(), pictures: 0 }));
  }

  read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    const least = this.#busy.reduce((best, one, at) => (one.pictures < this.#busy[best].pictures ? at : best), 0);
    const busy = this.#busy[least];
    busy.pictures += 1;
    const reading = busy.until
      .catch(() => undefined)
      .then(() => this.#readers[least].read(picture, layout))
      .finally(() => (busy.pictures -= 1));
    busy.until = reading;
    return reading;
  }
}
