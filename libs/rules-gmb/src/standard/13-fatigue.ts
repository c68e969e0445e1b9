/** [13.0] Fatigue: from turn nine on, only who keeps towards his own edge has his whole movement allowance. */
import type { Battle } from '../battle.ts';
import { ofAct } from '../combat-question.ts';
import { isUnderWay, moveUnderWay } from './05-1-under-way.ts';

/**
 * Movement allowance in movement points [5.12]. `strayed` says that the piece has stepped along or away from its edge
 * this phase: when fatigued that divides the allowance, fractions dropped [13.1].
 */
export function movementAllowance(battle: Battle, piece: number, strayed: boolean): number {
  let points = printedAllowance(battle, piece);
  if (!battle.charts.movementAllowance.isEmpty) points += changeOf(battle, piece, points);
  return strayed && battle.fatigued ? Math.floor(points / battle.parameters.fatigueMovementDivisor) : points;
}

/** The allowance before modifiers of the package. */
function printedAllowance(battle: Battle, piece: number): number {
  // A counter on which nothing is printed has nothing to spend.
  let printed = Math.max(0, battle.counters.movement(piece, battle.face.of(piece)));
  for (const allowance of battle.hooks['movement.allowance']) printed = allowance(battle, piece, printed);
  return printed;
}

/**
 * What modifiers of the package add to the allowance, or take from it: asked where the piece sets out, and the same all
 * the way. No allowance is less than 0.
 */
export function allowanceChange(battle: Battle, piece: number): number {
  return battle.charts.movementAllowance.isEmpty ? 0 : changeOf(battle, piece, printedAllowance(battle, piece));
}

/** As {@link allowanceChange}, where there are such modifiers. */
function changeOf(battle: Battle, piece: number, printed: number): number {
  if (isUnderWay(battle, piece)) return moveUnderWay.allowance.of(battle);
  const change = battle.charts.movementAllowance.sum(ofAct(battle, piece, piece), printed);
  return Math.max(0, printed + change) - printed;
}
