/**
 * Layers of influence: hatched areas and lines that belong to somebody. Whose they are is told by the slant of the hatch
 * as well as by colour, and what they are by how dense and how framed they are, for those who do not tell colours apart.
 */
import { contrast, mixed } from '../scene/color.ts';
import { INRADIUS } from '../scene/layout.ts';
import type { Influence } from '../scene/view.ts';
import { badge, border, legible, setOf, wash } from './marks.ts';
import { hexesOn, type Sheet } from './sheet.ts';

/** Strokes of a hatch, at a distance from each other that lets them go on from hex to hex. */
const GAP = INRADIUS / 3;

/** Areas: they lie under the counters. */
export function drawAreas(sheet: Sheet, influences: readonly Influence[]): void {
  for (const one of influences) {
    if (one.shape !== 'area' || one.places.length === 0) continue;
    const color = legibleOn(sheet, one);
    if (one.isStrong) wash(sheet, one.places, color, 0.22);
    hatch(sheet, one, color);
    if (one.isStrong) border(sheet, one.places, sheet.theme.overlayHalo, 4.5);
    border(sheet, one.places, color, one.isStrong ? 2.5 : 1.5);
  }
}

/** Lines and spots: they lie over the counters, for they end at them. */
export function drawLinks(sheet: Sheet, influences: readonly Influence[]): void {
  for (const one of influences) if (one.shape === 'line' || one.shape === 'broken-line') link(sheet, one);
  for (const one of influences) if (one.shape === 'spots') spots(sheet, one);
}

/** Ground as light as most is. */
const GROUND = '#d9cfa3';
/** Contrast that graphics need, as WCAG has it. */
const LEAST_CONTRAST = 3;

/** The colour, as much nearer to that of text as it must be to be seen on the ground of the theme. */
function legibleOn({ theme }: Sheet, { color }: Influence): string {
  const shares = [0.3, 0.45, 0.6, 0.75, 0.9];
  const ground = theme.terrain(GROUND);
  const seen = shares.map((share) => mixed(color, theme.text, share));
  return seen.find((one) => contrast(one, ground) >= LEAST_CONTRAST) ?? seen[seen.length - 1];
}

function hatch(sheet: Sheet, { places, slant, isStrong }: Influence, color: string): void {
  const { ink, staged } = sheet;
  const { layout } = staged;
  const inside = setOf(places);
  // Measured from the corner of the sheet: strokes go on from hex to hex.
  const angle = (slant === 'rising' ? -1 : 1) * (Math.PI / 4);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const gap = isStrong ? GAP / 1.5 : GAP;
  ink.beginPath();
  for (const hex of hexesOn(sheet)) {
    if (!inside.has(hex)) continue;
    const [x, y] = [layout.x[hex], layout.y[hex]];
    const across = y * cos - x * sin;
    for (let at = Math.ceil((across - 1) / gap) * gap; at <= across + 1; at += gap) {
      // Where the stroke enters and leaves the hex.
      let [from, to] = [-2, 2];
      for (let side = 0; side < 6; side++) {
        const [nx, ny] = [layout.middleX[side] / INRADIUS, layout.middleY[side] / INRADIUS];
        const [px, py] = [-sin * (at - across), cos * (at - across)];
        const [rate, room] = [cos * nx + sin * ny, INRADIUS - (px * nx + py * ny)];
        if (Math.abs(rate) < 1e-6) {
          if (room < 0) to = from;
        } else if (rate > 0) to = Math.min(to, room / rate);
        else from = Math.max(from, room / rate);
      }
      if (to <= from) continue;
      const [px, py] = [x - sin * (at - across), y + cos * (at - across)];
      ink.moveTo(px + cos * from, py + sin * from);
      ink.lineTo(px + cos * to, py + sin * to);
    }
  }
  ink.setLineDash([]);
  ink.lineCap = 'butt';
  ink.strokeStyle = color;
  ink.lineWidth = isStrong ? 0.07 : 0.045;
  ink.stroke();
}

function link(sheet: Sheet, one: Influence): void {
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  const { places } = one;
  if (places.length < 2) return;
  const color = legibleOn(sheet, one);
  const broken = one.shape === 'broken-line';
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [stroke, width] of [
    [theme.overlayHalo, 0.2],
    [color, 0.1],
  ] as const) {
    ink.beginPath();
    places.forEach((hex, index) => {
      if (index === 0) ink.moveTo(layout.x[hex], layout.y[hex]);
      else ink.lineTo(layout.x[hex], layout.y[hex]);
    });
    ink.setLineDash(broken && stroke === color ? [0.28, 0.24] : []);
    ink.strokeStyle = stroke;
    ink.lineWidth = width;
    ink.stroke();
  }
  ink.setLineDash([]);
  // A disc where it begins, a ring where it ends.
  const [first, last] = [places[0], places[places.length - 1]];
  ink.beginPath();
  ink.arc(layout.x[first], layout.y[first], 0.2, 0, Math.PI * 2);
  ink.fillStyle = color;
  ink.fill();
  ink.strokeStyle = theme.overlayHalo;
  ink.lineWidth = 0.06;
  ink.stroke();
  ink.beginPath();
  ink.arc(layout.x[last], layout.y[last], 0.16, 0, Math.PI * 2);
  ink.fillStyle = theme.overlayHalo;
  ink.fill();
  ink.strokeStyle = color;
  ink.lineWidth = 0.08;
  ink.stroke();
}

function spots(sheet: Sheet, one: Influence): void {
  const { staged, theme, scale } = sheet;
  const inside = setOf(one.places);
  border(sheet, one.places, theme.overlayHalo, 4.5);
  border(sheet, one.places, theme.danger, 2.2);
  for (const hex of hexesOn(sheet)) {
    if (!inside.has(hex)) continue;
    badge(sheet, staged.layout.x[hex] - 0.55, staged.layout.y[hex] - 0.5, '!', theme.danger, legible(0.28, scale, 9));
  }
}
