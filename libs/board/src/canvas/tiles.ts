/** The map in square pieces that are drawn once and then only copied, a few milliseconds' worth a frame. */
import type { Sheet } from '../draw/sheet.ts';
import { toScreen, visibleArea, type Camera } from '../scene/pan-zoom.ts';
import type { SceneChange } from '../scene/change.ts';
import type { Layers } from '../scene/layers.ts';
import { grown, meet, meeting, type Area } from '../scene/layout.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Theme } from '../scene/theme.ts';
import { LeastRecentlyUsed } from './lru.ts';
import { contextOf, opaqueContextOf } from './context.ts';

/** Side of a tile in device pixels. */
export const TILE = 512;
/** Tiles are drawn a quarter at a time, so that one frame never has to draw a whole one. */
const PIECE = TILE / 2;
const ALL_PIECES = 0b1111;
/** Shadows reach a little over their hexes, in hexsides. */
const REACH = 0.2;
const MOST_TILES = 96;
/** So many changed areas are drawn again at once. */
const FEW = 64;

/**
 * A square of the map. `scale` is device pixels a hexside. Bit i of `drawn` says that quarter i shows something, of
 * `fresh` that it shows how things are now.
 */
interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly scale: number;
  readonly column: number;
  readonly row: number;
  drawn: number;
  fresh: number;
}

/** What tiles show. */
export interface TileContent {
  /** Draws a piece of the sheet. */
  readonly print: (sheet: Sheet) => void;
  readonly staged: StagedScene;
  readonly theme: Theme;
  readonly layers: Layers;
}

/** The tiles of one map, for any number of scales. */
export class Tiles {
  private readonly tiles = new LeastRecentlyUsed<string, Tile>(MOST_TILES);
  private readonly spare: HTMLCanvasElement[] = [];
  private readonly blotter = contextOf(Object.assign(document.createElement('canvas'), { width: 1, height: 1 }));
  private readonly opaque: boolean;
  private content: TileContent;
  /** Device pixels of a CSS pixel. */
  private ratio: number;
  /** The scale drawn for last, and the one before it, whose tiles stand in for missing ones. */
  private sharp = 0;
  private standIn = 0;

  /** Tiles that are not `opaque` lie over something else. */
  constructor(content: TileContent, ratio: number, opaque: boolean) {
    this.opaque = opaque;
    this.content = content;
    this.ratio = ratio;
  }

  /** Forgets everything: it is another map, or a screen of another sharpness. */
  reset(content: TileContent, ratio: number): void {
    this.content = content;
    this.ratio = ratio;
    for (const [, tile] of this.tiles.entries()) this.spare.push(tile.canvas);
    this.tiles.clear();
  }

  /**
   * Shows other content of the same map. What is in sight and differs in a few areas is drawn again at once, as little
   * of it as possible; of the rest the old picture stays until there is time for it.
   */
  update(content: TileContent, change: SceneChange, visible: (area: Area) => boolean): void {
    this.content = content;
    for (const [key, tile] of this.tiles.entries()) {
      const shown = areaOfTile(tile);
      const areas = change === 'everything' ? [shown] : change.filter((area) => meet(area, shown));
      if (areas.length === 0) continue;
      if (!visible(shown)) {
        this.spare.push(tile.canvas);
        this.tiles.delete(key);
      } else if (change !== 'everything' && change.length <= FEW) {
        for (const area of merged(areas)) this.draw(tile, meeting(shown, area));
      } else tile.fresh = 0;
    }
  }

  /**
   * Copies the map to `target` (whose pixels are device pixels), drawing what is missing at `sharp` device pixels a
   * hexside until `deadline`; where something is still missing, over `backdrop` and what there is at another scale.
   * Answers whether something is not as it should be.
   */
  show(
    target: CanvasRenderingContext2D,
    camera: Camera,
    sharp: number,
    deadline: number,
    backdrop: () => void,
  ): boolean {
    if (sharp !== this.sharp) [this.sharp, this.standIn] = [sharp, this.sharp];
    const { layout } = this.content.staged;
    const shown = meeting(visibleArea(camera), layout.sheet);
    if (shown.left >= shown.right || shown.top >= shown.bottom) return false;
    const step = TILE / sharp;
    const [lastColumn, lastRow] = [Math.floor(shown.right / step), Math.floor(shown.bottom / step)];
    const wanted: Tile[] = [];
    for (let row = Math.floor(shown.top / step); row <= lastRow; row++) {
      for (let column = Math.floor(shown.left / step); column <= lastColumn; column++) {
        wanted.push(this.tile(sharp, column, row));
      }
    }
    // From the middle outwards.
    const away = (tile: Tile): number =>
      Math.hypot((tile.column + 0.5) * step - camera.x, (tile.row + 0.5) * step - camera.y);
    wanted.sort((a, b) => away(a) - away(b));
    let [missing, stale] = [false, false];
    for (const tile of wanted) {
      for (let piece = 0; piece < 4; piece++) {
        if ((tile.fresh & (1 << piece)) !== 0) continue;
        if (performance.now() < deadline) this.drawPiece(tile, piece);
        else {
          stale = true;
          missing ||= (tile.drawn & (1 << piece)) === 0;
        }
      }
    }
    if (missing && this.opaque) {
      backdrop();
      for (const [, tile] of this.tiles.entries()) {
        if (tile.scale === this.standIn && meet(areaOfTile(tile), shown)) this.copy(target, camera, tile);
      }
    }
    for (const tile of wanted) this.copy(target, camera, tile);
    return stale;
  }

