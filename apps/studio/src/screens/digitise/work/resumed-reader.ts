import type { Raster, TextReader } from '@hexwright/digitiser';

/** Thrown out of a reading that somebody has stopped. */
export class Stopped extends Error {}

/** A reader that can be stopped and goes on where it was: a picture that it has read of a sheet is not read again. */
export class ResumedReader implements TextReader {
  readonly #reader: TextReader;
  readonly #read = new Map<string, Promise<string>>();
  #sheet = '';
  #isStopped = false;

  /** @param reader reads what has not been read before */
  constructor(reader: TextReader) {
    this.#reader = reader;
  }

  /** Begins a sheet, or goes on with it; what was read of another one is forgotten. */
  begin(sheet: string): void {
    if (sheet !== this.#sheet) this.#read.clear();
    this.#sheet = sheet;
    this.#isStopped = false;
  }

  /** The next thing to be read is not read any more. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Throws {@link Stopped} once somebody has stopped it. */
  async read(picture: Raster, layout: 'line' | 'block'): Promise<string> {
    const key = keyOf(picture, layout);
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    if (this.#isStopped) throw new Stopped();
    const reading = this.#reader.read(picture, layout);
    this.#read.set(key, reading);
    reading.catch(() => this.#read.delete(key));
    return reading;
  }
}

/** What a grey picture is known by: two sums over all of it, as one of them may by chance be that of another picture. */
function keyOf({ width, height, data }: Raster, layout: string): string {
  let [one, other] = [2166136261, 5381];
  for (let at = 0; at < data.length; at += 4) {
    one = Math.imul(one ^ data[at], 16777619);
    other = (Math.imul(other, 33) + data[at]) | 0;
  }
  return `${layout} ${width} ${height} ${one} ${other}`;
}
