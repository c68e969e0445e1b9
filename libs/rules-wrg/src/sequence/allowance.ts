/** How far units go in a period [C.7], [VI.units]. */
import type { Battle } from '../battle.ts';
import { factorsOf } from '../factors.ts';
import { questionOf } from '../questions.ts';
import { MOVEMENT_ALLOWANCE } from '../slots.ts';
import { INCH } from '../troops.ts';

/** A normal move; less with mantlets [II.5]. */
export function normalMove(battle: Battle, unit: number): number {
  const normal = modified(battle, unit, battle.troop(unit).body.normal);
  return battle.hasMantlets(unit) ? Math.min(normal, battle.parameters.number('mantlet-move') * INCH) : normal;
}

/** A charge; none with mantlets. */
export function chargeMove(battle: Battle, unit: number): number {
  return battle.hasMantlets(unit) ? 0 : modified(battle, unit, battle.troop(unit).body.charge);
}

/** With what a package adds to it or takes off, in inches; who does not move at all is not made to. */
function modified(battle: Battle, unit: number, allowance: number): number {
  const slot = factorsOf(battle).of(MOVEMENT_ALLOWANCE);
  if (slot.isEmpty || allowance === 0) return allowance;
  return Math.max(0, allowance + slot.sum(questionOf(battle, unit, -1), Math.floor(allowance / INCH)) * INCH);
}

/** What is left of a normal move after something that costs a part of it, in percent. */
export function restAfter(battle: Battle, unit: number, cost: 'turn-cost' | 'formation-cost'): number {
  const whole = normalMove(battle, unit);
  return whole - Math.ceil((whole * battle.parameters.number(cost)) / 100);
}
