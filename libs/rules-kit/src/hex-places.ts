/** What formulas may name in the places that all games on hexes share: their numbers, what they forbid, and stepping back. */
import { restrictionPlace } from '@hexwright/compiler';
import { MOVEMENT_COST } from './hex-charts.ts';
import { STACKING } from './room.ts';
import { MAY_STEP_BACK } from './stepping-back.ts';

const SHARED: Readonly<Record<string, readonly string[]>> = {
  [MOVEMENT_COST]: ['unit', 'hex'],
  [STACKING]: ['unit', 'hex'],
  [restrictionPlace('enter')]: ['unit', 'hex'],
  [restrictionPlace('fire')]: ['unit', 'other', 'range'],
  [restrictionPlace('attack')]: ['unit', 'other'],
  [MAY_STEP_BACK]: ['unit', 'other', 'hex'],
};

/** Where nothing else is said, a formula is about a unit. */
const PLAIN: readonly string[] = ['unit'];

/**
 * The names that a game has in each place.
 *
 * @param own what it has in places of its own, and in shared ones besides
 * @param moment what its formulas may name everywhere: the moment of the game
 */
export function hexPlaceNames(
  own: Readonly<Record<string, readonly string[]>>,
  moment: readonly string[],
): (place: string) => readonly string[] {
  return (place) => {
    const names = [...(SHARED[place] ?? []), ...(own[place] ?? [])];
    return [...(names.length === 0 ? PLAIN : names), ...moment];
  };
}