  private copy(target: CanvasRenderingContext2D, camera: Camera, tile: Tile): void {
    if (tile.drawn === 0) return;
    const { left, top } = areaOfTile(tile);
    const at = toScreen(camera, { x: left, y: top });
    const zoom = (camera.scale * this.ratio) / tile.scale;
    const [x, y] = [at.x * this.ratio, at.y * this.ratio];
    if (tile.drawn === ALL_PIECES) {
      if (Math.abs(zoom - 1) < 1e-6) target.drawImage(tile.canvas, Math.round(x), Math.round(y));
      else target.drawImage(tile.canvas, x, y, TILE * zoom, TILE * zoom);
      return;
    }
    for (let piece = 0; piece < 4; piece++) {
      if ((tile.drawn & (1 << piece)) === 0) continue;
      const [dx, dy] = [(piece & 1) * PIECE, (piece >> 1) * PIECE];
      const size = PIECE * zoom;
      const sharpAt = (value: number): number => (Math.abs(zoom - 1) < 1e-6 ? Math.round(value) : value);
      target.drawImage(tile.canvas, dx, dy, PIECE, PIECE, sharpAt(x) + dx * zoom, sharpAt(y) + dy * zoom, size, size);
    }
  }

  private tile(scale: number, column: number, row: number): Tile {
    const key = `${scale} ${column} ${row}`;
    const known = this.tiles.get(key);
    if (known !== undefined) return known;
    const canvas = this.spare.pop() ?? document.createElement('canvas');
    if (canvas.width !== TILE) [canvas.width, canvas.height] = [TILE, TILE];
    const tile = {
      canvas,
      context: this.opaque ? opaqueContextOf(canvas) : contextOf(canvas),
      scale,
      column,
      row,
      drawn: 0,
      fresh: 0,
    };
    const gone = this.tiles.set(key, tile);
    if (gone !== undefined) this.spare.push(gone.canvas);
    return tile;
  }

  private drawPiece(tile: Tile, piece: number): void {
    const { left, top } = areaOfTile(tile);
    const side = PIECE / tile.scale;
    const [x, y] = [left + (piece & 1) * side, top + (piece >> 1) * side];
    this.draw(tile, { left: x, top: y, right: x + side, bottom: y + side });
    // Browsers put drawing off until the picture is needed; only what has been done can be timed.
    this.blotter.drawImage(tile.canvas, 0, 0, 1, 1, 0, 0, 1, 1);
    tile.drawn |= 1 << piece;
    tile.fresh |= 1 << piece;
  }

  /** Draws a part of a tile, whole pixels of it. */
  private draw(tile: Tile, area: Area): void {
    const { context, scale } = tile;
    const origin = areaOfTile(tile);
    const pixel = (value: number, from: number, round: (value: number) => number): number =>
      Math.max(0, Math.min(TILE, round((value - from) * scale + (round === Math.floor ? 1e-6 : -1e-6))));
    const left = pixel(area.left, origin.left, Math.floor);
    const top = pixel(area.top, origin.top, Math.floor);
    const right = pixel(area.right, origin.left, Math.ceil);
    const bottom = pixel(area.bottom, origin.top, Math.ceil);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    const { print, staged, theme, layers } = this.content;
    // An opaque canvas that is cleared is black; beside the sheet lies the desk.
    context.fillStyle = theme.desk;
    if (this.opaque) context.fillRect(left, top, right - left, bottom - top);
    else context.clearRect(left, top, right - left, bottom - top);
    context.setTransform(scale, 0, 0, scale, -tile.column * TILE, -tile.row * TILE);
    print({ ink: context, staged, theme, layers, area: grown(area, REACH), scale: scale / this.ratio });
    context.restore();
  }
}

function areaOfTile({ scale, column, row }: Tile): Area {
  const side = TILE / scale;
  return { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side };
}

/** One area in place of several that lie close together, if that is no more to draw. */
function merged(areas: readonly Area[]): readonly Area[] {
  const whole = areas.reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }));
  const size = ({ left, top, right, bottom }: Area): number => (right - left) * (bottom - top);
  return size(whole) <= areas.reduce((sum, area) => sum + size(area), 0) ? [whole] : areas;
}
