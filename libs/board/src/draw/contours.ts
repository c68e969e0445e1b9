/** Contour lines, which follow from the levels: along hexsides, rounded where they turn. */
import { hexesOn, type Sheet } from './sheet.ts';

const CONTOURS_FROM = 3;
/** Steps of this many levels at once bear ticks downhill. */
const STEEP = 2;

/** Draws the contours with a light and a dark edge, as if the light fell from the upper left. */
export function drawContours(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  if (scale < CONTOURS_FROM || staged.baseLevel === staged.topLevel) return;
  const hexes = hexesOn(sheet);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (let level = staged.baseLevel + 1; level <= staged.topLevel; level++) {
    const trace = (): void => traceContour(sheet, hexes, level);
    if (scale > 10) {
      stroked(sheet, trace, theme.slopeDark, 0.2, 0.07);
      stroked(sheet, trace, theme.slopeLight, 0.1, -0.055);
    }
    stroked(sheet, trace, theme.contour, (level - staged.baseLevel) % 5 === 0 ? 0.1 : 0.055, 0);
  }
  if (scale > 10) drawTicks(sheet, hexes);
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

function traceContour({ ink, staged }: Sheet, hexes: Int32Array, level: number): void {
  const { layout, grid, scene } = staged;
  const { elevation } = scene;
  const { neighbour } = grid;
  for (const hex of hexes) {
    if (elevation[hex] < level) continue;
    for (let d = 0; d < 6; d++) {
      const low = neighbour[hex * 6 + d];
      if (low < 0 || elevation[low] >= level) continue;
      const [x, y] = [layout.x[hex], layout.y[hex]];
      const [fromX, fromY] = [x + layout.middleX[d], y + layout.middleY[d]];
      for (const turn of [0, 1]) {
        const corner = (d + turn) % 6;
        const third = neighbour[hex * 6 + ((d + (turn === 0 ? 5 : 1)) % 6)];
        const [cornerX, cornerY] = [x + layout.cornerX[corner], y + layout.cornerY[corner]];
        if (third < 0) {
          ink.moveTo(fromX, fromY);
          ink.lineTo(cornerX, cornerY);
        } else if (elevation[third] >= level) {
          // The line goes on between the third hex and the low one; either of the high ones would draw it.
          if (third < hex) continue;
          const onward = (d + (turn === 0 ? 1 : 5)) % 6;
          ink.moveTo(fromX, fromY);
          ink.quadraticCurveTo(
            cornerX,
            cornerY,
            layout.x[third] + layout.middleX[onward],
            layout.y[third] + layout.middleY[onward],
          );
        } else if (turn === 1) {
          // The line turns round this hex.
          const onward = (d + 1) % 6;
          ink.moveTo(fromX, fromY);
          ink.quadraticCurveTo(cornerX, cornerY, x + layout.middleX[onward], y + layout.middleY[onward]);
        }
      }
    }
  }
}

function drawTicks({ ink, staged, theme }: Sheet, hexes: Int32Array): void {
  const { layout, grid, scene } = staged;
  ink.beginPath();
  for (const hex of hexes) {
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
