/** A scan of a printed map that lies under the grid while it is drawn after. */
import type { Layout, Point } from './layout.ts';
import { warpInto, type Warp, type WarpMark } from './warp.ts';

/** A pixel of the scan and the hex whose middle it shows. */
export interface ScanMark {
  readonly pixel: Point;
  readonly hex: number;
}

/** A scan and how it lies. */
export interface Underlay {
  readonly image: ImageBitmap | HTMLImageElement | HTMLCanvasElement;
  readonly warp: Warp;
  /** What it was fitted on so far. */
  readonly marks: readonly ScanMark[];
  /** 0..1; the grid and its numbers are drawn over it. */
  readonly opacity: number;
  /** Shows the scan and the map in turns, so that the eye finds what differs. */
  readonly blink: boolean;
}

/** A scan as it is laid down first: all of it on the sheet, half seen through. */
export function underlayOf(image: Underlay['image'], layout: Layout): Underlay {
  return { image, warp: warpInto(image.width, image.height, layout.sheet), marks: [], opacity: 0.6, blink: false };
}

/** Marks with the places of their hexes; those off the map are left out. */
export function marksOnSheet(layout: Layout, marks: readonly ScanMark[]): WarpMark[] {
  return marks.flatMap(({ pixel, hex }) =>
    hex < 0 || hex >= layout.grid.count ? [] : [{ pixel, place: { x: layout.x[hex], y: layout.y[hex] } }],
  );
}
