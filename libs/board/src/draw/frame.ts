/** The foot of the sheet: title, legend, scale bar and compass, as printed maps have them. */
import { Grid, sideOf } from '@hexwright/hex';
import { mixed } from '../scene/color.ts';
import { footOf, LEGEND_ROW, legendOf, type LegendEntry } from '../scene/foot.ts';
import type { MapFrame } from '../scene/scene.ts';
import { stage } from '../scene/stage.ts';
import { EXAMPLE, EXAMPLE_MIDDLE as MIDDLE } from './example.ts';
import { SANS, SERIF, write } from './ink.ts';
import { drawPath, drawSide } from './lines.ts';
import { drawPattern } from './patterns.ts';
import type { Sheet } from './sheet.ts';

/** Below this scale nothing of it could be read. */
const FRAME_FROM = 3.5;
const INSET = 1.1;
const ROOT_3 = Math.sqrt(3);

/** Draws what stands at the foot of a sheet that has a frame. */
export function drawFrame(sheet: Sheet): void {
  const { staged, area, scale } = sheet;
  const { scene, layout } = staged;
  const { frame } = scene;
  if (frame === undefined || frame === null || scale < FRAME_FROM) return;
  const top = layout.height - footOf(scene, layout.width);
  if (area.bottom < top || layout.height === top) return;
  if (frame.title !== '') drawTitle(sheet, frame, top);
  const { entries, perRow, column, top: below } = legendOf(scene, layout.width);
  entries.forEach((entry, index) => {
    const x = INSET + (index % perRow) * column;
    const y = top + below + (Math.floor(index / perRow) + 0.5) * LEGEND_ROW;
    drawEntry(sheet, entry, x, y);
  });
  const right = layout.width - INSET;
  if (frame.compass) drawCompass(sheet, right - 0.9, top + 1.15);
  if (frame.scale !== null) drawScaleBar(sheet, frame.scale, right - (frame.compass ? 2.3 : 0), top + 1.2);
}

function drawTitle({ ink, theme }: Sheet, { title, subtitle }: MapFrame, top: number): void {
  const look = { color: theme.text, family: SERIF, align: 'left', within: 30 } as const;
  const size = subtitle === '' ? 0.95 : 0.8;
  write(ink, title, INSET, top + (subtitle === '' ? 0.9 : 0.65), { ...look, size, style: '600', spacing: 0.03 });
  if (subtitle !== '') write(ink, subtitle, INSET, top + 1.4, { ...look, size: 0.42, style: 'italic' });
}

function drawEntry(sheet: Sheet, entry: LegendEntry, x: number, y: number): void {
  const { ink, theme } = sheet;
  const example = stage(EXAMPLE);
  const { layout } = example;
  const small = { ...sheet, staged: example, scale: 60 };
  ink.save();
  ink.translate(x + 0.45, y);
  ink.scale(0.5, 0.5);
  ink.translate(-layout.x[MIDDLE], -layout.y[MIDDLE]);
  switch (entry.is) {
    case 'terrain': {
      const color = theme.terrain(entry.style.color);
      ink.beginPath();
      for (let corner = 0; corner < 6; corner++) {
        const [cx, cy] = [layout.x[MIDDLE] + layout.cornerX[corner], layout.y[MIDDLE] + layout.cornerY[corner]];
        if (corner === 0) ink.moveTo(cx, cy);
        else ink.lineTo(cx, cy);
      }
      ink.closePath();
      ink.fillStyle = color;
      ink.fill();
      drawPattern(small, entry.style.pattern, MIDDLE, color, mixed(color, theme.pattern, theme.patternStrength));
      ink.strokeStyle = theme.gridLine;
      ink.lineWidth = 0.05;
      ink.stroke();
      break;
    }
    case 'side':
      // One side, turned to lie level.
      ink.translate(layout.x[MIDDLE], layout.y[MIDDLE]);
      ink.rotate(-Math.PI / 6);
      ink.translate(-layout.x[MIDDLE] - layout.middleX[1], -layout.y[MIDDLE] - layout.middleY[1]);
      drawSide(small, entry.style.drawing, entry.style.color, [sideOf(new Grid(EXAMPLE.grid), MIDDLE, 1)]);
      break;
    case 'path':
      drawPath(small, entry.style.drawing, entry.style.color, () => {
        ink.moveTo(layout.x[MIDDLE] - 0.9, layout.y[MIDDLE]);
        ink.lineTo(layout.x[MIDDLE] + 0.9, layout.y[MIDDLE]);
      });
  }
  ink.restore();
  const look = { size: 0.42, color: theme.text, family: SANS, align: 'left', within: 3.7 } as const;
  write(ink, entry.style.name, x + 1.15, y + 0.02, look);
}

function drawCompass({ ink, theme }: Sheet, x: number, y: number): void {
  ink.beginPath();
  ink.moveTo(x, y - 0.75);
  ink.lineTo(x + 0.26, y + 0.45);
  ink.lineTo(x, y + 0.22);
  ink.closePath();
  ink.fillStyle = theme.text;
  ink.fill();
  ink.beginPath();
  ink.moveTo(x, y - 0.75);
  ink.lineTo(x - 0.26, y + 0.45);
  ink.lineTo(x, y + 0.22);
  ink.closePath();
  ink.strokeStyle = theme.text;
  ink.lineWidth = 0.045;
  ink.lineJoin = 'round';
  ink.stroke();
  write(ink, 'N', x, y + 0.82, { size: 0.46, color: theme.text, family: SERIF, style: '600' });
}

/** A bar as long as so many hexes in a row, its right end at `right`. */
function drawScaleBar({ ink, theme }: Sheet, scale: NonNullable<MapFrame['scale']>, right: number, y: number): void {
  const length = scale.hexes * ROOT_3;
  const left = right - length;
  const parts = 4;
  for (let part = 0; part < parts; part++) {
    ink.beginPath();
    ink.rect(left + (part * length) / parts, y - 0.12, length / parts, 0.24);
    ink.fillStyle = part % 2 === 0 ? theme.text : theme.paper;
    ink.fill();
    ink.strokeStyle = theme.text;
    ink.lineWidth = 0.045;
    ink.stroke();
  }
  const look = { size: 0.4, color: theme.text, family: SANS } as const;
  write(ink, scale.text || `${scale.hexes} hexes`, (left + right) / 2, y + 0.5, {
    ...look,
    within: Math.max(3, length),
  });
  write(ink, '0', left, y - 0.4, look);
  write(ink, String(scale.hexes), right, y - 0.4, look);
}
