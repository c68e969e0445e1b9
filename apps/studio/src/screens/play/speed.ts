/** Milliseconds that a fast computer player may think before the board is drawn. */
export const BREATH = 40;

/** Milliseconds that the move of a piece of a computer player is looked at. */
export const SPEEDS = { slow: 1600, steady: 500, fast: 0 } as const;

/** The pace of computer players. */
export type Speed = keyof typeof SPEEDS;
