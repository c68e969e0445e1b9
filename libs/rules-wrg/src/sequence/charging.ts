/** Charges [C.7], and the disorder of infantry that charges cavalry [VI.causes]. */
import { isCavalry } from '../2-additional-rules/2-mounting.ts';
import type { Battle } from '../battle.ts';
import { CHARGING_CAVALRY } from '../causes.ts';

/** No target of a charge any more. */
export const NOBODY = -1;

/** A unit charges another, or {@link NOBODY}. Infantry that charges cavalry is disorganised while it does. */
export function setCharge(battle: Battle, unit: number, target: number): void {
  battle.charges.set(unit, target + 1);
  if (target !== NOBODY && !isCavalry(battle, unit) && isCavalry(battle, target))
    battle.addCause(unit, CHARGING_CAVALRY);
  else battle.endCause(unit, CHARGING_CAVALRY);
}
