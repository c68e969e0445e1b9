/** The whole sheet as one small picture: the minimap, and what is shown while nothing sharper is ready or needed. */
import { drawPaths, drawSides } from '../draw/lines.ts';
import { ALL_LAYERS } from '../scene/layers.ts';
import { mixed, rgb } from '../scene/color.ts';
import type { SceneChange } from '../scene/change.ts';
import { meeting, type Area } from '../scene/layout.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Theme } from '../scene/theme.ts';
import { opaqueContextOf } from './context.ts';

/** No larger than this many pixels. */
const MOST_PIXELS = 1_000_000;
/** No more pixels a hexside than this: a small map needs no large overview. */
const FINEST = 6;
/** Levels up to this have a shade of their own. */
const SHADES = 16;
/** Rows of pixels that are painted at a time. */
const BAND = 16;

/** A picture of terrain, levels and lines, kept up to date piece by piece. */
export class Overview {
  readonly canvas: HTMLCanvasElement;
  /** Pixels of a hexside. */
  readonly scale: number;
  private readonly context: CanvasRenderingContext2D;
  private staged: StagedScene;
  private readonly theme: Theme;
  /** Red, green and blue of every terrain at every level; last of all, of a terrain that the scene does not name. */
  private readonly colors: Uint8ClampedArray;
  private readonly unknown: number;
  private readonly paper: readonly [number, number, number];
  /** The first row of pixels that is still to be painted. */
  private next = 0;
  private changes = 0;

  constructor(staged: StagedScene, theme: Theme) {
    const { layout, scene } = staged;
    this.staged = staged;
    this.theme = theme;
    this.scale = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (layout.width * layout.height)));
    this.canvas = document.createElement('canvas');
    this.canvas.width = Math.max(1, Math.ceil(layout.width * this.scale));
    this.canvas.height = Math.max(1, Math.ceil(layout.height * this.scale));
    this.context = opaqueContextOf(this.canvas);
    this.context.fillStyle = theme.paper;
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.paper = rgb(theme.paper);
    this.unknown = scene.terrains.length;
    this.colors = new Uint8ClampedArray((this.unknown + 1) * SHADES * 3);
    for (let terrain = 0; terrain <= this.unknown; terrain++) {
      const color = theme.terrain(scene.terrains.at(terrain)?.color ?? '#b9b9b9');
      for (let level = 0; level < SHADES; level++) {
        const shade = 1 - (1 - theme.tintShare) ** level;
        this.colors.set(rgb(mixed(color, theme.tint, shade)), (terrain * SHADES + level) * 3);
      }
    }
  }

  /** Counts up with every change. */
  get version(): number {
    return this.changes;
  }

  /** Whether all of it has been painted. */
  get complete(): boolean {
    return this.next >= this.canvas.height;
  }

  /** Paints what is still missing until `deadline` of `performance.now()`; answers whether something still is. */
  work(deadline: number): boolean {
    while (!this.complete && performance.now() < deadline) {
      const bottom = Math.min(this.canvas.height, this.next + BAND);
      this.paint(0, this.next, this.canvas.width, bottom);
      this.next = bottom;
    }
    return !this.complete;
  }

  /** Shows another scene of the same grid and terrains; `change` is what differs. */
  update(staged: StagedScene, change: SceneChange): void {
    this.staged = staged;
    // Many pieces are painted in bands, a few at once.
    if (change === 'everything' || change.length > 200) this.next = 0;
    else for (const area of change) this.paintArea(area);
  }

  private paintArea(area: Area): void {
    const shown = meeting(area, this.staged.layout.sheet);
    const [left, top] = [Math.floor(shown.left * this.scale), Math.floor(shown.top * this.scale)];
    const right = Math.min(this.canvas.width, Math.ceil(shown.right * this.scale));
    const bottom = Math.min(this.canvas.height, Math.ceil(shown.bottom * this.scale));
    if (right > left && bottom > top) this.paint(left, top, right, bottom);
  }

  private paint(left: number, top: number, right: number, bottom: number): void {
    const { layout, scene, baseLevel } = this.staged;
    const { context, scale } = this;
    this.changes++;
    const image = context.createImageData(right - left, bottom - top);
    const { data } = image;
    let at = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const hex = layout.hexAt((x + 0.5) / scale, (y + 0.5) / scale);
        if (hex < 0) {
          [data[at], data[at + 1], data[at + 2]] = this.paper;
        } else {
          const level = Math.max(0, Math.min(SHADES - 1, scene.elevation[hex] - baseLevel));
          const color = (Math.min(scene.terrain[hex], this.unknown) * SHADES + level) * 3;
          data[at] = this.colors[color];
          data[at + 1] = this.colors[color + 1];
          data[at + 2] = this.colors[color + 2];
        }
        data[at + 3] = 255;
        at += 4;
      }
    }
    context.putImageData(image, left, top);
    const area = { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    context.scale(scale, scale);
    const sheet = { ink: context, staged: this.staged, theme: this.theme, layers: ALL_LAYERS, area, scale };
    drawPaths(sheet);
    drawSides(sheet);
    context.restore();
  }
}
