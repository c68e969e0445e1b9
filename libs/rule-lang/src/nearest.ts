/** Words longer than this are not compared: nobody mistypes them into something near. */
const LONGEST_WORD = 80;

/**
 * The candidate that `word` was probably meant to be: the fewest slips of the pen away (a letter wrong, missing, extra or
 * two swapped; capitals and the difference of `-` and `_` count for nothing), and no more than a third of the word.
 * Of equally near ones the first. Undefined when none is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const wanted = normalize(word);
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    const other = normalize(candidate);
    // A word of one letter is one slip away from every other; that is no likeness.
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, other);
    if (distance < bestDistance && distance < Math.max(wanted.length, other.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

const normalize = (word: string): string => word.toLowerCase().replaceAll('_', '-');

/** Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours each cost one. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1] + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(replaced, previous[column] + 1, current[column - 1] + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, beforePrevious[column - 2] + 1);
      }
      current.push(least);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length];
}
