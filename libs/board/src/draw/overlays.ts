/** What lies over the map for the moment: selection, highlights, costs, arrows, sight, people, and the tools' previews. */
import { faded, readableOn } from '../scene/color.ts';
import { footprintOf } from '../scene/footprint.ts';
import type { Theme } from '../scene/theme.ts';
import type { Arrow, BoardView, Presence, SightProbe, Tone } from '../scene/view.ts';
import type { Preview } from '../tools/tool.ts';
import { drawCounter } from './counter.ts';
import { textWidth, write } from './ink.ts';
import { drawPath, drawSide, endsOf, tracePath } from './lines.ts';
import { traceHex, type Sheet } from './sheet.ts';

/** Highlights and the selection: they lie under the counters. */
export function drawUnderCounters(sheet: Sheet, view: BoardView): void {
  const { theme } = sheet;
  for (const { hexes, tone, look } of view.highlights) {
    const color = toneColor(theme, tone);
    if (look === 'fill') wash(sheet, hexes, color, 0.3);
    border(sheet, hexes, color, look === 'fill' ? 0.05 : 0.09);
  }
  if (view.selection.length > 0) {
    wash(sheet, view.selection, theme.selection, 0.16);
    border(sheet, view.selection, theme.overlayHalo, 0.17);
    border(sheet, view.selection, theme.selection, 0.1);
  }
}

/** Costs, arrows, sight and people: they lie over the counters. */
export function drawOverCounters(sheet: Sheet, view: BoardView): void {
  for (const probe of view.sights) drawSight(sheet, probe);
  for (const arrow of view.arrows) drawArrow(sheet, arrow);
  const { layout } = sheet.staged;
  for (const { hex, text, tone } of view.notes) {
    badge(sheet, layout.x[hex], layout.y[hex], text, toneColor(sheet.theme, tone), 0.34);
  }
  for (const person of view.people) drawPerson(sheet, person);
}

