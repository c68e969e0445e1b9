/** [I.4a], [I.4d] Commanders: who they are, where they are, and whom they lead. */
import type { Point } from '@hexwright/table';
import type { Battle } from '../battle.ts';
import { standardOf } from '../line-of-sight.ts';

/** What the vocabulary `roles` calls them. */
export const C_IN_C = 'c-in-c';
export const OF_FORCE = 'force';
export const STAFF = 'staff';

/** Commanders of a side that are on the table, in the order of the package. */
export function commandersOf(battle: Battle, side: number): number[] {
  return battle.commanders.filter((commander) => battle.sides[commander] === side && battle.isInPlay(commander));
}

/** Their class: 1 is the best. */
export function rankOf(battle: Battle, commander: number): number {
  return battle.printed(commander, 'rank');
}

export function hasRole(battle: Battle, commander: number, role: string): boolean {
  const { vocabulary } = battle.game;
  return battle.printed(commander, 'role') === vocabulary.indexOf('roles', role);
}

/** The unit that they are with, or -1. */
export function companyOf(battle: Battle, commander: number): number {
  return battle.company.of(commander) - 1;
}

/** Where they are: with their unit, or alone. */
export function whereIs(battle: Battle, commander: number): Point {
  const unit = companyOf(battle, commander);
  return unit < 0 ? { x: battle.x.of(commander), y: battle.y.of(commander) } : standardOf(battle, unit);
}

/** [I.1] The Force of a unit or a commander; 0 for one outside of all Forces [I.3]. */
export function forceOf(battle: Battle, piece: number): number {
  return battle.printed(piece, 'force');
}

/** Whether two belong to one Force. A unit outside all Forces belongs to none. */
export function isOfOneForce(battle: Battle, one: number, other: number): boolean {
  const force = forceOf(battle, one);
  return force > 0 && battle.sides[one] === battle.sides[other] && forceOf(battle, other) === force;
}
