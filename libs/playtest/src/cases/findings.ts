import { type ExpectedEvent, pointerOf, problemAt, suggestion, type Problem } from '@hexwright/model';
import type { PlaytestCode } from '../codes.ts';

/** Of more words only the nearest are told. */
const MOST_LISTED = 40;

/** What an example found wrong: problems at places of its file. */
export class Findings {
  readonly list: Problem[] = [];
  /** Events that had not happened at all where they were looked for, by the problems that say so. */
  readonly #missed = new Map<Problem, ExpectedEvent>();
  readonly #file: { readonly package: string; readonly file: string };

  /** `file` is the path of the example in its package. */
  constructor(packageId: string, file: string) {
    this.#file = { package: packageId, file };
  }

  /** Notes a problem at a path of the file. */
  add(code: PlaytestCode, path: readonly (string | number)[], message: string, caseNumber?: string): void {
    const more = caseNumber === undefined ? {} : { case: caseNumber };
    this.list.push(problemAt({ ...this.#file, pointer: pointerOf(...path) }, code, message, more));
  }

  /** Notes an event that has not happened. */
  addMissed(expected: ExpectedEvent, path: readonly (string | number)[]): void {
    this.add('example.event', path, `"${expected.event}" did not happen.`, expected.case);
    this.#missed.set(this.list[this.list.length - 1], expected);
  }

  /** Says of the events that had not happened whether they did in the end. */
  sayLater(happened: (expected: ExpectedEvent) => boolean): void {
    for (const [problem, expected] of this.#missed) {
      if (!happened(expected)) continue;
      const message = `"${expected.event}" happened later, not before this check.`;
      this.list[this.list.indexOf(problem)] = { ...problem, message };
    }
  }

  /** An empty list for the same file. */
  another(): Findings {
    return new Findings(this.#file.package, this.#file.file);
  }

  /** Takes over what another list holds. */
  addAll(other: Findings): void {
    this.list.push(...other.list);
    for (const [problem, expected] of other.#missed) this.#missed.set(problem, expected);
  }

  /** The index of a word among known ones, or -1 and a problem that lists them, or those that come near where there are many. */
  indexIn(known: readonly string[], word: string, what: string, path: readonly (string | number)[]): number {
    const index = known.indexOf(word);
    if (index >= 0) return index;
    const there = known.length > MOST_LISTED ? `.${suggestion(word, known)}` : `; there are ${known.join(', ')}.`;
    this.add('example.position', path, `There is no ${what} "${word}"${there}`);
    return index;
  }
}
