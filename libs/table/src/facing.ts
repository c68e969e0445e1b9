/** Which way something looks, in tenths of a degree, clockwise from north (the upper edge of the table). */

/** Tenths of a degree, 0 to 3599: 0 looks north, 900 east, 1800 south, 2700 west. */
export type Facing = number;

/** A whole turn. */
export const TURN: Facing = 3600;
/** A right angle. */
export const QUARTER: Facing = 900;
/** Straight back. */
export const HALF_TURN: Facing = 1800;

/** The same direction as 0 to 3599; takes any whole number of tenths. */
export function norm(facing: number): Facing {
  const rest = facing % TURN;
  return rest < 0 ? rest + TURN : rest + 0;
}

/** The shorter turn that leads from one facing to another, -1799 to 1800; clockwise is positive. */
export function turnBetween(from: Facing, to: Facing): number {
  const turn = norm(to - from);
  return turn > HALF_TURN ? turn - TURN : turn;
}
