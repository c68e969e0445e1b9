/** [5.0] One unit a hex, leaders and standards without limit; and who goes along with a unit. */
import type { Battle } from '../battle.ts';
import { isCommanded } from './15-3-command.ts';
import { UNIT_ENTERS } from '@hexwright/rules-kit';

/** Moves the unit with its standards [16.0] and the leaders who go along [15.11]. */
export function carry(battle: Battle, unit: number, hex: number, facing: number, riders: readonly number[]): void {
  const { counters } = battle;
  const from = battle.hex.of(unit);
  battle.shift(unit, hex, facing);
  battle.effects?.raise(UNIT_ENTERS, unit, -1, hex, from);
  for (const standard of counters.standards) {
    if (battle.carrier.of(standard) === unit + 1) battle.hex.set(standard, hex);
  }
  for (const leader of riders) {
    if (battle.hex.of(leader) === from) battle.hex.set(leader, hex);
  }
}

/**
 * All leaders of the unit's side in its hex: they go along in retreats, displacements, routs and pursuits (R18).
 * With a unit that passes through the hex of a friend [8.55] only those who came with it.
 */
export function companionsOf(battle: Battle, unit: number): readonly number[] {
  const { leadersOf, side } = battle.counters;
  const hex = battle.hex.of(unit);
  if (battle.unitIn(hex) !== unit) return battle.riders.pieces();
  return leadersOf[side[unit]].filter((leader) => battle.hex.of(leader) === hex);
}

/** A leader in the unit's hex who commands it [15.31], or -1. */
export function leaderWith(battle: Battle, unit: number): number {
  const hex = battle.hex.of(unit);
  for (const leader of battle.counters.leadersOf[battle.counters.side[unit]]) {
    if (battle.hex.of(leader) === hex && isCommanded(battle, leader, unit)) return leader;
  }
  return -1;
}
