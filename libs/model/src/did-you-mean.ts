import { nearest } from '@hexwright/rule-lang';

export { nearest };

/** The end of a sentence about an unknown word: what was probably meant, or what there is to choose from. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  return candidates.length === 0 ? '' : ` Choose one of: ${shownOf(candidates)}.`;
}

/** Words in quotes, as many as a sentence can hold. */
export function shownOf(words: readonly string[]): string {
  const shown = words.slice(0, 12).map((word) => `"${word}"`);
  return `${shown.join(', ')}${words.length > shown.length ? ', ...' : ''}`;
}
