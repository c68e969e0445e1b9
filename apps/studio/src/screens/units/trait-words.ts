/** Traits in words, as the roster shows them and a spreadsheet holds them: `Bears crossbows · Ends its movement with horse`. */
import { nameOf, textOf } from '../../scene/items.ts';
import { wordIn, wordsOf, wordText, type UnitWords } from './unit-words.ts';
import { TRAITS } from './words.ts';

/** Where the traits are listed. */
const VOCABULARY = 'traits';

/** Ids of traits that were read, or why they cannot be. */
export type TraitsReading =
  | { readonly ok: true; readonly traits: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** All traits of a unit by their names. */
export function traitsText(traits: readonly string[], words: UnitWords): string {
  return traits.map((trait) => wordText(VOCABULARY, trait, words)).join(' · ');
}

/** Reads traits as {@link traitsText} writes them, or by their ids; commas part them where no name has one. */
export function readTraits(text: string, words: UnitWords): TraitsReading {
  const known = wordsOf(VOCABULARY, words);
  const parts = partsOf(text, /[·;|]/).flatMap((part) =>
    wordIn(VOCABULARY, part, words) === undefined ? partsOf(part, /,/) : [part],
  );
  const traits: string[] = [];
  for (const part of parts) {
    const word = wordIn(VOCABULARY, part, words);
    if (word === undefined && known.length > 0) {
      const names = known.map((one) => textOf(one, 'name') || nameOf(one));
      return { ok: false, message: TRAITS.unknown(part, names.join(', ')) };
    }
    traits.push(word === undefined ? part : nameOf(word));
  }
  return { ok: true, traits };
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
