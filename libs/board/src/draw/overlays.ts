/** What lies over the map for the moment: selection, highlights, costs, arrows, sight, people. */
import type { Point } from '../scene/layout.ts';
import type { Arrow, BoardView, PersonMark, LineOfSight } from '../scene/view.ts';
import { SANS, textWidth, write } from './ink.ts';
import { badge, border, legible, signs, toneColor, wash } from './marks.ts';
import type { Sheet } from './sheet.ts';
import { drawAreas, drawLinks } from './influences.ts';

/** Highlights and the selection: they lie under the counters. */
export function drawUnderCounters(sheet: Sheet, view: BoardView, selection: readonly number[]): void {
  const { theme } = sheet;
  drawAreas(sheet, view.influences);
  for (const { places, tone, look } of view.highlights) {
    const color = toneColor(theme, tone);
    if (look === 'fill') wash(sheet, places, color, 0.3);
    border(sheet, places, color, look === 'fill' ? 1.5 : 2.5);
    if (look === 'fill') signs(sheet, places, tone);
  }
  if (selection.length > 0) {
    wash(sheet, selection, theme.selection, 0.16);
    border(sheet, selection, theme.overlayHalo, 5);
    border(sheet, selection, theme.selection, 3);
  }
}

/** Costs, arrows, sight and people: they lie over the counters. */
export function drawOverCounters(sheet: Sheet, view: BoardView): void {
  drawLinks(sheet, view.influences);
  for (const probe of view.sights) drawSight(sheet, probe);
  for (const arrow of view.arrows) drawArrow(sheet, arrow);
  const { layout } = sheet.staged;
  for (const { place, text, tone, low = false } of view.notes) {
    const [y, size] = low
      ? [layout.y[place] + 0.62, legible(0.22, sheet.scale, 8)]
      : [layout.y[place], legible(0.34, sheet.scale, 11)];
    badge(sheet, layout.x[place], y, text, toneColor(sheet.theme, tone), size);
  }
  for (const person of view.people) drawPerson(sheet, person);
}

function drawArrow(sheet: Sheet, { places, tone, costs = [] }: Arrow): void {
  if (places.length < 2) return;
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  const [last, before] = [places[places.length - 1], places[places.length - 2]];
  const angle = Math.atan2(layout.y[last] - layout.y[before], layout.x[last] - layout.x[before]);
  const color = toneColor(theme, tone);
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  const trace = (): void => {
    ink.beginPath();
    // It begins beside the counter that it means.
    const [first, second] = [places[0], places[1]];
    ink.moveTo(
      layout.x[first] + (layout.x[second] - layout.x[first]) * 0.3,
      layout.y[first] + (layout.y[second] - layout.y[first]) * 0.3,
    );
    for (let i = 1; i < places.length - 1; i++) {
      const [x, y] = [layout.x[places[i]], layout.y[places[i]]];
      const [nextX, nextY] = [layout.x[places[i + 1]], layout.y[places[i + 1]]];
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
  costs.slice(0, places.length - 1).forEach((cost, i) => {
    const [from, to] = [places[i], places[i + 1]];
    const [x, y] = [(layout.x[from] + layout.x[to]) / 2, (layout.y[from] + layout.y[to]) / 2];
    badge(sheet, x, y, cost, color, legible(0.26, sheet.scale, 9));
  });
}

function drawSight(sheet: Sheet, { from, to, blockedBy }: LineOfSight): void {
  const { ink, staged, theme } = sheet;
  const { layout } = staged;
  const color = blockedBy.length > 0 ? theme.danger : theme.good;
  wash(sheet, blockedBy, theme.danger, 0.32);
  border(sheet, blockedBy, theme.danger, 2.2);
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

function drawPerson(sheet: Sheet, { hex, selection, name, color }: PersonMark): void {
  const { layout } = sheet.staged;
  if (selection.length > 0) border(sheet, selection, color, 2);
  if (hex < 0) return;
  border(sheet, [hex], color, 3);
  badge(sheet, layout.x[hex], layout.y[hex] + 0.86, name, color, 0.26);
}

/** A few words beside a place, such as what a tool says beside the pointer: always of one size on the screen. */
export function drawNote({ ink, theme, area, scale }: Sheet, at: Point, text: string): void {
  if (text === '') return;
  const pixel = 1 / scale;
  const size = 12 * pixel;
  const width = textWidth(text, size) + 16 * pixel;
  const height = 22 * pixel;
  const left = Math.max(area.left, Math.min(at.x + 14 * pixel, area.right - width - 4 * pixel));
  const below = at.y + 18 * pixel + height < area.bottom;
  const top = below ? at.y + 18 * pixel : at.y - 12 * pixel - height;
  ink.beginPath();
  ink.rect(left, top, width, height);
  ink.lineJoin = 'round';
  ink.strokeStyle = theme.text;
  ink.lineWidth = 3 * pixel;
  ink.stroke();
  ink.fillStyle = theme.paper;
  ink.fill();
  write(ink, text, left + width / 2, top + height / 2, { size, color: theme.text, family: SANS, within: width });
}
