/** Several packages on the same seeds: how far each lies from the first one, and whether that is sure yet. */
import type { CountedResult } from '../acts.ts';
import { type Difference, Pairs } from './pairs.ts';
import { largestOf, type Question } from './questions.ts';

/** The chance to be wrong anywhere in what was asked. */
const ALPHA = 0.05;
/** Fewer pairs say nothing of how far games scatter. */
const LEAST_PAIRS = 30;

/**
 * What may be said of a difference: `more` or `less` than in the first package; `alike`, no larger than was asked to be told;
 * `open`, which of these is not known.
 */
export type Verdict = 'more' | 'less' | 'alike' | 'open';

/** How a package differs from the first one in what a question asks. */
export interface Answer extends Difference {
  readonly question: Question;
  readonly verdict: Verdict;
}

/** Games of several packages on the same seeds. Results are not kept. */
export class Comparison {
  readonly #asked: Question;
  readonly #others: readonly Question[];
  readonly #within: number;
  /** By package from the second on: the pairs of each question, what was asked first. */
  readonly #pairs: readonly (readonly Pairs[])[];
  #stopped = 0;

  /**
   * @param asked the question that decides when enough is known
   * @param others what is told besides
   * @param packages how many there are, the first included
   * @param within a difference this small or smaller need not be told from none; as a share of games, or a number
   */
  constructor(asked: Question, others: readonly Question[], packages: number, within: number) {
    this.#asked = asked;
    this.#others = others;
    this.#within = within;
    this.#pairs = Array.from({ length: packages - 1 }, () =>
      [asked, ...others].map((question) => new Pairs(1, largestOf(question))),
    );
  }

  /** Takes the games on one seed, one of each package. Where the limit on commands stopped one, none of them counts. */
  add(results: readonly CountedResult[]): void {
    if (results.some(({ end }) => end === 'limit')) {
      this.#stopped++;
      return;
    }
    this.#pairs.forEach((pairs, variant) =>
      [this.#asked, ...this.#others].forEach((question, index) =>
        pairs[index].add(question.of(results[0]), question.of(results[variant + 1])),
      ),
    );
  }

  /** Seeds of which a game was stopped. */
  get stopped(): number {
    return this.#stopped;
  }

  /** Whether the question that was asked has an answer for every package. */
  get isSettled(): boolean {
    return this.asked.every(({ pairs, verdict }) => pairs >= LEAST_PAIRS && verdict !== 'open');
  }

  /** The answers to what was asked, by package from the second on. All of them are right at once with 95 % confidence. */
  get asked(): Answer[] {
    return this.#pairs.map(([pairs]) => this.#answer(this.#asked, pairs, ALPHA / this.#pairs.length));
  }

  /**
   * The answers to all else, by package from the second on. Who looks at many numbers finds some far off by chance: these
   * intervals are wider, so that with 95 % confidence not one of them is wrong.
   */
  get others(): Answer[][] {
    const alpha = ALPHA / (this.#pairs.length * Math.max(1, this.#others.length));
    return this.#pairs.map(([, ...pairs]) =>
      this.#others.map((question, index) => this.#answer(question, pairs[index], alpha)),
    );
  }

  #answer(question: Question, pairs: Pairs, alpha: number): Answer {
    const difference = pairs.difference(alpha);
    const within = question === this.#asked ? this.#within : 0;
    return { question, ...difference, verdict: verdictOf(difference, within) };
  }
}

function verdictOf({ low, high }: Difference, within: number): Verdict {
  if (low > 0) return 'more';
  if (high < 0) return 'less';
  return low >= -within && high <= within ? 'alike' : 'open';
}
