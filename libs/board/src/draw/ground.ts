/**
 * Ground and levels. Where a corner of a hex sticks into ground of another kind it is rounded off, so that rivers and
 * hills have the soft outlines of a drawn map while every hexside still lies between what it parts.
 */
import { mixed } from '../scene/color.ts';
import { drawPattern } from './patterns.ts';
import { hexesOn, traceHex, type Sheet } from './sheet.ts';

/** Below this scale hexes are plain, above it corners are rounded. */
const ROUNDED_FROM = 7;
/** Below this scale no patterns are drawn. */
const PATTERNS_FROM = 9;

/** Fills every hex with its ground. */
export function drawGround(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  const { ground, grounds } = staged.scene;
  const hexes = hexesOn(sheet);
  const byKind = new Map<number, number[]>();
  for (const hex of hexes) {
    const same = byKind.get(ground[hex]);
    if (same === undefined) byKind.set(ground[hex], [hex]);
    else same.push(hex);
  }
  const kinds = [...byKind].sort(([, a], [, b]) => b.length - a.length);
  const colorOf = (kind: number): string => theme.ground(grounds[kind]?.color ?? '#b9b9b9');
  kinds.forEach(([kind, same], rank) => {
    ink.beginPath();
    // The commonest ground lies under everything, so that no seam shows between two others.
    if (rank === 0) for (const hex of hexes) traceHex(sheet, hex);
    else if (scale < ROUNDED_FROM) for (const hex of same) traceHex(sheet, hex);
    else for (const hex of same) traceRounded(sheet, hex, (other) => ground[other] !== kind && other >= 0, true);
    ink.fillStyle = colorOf(kind);
    ink.fill();
  });
  if (scale >= ROUNDED_FROM) fillNotches(sheet, hexes, colorOf);
  if (scale < PATTERNS_FROM) return;
  const strength = theme.patternStrength * Math.min(1, (scale - PATTERNS_FROM) / 8 + 0.4);
  for (const [kind, same] of kinds) {
    const pattern = grounds[kind]?.pattern ?? 'hatching';
    const color = colorOf(kind);
    for (const hex of same) drawPattern(sheet, pattern, hex, color, mixed(color, theme.pattern, strength));
  }
}

/** Corners that a hex loses to ground of one other kind on both sides of it. */
function fillNotches(sheet: Sheet, hexes: Int32Array, colorOf: (kind: number) => string): void {
  const { ink, staged } = sheet;
  const { neighbour } = staged.grid;
  const { ground } = staged.scene;
  const notches = new Map<number, [number, number][]>();
  for (const hex of hexes) {
    for (let i = 0; i < 6; i++) {
      const [next, previous] = [neighbour[hex * 6 + i], neighbour[hex * 6 + ((i + 5) % 6)]];
      if (next < 0 || previous < 0) continue;
      const kind = ground[next];
      if (kind === ground[hex] || kind !== ground[previous]) continue;
      const same = notches.get(kind);
      if (same === undefined) notches.set(kind, [[hex, i]]);
      else same.push([hex, i]);
    }
  }
  for (const [kind, corners] of notches) {
    ink.beginPath();
    for (const [hex, i] of corners) traceNotch(sheet, hex, i);
    ink.fillStyle = colorOf(kind);
    ink.fill();
  }
}

/** Tints every level a little more than the one below. */
export function drawLevels(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  const { elevation } = staged.scene;
  const { neighbour } = staged.grid;
  const hexes = hexesOn(sheet);
  const alpha = ink.globalAlpha;
  ink.fillStyle = theme.tint;
  for (let level = staged.baseLevel + 1; level <= staged.topLevel; level++) {
    const low = (hex: number): boolean => hex >= 0 && elevation[hex] < level;
    let any = false;
    ink.beginPath();
    for (const hex of hexes) {
      if (elevation[hex] >= level) {
        any = true;
        if (scale < ROUNDED_FROM) traceHex(sheet, hex);
        else traceRounded(sheet, hex, low, false);
        continue;
      }
      if (scale < ROUNDED_FROM) continue;
      for (let i = 0; i < 6; i++) {
        const [next, previous] = [neighbour[hex * 6 + i], neighbour[hex * 6 + ((i + 5) % 6)]];
        if (next >= 0 && previous >= 0 && elevation[next] >= level && elevation[previous] >= level) {
          traceNotch(sheet, hex, i);
        }
      }
    }
    if (!any) continue;
    ink.globalAlpha = alpha * theme.tintShare;
    ink.fill();
  }
  ink.globalAlpha = alpha;
}

/**
 * The outline of a hex without the corners that stick out: those with strangers on both sides, of one kind if `alike`
 * is asked for.
 */
function traceRounded({ ink, staged }: Sheet, hex: number, stranger: (hex: number) => boolean, alike: boolean): void {
  const { layout, grid, scene } = staged;
  const [x, y] = [layout.x[hex], layout.y[hex]];
  for (let i = 0; i < 6; i++) {
    const before = (i + 5) % 6;
    const [next, previous] = [grid.neighbour[hex * 6 + i], grid.neighbour[hex * 6 + before]];
    const [cornerX, cornerY] = [x + layout.cornerX[i], y + layout.cornerY[i]];
    const [fromX, fromY] = [x + layout.middleX[before], y + layout.middleY[before]];
    if (i === 0) ink.moveTo(fromX, fromY);
    else ink.lineTo(fromX, fromY);
    const cut = stranger(next) && stranger(previous) && (!alike || scene.ground[next] === scene.ground[previous]);
    if (cut) ink.quadraticCurveTo(cornerX, cornerY, x + layout.middleX[i], y + layout.middleY[i]);
    else ink.lineTo(cornerX, cornerY);
  }
  ink.closePath();
}

/** The little piece at a corner of a hex outside the rounding. */
function traceNotch({ ink, staged: { layout } }: Sheet, hex: number, corner: number): void {
  const [x, y, before] = [layout.x[hex], layout.y[hex], (corner + 5) % 6];
  ink.moveTo(x + layout.middleX[before], y + layout.middleY[before]);
  ink.lineTo(x + layout.cornerX[corner], y + layout.cornerY[corner]);
  ink.lineTo(x + layout.middleX[corner], y + layout.middleY[corner]);
  ink.quadraticCurveTo(
    x + layout.cornerX[corner],
    y + layout.cornerY[corner],
    x + layout.middleX[before],
    y + layout.middleY[before],
  );
  ink.closePath();
}
