/** Where a unit is, if it is anywhere. */
export const WAITING = 0;
export const IN_PLAY = 1;
/** No figure is left. */
export const DESTROYED = 2;
/** It has run off the table, or dispersed [III.2(vii)]. */
export const FLED = 3;
export const SURRENDERED = 4;
/** A commander who was killed or taken [C.9]. */
export const LOST = 5;

/** Off the table by a date or an effect of the package, and not lost. */
export const LEFT = 6;

/** In a word, by status. */
export const STATUS_WORDS = ['waiting', 'in play', 'destroyed', 'fled', 'surrendered', 'lost', 'left'] as const;
