/**
 * A command is a number that the game hands out: what it stands for, the game alone knows, and its notation gives it a
 * readable form. So lists of legal commands cost no garbage, however a game tells its commands apart.
 */
export type Command = number;

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
