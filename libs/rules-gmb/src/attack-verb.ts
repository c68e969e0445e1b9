/** Attacks of one piece upon another. */
import { type Offering, pairVerb, Verb } from '@hexwright/rules-kit';
import type { Battle } from './battle.ts';

/** A command upon another piece, which nobody can mean of oneself. */
export function attackVerb(word: string, about: string, offer: Offering<Battle>): Verb<Battle> {
  const words = { word, about, offer };
  const { form } = pairVerb<Battle>(words);
  return new Verb<Battle>(words, { ...form, isMeant: (_, piece, target) => piece !== target });
}

/** The enemy combat unit that is nearest to the piece; the piece itself where there is none, or it is not there. */
export function nearestEnemy(battle: Battle, piece: number): number {
  if (!battle.isInPlay(piece)) return piece;
  const { unitsOf, side } = battle.counters;
  const [nearest = piece] = unitsOf[battle.enemyOf(side[piece])]
    .filter((unit) => battle.isInPlay(unit))
    .toSorted((one, other) => distanceBetween(battle, piece, one) - distanceBetween(battle, piece, other));
  return nearest;
}

function distanceBetween(battle: Battle, one: number, other: number): number {
  const from = [battle.left.of(one), battle.right(one)];
  const to = [battle.left.of(other), battle.right(other)];
  return Math.min(...from.flatMap((hex) => to.map((into) => battle.grid.distance(hex, into))));
}
