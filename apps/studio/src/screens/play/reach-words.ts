/** What people read of ways, lines of sight and what pieces reach, for translation. */
import type { SpacePlan } from '@hexwright/engine';
import { inchesText } from '@hexwright/table';
import { counted } from '../../parts/plain-words.ts';

/** How many places, by the shape of the space. */
function placesOf(shape: SpacePlan['shape'], count: number): string {
  return shape === 'hexes' ? counted(count, 'hex', 'hexes') : counted(count, 'point', 'points');
}

/** How far, as the space measures. */
function rangeOf(shape: SpacePlan['shape'], range: number): string {
  return shape === 'table' ? `${inchesText(range)} inches` : placesOf(shape, range);
}

export const REACH = {
  stay: 'Stay',
  places: placesOf,
  inSight: (shape: SpacePlan['shape'], range: number) => `${rangeOf(shape, range)}: in sight.`,
  hidden: (shape: SpacePlan['shape'], range: number, because: string) => `${rangeOf(shape, range)}: ${because}`,
  none: (places: string) => `none reaches ${places}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  long: (line: string, length: number) => `${line}, ${length}`,
  tooLong: (line: string) => `${line}, too long`,
  milliseconds: (time: number) => `${Math.round(time)} ms`,
} as const;
