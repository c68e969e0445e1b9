/** Ground and levels, each kind filled as a region of its own. */
import { mixed } from '../scene/color.ts';
import { drawPattern } from './patterns.ts';
import { traceRegion } from './region.ts';
import { hexesOn, type Sheet } from './sheet.ts';

/** Below this scale outlines are plain, above it corners are rounded. */
const ROUNDED_FROM = 7;
/** Below this scale no patterns are drawn. */
const PATTERNS_FROM = 9;

/** Fills every hex with its terrain. */
export function drawTerrain(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  const { terrain, terrains } = staged.scene;
  const hexes = hexesOn(sheet);
  const byKind = new Map<number, number[]>();
  for (const hex of hexes) {
    const same = byKind.get(terrain[hex]);
    if (same === undefined) byKind.set(terrain[hex], [hex]);
    else same.push(hex);
  }
  const kinds = [...byKind].sort(([, a], [, b]) => b.length - a.length);
  const shores: (() => void)[] = [];
  const colorOf = (kind: number): string => theme.terrain(terrains[kind]?.color ?? '#b9b9b9');
  kinds.forEach(([kind], rank) => {
    // Water is round also where three kinds of terrain meet.
    const isWater = terrains[kind]?.pattern === 'waves';
    const trace = (rim: boolean): void => {
      ink.beginPath();
      traceRegion(sheet, {
        // The commonest terrain lies under everything, so that no seam shows between two others.
        has: rank === 0 && rim ? () => true : (hex) => terrain[hex] === kind,
        rounds: (_, one, other) => scale >= ROUNDED_FROM && (isWater || terrain[one] === terrain[other]),
        rim,
      });
    };
    trace(true);
    ink.fillStyle = colorOf(kind);
    ink.fill();
    if (isWater && scale >= ROUNDED_FROM) shores.push(() => drawShore(sheet, colorOf(kind), () => trace(false)));
  });
  for (const shore of shores) shore();
  if (scale < PATTERNS_FROM) return;
  const strength = theme.patternStrength * Math.min(1, (scale - PATTERNS_FROM) / 8 + 0.4);
  for (const [kind, same] of kinds) {
    const pattern = terrains[kind]?.pattern ?? 'hatching';
    const color = colorOf(kind);
    for (const hex of same) drawPattern(sheet, pattern, hex, color, mixed(color, theme.pattern, strength));
  }
}

/** The edge of water, a little darker than the water itself; `trace` makes the path of it. */
function drawShore({ ink, theme }: Sheet, water: string, trace: () => void): void {
  trace();
  ink.strokeStyle = mixed(water, theme.id === 'dark' ? '#dfeaf2' : '#12324a', 0.35);
  ink.lineWidth = 0.06;
  ink.lineJoin = 'round';
  ink.stroke();
}

/** Tints every level a little more than the one below. */
export function drawLevels(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  const { elevation } = staged.scene;
  const highest = highestOn(sheet);
  const alpha = ink.globalAlpha;
  ink.fillStyle = theme.tint;
  ink.globalAlpha = alpha * theme.tintShare;
  for (let level = staged.baseLevel + 1; level <= highest; level++) {
    ink.beginPath();
    traceRegion(sheet, { has: (hex) => elevation[hex] >= level, rounds: () => scale >= ROUNDED_FROM, rim: true });
    ink.fill();
  }
  ink.globalAlpha = alpha;
}

/** The highest level that reaches into a sheet's area. */
export function highestOn(sheet: Sheet): number {
  const { elevation } = sheet.staged.scene;
  let highest = -128;
  for (const hex of hexesOn(sheet)) if (elevation[hex] > highest) highest = elevation[hex];
  return highest;
}
