/** [13.0] Fatigue: from turn nine on, only who keeps towards his own edge has his whole movement allowance. */
import type { Battle } from '../battle.ts';

/**
 * Movement allowance in movement points [5.12]. `strayed` says that the piece has stepped along or away from its edge
 * this phase: when fatigued that divides the allowance, fractions dropped [13.1].
 */
export function movementAllowance(battle: Battle, piece: number, strayed: boolean): number {
  // A counter on which nothing is printed has nothing to spend.
  let printed = Math.max(0, battle.counters.movement(piece, battle.face.of(piece)));
  for (const allowance of battle.hooks['movement.allowance']) printed = allowance(battle, piece, printed);
  return strayed && battle.fatigued ? Math.floor(printed / battle.parameters.fatigueMovementDivisor) : printed;
}
