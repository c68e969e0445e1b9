/** Who is in contact with whom, and who is near. */
import { centre, distance, edgeTouched, gap, touches, type Block, type Edge } from '@hexwright/table';
import type { Battle } from './battle.ts';
import { blockOf } from './formation.ts';

/** Whether two units touch. */
export function isInContact(battle: Battle, unit: number, other: number): boolean {
  const [one, two] = [blockOf(battle, unit), blockOf(battle, other)];
  return !isFarther(one, two, 0) && touches(one, two);
}

/** Enemies on the table, in the order of the package. */
export function enemiesOf(battle: Battle, unit: number): number[] {
  const side = battle.sides[unit];
  return battle.units.filter((other) => battle.sides[other] !== side && battle.isStanding(other));
}

/** Enemies that touch it, in the order of the package. */
export function enemiesTouching(battle: Battle, unit: number): number[] {
  const side = battle.sides[unit];
  return battle.units.filter(
    (other) => battle.sides[other] !== side && battle.isStanding(other) && isInContact(battle, unit, other),
  );
}

/** Whether any enemy touches it. */
export function isEngaged(battle: Battle, unit: number): boolean {
  const side = battle.sides[unit];
  return battle.units.some(
    (other) => battle.sides[other] !== side && battle.isStanding(other) && isInContact(battle, unit, other),
  );
}

/** The edge of a unit that another touches. */
export function edgeOfContact(battle: Battle, unit: number, other: number): Edge {
  return edgeTouched(blockOf(battle, unit), blockOf(battle, other));
}

/** The enemy nearest to it, the first of several as near; -1 where there is none. Broken ones do not count. */
export function nearestEnemy(battle: Battle, unit: number): number {
  const own = centre(blockOf(battle, unit));
  let [nearest, least] = [-1, Infinity];
  for (const other of enemiesOf(battle, unit)) {
    if (battle.broken.of(other) > 0) continue;
    const away = distance(own, centre(blockOf(battle, other)));
    if (away < least) [nearest, least] = [other, away];
  }
  return nearest;
}

/** Where a block or a point is, and how large. */
type Extent = Omit<Block, 'facing'>;

/** Whether two blocks are further apart than so much for certain: a first look that costs little. */
export function isFarther(one: Extent, other: Extent, reach: number): boolean {
  const far = reach + (one.width + other.width) / 2 + one.depth + other.depth;
  return Math.abs(one.x - other.x) > far || Math.abs(one.y - other.y) > far;
}

/** Whether two units are no further apart at their nearest than so much. */
export function isWithin(battle: Battle, unit: number, other: number, reach: number): boolean {
  const [own, theirs] = [blockOf(battle, unit), blockOf(battle, other)];
  return !isFarther(own, theirs, reach) && gap(own, theirs) <= reach;
}

/** How far two units are apart at their nearest. */
export function gapBetween(battle: Battle, unit: number, other: number): number {
  return gap(blockOf(battle, unit), blockOf(battle, other));
}
