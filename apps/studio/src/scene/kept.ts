/** Values made of others, kept for as long as those are the same: what has not changed stays the same object. */
export class Kept {
  readonly #values = new Map<string, { readonly of: readonly unknown[]; readonly value: unknown }>();

  /** The value of that name, made anew if anything it is made of is another. */
  of<Value>(name: string, of: readonly unknown[], make: () => Value): Value {
    const known = this.#values.get(name);
    if (known !== undefined && known.of.length === of.length && known.of.every((one, i) => Object.is(one, of[i]))) {
      return known.value as Value;
    }
    const value = make();
    this.#values.set(name, { of, value });
    return value;
  }
}
