/** Which of many small changes of a package move a result most, all on the same seeds. */
import type { CountedResult } from '../acts.ts';
import { type Difference, Pairs } from './pairs.ts';
import type { Question } from './questions.ts';

/** The chance to be wrong anywhere in the whole ranking. */
const ALPHA = 0.05;

/** What a change does. */
export interface Ranked<Change> extends Difference {
  readonly change: Change;
  /** `more` or `less` than without it, surely; `noise`: that may be chance; `same`: every game went as it did without. */
  readonly verdict: 'more' | 'less' | 'noise' | 'same';
}

/** Takes the games without a change, then those with each change. */
export class Ranking<Change> {
  readonly #question: Question;
  readonly #base: readonly CountedResult[];
  readonly #changes: { readonly change: Change; readonly pairs: Pairs; isSame: boolean }[] = [];

  /** @param base games without any change, in the order of their seeds */
  constructor(question: Question, base: readonly CountedResult[]) {
    this.#question = question;
    this.#base = base;
  }

  /** Takes the games with a change, on the same seeds. A seed on which a game was stopped does not count. */
  add(change: Change, results: readonly CountedResult[]): void {
    const pairs = new Pairs(1);
    let isSame = true;
    results.forEach((result, at) => {
      const before = this.#base[at];
      if (result.end === 'limit' || before.end === 'limit') return;
      isSame &&= result.hash === before.hash;
      pairs.add(this.#question.of(before), this.#question.of(result));
    });
    this.#changes.push({ change, pairs, isSame });
  }

  /**
   * The largest difference first. Who looks at many numbers finds some far off by chance: the intervals are so much wider that with
   * 95 % confidence not one of them is wrong.
   */
  get ranked(): readonly Ranked<Change>[] {
    const alpha = ALPHA / Math.max(1, this.#changes.length);
    return this.#changes
      .map(({ change, pairs, isSame }): Ranked<Change> => {
        const difference = pairs.difference(alpha);
        const { low, high } = difference;
        return { change, ...difference, verdict: isSame ? 'same' : low > 0 ? 'more' : high < 0 ? 'less' : 'noise' };
      })
      .toSorted((one, other) => Math.abs(other.mean) - Math.abs(one.mean));
  }
}
