/** The home edge of a side, and the ways its fleeing units run. */
import type { HomeNames } from '@hexwright/compiler';
import { directionNames, type Orientation } from '@hexwright/hex';
import type { TargetValue } from '@hexwright/workspace';

/** The edges of a map. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;

/** An edge of a map. */
export type Edge = (typeof EDGES)[number];

/** Whether a word names an edge. */
export function isEdge(word: string): word is Edge {
  return EDGES.some((edge) => edge === word);
}

/** The letter that a direction has if it leads nearer to an edge. */
const LETTERS: Readonly<Record<Edge, string>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** The directions that lead nearer to an edge: two or three of the six, as hexes lie. */
export function directionsTowards(edge: Edge, orientation: Orientation): string[] {
  return directionNames(orientation).filter((name) => name.includes(LETTERS[edge]));
}

/** Where an army looks that comes from an edge, as an index of the directions. */
export function directionAway(edge: Edge, orientation: Orientation): number {
  const away = directionNames(orientation).map((name) => {
    const { x, y } = offsetOf(name, orientation);
    return { north: y, south: -y, west: x, east: -x }[edge];
  });
  // Where two look away alike the first is taken, whatever the last digit of a sine says.
  return away.findIndex((one) => one > Math.max(...away) - 1e-6);
}

/** What a side says that comes from an edge and flees there, by the names that its game has for it. */
export function homeOf(
  { edge, ways }: HomeNames,
  from: Edge,
  orientation: Orientation,
): Readonly<Record<string, string | string[]>> {
  return { [edge]: from, [ways]: directionsTowards(from, orientation) };
}

/** A side's home edge, and the ways its fleeing units run there. */
export function edgeValues(side: string, names: HomeNames, edge: Edge, orientation: Orientation): TargetValue[] {
  const values = Object.entries(homeOf(names, edge, orientation));
  return values.map(([name, value]) => ({ target: `${side}/${name}`, value }));
}

/** Where a direction leads from the middle of a hex, one unit away: x to the east, y to the south. */
export function offsetOf(direction: string, orientation: Orientation): { readonly x: number; readonly y: number } {
  // The names go round against the clock, from east on a point, from south-east on a side.
  const turn = (orientation === 'flat' ? 30 : 0) - 60 * directionNames(orientation).indexOf(direction);
  return { x: Math.cos((turn * Math.PI) / 180), y: Math.sin((turn * Math.PI) / 180) };
}
