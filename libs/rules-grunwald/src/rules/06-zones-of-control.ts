/** [6.0] Zones of control and attack zones: what they do to movement. */
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';

export const STOPPED = refusals.add(
  'stopped-by-zone',
  '6.21',
  'It has entered an enemy zone of control and must stop.',
);
export const LEAVES_ATTACK_ZONE = refusals.add(
  'forward-out-of-attack-zone',
  ['6.25', '6.24'],
  'From an enemy attack zone it may only withdraw to the rear, not go forward.',
);
export const INTO_ATTACK_ZONE = refusals.add(
  'zone-to-attack-zone',
  ['6.26', '6.23'],
  'Having begun in an enemy zone of control, it may not enter an attack zone in the same turn.',
);
export const ZONE_STEP_NOT_FIRST = refusals.add(
  'zone-step-costs-all',
  '6.23',
  'From one enemy zone of control straight into another takes the whole allowance: nothing may have been spent.',
);
export const TURN_TAKES_ALL = refusals.add(
  'turn-in-zone-costs-all',
  ['6.27', '6.28'],
  'In an enemy zone of control a turn takes the whole allowance: nothing may have been spent.',
);
export const TURN_TOO_FAR = refusals.add(
  'turn-in-zone-too-far',
  ['6.27', '6.28'],
  'In an enemy zone of control it may turn by 60 degrees only.',
);
export const TURN_AWAY = refusals.add(
  'turn-away-in-attack-zone',
  '6.28',
  'In an enemy attack zone it may only turn towards the nearest enemy in whose attack zone it is.',
);
export const FACE_TO_FACE = refusals.add(
  'face-to-face',
  '6.29',
  'It stands face to face with an enemy, each in the attack zone of the other: neither may turn.',
);

/** What a unit began its movement in. */
export const FREE = 0;
export const IN_ZONE = 1;
export const IN_ATTACK_ZONE = 2;

/** The enemy zones in a hex, as they bind a unit of `side` in it or coming to it. */
export function zoneAt(battle: Battle, side: number, hex: number): number {
  // An attack zone is part of the zone of control [6.11].
  if (!battle.isInEnemyZone(side, hex)) return FREE;
  if (battle.parameters.is('zone-negation', 'for-itself-too') && battle.isNegated(side, hex)) return FREE;
  return battle.isInEnemyAttackZone(side, hex) ? IN_ATTACK_ZONE : IN_ZONE;
}

/** Sixths of a circle between two directions: 0 to 3. */
export function turnsBetween(from: number, to: number): number {
  const left = (to - from + 6) % 6;
  return left > 3 ? 6 - left : left;
}

/** True when the unit and an enemy stand in each other's attack zones [6.29]. */
export function isFaceToFace(battle: Battle, unit: number): boolean {
  const ahead = battle.attackZoneOf(unit);
  const enemy = ahead < 0 ? -1 : battle.unitIn(ahead);
  if (enemy < 0 || battle.counters.side[enemy] === battle.counters.side[unit]) return false;
  return battle.attackZoneOf(enemy) === battle.hex.of(unit);
}

/** Least turns that bring the unit to face an enemy in whose attack zone it is; 9 when it is in none [6.28]. */
export function turnsToThreat(battle: Battle, unit: number, facing: number): number {
  const hex = battle.hex.of(unit);
  let least = 9;
  for (let direction = 0; direction < 6; direction++) {
    if (!isThreatFrom(battle, unit, hex, direction)) continue;
    least = Math.min(least, turnsBetween(facing, direction));
  }
  return least;
}

function isThreatFrom(battle: Battle, unit: number, hex: number, direction: number): boolean {
  const from = battle.beyond(hex, direction);
  const enemy = from < 0 ? -1 : battle.unitIn(from);
  if (enemy < 0 || battle.counters.side[enemy] === battle.counters.side[unit]) return false;
  return battle.attackZoneOf(enemy) === hex;
}

/**
 * [6.27], [6.28], [6.29] Whether a unit that began in an enemy zone, and has not left its hex, may turn to `facing`; 0
 * when it may.
 */
export function turnInZoneRefusal(battle: Battle, unit: number, zone: number, facing: number, spent: number): number {
  if (zone === IN_ATTACK_ZONE && isFaceToFace(battle, unit)) return FACE_TO_FACE;
  const from = battle.facing.of(unit);
  if (turnsBetween(from, facing) > 1) return TURN_TOO_FAR;
  if (spent > 0) return TURN_TAKES_ALL;
  if (zone !== IN_ATTACK_ZONE) return 0;
  const before = turnsToThreat(battle, unit, from);
  const after = turnsToThreat(battle, unit, facing);
  // R24: one turn may be a part of the way.
  if (after >= before) return TURN_AWAY;
  return after > 0 && battle.parameters.is('partial-turn', 'forbidden') ? TURN_AWAY : 0;
}
