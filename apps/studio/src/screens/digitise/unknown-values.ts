import { fieldsOf, parsePattern, type CodePattern } from '@hexwright/digitiser';

/** What patterns name that the counters of a game do not have: kinds of pieces, and values. */
export interface UnknownNames {
  readonly kinds: readonly string[];
  readonly values: readonly string[];
  /** Words that a value of the game cannot be, each with those that it can be. */
  readonly words: readonly { readonly value: string; readonly word: string; readonly known: readonly string[] }[];
}

/** What the counters of a game have. */
export interface KnownNames {
  readonly kinds: readonly string[];
  readonly values: readonly string[];
  /** The words of those values that are words, by their names. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Names in patterns that the game does not know: units with them would not compile. */
export function unknownNames(codes: readonly CodePattern[], { kinds, values, words }: KnownNames): UnknownNames {
  const fields = codes.flatMap(({ pattern }) => {
    const reading = parsePattern(pattern);
    return reading.ok ? fieldsOf(reading.pattern.parts) : [];
  });
  const unknown = (used: readonly string[], known: readonly string[]): string[] =>
    [...new Set(used)].filter((name) => !known.includes(name));
  return {
    kinds: unknown(
      codes.map(({ kind }) => kind),
      kinds,
    ),
    values: unknown(
      fields.map(({ name }) => name),
      values,
    ),
    words: fields.flatMap(({ name, choices }) => {
      const known = words[name];
      if (known === undefined) return [];
      const said = choices.map(({ value }) => String(value));
      return unknown(said, known).map((word) => ({ value: name, word, known }));
    }),
  };
}
