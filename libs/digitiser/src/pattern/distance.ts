// How far a reading is from what may have been printed: an edit distance, weighted by how alike characters look.
import { additionCost, omissionCost, substitutionCost } from './confusion.ts';

/** What must have gone wrong for `read` to be read where `printed` is printed: 0 where they are the same. */
export function distance(printed: string, read: string): number {
  return distancesFrom(read)(printed);
}

/**
 * Measures how far one reading is from many prints. What a print has in common with the beginning of the one before is not
 * gone through again: of a list in its order, as the codes of a game are, that is most of each.
 */
export function distancesFrom(read: string): (printed: string) => number {
  const letters = read.split('');
  const additions = letters.map(additionCost);
  const costs = new Map<string, { readonly omission: number; readonly substitutions: readonly number[] }>();
  const costsOf = (character: string) => {
    let known = costs.get(character);
    if (known === undefined) {
      known = {
        omission: omissionCost(character),
        substitutions: letters.map((letter) => substitutionCost(character, letter)),
      };
      costs.set(character, known);
    }
    return known;
  };
  const first = [0];
  for (const cost of additions) first.push(first[first.length - 1] + cost);
  /** By how many characters of the print before: what each beginning of the reading costs. */
  const rows: (readonly number[])[] = [first];
  let before = '';
  return (printed) => {
    let same = 0;
    while (same < printed.length && printed[same] === before[same]) same += 1;
    for (let at = same; at < printed.length; at++) {
      const { omission, substitutions } = costsOf(printed[at]);
      const row = rows[at];
      const next = [row[0] + omission];
      for (let column = 0; column < letters.length; column++) {
        next.push(
          Math.min(row[column] + substitutions[column], row[column + 1] + omission, next[column] + additions[column]),
        );
      }
      rows[at + 1] = next;
    }
    before = printed;
    return rows[printed.length][letters.length];
  };
}
