/** Washes, borders, signs and badges: what overlays and previews are made of. */
import { faded, readableOn } from '../scene/color.ts';
import type { Theme } from '../scene/theme.ts';
import type { Tone } from '../scene/view.ts';
import { textWidth, write } from './ink.ts';
import { traceRegion } from './region.ts';
import { hexesOn, type Sheet } from './sheet.ts';

/** The colour of a tone. */
export function toneColor(theme: Theme, tone: Tone): string {
  switch (tone) {
    case 'neutral':
      return theme.overlay;
    case 'good':
      return theme.good;
    case 'warning':
      return theme.warning;
    case 'danger':
      return theme.danger;
    case 'selection':
      return theme.selection;
  }
}

/** A wash of colour over hexes. */
export function wash(sheet: Sheet, hexes: readonly number[], color: string, alpha: number): void {
  if (hexes.length === 0) return;
  const { ink } = sheet;
  ink.beginPath();
  traceHexes(sheet, hexes);
  ink.fillStyle = faded(color, alpha);
  ink.fill();
}

/** The outline round a group of hexes, so many pixels wide at every zoom. */
export function border(sheet: Sheet, hexes: readonly number[], color: string, pixels: number): void {
  if (hexes.length === 0) return;
  const { ink, scale } = sheet;
  ink.beginPath();
  traceHexes(sheet, hexes);
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  ink.setLineDash([]);
  ink.strokeStyle = color;
  ink.lineWidth = pixels / scale;
  ink.stroke();
}

function traceHexes(sheet: Sheet, hexes: readonly number[]): void {
  const inside = setOf(hexes);
  traceRegion(sheet, { has: (hex) => inside.has(hex), rounds: () => false, rim: true });
}

const sets = new WeakMap<readonly number[], ReadonlySet<number>>();

/** The hexes of a list as a set, made once: lists of highlights and zones are drawn again and again. */
export function setOf(hexes: readonly number[]): ReadonlySet<number> {
  let set = sets.get(hexes);
  if (set === undefined) {
    set = new Set(hexes);
    sets.set(hexes, set);
  }
  return set;
}

/** Below this scale signs would be specks. */
const SIGNS_FROM = 9;

/** A small sign of its tone in every hex, for those who do not tell colours apart. */
export function signs(sheet: Sheet, hexes: readonly number[], tone: Tone): void {
  const { ink, staged, theme, scale } = sheet;
  if (scale < SIGNS_FROM) return;
  const { layout } = staged;
  const inside = setOf(hexes);
  ink.beginPath();
  for (const hex of hexesOn(sheet)) {
    if (!inside.has(hex)) continue;
    const [x, y] = [layout.x[hex], layout.y[hex]];
    switch (tone) {
      case 'danger':
        for (const way of [-1, 1]) {
          ink.moveTo(x - 0.14, y - 0.14 * way);
          ink.lineTo(x + 0.14, y + 0.14 * way);
        }
        break;
      case 'warning':
        ink.moveTo(x, y - 0.16);
        ink.lineTo(x + 0.17, y + 0.13);
        ink.lineTo(x - 0.17, y + 0.13);
        ink.closePath();
        break;
      default: {
        const radius = tone === 'good' ? 0.07 : 0.14;
        ink.moveTo(x + radius, y);
        ink.arc(x, y, radius, 0, Math.PI * 2);
      }
    }
  }
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.strokeStyle = theme.overlayHalo;
  ink.lineWidth = 0.16;
  ink.stroke();
  ink.strokeStyle = toneColor(theme, tone);
  ink.lineWidth = tone === 'good' ? 0.1 : 0.08;
  ink.stroke();
}

/** A size in hexsides that is at least so many pixels, but never much larger than a hex. */
export function legible(size: number, scale: number, pixels: number): number {
  return Math.max(size, Math.min(0.85, pixels / scale));
}

/** A word on a rounded ground of its own. */
export function badge({ ink, theme }: Sheet, x: number, y: number, text: string, color: string, size: number): void {
  // Bold letters are wider than the common measure.
  const half = Math.max(size * 0.72, (textWidth(text, size) * 1.12) / 2 + size * 0.35);
  const radius = size * 0.68;
  ink.beginPath();
  ink.arc(x - half + radius, y, radius, Math.PI / 2, (Math.PI * 3) / 2);
  ink.arc(x + half - radius, y, radius, -Math.PI / 2, Math.PI / 2);
  ink.closePath();
  // A light ring and a dark one: one of them stands out on any ground.
  ink.strokeStyle = theme.overlayHalo;
  ink.lineWidth = size * 0.3;
  ink.stroke();
  ink.fillStyle = color;
  ink.fill();
  ink.strokeStyle = faded(readableOn(color) === '#1c1813' ? '#fffaf0' : '#1c1813', 0.35);
  ink.lineWidth = size * 0.06;
  ink.stroke();
  write(ink, text, x, y + size * 0.04, { size, color: readableOn(color), style: 'bold' });
}
