/** Which of many small changes of a package move a result most, all on the same seeds. */
import { type Difference, Pairs } from './pairs.ts';
import { type AskedResult, largestOf, type Question } from './questions.ts';

/** The chance to be wrong anywhere in the whole ranking. */
const ALPHA = 0.05;

/** What a change does. */
export interface Ranked<Change> extends Difference {
  readonly change: Change;
  /** `more` or `less` than without it, surely; `noise`: that may be chance; `same`: every game went as it did without. */
  readonly verdict: 'more' | 'less' | 'noise' | 'same';
}

/** Takes games with each of many changes, each beside the one without any on the same seed. Results are not kept. */
export class Ranking<Change> {
  readonly #question: Question;
  readonly #looks: readonly { readonly change: Change; readonly pairs: Pairs; isSame: boolean }[];

  /** @param changes all that are looked at, those too of which no game has come yet */
  constructor(question: Question, changes: readonly Change[]) {
    this.#question = question;
    this.#looks = changes.map((change) => ({ change, pairs: new Pairs(1, largestOf(question)), isSame: true }));
  }

  /**
   * Takes the games on one seed without any change, and with the change of that number. Where the limit on commands stopped one,
   * neither counts.
   */
  add(change: number, before: AskedResult, result: AskedResult): void {
    if (result.end === 'limit' || before.end === 'limit') return;
    const look = this.#looks[change];
    look.isSame &&= result.hash === before.hash;
    look.pairs.add(this.#question.of(before), this.#question.of(result));
  }

  /**
   * Those of which there are games, the largest difference first. Who looks at many numbers finds some far off by chance: the
   * intervals are so much wider that with 95 % confidence not one of them is wrong.
   */
  get ranked(): readonly Ranked<Change>[] {
    const alpha = ALPHA / Math.max(1, this.#looks.length);
    return this.#looks
      .filter(({ pairs }) => pairs.count > 0)
      .map(({ change, pairs, isSame }): Ranked<Change> => {
        const difference = pairs.difference(alpha);
        const { low, high } = difference;
        return { change, ...difference, verdict: isSame ? 'same' : low > 0 ? 'more' : high < 0 ? 'less' : 'noise' };
      })
      .toSorted((one, other) => Math.abs(other.mean) - Math.abs(one.mean));
  }
}
