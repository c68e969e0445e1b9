/** How far units go in a period [C.7], [VI.units]. */
import type { Battle } from '../battle.ts';
import { INCH } from '../troops.ts';

/** A normal move; less with mantlets [II.5]. */
export function normalMove(battle: Battle, unit: number): number {
  const { normal } = battle.troop(unit).body;
  return battle.hasMantlets(unit) ? Math.min(normal, battle.parameters.number('mantlet-move') * INCH) : normal;
}

/** A charge; none with mantlets. */
export function chargeMove(battle: Battle, unit: number): number {
  return battle.hasMantlets(unit) ? 0 : battle.troop(unit).body.charge;
}

/** What is left of a normal move after something that costs a part of it, in percent. */
export function restAfter(battle: Battle, unit: number, cost: 'turn-cost' | 'formation-cost'): number {
  const whole = normalMove(battle, unit);
  return whole - Math.ceil((whole * battle.parameters.number(cost)) / 100);
}
