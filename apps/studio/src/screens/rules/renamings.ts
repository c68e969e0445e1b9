/** Ids that a form has given since what it shows was worked out: edits are meant for what bears them by now. */
export class Renamings {
  readonly #ids = new Map<string, string>();

  /** What is shown was given this id. */
  add(shown: string, id: string): void {
    this.#ids.set(shown, id);
  }

  /** The id, by now, of what is shown under one. */
  of(shown: string): string {
    return this.#ids.get(shown) ?? shown;
  }

  /** Something is shown anew, perhaps not yet what has been renamed: what is not shown any more is forgotten. */
  show(ids: ReadonlySet<string>): void {
    for (const shown of this.#ids.keys()) if (!ids.has(shown)) this.#ids.delete(shown);
  }
}
