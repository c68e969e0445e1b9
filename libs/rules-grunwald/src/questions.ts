/** The questions that the rules ask of the formulas of a package. */
import type { Battle, BattleQuestion } from './battle.ts';

/** Who stands beside a unit in its combat. */
export interface Company {
  readonly led: boolean;
  readonly standard: boolean;
  /** How many attack together. */
  readonly attackers: number;
}

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
  return {
    battle,
    unit,
    other: battle.unitIn(there),
    from: here,
    into: there,
    attacks: attacks ? 1 : 0,
    attackers,
    led: led ? 1 : 0,
    standard: standard ? 1 : 0,
  };
}

/** A piece that enters a hex out of another; out of none when it comes onto the map. */
export function onItsWay(battle: Battle, unit: number, from: number, into: number): BattleQuestion {
  return { ...battle.asItStands(unit), from, into };
}

/** A unit that fires at another. */
export function atFire(battle: Battle, unit: number, target: number): BattleQuestion {
  return { ...battle.asItStands(unit), other: target, into: battle.hex.of(target) };
}
