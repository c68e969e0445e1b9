/**
 * Two-hex pieces. A piece is its `left` hex and the direction `k` (0..5) from its left to its right half; its front is
 * the long edge to the left of that direction, so it looks at a hex vertex.
 *
 * Two adjacent hexes have eight neighbours. For k = 0 on a pointy grid, looking north:
 *
 *          frontLeft  frontCenter  frontRight
 *     leftFlank    [left]    [right]    rightFlank
 *          rearLeft   rearCenter   rearRight
 */
import type { Grid } from './grid.ts';

/** The eight hexes round a two-hex piece, front to rear and left to right. */
export const PAIR_ZONES = [
  'frontLeft',
  'frontCenter',
  'frontRight',
  'leftFlank',
  'rightFlank',
  'rearLeft',
  'rearCenter',
  'rearRight',
] as const;

/** One of the eight hexes round a two-hex piece. */
export type PairZone = (typeof PAIR_ZONES)[number];

/** Where a hex lies as a two-hex piece sees it; `none` if it does not touch the piece (or is one of its halves). */
export type Zone = PairZone | 'none';

/**
 * The changes of place of a two-hex piece that lead forward, sideways or about. In a pivot to the left the right
 * half swings forward (k turns left); an about-face keeps both hexes.
 */
export const PAIR_STEPS = [
  'forwardLeft',
  'forwardRight',
  'pivotLeft',
  'pivotRight',
  'shiftLeft',
  'shiftRight',
  'aboutFace',
] as const;

/** Pivots into the rear center hex: to the left the left half swings back, to the right the right half. */
export const REAR_PIVOTS = ['rearPivotLeft', 'rearPivotRight'] as const;

/** A change of place of a two-hex piece. */
export type PairStep = (typeof PAIR_STEPS)[number] | (typeof REAR_PIVOTS)[number];

/** Where a two-hex piece stands. */
export interface PairPlace {
  readonly left: number;
  readonly k: number;
}

// Each zone is the neighbour of one half in direction k + turn.
const ZONE_FROM_HALF: Readonly<Record<PairZone, { readonly half: 'left' | 'right'; readonly turn: number }>> = {
  frontLeft: { half: 'left', turn: 2 },
  frontCenter: { half: 'left', turn: 1 },
  frontRight: { half: 'right', turn: 1 },
  leftFlank: { half: 'left', turn: 3 },
  rightFlank: { half: 'right', turn: 0 },
  rearLeft: { half: 'left', turn: 4 },
  rearCenter: { half: 'left', turn: 5 },
  rearRight: { half: 'right', turn: 5 },
};

// The same the other way round, by (direction from the half to the hex) - k.
const ZONES_OF_LEFT: readonly Zone[] = ['none', 'frontCenter', 'frontLeft', 'leftFlank', 'rearLeft', 'rearCenter'];
const ZONES_OF_RIGHT: readonly Zone[] = ['rightFlank', 'frontRight', 'frontCenter', 'none', 'rearCenter', 'rearRight'];

const STAYS = -1;

// In every step the left half stays or moves in direction k + left, and k turns left by `turn` sixths.
const STEP_MOVES: Readonly<
  Record<PairStep, { readonly left: number; readonly turn: number; readonly enters: readonly PairZone[] }>
> = {
  forwardLeft: { left: 2, turn: 0, enters: ['frontLeft', 'frontCenter'] },
  forwardRight: { left: 1, turn: 0, enters: ['frontCenter', 'frontRight'] },
  pivotLeft: { left: STAYS, turn: 1, enters: ['frontCenter'] },
  pivotRight: { left: 1, turn: 5, enters: ['frontCenter'] },
  shiftLeft: { left: 3, turn: 0, enters: ['leftFlank'] },
  shiftRight: { left: 0, turn: 0, enters: ['rightFlank'] },
  aboutFace: { left: 0, turn: 3, enters: [] },
  rearPivotLeft: { left: 5, turn: 1, enters: ['rearCenter'] },
  rearPivotRight: { left: STAYS, turn: 5, enters: ['rearCenter'] },
};

/** Hex of the right half, or -1 if it would be off the grid. */
export function rightHalf(grid: Grid, left: number, k: number): number {
  return grid.neighbour[left * 6 + k];
}

/** The left one of the two hexes `a` and `b` (in any order) of a piece with direction `k`; -1 if the hexes do not lie so. */
export function leftHalf(grid: Grid, a: number, b: number, k: number): number {
  if (grid.neighbour[a * 6 + k] === b) return a;
  if (grid.neighbour[b * 6 + k] === a) return b;
  return -1;
}

/** The hex in one zone of a piece that stands wholly on the grid, or -1 off the grid. Allocates nothing. */
export function zoneHex(grid: Grid, left: number, k: number, zone: PairZone): number {
  const { half, turn } = ZONE_FROM_HALF[zone];
  const from = half === 'left' ? left : grid.neighbour[left * 6 + k];
  return grid.neighbour[from * 6 + ((k + turn) % 6)];
}

/** All eight zones of a piece that stands wholly on the grid: hexes, or -1 off the grid. */
export function pairZones(grid: Grid, left: number, k: number): Record<PairZone, number> {
  return {
    frontLeft: zoneHex(grid, left, k, 'frontLeft'),
    frontCenter: zoneHex(grid, left, k, 'frontCenter'),
    frontRight: zoneHex(grid, left, k, 'frontRight'),
    leftFlank: zoneHex(grid, left, k, 'leftFlank'),
    rightFlank: zoneHex(grid, left, k, 'rightFlank'),
    rearLeft: zoneHex(grid, left, k, 'rearLeft'),
    rearCenter: zoneHex(grid, left, k, 'rearCenter'),
    rearRight: zoneHex(grid, left, k, 'rearRight'),
  };
}

/** The zone in which a piece that stands wholly on the grid sees `hex`. Allocates nothing. */
export function zoneOf(grid: Grid, left: number, k: number, hex: number): Zone {
  const right = grid.neighbour[left * 6 + k];
  if (hex === right || hex === left) return 'none';
  const fromLeft = grid.directionBetween(left, hex);
  if (fromLeft >= 0) return ZONES_OF_LEFT[(fromLeft - k + 6) % 6];
  const fromRight = grid.directionBetween(right, hex);
  return fromRight < 0 ? 'none' : ZONES_OF_RIGHT[(fromRight - k + 6) % 6];
}

/** Zones that `step` newly enters, in the order left half, right half; none for an about-face. */
export function zonesEntered(step: PairStep): readonly PairZone[] {
  return STEP_MOVES[step].enters;
}

/** Direction from left to right half after `step`. */
export function directionAfter(k: number, step: PairStep): number {
  return (k + STEP_MOVES[step].turn) % 6;
}

/** Left half after `step`, or -1 if either half would be off the grid. Allocates nothing. */
export function leftAfter(grid: Grid, left: number, k: number, step: PairStep): number {
  const move = STEP_MOVES[step];
  const newLeft = move.left === STAYS ? left : grid.neighbour[left * 6 + ((k + move.left) % 6)];
  if (newLeft < 0) return -1;
  return grid.neighbour[newLeft * 6 + ((k + move.turn) % 6)] < 0 ? -1 : newLeft;
}

/** Where a piece stands after `step`, or null if either half would be off the grid. */
export function pairAfter(grid: Grid, left: number, k: number, step: PairStep): PairPlace | null {
  const newLeft = leftAfter(grid, left, k, step);
  return newLeft < 0 ? null : { left: newLeft, k: directionAfter(k, step) };
}
