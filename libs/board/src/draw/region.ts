/**
 * Outlines of regions of hexes, as few lines as there are: a path of thousands of whole hexes costs a browser many
 * times what its outline does. Where a hex sticks into another region, or is notched by one, the outline is rounded,
 * so that rivers and hills have the soft edges of a drawn map while every hexside still lies between what it parts.
 */
import type { Sheet } from './sheet.ts';

/** What belongs to a region, and how its outline is drawn. */
export interface Region {
  /** Whether a hex of the map belongs to it. */
  readonly has: (hex: number) => boolean;
  /** Rounds the corner where `alone` has these two hexes, both of the other side, for neighbours. */
  readonly rounds: (alone: number, one: number, other: number) => boolean;
  /** Whether the outline runs along the rim of the map, as it must to be filled; contours leave the rim out. */
  readonly rim: boolean;
}

/** Adds the outline of the part of a region that reaches into the sheet's area to the current path. */
export function traceRegion({ ink, staged, area }: Pick<Sheet, 'ink' | 'staged' | 'area'>, region: Region): void {
  const { layout, grid } = staged;
  const { neighbour, columns } = grid;
  const { firstColumn, lastColumn, firstRow, lastRow } = layout.span(area);
  const width = lastColumn - firstColumn + 1;
  if (width <= 0 || lastRow < firstRow) return;
  const inside = new Uint8Array(width * (lastRow - firstRow + 1));
  let at = 0;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let hex = row * columns + firstColumn, end = hex + width; hex < end; hex++) {
      inside[at++] = region.has(hex) ? 1 : 0;
    }
  }
  const placeOf = (hex: number): number => {
    if (hex < 0) return -1;
    const row = Math.floor(hex / columns);
    const column = hex - row * columns;
    if (row < firstRow || row > lastRow || column < firstColumn || column > lastColumn) return -1;
    return (row - firstRow) * width + column - firstColumn;
  };
  const has = (hex: number): boolean => {
    const place = placeOf(hex);
    return place >= 0 && inside[place] === 1;
  };
  /** Bit d: the side in direction d has been drawn. */
  const drawn = new Uint8Array(inside.length);

  /** Follows the outline from a side until it closes. */
  const follow = (startHex: number, startSide: number): void => {
    let [hex, d] = [startHex, startSide];
    let down = false;
    do {
      drawn[placeOf(hex)] |= 1 << d;
      const [x, y] = [layout.x[hex], layout.y[hex]];
      const low = neighbour[hex * 6 + d];
      const corner = (d + 1) % 6;
      const [cornerX, cornerY] = [x + layout.cornerX[corner], y + layout.cornerY[corner]];
      if (!down) {
        ink.moveTo(x + layout.middleX[d], y + layout.middleY[d]);
        down = true;
      }
      const third = neighbour[hex * 6 + corner];
      const turns = !has(third);
      const nextHex = turns ? hex : third;
      const nextSide = turns ? corner : (d + 5) % 6;
      const endX = layout.x[nextHex] + layout.middleX[nextSide];
      const endY = layout.y[nextHex] + layout.middleY[nextSide];
      if (!region.rim && low < 0) {
        // Coming from the rim the outline begins again in the corner.
        if (neighbour[nextHex * 6 + nextSide] < 0) down = false;
        else {
          ink.moveTo(cornerX, cornerY);
          ink.lineTo(endX, endY);
        }
      } else if (low >= 0 && third >= 0 && (turns ? region.rounds(hex, low, third) : region.rounds(low, hex, third))) {
        ink.quadraticCurveTo(cornerX, cornerY, endX, endY);
      } else {
        ink.lineTo(cornerX, cornerY);
        if (!region.rim && neighbour[nextHex * 6 + nextSide] < 0) down = false;
        else ink.lineTo(endX, endY);
      }
      [hex, d] = [nextHex, nextSide];
    } while (hex !== startHex || d !== startSide);
    if (region.rim) ink.closePath();
  };

  at = 0;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let hex = row * columns + firstColumn, end = hex + width; hex < end; hex++, at++) {
      if (inside[at] === 0) continue;
      for (let d = 0; d < 6; d++) {
        if ((drawn[at] & (1 << d)) === 0 && !has(neighbour[hex * 6 + d])) follow(hex, d);
      }
    }
  }
}
