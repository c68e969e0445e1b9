/** More rows than this are only put onto the page as far as they can be seen. */
export const ALL_UP_TO = 300;

/** Rows beyond the edges that are on the page all the same. */
const BEYOND = 20;

/**
 * The first row that is put onto the page, and the one behind the last.
 *
 * @param top how far the rows are scrolled, `view` how high the window on them is: CSS pixels as `rowHeight`
 */
export function visibleRows(count: number, rowHeight: number, top: number, view: number): [number, number] {
  if (count <= ALL_UP_TO) return [0, count];
  const first = Math.min(Math.max(0, Math.floor(top / rowHeight) - BEYOND), count);
  return [first, Math.min(count, first + Math.ceil(view / rowHeight) + 2 * BEYOND)];
}
