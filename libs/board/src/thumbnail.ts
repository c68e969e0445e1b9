import { drawCounter } from './draw/counter.ts';
import { drawPaths, drawSides } from './draw/lines.ts';
import { drawMap } from './draw/map.ts';
import { detailOf } from './scene/detail.ts';
import { placeCounters } from './scene/footprint.ts';
import { ALL_LAYERS, type Layers } from './scene/layers.ts';
import type { BoardScene } from './scene/scene.ts';
import { stage } from './scene/stage.ts';
import { THEMES, type Theme } from './scene/theme.ts';

/** On a map of more hexes nothing but their colours could be told apart. */
const MOST_DRAWN = 12_000;
/** Names would be too small to be read, and hexes so small are a grey veil over the ground. */
const LAYERS: Layers = { ...ALL_LAYERS, labels: 0, numbers: 0, grid: 0.35, zones: 0.5 };

/** How a thumbnail is made. */
export interface ThumbnailStyle {
  readonly theme?: Theme;
  /**
   * Pixels that a hexside has at least: where the whole map would be smaller, the part of it is shown where two sides face
   * each other. The whole map is shown where absent.
   */
  readonly least?: number;
  /** Pixels of the picture for each that it is shown in: counters say no more than can be read there. 1 where absent. */
  readonly density?: number;
}

/**
 * A picture of a scene for a gallery, as large as fits into `width` by `height` pixels, made without a board, in a page or in
 * a worker: some ten milliseconds for a map of 1,000 hexes. Throws a RangeError if the scene is not one.
 */
export function thumbnail(
  scene: BoardScene,
  width: number,
  height: number,
  { theme = THEMES.light, least = 0, density = 1 }: ThumbnailStyle = {},
): OffscreenCanvas {
  const staged = stage(scene);
  const { layout } = staged;
  const area = detailOf(staged, width, height, least);
  const [across, down] = [area.right - area.left, area.bottom - area.top];
  const scale = Math.min(width / across, height / down);
  const [wide, high] = [across, down].map((length) => Math.max(1, Math.round(length * scale)));
  const canvas = new OffscreenCanvas(wide, high);
  const ink = canvas.getContext('2d', { alpha: false });
  if (ink === null) return canvas;
  ink.scale(scale, scale);
  ink.translate(-area.left, -area.top);
  const sheet = { ink, staged, theme, layers: LAYERS, area, scale: scale / density };
  if (staged.grid.count <= MOST_DRAWN) drawMap(sheet);
  else {
    ink.fillStyle = theme.paper;
    ink.fillRect(0, 0, layout.width, layout.height);
    const colors = scene.terrains.map(({ color }) => theme.terrain(color));
    for (let hex = 0; hex < staged.grid.count; hex++) {
      ink.fillStyle = colors[scene.terrain[hex]] ?? theme.paper;
      ink.fillRect(layout.x[hex] - 0.9, layout.y[hex] - 0.9, 1.8, 1.8);
    }
    drawPaths(sheet);
    drawSides(sheet);
  }
  const { orientation } = staged.grid;
  const { footprints } = placeCounters(staged);
  scene.counters.forEach((counter, index) => {
    const { x, y, angle, front, halfWidth } = footprints[index];
    if (halfWidth === 0) return;
    ink.save();
    ink.translate(x, y);
    ink.rotate(angle);
    drawCounter(ink, counter, { theme, orientation, front, lit: false, scale: scale / density, drawArt: () => false });
    ink.restore();
  });
  return canvas;
}
