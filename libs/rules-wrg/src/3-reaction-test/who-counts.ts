/** [III.unit], [III.view] Which other units a test of reaction takes into account. */
import type { Battle } from '../battle.ts';
import { seesUnit, standardOf } from '../line-of-sight.ts';

/** [III.unit] Whether a unit counts in the tests of another: of its class or better, and half its figures. */
export function countsFor(battle: Battle, unit: number, other: number): boolean {
  return battle.troop(other).morale <= battle.troop(unit).morale && 2 * battle.figures(other) >= battle.figures(unit);
}

/** [III.view] Whether a unit sees another, and nothing impassable lies between their standards. */
export function isInView(battle: Battle, unit: number, other: number): boolean {
  return seesUnit(battle, unit, other) && !battle.terrain.isBarred(standardOf(battle, unit), standardOf(battle, other));
}
