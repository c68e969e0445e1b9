// Text that a file says by itself, as PDF files do: it need not be read, where it is what is seen.
import type { QuarterTurn } from '../image/quarter-turn.ts';
import type { Point } from '../image/raster.ts';
import { codeOf, type Code, type Language } from '../pattern/language.ts';
import { zoneCorners, type Spot, type Zone } from '../sheet/counter-image.ts';
import type { Grid } from '../sheet/grid.ts';

/** A piece of text that is drawn on a picture, and where its middle is. */
export interface DrawnText {
  readonly text: string;
  readonly at: Point;
}

/** What is drawn in a zone of a counter, in the order of the file; empty where nothing is. */
export function drawnIn(drawn: readonly DrawnText[], grid: Grid, spot: Spot, zone: Zone, turn: QuarterTurn): string {
  if (drawn.length === 0) return '';
  const corners = zoneCorners(grid, spot, zone, turn);
  const isInside = ({ x, y }: Point): boolean =>
    corners.every((corner, index) => {
      const next = corners[(index + 1) % 4];
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0;
    });
  return drawn
    .filter(({ at }) => isInside(at))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The code that is drawn on all counters of a group; null where there is none, or not the same one. */
export function drawnCode(texts: readonly string[], language: Language): Code | null {
  const [first, ...others] = texts.map((text) => codeOf(language, text));
  return first !== undefined && others.every((code) => code?.text === first?.text) ? first : null;
}
