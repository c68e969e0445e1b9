/** By how much something lies turned clockwise on a picture, in degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

export const QUARTER_TURNS: readonly QuarterTurn[] = [0, 90, 180, 270];
