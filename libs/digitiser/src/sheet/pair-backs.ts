import type { Spot } from './counter-image.ts';

/** How a sheet is turned over to see its back: about its upright axis, its level one, not at all, or folded along a line. */
export type Turning = 'left-right' | 'top-bottom' | 'same' | 'fold';

/** The spot on the back of a sheet of so many cells that lies behind one on the front. */
export function spotBehind(spot: Spot, turning: Turning, rows: number, columns: number): Spot {
  const { row, column, span } = spot;
  switch (turning) {
    case 'left-right':
      return { row, column: columns - column - span, span };
    case 'top-bottom':
      return { row: rows - 1 - row, column, span };
    case 'same':
      return spot;
    case 'fold':
      // Front and back are on one page, the back below the fold and head to head with it.
      return { row: 2 * rows - 1 - row, column, span };
  }
}
