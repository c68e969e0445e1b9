/** What the modifiers and conditions of a package are asked: the questions that the rules have. */
import type { Battle, CombatQuestion } from './battle.ts';

/**
 * A question in which nothing is said that is not given. The one place that makes one: all have the same shape, for
 * searches ask more of them than of anything else.
 */
function question(
  battle: Battle,
  attacker: number,
  defender: number,
  zone = 0,
  charge = 0,
  cause = 0,
  range = 0,
  from = -1,
  into = -1,
  hex = -1,
  left = -1,
  direction = 0,
): CombatQuestion {
  return { battle, attacker, defender, zone, charge, cause, range, from, into, hex, left, direction };
}

/** The question of two pieces, with nothing said but who they are. */
export function between(battle: Battle, attacker: number, defender: number): CombatQuestion {
  return question(battle, attacker, defender);
}

/** The question of a shot [8.0], with the hexside that it comes over last where that is asked for. */
export function ofShot(
  battle: Battle,
  attacker: number,
  defender: number,
  range: number,
  from = -1,
  into = -1,
): CombatQuestion {
  return question(battle, attacker, defender, 0, 0, 0, range, from, into);
}

/** The question of a check of morale [10.0]: why, and the charge that the unit suffered, if any. */
export function ofMorale(
  battle: Battle,
  defender: number,
  attacker: number,
  cause: number,
  charge = 0,
): CombatQuestion {
  return question(battle, attacker, defender, 0, charge, cause);
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
  return question(battle, attacker, defender, zone, charge, cause, 0, from, into);
}

/**
 * The question of an act of a unit, upon somebody, into a hex or over a distance where there is one; of a unit that is
 * supposed to stand with its left half in `left`, where that is given.
 */
export function ofAct(
  battle: Battle,
  unit: number,
  other: number,
  hex = -1,
  range = 0,
  left = -1,
  direction = 0,
): CombatQuestion {
  return question(battle, other, unit, 0, 0, 0, range, -1, -1, hex, left, direction);
}

/** The question of entering `hex`, by a piece that stands, or is supposed to, with its left half in `left`. */
export function ofEntry(battle: Battle, piece: number, hex: number, left: number, direction: number): CombatQuestion {
  return question(battle, piece, piece, 0, 0, 0, 0, -1, -1, hex, left, direction);
}

/** The question of a step into `hex` in direction `heading`, by a piece that stands with its left half in `left`. */
export function ofStep(
  battle: Battle,
  unit: number,
  hex: number,
  heading: number,
  left: number,
  direction: number,
): CombatQuestion {
  const from = battle.grid.neighbour[hex * 6 + ((heading + 3) % 6)];
  return question(battle, unit, unit, 0, 0, 0, 0, from, hex, hex, left, direction);
}

/** True when a condition of the package holds for the unit. */
export function meets(battle: Battle, condition: string, unit: number): boolean {
  return battle.charts.conditions.hold(condition, between(battle, unit, unit));
}
