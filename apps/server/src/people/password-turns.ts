/** Thrown where too many ask at once. */
export class TooBusy extends Error {}

/** How much is done at once, and how many may wait: strangers all together, and those who are known. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly strangers: number;
  readonly known: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly turnAway: () => void;
}

/**
 * Turns at work that is dear and that strangers can ask for. Known people come first; strangers stand in a line for each
 * address, and the lines have a turn one after the other, so that a flood from one address delays only that address. Where
 * too many wait, the last of the longest line is turned away.
 */
export class PasswordTurns {
  readonly #limits: TurnLimits;
  readonly #known: Waiting[] = [];
  /** By address; whose turn is next comes first. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Does the work when its turn has come.
   * @param from the address of a stranger; null for somebody known
   * @throws {TooBusy} where too many wait
   */
  async take<Result>(from: string | null, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(from);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      // The place passes straight to the next in line: nobody comes in between.
      if (next === undefined) this.#running -= 1;
      else next.begin();
    }
  }

  #wait(from: string | null): Promise<void> {
    return new Promise((begin, refuse) => {
      const turnAway = (): void => refuse(new TooBusy());
      if (from === null) {
        if (this.#known.length >= this.#limits.known) turnAway();
        else this.#known.push({ begin, turnAway });
        return;
      }
      const line = this.#lines.get(from) ?? [];
      line.push({ begin, turnAway });
      this.#lines.set(from, line);
      const lines = [...this.#lines.values()];
      if (lines.reduce((sum, { length }) => sum + length, 0) <= this.#limits.strangers) return;
      // Of lines that are as long, the one that came last.
      const longest = lines.reduce((one, other) => (other.length >= one.length ? other : one));
      longest.pop()?.turnAway();
      this.#forgetEmpty();
    });
  }

  #next(): Waiting | undefined {
    const known = this.#known.shift();
    if (known !== undefined) return known;
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [from, line] = first;
    const next = line.shift();
    this.#lines.delete(from);
    if (line.length > 0) this.#lines.set(from, line);
    return next;
  }

  #forgetEmpty(): void {
    for (const [from, { length }] of this.#lines) if (length === 0) this.#lines.delete(from);
  }
}
