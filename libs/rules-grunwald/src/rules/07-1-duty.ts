/** [7.1] Who must attack whom. */
import { LEGAL } from '@hexwright/engine';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { attackForbidden } from '../forbidden.ts';

const NOT_AN_ENEMY = refusals.add('attack-not-enemy', '7.14', 'Only an enemy unit on the map is attacked.');
const NOBODY_NEAR = refusals.add(
  'nobody-attacks',
  ['7.14', '7.12'],
  'No unit that began the phase with an enemy in its attack zone, and has not attacked, has that one in it now.',
);
const ATTACKED_ALREADY = refusals.add('attacked-already', '7.17', 'That unit has been attacked in this phase.');
const ALL_PINNED = refusals.add(
  'pinned',
  '7.13',
  'An attacker that faces that unit stands in the attack zone of another enemy, and may attack none but such an enemy.',
);

/**
 * The enemy unit in a unit's attack zone [7.14], or -1: one at most [7.16], never across a lake [7.46], and none for guns
 * [12.31] and disordered units [9.36].
 */
export function enemyAhead(battle: Battle, unit: number): number {
  const hex = battle.attackHex(unit);
  const other = hex < 0 ? -1 : battle.unitIn(hex);
  return other >= 0 && battle.counters.side[other] !== battle.counters.side[unit] ? other : -1;
}

/** [7.13] True when the unit stands in an enemy attack zone, and not in that of `target`. */
function isPinned(battle: Battle, unit: number, target: number): boolean {
  const hex = battle.hex.of(unit);
  return battle.isInEnemyAttackZone(battle.counters.side[unit], hex) && battle.attackZoneOf(target) !== hex;
}

/**
 * [7.12] At the beginning of the phase: marks the units of the attacker that have an enemy before them, and the
 * disordered ones in enemy zones, who will rout [7.21].
 */
export function judgeDuties(battle: Battle): void {
  const side = battle.phasing;
  const atStart = battle.parameters.is('attack-duty', 'at-phase-start');
  for (const unit of battle.counters.unitsOf[side]) {
    if (!battle.isInPlay(unit)) continue;
    if (battle.isDisordered(unit)) {
      if (battle.isInEnemyZone(side, battle.hex.of(unit))) battle.obligedIn.set(unit, battle.serial);
      continue;
    }
    const target = enemyAhead(battle, unit);
    if (target < 0 || (atStart && isPinned(battle, unit, target))) continue;
    battle.obligedIn.set(unit, battle.serial);
  }
}

/** The enemy that a unit must attack as things stand (R02), or -1. Each attacks once, and is attacked once [7.17]. */
export function targetOf(battle: Battle, unit: number): number {
  const { serial } = battle;
  if (battle.obligedIn.of(unit) !== serial || battle.attackedIn.of(unit) === serial) return -1;
  const target = enemyAhead(battle, unit);
  if (target < 0 || battle.wasAttackedIn.of(target) === serial) return -1;
  if (battle.parameters.is('attack-duty', 'when-declared') && isPinned(battle, unit, target)) return -1;
  return attackForbidden(battle, unit, target) === LEGAL ? target : -1;
}

/** Units that must attack that target, in the order of the directions in which they stand from it. */
export function attackersOf(battle: Battle, target: number): number[] {
  const attackers: number[] = [];
  const hex = battle.hex.of(target);
  for (let direction = 0; direction < 6; direction++) {
    const from = battle.beyond(hex, direction);
    const unit = from < 0 ? -1 : battle.unitIn(from);
    if (unit >= 0 && battle.counters.side[unit] === battle.phasing && targetOf(battle, unit) === target)
      attackers.push(unit);
  }
  return attackers;
}

/** Enemies that must or may be attacked now. */
export function targets(battle: Battle): number[] {
  const found: number[] = [];
  for (const unit of battle.counters.unitsOf[battle.phasing]) {
    const target = targetOf(battle, unit);
    if (target >= 0 && !found.includes(target)) found.push(target);
  }
  return found;
}

/** True when the attack may be left out: of a gun, by an option (R23). */
export function isOptional(battle: Battle, target: number): boolean {
  return battle.isGun(target) && battle.parameters.is('guns-as-targets', 'optional');
}

/** Why a unit cannot be attacked; 0 when it can. */
export function attackRefusal(battle: Battle, target: number): number {
  const { counters, serial } = battle;
  if (counters.isUnit[target] === 0 || counters.side[target] === battle.phasing || !battle.isInPlay(target))
    return NOT_AN_ENEMY;
  if (battle.wasAttackedIn.of(target) === serial) return ATTACKED_ALREADY;
  if (attackersOf(battle, target).length > 0) return 0;
  const facing = counters.unitsOf[battle.phasing].filter(
    (unit) =>
      battle.obligedIn.of(unit) === serial &&
      battle.attackedIn.of(unit) !== serial &&
      enemyAhead(battle, unit) === target,
  );
  if (facing.length === 0) return NOBODY_NEAR;
  return facing.map((unit) => attackForbidden(battle, unit, target)).find((code) => code !== LEGAL) ?? ALL_PINNED;
}
