/** Counters that lie on each other: how many there are, and the paper under a stack that is spread out. */
import type { CounterPlaces, Footprint } from '../scene/footprint.ts';
import { SANS, write } from './ink.ts';
import { setOf } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** Below this scale a number would be too small to read. */
const COUNTS_FROM = 13;
const RADIUS = 0.2;

/** Writes on every stack how many counters it has. */
export function drawStackCounts(sheet: Sheet, places: CounterPlaces): void {
  const { ink, staged, theme, area, scale } = sheet;
  if (scale < COUNTS_FROM) return;
  const { layout } = staged;
  const spread = setOf(places.fanned);
  for (const [hex, stack] of places.stacks) {
    const [hexX, hexY] = [layout.x[hex], layout.y[hex]];
    if (stack.length < 2 || stack.some((index) => spread.has(index))) continue;
    if (hexX < area.left - 1 || hexX > area.right + 1 || hexY < area.top - 1 || hexY > area.bottom + 1) continue;
    // As high as the topmost counter leans, in the corner where it prints nothing.
    const top = places.footprints[stack[stack.length - 1]];
    const lean = top.halfWidth === top.halfHeight ? top.x - hexX : 0;
    const [x, y] = [hexX + lean + 0.58, hexY - lean + 0.58];
    ink.beginPath();
    ink.arc(x, y, RADIUS, 0, Math.PI * 2);
    ink.fillStyle = theme.paper;
    ink.fill();
    ink.strokeStyle = theme.text;
    ink.lineWidth = 0.04;
    ink.stroke();
    const look = { size: 0.26, color: theme.text, family: SANS, style: 'bold', within: 0.3 } as const;
    write(ink, String(stack.length), x, y + 0.015, look);
  }
}

/** Paper under a stack that is spread out, so that it is told from the counters round it. */
export function drawFanGround({ ink, theme }: Sheet, { footprints, fanned }: CounterPlaces): void {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const footprint of fanned.map((index) => footprints[index])) {
    const [halfWidth, halfHeight] = extent(footprint);
    left = Math.min(left, footprint.x - halfWidth);
    right = Math.max(right, footprint.x + halfWidth);
    top = Math.min(top, footprint.y - halfHeight);
    bottom = Math.max(bottom, footprint.y + halfHeight);
  }
  const air = 0.3;
  ink.beginPath();
  ink.rect(left - air, top - air, right - left + 2 * air, bottom - top + 2 * air);
  ink.lineJoin = 'round';
  ink.strokeStyle = theme.counterShadow;
  ink.lineWidth = 0.34;
  ink.stroke();
  ink.strokeStyle = theme.frame;
  ink.lineWidth = 0.14;
  ink.stroke();
  ink.fillStyle = theme.paper;
  ink.fill();
}

function extent({ halfWidth, halfHeight, angle }: Footprint): readonly [number, number] {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return [halfWidth * cos + halfHeight * sin, halfWidth * sin + halfHeight * cos];
}
