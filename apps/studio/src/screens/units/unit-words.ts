import type { JsonObject } from '@hexwright/workspace';
import { asList, nameOf, textOf } from '../../scene/items.ts';
import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';

/** The words that cells of units may hold. */
export interface UnitWords {
  readonly sides: readonly JsonObject[];
  readonly vocabularies: readonly JsonObject[];
  readonly system: SystemWords | null;
}

/** The word of a vocabulary that is called so. */
export function wordIn(vocabulary: string, text: string, words: UnitWords): JsonObject | undefined {
  const low = text.toLowerCase();
  return wordsOf(vocabulary, words).find((one) =>
    [nameOf(one), textOf(one, 'name')].some((is) => is.toLowerCase() === low),
  );
}

/** What people call a word of a vocabulary; its id where there is no such word. */
export function wordText(vocabulary: string, id: string, words: UnitWords): string {
  const word = wordsOf(vocabulary, words).find((one) => nameOf(one) === id);
  return word === undefined ? id : textOf(word, 'name') || id;
}

/** The words of a vocabulary. */
export function wordsOf(vocabulary: string, { vocabularies }: UnitWords): readonly JsonObject[] {
  return asList(vocabularies.find((one) => nameOf(one) === vocabulary)?.['values']);
}
