import { nearest, suggestion, type JsonValue, type Origins } from '@hexwright/model';

/**
 * A problem that knows its item, not yet its line. Stages find these, so that their results stay good when the item
 * moves within its file; `report.ts` gives them a file and a position at the end.
 */
export interface Finding {
  /** Path of the item, and further into it: `units/archers-1/values/armour`, `map/terrain/12`. */
  readonly at: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Not the value is wrong, but its name. */
  readonly isName?: true;
  readonly case?: string;
  /** The table, by its id, that a row or column is added to where that is the mending. */
  readonly table?: string;
  readonly fixes?: readonly FindingFix[];
  /** Path of what is missing: if a change has taken it away, the problem stands there. */
  readonly missing?: string;
  /** Paths of items that make the problem as well: if a package above the one of `at` has written one, it stands there. */
  readonly added?: readonly string[];
  /** Where everything of the rules comes from that it was found in, where these are not those of all turns. */
  readonly in?: Origins;
  /** Where in the text at `at` the problem stands, in UTF-16 units, when it is not the whole text. */
  readonly span?: { readonly start: number; readonly end: number };
}

export interface FindingFix extends FindingEdit {
  readonly title: string;
  /** What is edited besides. */
  readonly also?: readonly FindingEdit[];
}

export interface FindingEdit {
  readonly op: 'set' | 'remove' | 'add';
  /**
   * Path of what is edited: `at` of the finding unless said. A list with `-` for a new entry at its end, `modules/-`, is
   * the list of the package itself, whatever its bases have written.
   */
  readonly at?: string;
  readonly value?: JsonValue;
}

/** What a stage gives: its result, as complete as the data allow, and what is wrong with the data. */
export interface Stage<Value> {
  readonly value: Value;
  readonly findings: readonly Finding[];
}

/** Whether nothing is wrong with what a stage was given. */
export function isSound({ findings }: Stage<unknown>): boolean {
  return findings.every(({ severity }) => severity !== 'error');
}

/** Collects the findings of one stage. */
export class Findings {
  readonly list: Finding[];
  readonly #case: string | undefined;

  /** @param cited the case of the rule that they are all about, where they name none themselves */
  constructor(cited?: string, list: Finding[] = []) {
    this.#case = cited;
    this.list = list;
  }

  /** The same list, for an item that follows the rule of this case. */
  about(cited: string | undefined): Findings {
    return new Findings(cited, this.list);
  }

  error(at: string, code: string, message: string, more: FindingDetail = {}): void {
    this.list.push({ at, code, severity: 'error', message, ...this.#cited(), ...more });
  }

  warning(at: string, code: string, message: string, more: FindingDetail = {}): void {
    this.list.push({ at, code, severity: 'warning', message, ...this.#cited(), ...more });
  }

  /**
   * A word that names nothing: `reference.unknown` with the nearest word that would, or else the words there are.
   * `what` says what it should name, with an article: `a terrain`.
   */
  unknown(at: string, word: string, what: string, known: readonly string[], more: FindingDetail = {}): void {
    this.error(at, 'reference.unknown', `"${word}" is not ${what}${orNearest(word, known)}`, {
      ...replacement(word, known),
      ...more,
    });
  }

  /** A word that is not in a vocabulary, nor any more where a change has taken it away. */
  unknownWord(at: string, word: string, list: string, known: readonly string[], more: FindingDetail = {}): void {
    this.unknown(at, word, `a word of the vocabulary ${list}`, known, {
      missing: `vocabularies/${list}/values/${word}`,
      ...more,
    });
  }

  #cited(): FindingDetail {
    return this.#case === undefined || this.#case === '' ? {} : { case: this.#case };
  }

  /** The result of a stage with these findings. */
  with<Value>(value: Value): Stage<Value> {
    return { value, findings: this.list };
  }
}

export type FindingDetail = Pick<Finding, 'case' | 'table' | 'fixes' | 'isName' | 'span' | 'missing' | 'added' | 'in'>;

/** The end of a sentence about an unknown word: what was probably meant, or what there is to choose from. */
export function orNearest(word: string, known: readonly string[]): string {
  return known.length === 0 ? `. ${choiceOf(known)}` : `.${suggestion(word, known)}`;
}

/** `Choose one of: "a", "b".`, or that there is nothing yet. */
export function choiceOf(known: readonly string[]): string {
  if (known.length === 0) return 'There is none yet: define it first.';
  return `Choose one of: ${known.map((one) => `"${one}"`).join(', ')}.`;
}

function replacement(word: string, known: readonly string[]): FindingDetail {
  const near = nearest(word, known);
  return near === undefined ? {} : { fixes: [{ title: `Write "${near}"`, op: 'set', value: near }] };
}
