/** Where the pieces of a group go, each by its own cheapest way: plain data, tried without a screen. */
import { rankOfTurn, type Grid } from '@hexwright/hex';
import type { PieceView, Reach } from '@hexwright/playtest/screen';
import { wayTo, type Way } from './ways.ts';

/**
 * What a group is told to do: to go as near to a hex as each of it can, or all by the same distance in the same direction,
 * which leads from one hex to another.
 */
export type GroupAim =
  | { readonly is: 'towards'; readonly hex: number }
  | { readonly is: 'by'; readonly from: number; readonly to: number };

type Ground = Pick<Grid, 'q' | 'r' | 'at' | 'distance' | 'orientation'>;

/** The hex that lies from `hex` as the end of the aim lies from its beginning; -1 beyond the edge of the map. */
export function shifted(hex: number, { from, to }: Extract<GroupAim, { is: 'by' }>, grid: Ground): number {
  return grid.at(grid.q[hex] + grid.q[to] - grid.q[from], grid.r[hex] + grid.r[to] - grid.r[from]);
}

/** In which order they go, so that nobody stands in the way of those behind: who is foremost goes first. */
export function marchOrder(pieces: readonly PieceView[], aim: GroupAim, grid: Ground): PieceView[] {
  const advance = ({ places: [hex] }: PieceView): number => {
    if (aim.is === 'towards') return -grid.distance(hex, aim.hex);
    const [q, r] = [grid.q[aim.to] - grid.q[aim.from], grid.r[aim.to] - grid.r[aim.from]];
    // The product with the direction, in coordinates of which there are three that add up to nothing.
    const [x, y] = [grid.q[hex], grid.r[hex]];
    return x * q + y * r + (x + y) * (q + r);
  };
  const rank = new Map(pieces.map((piece) => [piece.id, advance(piece)]));
  return pieces.toSorted((a, b) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0));
}

/** The hex for which a piece makes: where it would stand, or the one that all make for; -1 beyond the edge of the map. */
export function goalOf(piece: PieceView, aim: GroupAim, grid: Ground): number {
  return aim.is === 'towards' ? aim.hex : shifted(piece.places[0], aim, grid);
}

/**
 * The cheapest way of one of a group, which harms nobody and attacks nobody; of several that cost the same the one that
 * turns it least. null where it cannot go there, or is as near as it can get already.
 */
export function memberWay(piece: PieceView, reach: Reach, aim: GroupAim, grid: Ground): Way | null {
  const wanted = aim.is === 'by' ? piece.places.map((hex) => shifted(hex, aim, grid)) : [];
  const far = (hexes: readonly number[]): number =>
    aim.is === 'towards'
      ? Math.min(...hexes.map((hex) => grid.distance(hex, aim.hex)))
      : Number(hexes.some((hex, half) => hex !== wanted[half]));
  const turnFor = (facing: string | null): number => rankOfTurn(grid.orientation, piece.facing ?? '', facing ?? '');
  let best: readonly number[] = [far(piece.places)];
  let chosen = -1;
  reach.places.forEach(({ places, ends, from, harm, cost, facing }, index) => {
    if (!ends || from < 0 || harm !== undefined || places.length === 0) return;
    const rank = [far(places), cost, turnFor(facing)];
    if (!isLess(rank, best)) return;
    best = rank;
    chosen = index;
  });
  return chosen < 0 || (aim.is === 'by' && best[0] > 0) ? null : wayTo(reach, chosen);
}

/** Whether a row of numbers goes before another: a shorter one does, where it is the same so far. */
function isLess(row: readonly number[], other: readonly number[]): boolean {
  const at = row.findIndex((number, index) => number !== other[index]);
  return at >= 0 && at < other.length && row[at] < other[at];
}
