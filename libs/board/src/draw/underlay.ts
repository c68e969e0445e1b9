/** A scan over the ground, what it was fitted on, and the numbers that show how well it fits. */
import type { Underlay } from '../scene/underlay.ts';
import { write } from './ink.ts';
import { border } from './marks.ts';
import { hexesOn, type Sheet } from './sheet.ts';

/** Below this scale not even large numbers could be read. */
const NUMBERS_FROM = 8;

/** Draws the scan. The context is set to hexsides. */
export function drawUnderlay(context: CanvasRenderingContext2D, { image, warp, opacity }: Underlay): void {
  // A picture that is still loading, broken or closed cannot be drawn.
  const loaded = image instanceof HTMLImageElement ? image.complete && image.naturalWidth > 0 : image.width > 0;
  if (loaded) {
    context.save();
    context.globalAlpha = opacity;
    context.transform(warp.a, warp.b, warp.c, warp.d, warp.e, warp.f);
    context.drawImage(image, 0, 0);
    context.restore();
  }
}

/** Marks the hexes that a scan was fitted on. */
export function drawScanMarks(sheet: Sheet, { marks }: Underlay): void {
  for (const { hex } of marks) border(sheet, [hex], sheet.theme.good, 2.5);
}

/** The number of every hex, as large as its hex allows. */
export function printNumbers(sheet: Sheet): void {
  const { ink, staged, theme, scale } = sheet;
  if (scale < NUMBERS_FROM) return;
  const { layout, scene } = staged;
  const size = Math.max(0.24, Math.min(0.52, 10 / scale));
  for (const hex of hexesOn(sheet)) {
    const look = { size, color: theme.text, halo: theme.halo, haloWidth: 0.3, style: '600', within: 1.5 } as const;
    write(ink, scene.label(hex), layout.x[hex], layout.y[hex] - (0.66 - size / 2), look);
  }
}
