import { nearest } from '@hexwright/rule-lang';

export { nearest };

/** The end of a sentence about an unknown word: what was probably meant, or what there is to choose from. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  if (candidates.length === 0) return '';
  const shown = candidates.slice(0, 12).map((candidate) => `"${candidate}"`);
  return ` Choose one of: ${shown.join(', ')}${candidates.length > shown.length ? ', ...' : ''}.`;
}
