/** [VI.chart] Where troops go that fall back to friends, a hill or cover in their rear, away from the enemy. */
import { type Block, centre, distance, outlineGap, type Point } from '@hexwright/table';
import { whereabouts } from '../3-reaction-test/flanks.ts';
import type { Battle } from '../battle.ts';
import { blockOf } from '../formation.ts';
import { levelOf, standardOf } from '../line-of-sight.ts';
import { middleOfArea } from '../whereabouts.ts';

/** A place of safety, and how far it is. */
interface Refuge {
  readonly place: Point;
  readonly away: number;
}

/** Friends who stand in order and do not go back themselves. */
function friends(battle: Battle, unit: number): Refuge[] {
  const own = standardOf(battle, unit);
  return battle.units
    .filter(
      (other) =>
        other !== unit &&
        battle.sides[other] === battle.sides[unit] &&
        battle.isStanding(other) &&
        battle.broken.of(other) === 0 &&
        !battle.isGoingBack(other),
    )
    .map((other) => ({ place: centre(blockOf(battle, other)), away: distance(own, centre(blockOf(battle, other))) }));
}

/** Hills that are higher than it stands, and terrain that covers. */
function shelters(battle: Battle, unit: number): Refuge[] {
  const own = standardOf(battle, unit);
  const level = levelOf(battle, unit);
  return battle.terrain.features.flatMap(({ area, isCover, level: height }): Refuge[] =>
    area === null || !(isCover || height > level) ? [] : [{ place: middleOfArea(area), away: outlineGap(area, [own]) }],
  );
}

/** The nearest place of safety in the rear of a unit, seen from a block in its place that faces the enemy; null for none. */
export function placeOfSafety(battle: Battle, unit: number, facingEnemy: Block): Point | null {
  const [nearest] = [...friends(battle, unit), ...shelters(battle, unit)]
    .filter(({ place }) => whereabouts(facingEnemy, place) === 'rear')
    .toSorted((one, other) => one.away - other.away);
  return nearest?.place ?? null;
}
