/** The whole sheet as one small picture: the minimap, and what is shown while nothing sharper is ready or needed. */
import { mixed, rgb } from '../scene/color.ts';
import { grown, type Area } from '../scene/layout.ts';
import type { StagedScene } from '../scene/scene.ts';
import type { Theme } from '../scene/theme.ts';

/** No larger than this many pixels. */
const MOST_PIXELS = 1_000_000;
/** No more pixels a hexside than this: a small map needs no large overview. */
const FINEST = 6;
/** Levels up to this have a shade of their own. */
const SHADES = 16;

/** A picture of ground and levels, kept up to date hex by hex. */
export class Overview {
  readonly canvas: HTMLCanvasElement;
  /** Pixels of a hexside. */
  readonly scale: number;
  private readonly context: CanvasRenderingContext2D;
  private readonly staged: StagedScene;
  private readonly colors: Uint8ClampedArray;
  private readonly paper: readonly [number, number, number];

  constructor(staged: StagedScene, theme: Theme) {
    const { layout, scene } = staged;
    this.staged = staged;
    this.scale = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (layout.width * layout.height)));
    this.canvas = document.createElement('canvas');
    this.canvas.width = Math.max(1, Math.ceil(layout.width * this.scale));
    this.canvas.height = Math.max(1, Math.ceil(layout.height * this.scale));
    this.context = contextOf(this.canvas);
    this.paper = rgb(theme.paper);
    this.colors = new Uint8ClampedArray(256 * SHADES * 3);
    for (let ground = 0; ground < 256; ground++) {
      const color = theme.ground(scene.grounds[ground]?.color ?? '#b9b9b9');
      for (let level = 0; level < SHADES; level++) {
        const shade = 1 - (1 - theme.tintShare) ** level;
        this.colors.set(rgb(mixed(color, theme.tint, shade)), (ground * SHADES + level) * 3);
      }
    }
    this.paint(layout.sheet);
  }

  /** Draws hexes again whose ground or level has changed. */
  hexesChanged(hexes: readonly number[]): void {
    const { layout } = this.staged;
    // A few hexes one by one, many at once.
    const areas = hexes.length > 200 ? [layout.sheet] : hexes.map((hex) => layout.areaOf([hex]));
    for (const area of areas) if (area !== null) this.paint(grown(area, 0.2));
  }

  private paint(area: Area): void {
    const { layout, scene, baseLevel } = this.staged;
    const [left, top] = [
      Math.max(0, Math.floor(area.left * this.scale)),
      Math.max(0, Math.floor(area.top * this.scale)),
    ];
    const right = Math.min(this.canvas.width, Math.ceil(area.right * this.scale));
    const bottom = Math.min(this.canvas.height, Math.ceil(area.bottom * this.scale));
    if (right <= left || bottom <= top) return;
    const image = this.context.createImageData(right - left, bottom - top);
    const { data } = image;
    let at = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const hex = layout.hexAt((x + 0.5) / this.scale, (y + 0.5) / this.scale);
        if (hex < 0) {
          [data[at], data[at + 1], data[at + 2]] = this.paper;
        } else {
          const level = Math.max(0, Math.min(SHADES - 1, scene.elevation[hex] - baseLevel));
          const color = (scene.ground[hex] * SHADES + level) * 3;
          data[at] = this.colors[color];
          data[at + 1] = this.colors[color + 1];
          data[at + 2] = this.colors[color + 2];
        }
        data[at + 3] = 255;
        at += 4;
      }
    }
    this.context.putImageData(image, left, top);
  }
}

/** The drawing context of a canvas. Throws an Error if the browser gives none, as it may when memory runs out. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null)
    throw new Error('The browser gave no drawing context: too many or too large canvases are open.');
  return context;
}
