import { pointerOf, problemAt, suggestion, type Problem } from '@hexwright/model';
import type { PlaytestCode } from '../codes.ts';

/** Of more words only the nearest are told. */
const MOST_LISTED = 40;

/** What an example found wrong: problems at places of its file. */
export class Findings {
  readonly list: Problem[] = [];
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

  /** An empty list for the same file. */
  another(): Findings {
    return new Findings(this.#file.package, this.#file.file);
  }

  /** Takes over what another list holds. */
  addAll(other: Findings): void {
    this.list.push(...other.list);
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
