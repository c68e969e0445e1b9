/** The questions that the rules ask of the formulas of a package. */
import type { Battle, BattleQuestion, Company } from './battle.ts';

const NOBODY: Company = { led: false, standard: false, attackers: 1 };

/** A unit in hex `here` in combat with the unit in `there`. */
export function inCombat(
  battle: Battle,
  unit: number,
  here: number,
  attacks: boolean,
  there: number,
  { led, standard, attackers }: Company = NOBODY,
): BattleQuestion {
  return { battle, unit, other: battle.unitIn(there), from: here, into: there, attacks, attackers, led, standard };
}

/** A piece that enters a hex out of another; out of none when it comes onto the map. */
export function onItsWay(battle: Battle, unit: number, from: number, into: number): BattleQuestion {
  return { ...battle.asItStands(unit), from, into };
}

/** A unit that fires at another. */
export function atFire(battle: Battle, unit: number, target: number): BattleQuestion {
  return { ...battle.asItStands(unit), other: target, into: battle.hex.of(target) };
}
