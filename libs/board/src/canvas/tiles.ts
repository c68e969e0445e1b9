/** The map in square pieces that are drawn once and then only copied, a few milliseconds' worth a frame. */
import { drawMap } from '../draw/map.ts';
import { toScreen, visibleArea, type Camera } from '../scene/camera.ts';
import type { Layers } from '../scene/layers.ts';
import { grown, meet, meeting, type Area } from '../scene/layout.ts';
import type { StagedScene } from '../scene/scene.ts';
import type { Theme } from '../scene/theme.ts';
import { LeastRecentlyUsed } from './lru.ts';
import { contextOf } from './overview.ts';

/** Side of a tile in device pixels. */
export const TILE = 512;
/** Tiles are drawn a quarter at a time, so that one frame never has to draw a whole one. */
const PIECE = TILE / 2;
const ALL_PIECES = 0b1111;
/** Shadows reach a little over their hexes, in hexsides. */
const REACH = 0.2;
const MOST_TILES = 96;

/** A square of the map. `scale` is device pixels a hexside; bit i of `drawn` says that quarter i is ready. */
interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly scale: number;
  readonly column: number;
  readonly row: number;
  drawn: number;
}

/** What tiles show. */
export interface TileContent {
  readonly staged: StagedScene;
  readonly theme: Theme;
  readonly layers: Layers;
}

/** The tiles of one map, for any number of scales. */
export class Tiles {
  private readonly tiles = new LeastRecentlyUsed<string, Tile>(MOST_TILES);
  private readonly spare: HTMLCanvasElement[] = [];
  private content: TileContent;
  /** Device pixels of a CSS pixel. */
  private ratio: number;
  /** The scale drawn for last, and the one before it, whose tiles stand in for missing ones. */
  private sharp = 0;
  private standIn = 0;

  constructor(content: TileContent, ratio: number) {
    this.content = content;
    this.ratio = ratio;
  }

  /** Everything looks different now. */
  reset(content: TileContent, ratio: number): void {
    this.content = content;
    this.ratio = ratio;
    for (const [, tile] of this.tiles.entries()) this.spare.push(tile.canvas);
    this.tiles.clear();
  }

  /** These hexes look different now: what shows them is drawn again at once, as little of it as possible. */
  hexesChanged(hexes: readonly number[], visible: (area: Area) => boolean): void {
    const area = this.content.staged.layout.areaOf(hexes);
    if (area === null) return;
    const changed = grown(area, 1);
    const few = hexes.length <= 64;
    for (const [key, tile] of this.tiles.entries()) {
      const shown = areaOfTile(tile);
      if (!meet(shown, changed)) continue;
      if (tile.drawn === ALL_PIECES && few && visible(shown)) this.draw(tile, meeting(shown, changed));
      else if (visible(shown)) tile.drawn = 0;
      else {
        this.spare.push(tile.canvas);
        this.tiles.delete(key);
      }
    }
  }

  /**
   * Copies the map to `target` (whose pixels are device pixels), drawing what is missing at `sharp` device pixels a
   * hexside until `deadline`; where something is still missing, over `backdrop` and what there is at another scale.
   * Answers whether something is.
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
    let missing = false;
    for (const tile of wanted) {
      for (let piece = 0; piece < 4; piece++) {
        if ((tile.drawn & (1 << piece)) !== 0) continue;
        if (performance.now() >= deadline) missing = true;
        else this.drawPiece(tile, piece);
      }
    }
    if (missing) {
      backdrop();
      for (const [, tile] of this.tiles.entries()) {
        if (tile.scale === this.standIn && meet(areaOfTile(tile), shown)) this.copy(target, camera, tile);
      }
    }
    for (const tile of wanted) this.copy(target, camera, tile);
    return missing;
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
    const tile = { canvas, context: contextOf(canvas), scale, column, row, drawn: 0 };
    const gone = this.tiles.set(key, tile);
    if (gone !== undefined) this.spare.push(gone.canvas);
    return tile;
  }

  private drawPiece(tile: Tile, piece: number): void {
    const { left, top } = areaOfTile(tile);
    const side = PIECE / tile.scale;
    const [x, y] = [left + (piece & 1) * side, top + (piece >> 1) * side];
    this.draw(tile, { left: x, top: y, right: x + side, bottom: y + side });
    tile.drawn |= 1 << piece;
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
    context.clearRect(left, top, right - left, bottom - top);
    context.setTransform(scale, 0, 0, scale, -tile.column * TILE, -tile.row * TILE);
    drawMap({ ink: context, ...this.content, area: grown(area, REACH), scale: scale / this.ratio });
    context.restore();
  }
}

function areaOfTile({ scale, column, row }: Tile): Area {
  const side = TILE / scale;
  return { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side };
}
