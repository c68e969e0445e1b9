/** What the modifiers and conditions of a package are asked: the questions that the rules have. */
import type { Battle, CombatQuestion } from './battle.ts';

/** The question of two pieces, with nothing said but who they are. */
export function between(battle: Battle, attacker: number, defender: number): CombatQuestion {
  return { battle, attacker, defender, zone: 0, charge: 0, cause: 0, range: 0, from: -1, into: -1 };
}

/** The question of a shot [8.0]. */
export function ofShot(battle: Battle, attacker: number, defender: number, range: number): CombatQuestion {
  return { battle, attacker, defender, zone: 0, charge: 0, cause: 0, range, from: -1, into: -1 };
}

/** The question of a check of morale [10.0]: why, and the charge that the unit suffered, if any. */
export function ofMorale(
  battle: Battle,
  defender: number,
  attacker: number,
  cause: number,
  charge = 0,
): CombatQuestion {
  return { battle, attacker, defender, zone: 0, charge, cause, range: 0, from: -1, into: -1 };
}

/** The question of a melee [9.0] in a zone, with what would shake the defender's morale, between a pair of hexes where that is known. */
export function ofMelee(
  battle: Battle,
  attacker: number,
  defender: number,
  zone: number,
  charge: number,
  cause: number,
  from = -1,
  into = -1,
): CombatQuestion {
  return { battle, attacker, defender, zone, charge, cause, range: 0, from, into };
}

/** True when a condition of the package holds for the unit. */
export function meets(battle: Battle, condition: string, unit: number): boolean {
  return battle.charts.conditions.hold(condition, between(battle, unit, unit));
}
