/** What the modifiers and conditions of a package are asked: the questions that the rules have. */
import type { Battle, CombatQuestion } from './battle.ts';

/** The question of two pieces, with nothing said but who they are. */
export function between(battle: Battle, attacker: number, defender: number): CombatQuestion {
  return {
    battle,
    attacker,
    defender,
    zone: 0,
    charge: 0,
    cause: 0,
    range: 0,
    from: -1,
    into: -1,
    hex: -1,
    left: -1,
    direction: 0,
  };
}

/** The question of a shot [8.0]. */
export function ofShot(
  battle: Battle,
  attacker: number,
  defender: number,
  range: number,
  from = -1,
  into = -1,
): CombatQuestion {
  return {
    battle,
    attacker,
    defender,
    zone: 0,
    charge: 0,
    cause: 0,
    range,
    from,
    into,
    hex: -1,
    left: -1,
    direction: 0,
  };
}

/** The question of a check of morale [10.0]: why, and the charge that the unit suffered, if any. */
export function ofMorale(
  battle: Battle,
  defender: number,
  attacker: number,
  cause: number,
  charge = 0,
): CombatQuestion {
  return {
    battle,
    attacker,
    defender,
    zone: 0,
    charge,
    cause,
    range: 0,
    from: -1,
    into: -1,
    hex: -1,
    left: -1,
    direction: 0,
  };
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
  return { battle, attacker, defender, zone, charge, cause, range: 0, from, into, hex: -1, left: -1, direction: 0 };
}

/** The question of an act of a unit, upon somebody, into a hex or over a distance where there is one. */
export function ofAct(battle: Battle, unit: number, other: number, hex = -1, range = 0): CombatQuestion {
  return {
    battle,
    attacker: other,
    defender: unit,
    zone: 0,
    charge: 0,
    cause: 0,
    range,
    from: -1,
    into: -1,
    hex,
    left: -1,
    direction: 0,
  };
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
  return {
    battle,
    attacker: unit,
    defender: unit,
    zone: 0,
    charge: 0,
    cause: 0,
    range: 0,
    from: battle.grid.neighbour[hex * 6 + ((heading + 3) % 6)],
    into: hex,
    hex,
    left,
    direction,
  };
}

/** True when a condition of the package holds for the unit. */
export function meets(battle: Battle, condition: string, unit: number): boolean {
  return battle.charts.conditions.hold(condition, between(battle, unit, unit));
}
