/** The causes of distraction and disorganisation [VI.causes]: a bit each in the column `causes`. */

/** An enemy is in contact with a flank or the rear. */
export const OUTFLANKED = 1;
export const PURSUIT = 1 << 1;
/** Cavalry that attacked and was thrown back. */
export const REPULSED = 1 << 2;
export const OBSTACLES = 1 << 3;
/** [II.1(v)] Shot at by many gunpowder weapons. */
export const GUNPOWDER = 1 << 4;
/** Formation was given up: a disorderly retirement, or friends who ran through. */
export const FORMATION = 1 << 5;
export const BROKEN_TROOPS = 1 << 6;
/** Troops of class D or E that turned. */
export const TURNING = 1 << 7;
/** [II.2] Mounting or dismounting; of infantry it counts twice [II.3]. */
export const MOUNTING = 1 << 8;
export const MOUNTING_INFANTRY = 1 << 9;
/** [II.3] Infantry on horses. */
export const MOUNTED_INFANTRY = 1 << 10;
/** Infantry that charges cavalry, while it does. */
export const CHARGING_CAVALRY = 1 << 11;

/** Those that last until the unit has had a whole period halted and unattacked [C.6]. */
export const EVENT_CAUSES = REPULSED | OBSTACLES | FORMATION | TURNING;

/** What each is called, by the number of its bit. */
export const CAUSE_WORDS = [
  'outflanked',
  'pursued or pursuing',
  'repulsed',
  'passed an obstacle',
  'gunpowder fire',
  'formation given up',
  'broken',
  'turned',
  'mounting',
  'mounting',
  'infantry on horses',
  'infantry charging cavalry',
] as const;

/** How many factors a set of causes makes. */
export function countOfCauses(causes: number): number {
  let count = 0;
  for (let left = causes; left !== 0; left &= left - 1) count++;
  return count;
}
