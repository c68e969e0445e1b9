/** Lines of sight: what units see of one another [III.def], [II.1(i)]. */
import { centre, edgeOf, gapToPoint, type Point } from '@hexwright/table';
import type { Battle } from './battle.ts';
import { isWithin } from './contacts.ts';
import { blockOf } from './formation.ts';
import { INCH } from './troops.ts';

/** Where the standard of a unit stands: its middle. */
export function standardOf(battle: Battle, unit: number): Point {
  return centre(blockOf(battle, unit));
}

/** How high a unit stands. */
export function levelOf(battle: Battle, unit: number): number {
  return battle.terrain.levelAt(standardOf(battle, unit));
}

/** Whether a unit stands higher than another [VI.tactical]. */
export function isHigher(battle: Battle, unit: number, other: number): boolean {
  return levelOf(battle, unit) > levelOf(battle, other);
}

/** [C.7] Whether the terrain keeps a unit on horseback from charging another: where either stands, and between them. */
export function isChargeBarred(battle: Battle, unit: number, target: number): boolean {
  if (!battle.troop(unit).body.isMounted) return false;
  return battle.terrain.barsCharge(standardOf(battle, unit), standardOf(battle, target));
}

/** How far one sees into a wood, or out of it [III.2(x)]. */
function sightInCover({ parameters }: Battle): number {
  return parameters.number('cover-sight-inches') * INCH;
}

/** Whether a unit sees another: friends do not hide anybody. */
export function seesUnit(battle: Battle, unit: number, other: number): boolean {
  return battle.terrain.sees(standardOf(battle, unit), standardOf(battle, other), () =>
    isWithin(battle, unit, other, sightInCover(battle)),
  );
}

/** Whether a unit sees a place. */
export function seesPlace(battle: Battle, unit: number, place: Point): boolean {
  return battle.terrain.sees(
    standardOf(battle, unit),
    place,
    () => gapToPoint(blockOf(battle, unit), place) <= sightInCover(battle),
  );
}

/** [II.1(i)] Whether one shoots over another's head: shooter or target stands higher. */
export function isOverhead(battle: Battle, unit: number, target: number, other: number): boolean {
  const level = levelOf(battle, other);
  return levelOf(battle, unit) > level || levelOf(battle, target) > level;
}

/** Whether it stands in natural cover, or close behind it. */
export function isInCover(battle: Battle, unit: number): boolean {
  return battle.terrain.isCover(standardOf(battle, unit), edgeOf(blockOf(battle, unit), 'front'));
}

/** [II.1(iv)] Whether natural cover helps a target against a shooter. */
export function isCoveredFrom(battle: Battle, target: number, unit: number): boolean {
  const front = edgeOf(blockOf(battle, target), 'front');
  return battle.terrain.isCoverAgainst(standardOf(battle, unit), standardOf(battle, target), front);
}

/** Whether its front stands at the edge of a wood [II.4b]. */
export function isAtWoodEdge(battle: Battle, unit: number): boolean {
  return battle.terrain.isNearPlashable(edgeOf(blockOf(battle, unit), 'front'), 500);
}
