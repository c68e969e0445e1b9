/** Words longer than this are not compared: nobody mistypes them into something near. */
const LONGEST_WORD = 80;

/**
 * The candidate that `word` was probably meant to be: at most a third of its letters away, counting a letter
 * added, dropped, changed or swapped with its neighbour as one, and a capital for a small letter as nothing.
 * The first of several equally near ones; undefined when none is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    // A word of one letter is not "near" every other letter.
    if (distance < bestDistance && distance < Math.max(word.length, candidate.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The end of a sentence about an unknown word: what was probably meant, or what there is to choose from. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  if (near !== undefined) return ` Did you mean "${near}"?`;
  if (candidates.length === 0) return '';
  const shown = candidates.slice(0, 12).map((candidate) => `"${candidate}"`);
  return ` Choose one of: ${shown.join(', ')}${candidates.length > shown.length ? ', ...' : ''}.`;
}

/** Optimal string alignment distance. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let distance = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) distance = Math.min(distance, beforeLast[j - 2] + 1);
      row.push(distance);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length];
}
