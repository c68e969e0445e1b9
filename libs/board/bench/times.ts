/** What is measured on the page: milliseconds, in ascending order. */
export interface BoardTimes {
  /** From frame to frame of a page on which nothing happens: more than 16.7 says that the machine is busy. */
  readonly empty: readonly number[];
  /** From frame to frame while the map moves and while it is zoomed. */
  readonly pan: readonly number[];
  readonly zoom: readonly number[];
  /** From writing to a hex until the frame that shows it has been drawn. */
  readonly paint: readonly number[];
  /** Painted hexes whose colour on the screen had not changed by the next frame. */
  readonly late: number;
  /** Handing over another scene in which a counter has moved, or a hexside was drawn, in arrays of their own. */
  readonly moveCounter: readonly number[];
  readonly drawSide: readonly number[];
}
