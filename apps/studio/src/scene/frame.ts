import type { MapFrame } from '@hexwright/board';
import type { JsonObject } from '@hexwright/workspace';
import { isObject, textOf } from './items.ts';

/** No scale bar is longer, in hexes. */
export const LONGEST_SCALE = 50;

/** The frame of a map as the board draws it; what a file says otherwise than it may counts as not said. */
export function frameOf(frame: JsonObject): MapFrame {
  const { scale } = frame;
  const hexes = isObject(scale) ? scale['hexes'] : undefined;
  const isLong = typeof hexes === 'number' && Number.isInteger(hexes) && hexes >= 1 && hexes <= LONGEST_SCALE;
  return {
    title: textOf(frame, 'title'),
    subtitle: textOf(frame, 'subtitle'),
    legend: frame['legend'] === true,
    compass: frame['compass'] === true,
    scale: isLong && isObject(scale) ? { hexes, text: textOf(scale, 'text') } : null,
  };
}
