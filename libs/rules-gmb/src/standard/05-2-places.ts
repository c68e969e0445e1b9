/** [5.2] Where steps lead, as a screen reads it. */
import type { PiecePlace } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { StepPlan } from './05-2-facing.ts';

const plan = new StepPlan();

/** Plots any step of a piece from a place; the plan is reused by the next call. */
export function plotFrom(battle: Battle, size: number, left: number, direction: number, step: number): StepPlan {
  if (size === 2) plan.plotDouble(battle.grid, left, direction, step);
  else if (step < 6) plan.plotSingle(battle.grid, left, step);
  else {
    // A single that stays [11.22].
    plan.left = left;
    plan.right = left;
    plan.direction = 0;
    plan.count = 0;
  }
  return plan;
}

/** Where a plotted step leads, or null off the map. */
export function placeOfPlan(battle: Battle, size: number, to: StepPlan): PiecePlace | null {
  return to.left < 0 || to.right < 0 ? null : battle.placeAt(size, to.left, to.direction);
}

/**
 * The hexes newly entered by a plotted step, the one that says most first: the hex before the middle of a double counter
 * is entered by several steps, one at its corner by one alone.
 */
export function enteredBy(battle: Battle, to: StepPlan): number[] {
  if (to.count < 2) return to.count === 0 || to.entered < 0 ? [] : [to.entered];
  const { grid } = battle;
  const isBetween = (hex: number): boolean =>
    hex >= 0 && grid.distance(hex, to.from) === 1 && grid.distance(hex, to.secondFrom) === 1;
  const hexes = isBetween(to.entered) ? [to.secondEntered, to.entered] : [to.entered, to.secondEntered];
  return hexes.filter((hex) => hex >= 0);
}
