import { placeCounters } from '../scene/footprint.ts';
import { ALL_LAYERS, type Layers } from '../scene/layers.ts';
import type { StagedScene } from '../scene/stage.ts';
import { THEMES, type Theme } from '../scene/theme.ts';
import { drawCounter } from './counter.ts';
import { drawMap } from './map.ts';
import { SvgInk } from './svg-ink.ts';

/** How a sheet is written as SVG. */
export interface SvgOptions {
  readonly theme?: Theme;
  readonly layers?: Layers;
  /** Length of a hexside in millimetres: 9 unless said, near the printed maps of old. */
  readonly hexside?: number;
}

/** The whole sheet with its counters as an SVG document. Pictures on counters are referred to by their addresses. */
export function sheetAsSvg(staged: StagedScene, options: SvgOptions = {}): string {
  const { theme = THEMES.light, layers = ALL_LAYERS, hexside = 9 } = options;
  const { layout, scene, grid } = staged;
  const ink = new SvgInk();
  // Paper has room for every detail.
  const scale = 60;
  drawMap({ ink, staged, theme, layers, area: layout.sheet, scale });
  if (layers.counters > 0) {
    const { footprints } = placeCounters(staged);
    scene.counters.forEach((counter, index) => {
      const { x, y, angle, front, halfWidth } = footprints[index];
      if (halfWidth === 0) return;
      ink.save();
      ink.globalAlpha = layers.counters;
      ink.translate(x, y);
      ink.rotate(angle);
      const drawArt = (address: string, left: number, top: number, width: number, height: number): boolean => {
        ink.image(address, left, top, width, height);
        return true;
      };
      drawCounter(ink, counter, { theme, orientation: grid.orientation, front, lit: false, scale, drawArt });
      ink.restore();
    });
  }
  const [width, height] = [layout.width, layout.height].map((length) => Math.round(length * 1000) / 1000);
  const size = `width="${width * hexside}mm" height="${height * hexside}mm" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${ink.text}\n</svg>\n`;
}
