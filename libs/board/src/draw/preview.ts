/** What tools show while they are held: hexes as they would become, lines being drawn, counters being moved. */
import { faded } from '../scene/color.ts';
import { footprintOf } from '../scene/footprint.ts';
import type { Area } from '../scene/layout.ts';
import type { Preview } from '../tools/tool.ts';
import { drawCounter } from './counter.ts';
import { drawPath, drawSide, tracePath } from './lines.ts';
import { endsOf } from './side-ends.ts';
import { badge, border, wash } from './marks.ts';
import { traceRegion } from './region.ts';
import type { Sheet } from './sheet.ts';

/** What a tool shows, and the hex that has the keyboard's focus (-1: none). */
export function drawPreview(sheet: Sheet, preview: Preview, focus: number): void {
  const { ink, staged, theme, scale } = sheet;
  const { grid, scene } = staged;
  const { erase } = preview;
  drawPainted(sheet, preview);
  if (preview.chosen.length > 0) {
    wash(sheet, preview.chosen, erase ? theme.danger : theme.selection, 0.2);
    border(sheet, preview.chosen, erase ? theme.danger : theme.selection, 2);
  }
  border(sheet, preview.brush, theme.overlayHalo, 4);
  border(sheet, preview.brush, theme.pointer, 1.8);
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
  preview.draw?.(sheet);
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
    border(sheet, [focus], theme.overlayHalo, 5.5);
    border(sheet, [focus], theme.pointer, 2.5);
  }
}

function drawPainted(sheet: Sheet, { paint }: Preview): void {
  if (paint.length === 0) return;
  const { ink, staged, theme, scale, area } = sheet;
  const { layout, scene } = staged;
  const { byTerrain, all } = groupsOf(paint);
  for (const [terrain, hexes] of byTerrain) {
    if (terrain === null) continue;
    ink.beginPath();
    traceRegion(sheet, { has: (hex) => hexes.has(hex), rounds: () => false, rim: true });
    ink.fillStyle = faded(theme.terrain(scene.terrains[terrain]?.color ?? '#b9b9b9'), 0.86);
    ink.fill();
  }
  border(sheet, all, theme.pointer, 1.4);
  if (scale < 9) return;
  for (const { hex, terrain, level } of paint) {
    const [x, y] = [layout.x[hex], layout.y[hex]];
    if (level === null || terrain !== null || !within(area, x, y)) continue;
    badge(sheet, x, y, String(level), theme.contour, 0.36);
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

interface PaintGroups {
  readonly byTerrain: ReadonlyMap<number | null, ReadonlySet<number>>;
  readonly all: readonly number[];
}

const groups = new WeakMap<Preview['paint'], PaintGroups>();

/** Painted hexes by their terrain, found once for a preview: it is drawn again whenever the pointer moves. */
function groupsOf(paint: Preview['paint']): PaintGroups {
  let found = groups.get(paint);
  if (found === undefined) {
    const byTerrain = new Map<number | null, Set<number>>();
    for (const { hex, terrain } of paint) {
      const same = byTerrain.get(terrain);
      if (same === undefined) byTerrain.set(terrain, new Set([hex]));
      else same.add(hex);
    }
    found = { byTerrain, all: paint.map(({ hex }) => hex) };
    groups.set(paint, found);
  }
  return found;
}

function within({ left, top, right, bottom }: Area, x: number, y: number): boolean {
  return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
}
