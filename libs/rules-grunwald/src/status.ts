/** Where a piece is: values of the column `status`. */
export { IN_PLAY } from '@hexwright/rules-kit';
export const ELIMINATED = 1;
/** Has left the map and may come back [10.11]. */
export const AWAY = 2;
/** Not placed yet, or a marker taken off the map. */
export const WAITING = 3;
/** Gone for good, and not lost, since the package has let it leave. */
export const WITHDRAWN = 4;
