/** Contour lines, which follow from the levels: along hexsides, rounded where they turn. */
import { highestOn } from './terrain.ts';
import { traceRegion } from './region.ts';
import { hexesOn, type Sheet } from './sheet.ts';

const CONTOURS_FROM = 3;
/** Steps of this many levels at once bear ticks downhill. */
const STEEP = 2;

/** Draws the contours with a light and a dark edge, as if the light fell from the upper left. */
export function drawContours(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  if (scale < CONTOURS_FROM || staged.baseLevel === staged.topLevel) return;
  const { elevation } = staged.scene;
  const highest = highestOn(sheet);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (let level = staged.baseLevel + 1; level <= highest; level++) {
    const trace = (): void =>
      traceRegion(sheet, { has: (hex) => elevation[hex] >= level, rounds: () => true, rim: false });
    if (scale > 10) {
      stroked(sheet, trace, theme.slopeDark, 0.2, 0.07);
      stroked(sheet, trace, theme.slopeLight, 0.1, -0.055);
    }
    stroked(sheet, trace, theme.contour, (level - staged.baseLevel) % 5 === 0 ? 0.1 : 0.055, 0);
  }
  if (scale > 10) drawTicks(sheet);
}

function stroked({ ink }: Sheet, trace: () => void, color: string, width: number, shift: number): void {
  ink.save();
  ink.translate(shift, shift);
  ink.beginPath();
  trace();
  ink.strokeStyle = color;
  ink.lineWidth = width;
  ink.stroke();
  ink.restore();
}

function drawTicks(sheet: Sheet): void {
  const { ink, staged, theme } = sheet;
  const { layout, grid, scene } = staged;
  ink.beginPath();
  for (const hex of hexesOn(sheet)) {
    for (let d = 0; d < 6; d++) {
      const low = grid.neighbour[hex * 6 + d];
      if (low < 0 || scene.elevation[hex] - scene.elevation[low] < STEEP) continue;
      const next = (d + 1) % 6;
      for (let i = 1; i <= 4; i++) {
        const share = i / 5;
        const x = layout.x[hex] + layout.cornerX[d] * (1 - share) + layout.cornerX[next] * share;
        const y = layout.y[hex] + layout.cornerY[d] * (1 - share) + layout.cornerY[next] * share;
        ink.moveTo(x, y);
        ink.lineTo(x + layout.middleX[d] * 0.22, y + layout.middleY[d] * 0.22);
      }
    }
  }
  ink.strokeStyle = theme.contour;
  ink.lineWidth = 0.045;
  ink.stroke();
}
