import type { Place } from './space.ts';

/**
 * Refusals: why a command is not legal, each with the case of the rules that forbids it.
 *
 * A test of legality answers with a code: 0 is "legal", any other is an entry of the game's {@link RefusalRegistry}.
 */
export type RefusalCode = number;

/** The answer of a test that found nothing against a command. */
export const LEGAL: RefusalCode = 0;

/** A refusal as a person reads it. `places` are those that explain it (what blocks, what is out of reach). */
export interface Refusal {
  readonly id: string;
  /** The case that says it most particularly. */
  readonly case: string;
  /** Every case that forbids it, that one first: a rulebook often says a thing twice. */
  readonly cases: readonly string[];
  readonly text: string;
  readonly places: readonly Place[];
}

interface Entry<Game> {
  readonly id: string;
  readonly cases: readonly string[];
  readonly text: string;
  readonly explain: ((game: Game, command: number) => Explanation) | undefined;
}

/** What only the position can say of a refusal: places to point at, and cases that apply just here. */
export interface Explanation {
  readonly places?: readonly Place[];
  readonly cases?: readonly string[];
}

/** All refusals of one game, each declared once beside the rule it belongs to. */
export class RefusalRegistry<Game> {
  readonly #entries: Entry<Game>[] = [];

  /**
   * Declares a refusal and returns its code. `id` is unique in the book; `cases` are the numbers of the cases that
   * forbid it, the most particular first; `text` says in plain words what forbids the command; `explain` finds what only
   * the position can tell.
   */
  add(
    id: string,
    cases: string | readonly string[],
    text: string,
    explain?: (game: Game, command: number) => Explanation,
  ): number {
    if (this.#entries.some((entry) => entry.id === id)) throw new Error(`The refusal "${id}" is declared twice.`);
    this.#entries.push({ id, cases: typeof cases === 'string' ? [cases] : cases, text, explain });
    return this.#entries.length;
  }

  /** The refusal behind a code of this book, for the command that was refused. */
  describe(code: RefusalCode, game: Game, command: number): Refusal {
    const { id, cases, text, explain } = this.#entries[code - 1];
    const found = explain?.(game, command) ?? {};
    return { id, case: cases[0], cases: [...cases, ...(found.cases ?? [])], text, places: found.places ?? [] };
  }

  /** Every declared refusal, in the order of declaration: for the ledger of cases. */
  list(): readonly { id: string; cases: readonly string[]; text: string }[] {
    return this.#entries;
  }
}

/** Thrown when a command that is not legal is applied: a mistake of the caller, who can ask `explain` first. */
export class IllegalCommandError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map((refusal) => `[${refusal.case}] ${refusal.text}`).join(' '));
    this.name = 'IllegalCommandError';
    this.refusals = refusals;
  }
}
