/** [III.5] The dice of a reaction test: three, two or one, of regulars or of barbarians. */
import type { CompiledGame } from '@hexwright/compiler';
import { cellOf, tableOf } from '@hexwright/rules-kit';

const REGULAR = 'regular';
const BARBARIAN = 'barbarian';
const FACES = 6;

/** How many dice a unit throws with so many figures left: exactly two thirds is three, exactly half is two. */
export function diceCount(figures: number, strength: number): number {
  if (3 * figures >= 2 * strength) return 3;
  return 2 * figures >= strength ? 2 : 1;
}

/** The two kinds of dice of a package. */
export class ReactionDice {
  readonly #regular: readonly number[];
  readonly #barbarian: readonly number[];

  constructor(game: CompiledGame) {
    const table = tableOf(game, 'reaction-dice');
    const faces = (kind: string): number[] => {
      const row = table.rows.findIndex(({ id }) => id === kind);
      return Array.from({ length: FACES }, (_, face) => cellOf(table, row, face));
    };
    this.#regular = faces(REGULAR);
    this.#barbarian = faces(BARBARIAN);
  }

  /** What a die shows that has fallen on its side `fallen`, 1 to 6. */
  shown(isRegular: boolean, fallen: number): number {
    return (isRegular ? this.#regular : this.#barbarian)[fallen - 1];
  }

  /** By sum, in how many of the equally likely throws of `count` dice it comes up: all of them are six to that power. */
  ways(isRegular: boolean, count: number): ReadonlyMap<number, number> {
    const faces = isRegular ? this.#regular : this.#barbarian;
    let sums = new Map([[0, 1]]);
    for (let die = 0; die < count; die++) {
      const next = new Map<number, number>();
      for (const [sum, ways] of sums) {
        for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
      }
      sums = next;
    }
    return new Map([...sums].toSorted(([one], [other]) => one - other));
  }
}
