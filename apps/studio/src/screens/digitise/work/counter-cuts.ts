import type { Spot } from '@hexwright/digitiser';
import type { Asked } from './protocol.ts';

/** The counters of one sheet, and how they are shown. */
export type CutsOf = Omit<Asked['cut']['question'], 'spots'>;

/** So many are asked for together: the first are seen soon, and no answer takes the page long. */
const AT_ONCE = 16;

interface Waiting {
  readonly of: CutsOf;
  readonly spot: Spot;
  readonly resolve: (picture: ImageBitmap) => void;
  readonly reject: (error: unknown) => void;
}

/** Has counters cut out of scans: those that are asked for in one moment are few questions to the worker. */
export class CounterCuts {
  readonly #ask: (question: Asked['cut']['question']) => Promise<Asked['cut']['answer']>;
  #waiting: Waiting[] = [];

  /** @param ask asks the worker */
  constructor(ask: (question: Asked['cut']['question']) => Promise<Asked['cut']['answer']>) {
    this.#ask = ask;
  }

  /** The picture of one counter, for one who shows it. Rejects as a question to the worker does. */
  cut(of: CutsOf, spot: Spot): Promise<ImageBitmap> {
    if (this.#waiting.length === 0) setTimeout(() => this.#send());
    return new Promise((resolve, reject) => this.#waiting.push({ of, spot, resolve, reject }));
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const together of Map.groupBy(waiting, ({ of }) => JSON.stringify(of)).values()) {
      for (let from = 0; from < together.length; from += AT_ONCE)
        void this.#answer(together.slice(from, from + AT_ONCE));
    }
  }

  async #answer(together: readonly Waiting[]): Promise<void> {
    try {
      const pictures = await this.#ask({ ...together[0].of, spots: together.map(({ spot }) => spot) });
      for (const [index, { resolve }] of together.entries()) resolve(pictures[index]);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}
