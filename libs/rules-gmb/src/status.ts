/** Where a piece is: values of the column `status`. */
export { IN_PLAY } from '@hexwright/rules-kit';
export const ELIMINATED = 1;
export const LEFT_MAP = 2;
export const CAPTURED = 3;
export const NOT_PLACED = 4;
/** Gone, and not lost, since the package has let it leave. */
export const WITHDRAWN = 5;
