/** [13.0] Fatigue: from turn nine on, only who keeps towards his own edge has his whole movement allowance. */
import type { Column } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { ofAct } from '../combat-question.ts';
import { isUnderWay } from './05-1-under-way.ts';

/**
 * Movement allowance in movement points [5.12]. `strayed` says that the piece has stepped along or away from its edge
 * this phase: when fatigued that divides the allowance, fractions dropped [13.1].
 */
export function movementAllowance(battle: Battle, piece: number, strayed: boolean): number {
  let points = printedAllowance(battle, piece);
  const { allowanceChange } = battle;
  if (allowanceChange !== null) points += changeOf(battle, allowanceChange, piece, points);
  return strayed && battle.fatigued ? Math.floor(points / battle.parameters.fatigueMovementDivisor) : points;
}

/** The allowance before modifiers of the package. */
export function printedAllowance(battle: Battle, piece: number): number {
  // A counter on which nothing is printed has nothing to spend.
  const printed = Math.max(0, battle.counters.movement(piece, battle.face.of(piece)));
  const allowance = battle.hooks['movement.allowance'];
  return allowance === null ? printed : allowance(battle, piece, printed);
}

/**
 * What modifiers of the package add to the allowance, or take from it, where there are such: asked where the piece sets
 * out, and the same all the way. No allowance is less than 0.
 */
function changeOf(battle: Battle, settled: Column, piece: number, printed: number): number {
  if (isUnderWay(battle, piece)) return settled.of(piece);
  const change = battle.charts.movementAllowance.sum(ofAct(battle, piece, piece), printed);
  return Math.max(0, printed + change) - printed;
}

/** The piece sets out, alone or along with another: what it may spend stays as it is here. */
export function settleAllowance(battle: Battle, piece: number): void {
  const { allowanceChange } = battle;
  allowanceChange?.set(piece, changeOf(battle, allowanceChange, piece, printedAllowance(battle, piece)));
}
