/** What units see of one another [III.def], [II.1(i)]. */
import { centre, edgeOf, type Point } from '@hexwright/table';
import type { Battle } from './battle.ts';
import { blockOf } from './formation.ts';

/** Where the standard of a unit stands: its middle. */
export function standardOf(battle: Battle, unit: number): Point {
  return centre(blockOf(battle, unit));
}

/** How high a unit stands. */
export function levelOf(battle: Battle, unit: number): number {
  return battle.ground.levelAt(standardOf(battle, unit));
}

/** Whether a unit stands higher than another [VI.tactical]. */
export function isHigher(battle: Battle, unit: number, other: number): boolean {
  return levelOf(battle, unit) > levelOf(battle, other);
}

/** Whether a unit sees another: friends do not hide anybody. */
export function seesUnit(battle: Battle, unit: number, other: number): boolean {
  return battle.ground.sees(standardOf(battle, unit), standardOf(battle, other));
}

/** [II.1(i)] Whether one shoots over another's head: shooter or target stands higher. */
export function isOverhead(battle: Battle, unit: number, target: number, other: number): boolean {
  const level = levelOf(battle, other);
  return levelOf(battle, unit) > level || levelOf(battle, target) > level;
}

/** Whether its front stands at the edge of a wood [II.4b]. */
export function isAtWoodEdge(battle: Battle, unit: number): boolean {
  return battle.ground.isNearWood(edgeOf(blockOf(battle, unit), 'front'), 500);
}
