/**
 * A command is one number: a kind, the entity it concerns and an argument. Small enough for long lists of legal
 * commands without garbage; a game's notation gives it a readable form.
 */
export type Command = number;

const KIND_SHIFT = 26;
const ENTITY_SHIFT = 16;
const ENTITY_MASK = 0x3ff;
const ARGUMENT_MASK = 0xffff;

/** The most entities (units) a game can have. */
export const ENTITY_LIMIT = ENTITY_MASK + 1;
/** The largest argument (a hex, a step, another entity). */
export const ARGUMENT_LIMIT = ARGUMENT_MASK;

/** Packs a command: `kind` 0..31, `entity` 0..1023, `argument` 0..65535. */
export function command(kind: number, entity = 0, argument = 0): Command {
  return (kind << KIND_SHIFT) | (entity << ENTITY_SHIFT) | argument;
}

export function kindOf(of: Command): number {
  return of >> KIND_SHIFT;
}

export function entityOf(of: Command): number {
  return (of >> ENTITY_SHIFT) & ENTITY_MASK;
}

export function argumentOf(of: Command): number {
  return of & ARGUMENT_MASK;
}

/** A reusable list of commands in a fixed order. */
export class CommandList {
  #words = new Int32Array(256);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(one: Command): void {
    if (this.length === this.#words.length) {
      const larger = new Int32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.length++] = one;
  }

  at(index: number): Command {
    return this.#words[index];
  }

  includes(one: Command): boolean {
    for (let index = 0; index < this.length; index++) if (this.#words[index] === one) return true;
    return false;
  }

  /** A copy that survives the next call of `legal`. */
  toArray(): Command[] {
    return Array.from(this.#words.subarray(0, this.length));
  }
}
