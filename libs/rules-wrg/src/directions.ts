/** What a reaction test makes of a unit for one period or more [III]: the column `direction`. */
export const FREE = 0;
export const HALT = 1;
/** In order, facing the enemy when charged. */
export const RETIRE = 2;
/** Backs turned, never facing about. */
export const RETREAT = 3;
/** To friends, or a hill or cover in the rear. */
export const TO_FRIENDS = 4;
export const TOWARDS_ENEMY = 5;
export const UNCONTROLLED = 6;

export const DIRECTION_WORDS = [
  'free',
  'halts',
  'retires',
  'retreats',
  'falls back to friends',
  'moves towards the enemy',
  'advances uncontrolled',
] as const;
