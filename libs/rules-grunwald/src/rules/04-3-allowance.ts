/** [4.32] What the modifiers of a package make of a movement allowance. */
import type { Battle } from '../battle.ts';

/** As much as a search of ways has room for. */
export const MOST_POINTS = 250;

/** Movement points of a piece that has `points` without modifiers. */
export function allowanceFrom(battle: Battle, piece: number, points: number): number {
  const { movementAllowance } = battle.charts;
  if (movementAllowance.isEmpty) return points;
  const more = movementAllowance.sum(battle.asItStands(piece), points);
  return Math.max(0, Math.min(MOST_POINTS, points + more));
}

/** Movement points printed for a piece, as a package modifies them: of leaders, and of all who come back to the map. */
export function marchAllowance(battle: Battle, piece: number): number {
  return allowanceFrom(battle, piece, battle.movementOf(piece));
}
