/** Where a piece is: values of the column `status`. */
export const IN_PLAY = 0;
export const ELIMINATED = 1;
export const LEFT_MAP = 2;
export const CAPTURED = 3;
export const NOT_PLACED = 4;

/** Names of the values, as case files and accounts write them. */
export const STATUS_NAMES = ['in play', 'eliminated', 'left the map', 'captured', 'not placed'] as const;
