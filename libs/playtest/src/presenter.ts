/** Ways through what a game library says a piece can reach. */
import type { Reach, ReachedPlace, WrittenCommand } from '@hexwright/engine';

/** The way to a place of a reach: the places in order, the start left out, and all commands that lead there. */
export interface MovePath {
  readonly steps: readonly ReachedPlace[];
  readonly commands: readonly WrittenCommand[];
}

/** The way to `reach.places[index]`. Throws RangeError when there is no such place. */
export function movePathTo(reach: Reach, index: number): MovePath {
  if (reach.places[index] === undefined)
    throw new RangeError(`A reach of ${reach.places.length} places has no ${index}.`);
  const { after } = reach.places[index];
  const steps: ReachedPlace[] = [];
  for (let at = index; reach.places[at].from >= 0; at = reach.places[at].from) steps.push(reach.places[at]);
  steps.reverse();
  const walk = steps.flatMap(({ command }) => command ?? []);
  return { steps, commands: [...reach.before, ...walk, ...after] };
}

/**
 * The places that stand for one that is reached: those that it covers; where the piece is gone then, those that its last
 * step enters, or over the edge of the map those that it leaves.
 */
export function spotsOf(reach: Reach, index: number): readonly number[] {
  const { places, entered, from } = reach.places[index];
  if (places.length > 0) return places;
  return entered.length > 0 || from < 0 ? entered : spotsOf(reach, from);
}

/**
 * By place, the index of the cheapest one reached that it stands for; those that stand for none are missing. Where the
 * piece may not end is left out unless nothing else is there. See {@link spotsOf}.
 */
export function indexByPlace(reach: Reach): Map<number, number> {
  const found = new Map<number, number>();
  // Places come cheapest first.
  for (const ends of [true, false]) {
    reach.places.forEach((place, index) => {
      if (place.ends !== ends) return;
      for (const place of spotsOf(reach, index)) if (!found.has(place)) found.set(place, index);
    });
  }
  return found;
}
