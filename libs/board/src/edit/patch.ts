/**
 * A piece of map that has been copied: hexes relative to an anchor, with their terrain, level and what lies on their
 * sides and runs through them. Turning by 60 degrees and mirroring are exact, in both orientations.
 */
import { DIRECTIONS, directionOfStep, sideAcross, sideDirection, sideHex, sideOf, type Grid } from '@hexwright/hex';
import type { StagedScene } from '../scene/stage.ts';

/** A hex of a patch, `q`, `r` from the anchor. */
export interface PatchHex {
  readonly q: number;
  readonly r: number;
  readonly terrain: number;
  readonly elevation: number;
}

/** A feature on the side in direction `d` of the hex `q`, `r` from the anchor; it may lie on the rim of the patch. */
export interface PatchSide {
  readonly q: number;
  readonly r: number;
  readonly d: number;
  readonly style: number;
}

/** A stretch of a path that lies wholly in the patch: steps `[q, r]` from the anchor. */
export interface PatchPath {
  readonly style: number;
  readonly steps: readonly (readonly [number, number])[];
}

/** A copied piece of map. */
export interface Patch {
  readonly hexes: readonly PatchHex[];
  readonly sides: readonly PatchSide[];
  readonly paths: readonly PatchPath[];
}

/** A patch laid on a map: what to paint where. Hexes off the grid are left out, and paths are cut there. */
export interface PlacedPatch {
  readonly hexes: readonly { readonly hex: number; readonly terrain: number; readonly elevation: number }[];
  readonly sides: readonly { readonly side: number; readonly style: number }[];
  readonly paths: readonly { readonly style: number; readonly hexes: readonly number[] }[];
}

/** Copies hexes; the anchor is the one nearest to their middle. An empty list gives an empty patch. */
export function copyPatch(staged: StagedScene, hexes: readonly number[]): Patch {
  const { grid, scene } = staged;
  if (hexes.length === 0) return { hexes: [], sides: [], paths: [] };
  const anchor = middleOf(grid, hexes);
  const inside = new Set(hexes);
  const q = (hex: number): number => grid.q[hex] - grid.q[anchor];
  const r = (hex: number): number => grid.r[hex] - grid.r[anchor];
  const sides = scene.sides.flatMap(({ side, style }): PatchSide[] => {
    const [owner, across, d] = [sideHex(grid, side), sideAcross(grid, side), sideDirection(grid, side)];
    if (inside.has(owner)) return [{ q: q(owner), r: r(owner), d, style }];
    return inside.has(across) ? [{ q: q(across), r: r(across), d: (d + 3) % 6, style }] : [];
  });
  const paths = scene.paths.flatMap(({ style, hexes: path }) =>
    stretches(path, (hex) => inside.has(hex)).map((stretch) => ({
      style,
      steps: stretch.map((hex) => [q(hex), r(hex)] as const),
    })),
  );
  return {
    hexes: hexes.map((hex) => ({ q: q(hex), r: r(hex), terrain: scene.terrain[hex], elevation: scene.elevation[hex] })),
    sides,
    paths,
  };
}

/** The patch turned left by `sixths` of a circle (negative: right) about its anchor. */
export function rotatedPatch(patch: Patch, sixths: number): Patch {
  const turns = ((sixths % 6) + 6) % 6;
  return transformed(
    patch,
    (q, r) => {
      let [x, y] = [q, r];
      for (let i = 0; i < turns; i++) [x, y] = [x + y, 0 - x];
      return [x, y];
    },
    (d) => (d + turns) % 6,
  );
}

/** Which of two ways a patch is mirrored: left and right change places, or top and bottom. */
export type MirrorAxis = 'left-right' | 'top-bottom';

/** The patch mirrored about its anchor, as seen on a map of this orientation. */
export function mirroredPatch(patch: Patch, axis: MirrorAxis, orientation: Grid['orientation']): Patch {
  const mirror = (q: number, r: number): [number, number] => {
    if (orientation === 'pointy') return axis === 'left-right' ? [0 - q - r, r] : [q + r, 0 - r];
    return axis === 'left-right' ? [0 - q, q + r] : [q, 0 - q - r];
  };
  return transformed(patch, mirror, (d) => directionOfStep(...mirror(DIRECTIONS[d][0], DIRECTIONS[d][1])));
}

/** Where a patch comes to lie with its anchor on `at`. */
export function placedPatch(grid: Grid, patch: Patch, at: number): PlacedPatch {
  const hexAt = (q: number, r: number): number => grid.at(grid.q[at] + q, grid.r[at] + r);
  return {
    hexes: patch.hexes.flatMap(({ q, r, terrain, elevation }) => {
      const hex = hexAt(q, r);
      return hex < 0 ? [] : [{ hex, terrain, elevation }];
    }),
    sides: patch.sides.flatMap(({ q, r, d, style }) => {
      const hex = hexAt(q, r);
      return hex < 0 ? [] : [{ side: sideOf(grid, hex, d), style }];
    }),
    paths: patch.paths.flatMap(({ style, steps }) =>
      stretches(
        steps.map(([q, r]) => hexAt(q, r)),
        (hex) => hex >= 0,
      ).map((hexes) => ({ style, hexes })),
    ),
  };
}

// Zero is always subtracted from, so that no -0 comes up.
function transformed(
  patch: Patch,
  move: (q: number, r: number) => [number, number],
  turn: (d: number) => number,
): Patch {
  const moved = <T extends { readonly q: number; readonly r: number }>(one: T): T => {
    const [q, r] = move(one.q, one.r);
    return { ...one, q, r };
  };
  return {
    hexes: patch.hexes.map(moved),
    sides: patch.sides.map((side) => ({ ...moved(side), d: turn(side.d) })),
    paths: patch.paths.map(({ style, steps }) => ({ style, steps: steps.map(([q, r]) => move(q, r)) })),
  };
}

/** The longest pieces of at least two in a row that pass. */
function stretches(path: readonly number[], passes: (hex: number) => boolean): number[][] {
  const found: number[][] = [];
  let piece: number[] = [];
  for (const hex of path) {
    if (passes(hex)) {
      piece.push(hex);
      continue;
    }
    if (piece.length > 1) found.push(piece);
    piece = [];
  }
  if (piece.length > 1) found.push(piece);
  return found;
}

function middleOf(grid: Grid, hexes: readonly number[]): number {
  const mean = (values: Int32Array): number => hexes.reduce((sum, hex) => sum + values[hex], 0) / hexes.length;
  const [q, r] = [mean(grid.q), mean(grid.r)];
  const off = (hex: number): number => {
    const [dq, dr] = [grid.q[hex] - q, grid.r[hex] - r];
    return dq * dq + dr * dr + dq * dr;
  };
  return hexes.reduce((best, hex) => (off(hex) < off(best) ? hex : best));
}
