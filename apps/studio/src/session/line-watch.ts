/** Milliseconds without a word from the other end until it is asked whether it is there. */
const LONGEST_QUIET = 500;
/** Milliseconds without a word from it, while it owes an answer, until it counts as out of reach. */
const LONGEST_SILENCE = 2500;
/** A timer that comes later than this was held up here, as in a page that slept; that says nothing of the other end. */
const HELD_UP = 1000;

/** What a line is, to who watches it. */
interface Line {
  /** Asks the other end for any word. */
  ask(): void;
  /** Nothing has come for too long. */
  silent(): void;
  /** Whether nobody looks, so that nobody need be told. */
  isUnseen(): boolean;
}

/**
 * Watches whether the other end of a line still answers. A line that is cut on its way closes no socket for half a minute;
 * silence tells sooner.
 */
export class LineWatch {
  readonly #line: Line;
  /** Runs while the line is quiet and nothing is owed. */
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** Runs while an answer is owed, from the last word heard. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Whether nothing is owed but the answer to a question of {@link Line.ask}. */
  #isAsked = false;
  #isSilent = false;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Whether patience has run out, and nothing has been heard since. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Something has come: the line stands, and is asked when it has been quiet. */
  heard(): void {
    this.end();
    this.#quiet = setTimeout(() => {
      if (!this.#line.isUnseen()) this.ask();
    }, LONGEST_QUIET);
  }

  /** The other end owes an answer. What more it comes to owe meanwhile does not begin the wait anew. */
  expect(): void {
    clearTimeout(this.#quiet);
    this.#isAsked = false;
    this.#wait();
  }

  /** Asks the other end now, unless it owes an answer already. */
  ask(): void {
    clearTimeout(this.#quiet);
    if (this.#patience !== undefined || this.#isSilent) return;
    this.#isAsked = true;
    this.#line.ask();
    this.#wait();
  }

  /** Nobody looks any more: no answer is waited for that only they would want. */
  unseen(): void {
    if (this.#isAsked && !this.#isSilent) this.end();
  }

  /** There is no line any more. */
  end(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#isAsked = false;
    this.#isSilent = false;
  }

  #wait(): void {
    if (this.#patience !== undefined || this.#isSilent) return;
    const due = performance.now() + LONGEST_SILENCE;
    this.#patience = setTimeout(() => {
      this.#patience = undefined;
      if (performance.now() - due > HELD_UP) this.#wait();
      else {
        this.#isSilent = true;
        this.#line.silent();
      }
    }, LONGEST_SILENCE);
  }
}
