/** Where a captain lets units arrive: on the way to the enemy, and not in its arms. */
import type { Command, CommandList } from '@hexwright/engine';
import type { CommandKind } from '../verbs.ts';

/** Nearer than this to the enemy nobody arrives who need not. */
const SAFE = 3;

/**
 * The arrival that brings a unit nearest to the enemy without standing beside it; the first of equal ones. `distanceOf` says how
 * far from the enemy the place of a command is.
 */
export function chooseArrival<Play>(
  commands: CommandList,
  place: CommandKind<Play>,
  distanceOf: (one: Command) => number,
): Command {
  let best = commands.at(0);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < commands.length; index++) {
    const one = commands.at(index);
    if (!place.is(one)) continue;
    const distance = distanceOf(one);
    const cost = distance < SAFE ? 1000 - distance : distance;
    if (cost >= least) continue;
    least = cost;
    best = one;
  }
  return best;
}