/** What a tool shows, and the hex that has the keyboard's focus (-1: none). */
export function drawPreview(sheet: Sheet, preview: Preview, focus: number): void {
  const { ink, staged, theme, scale } = sheet;
  const { layout, grid, scene } = staged;
  const { erase } = preview;
  drawPainted(sheet, preview);
  if (preview.chosen.length > 0) {
    wash(sheet, preview.chosen, erase ? theme.danger : theme.selection, 0.2);
    border(sheet, preview.chosen, erase ? theme.danger : theme.selection, 0.06);
  }
  for (const { hex, radius } of preview.rings) {
    const inside: number[] = [];
    for (let other = 0; other < grid.count; other++) if (grid.distance(hex, other) <= radius) inside.push(other);
    border(sheet, inside, theme.overlayHalo, 0.16);
    border(sheet, inside, theme.overlay, 0.08);
    const top = layout.y[hex] - radius * (grid.orientation === 'pointy' ? 1.5 : Math.sqrt(3));
    badge(sheet, layout.x[hex], top, String(radius), theme.overlay, 0.34);
  }
  border(sheet, preview.brush, theme.overlayHalo, Math.max(0.14, 3 / scale));
  border(sheet, preview.brush, theme.pointer, Math.max(0.06, 1.4 / scale));
  const sideStyle = scene.sideStyles[preview.sideStyle];
  if (preview.sides.length > 0 && sideStyle !== undefined) {
    if (erase) strike(sheet, preview.sides);
    else drawSide(sheet, sideStyle.drawing, sideStyle.color, preview.sides);
  }
  const pathStyle = scene.pathStyles[preview.pathStyle];
  if (preview.path.length > 0 && pathStyle !== undefined) {
    ink.globalAlpha = erase ? 0.55 : 0.9;
    drawPath(sheet, erase ? 'line' : pathStyle.drawing, erase ? theme.danger : pathStyle.color, () =>
      tracePath(sheet, preview.path),
    );
    ink.globalAlpha = 1;
  }
  for (const counter of preview.ghosts) {
    const place = footprintOf(staged, counter, 0);
    ink.save();
    ink.globalAlpha = erase ? 0.4 : 0.85;
    ink.translate(place.x, place.y);
    ink.rotate(place.angle);
    const { orientation } = grid;
    drawCounter(ink, counter, { theme, orientation, front: place.front, lit: true, scale, drawArt: () => false });
    ink.restore();
  }
  if (preview.measure.length > 0) drawMeasure(sheet, preview.measure);
  if (preview.outline.length > 1) {
    ink.beginPath();
    preview.outline.forEach(({ x, y }, i) => (i === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
    ink.closePath();
    ink.lineJoin = 'round';
    ink.fillStyle = faded(theme.selection, 0.08);
    ink.fill();
    ink.strokeStyle = theme.selection;
    ink.lineWidth = 1.5 / scale;
    ink.setLineDash([5 / scale, 3 / scale]);
    ink.stroke();
    ink.setLineDash([]);
  }
  if (focus >= 0) {
    border(sheet, [focus], theme.overlayHalo, Math.max(0.2, 5 / scale));
    border(sheet, [focus], theme.pointer, Math.max(0.09, 2.2 / scale));
  }
}

function toneColor(theme: Theme, tone: Tone): string {
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

function wash(sheet: Sheet, hexes: readonly number[], color: string, alpha: number): void {
  const { ink } = sheet;
  ink.beginPath();
  for (const hex of hexes) traceHex(sheet, hex);
  ink.fillStyle = faded(color, alpha);
  ink.fill();
}

/** The outline round a group of hexes, however it hangs together. */
function border({ ink, staged }: Sheet, hexes: readonly number[], color: string, width: number): void {
  if (hexes.length === 0) return;
  const { layout, grid } = staged;
  const inside = new Set(hexes);
  ink.beginPath();
  for (const hex of hexes) {
    const [x, y] = [layout.x[hex], layout.y[hex]];
    let pen = -1;
    for (let d = 0; d < 6; d++) {
      const other = grid.neighbour[hex * 6 + d];
      if (other >= 0 && inside.has(other)) continue;
      const next = (d + 1) % 6;
      if (pen !== d) ink.moveTo(x + layout.cornerX[d], y + layout.cornerY[d]);
      ink.lineTo(x + layout.cornerX[next], y + layout.cornerY[next]);
      pen = next;
    }
  }
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  ink.setLineDash([]);
  ink.strokeStyle = color;
  ink.lineWidth = width;
  ink.stroke();
}

function drawPainted(sheet: Sheet, { paint }: Preview): void {
  if (paint.length === 0) return;
  const { ink, staged, theme, scale } = sheet;
  const { layout, scene } = staged;
  const byGround = Map.groupBy(paint, ({ ground }) => ground);
  for (const [ground, same] of byGround) {
    if (ground === null) continue;
    ink.beginPath();
    for (const { hex } of same) traceHex(sheet, hex);
    ink.fillStyle = faded(theme.ground(scene.grounds[ground]?.color ?? '#b9b9b9'), 0.86);
    ink.fill();
  }
  const hexes = paint.map(({ hex }) => hex);
  border(sheet, hexes, theme.pointer, Math.max(0.05, 1 / scale));
  if (scale < 9) return;
  for (const { hex, ground, level } of paint) {
    if (level === null || ground !== null) continue;
    badge(sheet, layout.x[hex], layout.y[hex], String(level), theme.contour, 0.36);
  }
}

function strike({ ink, staged, theme }: Sheet, sides: readonly number[]): void {
  ink.beginPath();
  for (const side of sides) {
    const [ax, ay, bx, by] = endsOf(staged, side);
    ink.moveTo(ax, ay);
    ink.lineTo(bx, by);
  }
  ink.lineCap = 'round';
  ink.strokeStyle = faded(theme.danger, 0.75);
  ink.lineWidth = 0.22;
  ink.stroke();
}

function drawMeasure(sheet: Sheet, hexes: readonly number[]): void {
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  wash(sheet, hexes, theme.overlay, 0.16);
  const [first, last] = [hexes[0], hexes[hexes.length - 1]];
  ink.lineCap = 'round';
  for (const [color, width] of [
    [theme.overlayHalo, 0.2],
    [theme.overlay, 0.09],
  ] as const) {
    ink.beginPath();
    ink.moveTo(layout.x[first], layout.y[first]);
    ink.lineTo(layout.x[last], layout.y[last]);
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.stroke();
  }
  badge(sheet, layout.x[last], layout.y[last], String(hexes.length - 1), theme.overlay, 0.42);
}

function drawArrow(sheet: Sheet, { hexes, tone }: Arrow): void {
  if (hexes.length < 2) return;
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  const [last, before] = [hexes[hexes.length - 1], hexes[hexes.length - 2]];
  const angle = Math.atan2(layout.y[last] - layout.y[before], layout.x[last] - layout.x[before]);
  const color = toneColor(theme, tone);
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  const trace = (): void => {
    ink.beginPath();
    ink.moveTo(layout.x[hexes[0]], layout.y[hexes[0]]);
    for (let i = 1; i < hexes.length - 1; i++) {
      const [x, y] = [layout.x[hexes[i]], layout.y[hexes[i]]];
      const [nextX, nextY] = [layout.x[hexes[i + 1]], layout.y[hexes[i + 1]]];
      ink.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    ink.lineTo(layout.x[last] - Math.cos(angle) * 0.3, layout.y[last] - Math.sin(angle) * 0.3);
  };
  const head = (size: number): void => {
    ink.beginPath();
    for (const [along, across] of [
      [0.12, 0],
      [-0.42, 0.34],
      [-0.3, 0],
      [-0.42, -0.34],
    ]) {
      const [x, y] = [along * size, across * size];
      ink.lineTo(
        layout.x[last] + x * Math.cos(angle) - y * Math.sin(angle),
        layout.y[last] + x * Math.sin(angle) + y * Math.cos(angle),
      );
    }
    ink.closePath();
  };
  trace();
  ink.strokeStyle = theme.overlayHalo;
  ink.lineWidth = 0.3;
  ink.stroke();
  head(1);
  ink.lineWidth = 0.16;
  ink.stroke();
  trace();
  ink.strokeStyle = color;
  ink.lineWidth = 0.18;
  ink.stroke();
  head(1);
  ink.fillStyle = color;
  ink.fill();
}

function drawSight(sheet: Sheet, { from, to, blockedBy }: SightProbe): void {
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  const color = blockedBy.length > 0 ? theme.danger : theme.good;
  wash(sheet, blockedBy, theme.danger, 0.32);
  border(sheet, blockedBy, theme.danger, 0.08);
  ink.lineCap = 'round';
  for (const [stroke, width] of [
    [theme.overlayHalo, 0.18],
    [color, 0.08],
  ] as const) {
    ink.beginPath();
    ink.moveTo(layout.x[from], layout.y[from]);
    ink.lineTo(layout.x[to], layout.y[to]);
    ink.setLineDash(blockedBy.length > 0 && stroke === color ? [0.3, 0.18] : []);
    ink.strokeStyle = stroke;
    ink.lineWidth = width;
    ink.stroke();
  }
  ink.setLineDash([]);
  for (const hex of [from, to]) {
    ink.beginPath();
    ink.arc(layout.x[hex], layout.y[hex], 0.14, 0, Math.PI * 2);
    ink.fillStyle = color;
    ink.fill();
  }
}

function drawPerson(sheet: Sheet, { hex, name, color }: Presence): void {
  const { layout } = sheet.staged;
  border(sheet, [hex], color, 0.1);
  badge(sheet, layout.x[hex], layout.y[hex] + 0.86, name, color, 0.26);
}

/** A word on a rounded ground of its own. */
function badge({ ink, theme }: Sheet, x: number, y: number, text: string, color: string, size: number): void {
  const half = Math.max(size * 0.72, textWidth(text, size) / 2 + size * 0.35);
  const radius = size * 0.68;
  ink.beginPath();
  ink.arc(x - half + radius, y, radius, Math.PI / 2, (Math.PI * 3) / 2);
  ink.arc(x + half - radius, y, radius, -Math.PI / 2, Math.PI / 2);
  ink.closePath();
  ink.fillStyle = color;
  ink.fill();
  ink.strokeStyle = theme.overlayHalo;
  ink.lineWidth = 0.04;
  ink.stroke();
  write(ink, text, x, y + size * 0.04, { size, color: readableOn(color), style: 'bold' });
}
