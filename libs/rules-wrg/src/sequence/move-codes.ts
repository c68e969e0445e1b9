/** What a unit is to do this period: values of the columns `plotted` and `move`, with what stands in the three beside them. */
export const NO_PLOT = 0;
export const HOLDS = 1;
/** A wheel, a way straight ahead, another wheel. */
export const MARCHES = 2;
/** Right angles to the right, and a way ahead afterwards. */
export const TURNS = 3;
/** A direction (see `STEP_WAYS`) and how far. */
export const STEPS = 4;
/** The target. */
export const CHARGES = 5;
/** The number of files. */
export const FORMS = 6;
/** Mounts, or dismounts [II.2]. */
export const REMOUNTS = 7;
/** Makes field works, or pulls them up [II.4a]. */
export const DIGS = 8;
export const TAKES_UP = 9;
/** Follows up into contact [C.5]: whom. */
export const FOLLOWS = 10;
/** Backwards, facing the enemy; with backs turned. How far. */
export const RETIRES = 11;
export const RETREATS = 12;
/** Of a commander: to a place, or to a unit. */
export const RIDES = 13;
export const JOINS = 14;

export const STEP_WAYS = ['left', 'right', 'back'] as const;
