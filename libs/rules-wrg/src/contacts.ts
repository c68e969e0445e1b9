/** Who is in contact with whom, and who is near. */
import { centre, distance, edgeTouched, gap, touches, type Block, type Edge } from '@hexwright/table';
import type { Battle } from './battle.ts';
import { blockOf } from './formation.ts';

/** Whether two blocks may touch at all: a first look that costs little. */
function mayTouch(a: Block, b: Block): boolean {
  const reach = (a.width + b.width) / 2 + a.depth + b.depth;
  return Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
}

/** Whether two units touch. */
export function isInContact(battle: Battle, unit: number, other: number): boolean {
  const [one, two] = [blockOf(battle, unit), blockOf(battle, other)];
  return mayTouch(one, two) && touches(one, two);
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

/** How far two units are apart at their nearest. */
export function gapBetween(battle: Battle, unit: number, other: number): number {
  return gap(blockOf(battle, unit), blockOf(battle, other));
}
