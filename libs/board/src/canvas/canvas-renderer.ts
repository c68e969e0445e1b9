/** Draws with three canvases: the map from tiles, the counters, and what follows the pointer. */
import { drawOverCounters, drawPreview, drawUnderCounters } from '../draw/overlays.ts';
import type { Sheet } from '../draw/sheet.ts';
import { toScreen, visibleArea, type Camera } from '../scene/camera.ts';
import { placeCounters, type CounterPlaces } from '../scene/footprint.ts';
import { ALL_LAYERS, type Layers } from '../scene/layers.ts';
import { meet, type Area } from '../scene/layout.ts';
import { levels, type StagedScene } from '../scene/scene.ts';
import type { Theme } from '../scene/theme.ts';
import { EMPTY_VIEW, type BoardView } from '../scene/view.ts';
import { NO_PREVIEW, type Preview } from '../tools/tool.ts';
import { contextOf, Overview } from './overview.ts';
import type { MapRenderer } from './renderer.ts';
import { Sprites } from './sprites.ts';
import { Tiles } from './tiles.ts';

/** Milliseconds of a frame that may be spent on tiles, and on pictures of counters. */
const TILE_BUDGET = 6;
const SPRITE_BUDGET = 4;
/** Closer than this, in CSS pixels a hexside, tiles are drawn; further off the overview is enough. */
const TILES_FROM = 5;
/** The scale has to rest for this long, in milliseconds, before sharp tiles are drawn for it. */
const SETTLED_AFTER = 110;
/** Zoomed by more than this since, they are drawn even before. */
const TOO_BLURRED = 1.8;

/** Which of the canvases have to be drawn. */
interface Stale {
  map: boolean;
  counters: boolean;
  pointer: boolean;
}

/** The renderer that works everywhere, without a graphics card too. */
export class CanvasRenderer implements MapRenderer {
  private readonly map: CanvasRenderingContext2D;
  private readonly counters: CanvasRenderingContext2D;
  private readonly pointer: CanvasRenderingContext2D;
  private readonly tiles: Tiles;
  private readonly sprites: Sprites;
  private small: Overview;
  private staged: StagedScene;
  private places: CounterPlaces;
  private theme: Theme;
  private layers: Layers = ALL_LAYERS;
  private view: BoardView = EMPTY_VIEW;
  private preview: Preview = NO_PREVIEW;
  private focus = -1;
  /** Nothing has been drawn on the pointer's canvas since it was cleared. */
  private pointerEmpty = true;
  private ratio = 1;
  private camera: Camera | null = null;
  /** The scale, in device pixels a hexside, that tiles are drawn for, and since when the camera has been at its own. */
  private sharp = 0;
  private scaleSince = 0;
  private lit: ReadonlySet<string> = new Set();
  private readonly stale: Stale = { map: true, counters: true, pointer: true };

  /** Puts its canvases into `host`, which has to be positioned. `wake` is called when a frame is wanted. */
  constructor(host: HTMLElement, staged: StagedScene, theme: Theme, wake: () => void) {
    [this.map, this.counters, this.pointer] = ['map', 'counters', 'pointer'].map((name) => {
      const canvas = document.createElement('canvas');
      canvas.dataset['layer'] = name;
      canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
      canvas.setAttribute('aria-hidden', 'true');
      host.append(canvas);
      return contextOf(canvas);
    });
    this.staged = staged;
    this.theme = theme;
    this.places = placeCounters(staged);
    this.small = new Overview(staged, theme);
    this.tiles = new Tiles({ staged, theme, layers: this.layers }, this.ratio);
    this.sprites = new Sprites(() => {
      this.stale.counters = true;
      wake();
    });
  }

  resize(width: number, height: number, ratio: number): void {
    for (const { canvas } of [this.map, this.counters, this.pointer]) {
      canvas.width = Math.max(1, Math.round(width * ratio));
      canvas.height = Math.max(1, Math.round(height * ratio));
    }
    if (ratio !== this.ratio) {
      this.ratio = ratio;
      this.sharp = 0;
      this.redrawMap();
    }
    this.redrawAll();
  }

  setScene(staged: StagedScene): void {
    const { scene: before } = this.staged;
    const { scene } = staged;
    const sameGround =
      before.ground === scene.ground && before.elevation === scene.elevation && before.grounds === scene.grounds;
    const sameMap =
      sameGround &&
      staged.layout === this.staged.layout &&
      before.sides === scene.sides &&
      before.sideStyles === scene.sideStyles &&
      before.paths === scene.paths &&
      before.pathStyles === scene.pathStyles &&
      before.labels === scene.labels &&
      before.zones === scene.zones &&
      before.label === scene.label;
    // Levels that were painted since are told by hexesChanged, not here.
    this.staged = sameMap ? { ...staged, baseLevel: this.staged.baseLevel, topLevel: this.staged.topLevel } : staged;
    if (!sameMap) {
      this.small = new Overview(staged, this.theme);
      this.redrawMap();
    }
    this.places = placeCounters(staged, this.view.fanned);
    this.redrawAll();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.small = new Overview(this.staged, theme);
    this.redrawMap();
    this.redrawAll();
  }

  setLayers(layers: Layers): void {
    this.layers = layers;
    this.redrawMap();
    this.redrawAll();
  }

  setView(view: BoardView): void {
    if (view.fanned !== this.view.fanned) this.places = placeCounters(this.staged, view.fanned);
    this.view = view;
    this.lit = new Set(view.litCounters);
    this.stale.counters = true;
  }

  setPreview(preview: Preview, focus: number): void {
    if (preview === this.preview && focus === this.focus) return;
    this.preview = preview;
    this.focus = focus;
    this.stale.pointer = true;
  }

  hexesChanged(hexes: readonly number[]): void {
    const { baseLevel, topLevel } = levels(this.staged.scene.elevation);
    if (baseLevel !== this.staged.baseLevel || topLevel !== this.staged.topLevel) {
      // All tints are counted from the lowest level.
      const lowest = baseLevel !== this.staged.baseLevel;
      this.staged = { ...this.staged, baseLevel, topLevel };
      if (lowest) this.small = new Overview(this.staged, this.theme);
      this.redrawMap();
    } else {
      const shown = this.camera === null ? null : visibleArea(this.camera);
      this.tiles.hexesChanged(hexes, (area: Area) => shown !== null && meet(area, shown));
    }
    this.small.hexesChanged(hexes);
    this.stale.map = true;
  }

  draw(camera: Camera, time: number): boolean {
    const before = this.camera;
    const moved =
      before === null ||
      before.x !== camera.x ||
      before.y !== camera.y ||
      before.scale !== camera.scale ||
      before.width !== camera.width ||
      before.height !== camera.height;
    if (before?.scale !== camera.scale) this.scaleSince = time;
    this.camera = camera;
    if (moved) this.redrawAll();
    const resting = before === null || time - this.scaleSince >= SETTLED_AFTER;
    if (this.stale.map) this.stale.map = this.drawMap(camera, resting);
    if (this.stale.counters) this.stale.counters = this.drawCounters(camera, resting);
    if (this.stale.pointer) this.drawPointer(camera);
    return this.stale.map || this.stale.counters;
  }

  overview(): HTMLCanvasElement {
    return this.small.canvas;
  }

  destroy(): void {
    for (const { canvas } of [this.map, this.counters, this.pointer]) canvas.remove();
    this.tiles.reset({ staged: this.staged, theme: this.theme, layers: this.layers }, this.ratio);
  }

  /** Draws the map; answers whether it is not yet as sharp as it should be. */
  private drawMap(camera: Camera, resting: boolean): boolean {
    const { map, ratio } = this;
    map.setTransform(1, 0, 0, 1, 0, 0);
    map.fillStyle = this.theme.desk;
    map.fillRect(0, 0, map.canvas.width, map.canvas.height);
    const corner = toScreen(camera, { x: 0, y: 0 });
    const { layout } = this.staged;
    const scale = camera.scale * ratio;
    const [left, top] = [corner.x * ratio, corner.y * ratio];
    // In the middle of a zoom nobody sees single pixels, and smoothing a whole window costs most of a frame.
    map.imageSmoothingEnabled = resting;
    map.fillStyle = 'rgba(0,0,0,0.28)';
    map.fillRect(left + 5 * ratio, top + 7 * ratio, layout.width * scale, layout.height * scale);
    const backdrop = (): void =>
      map.drawImage(this.small.canvas, left, top, layout.width * scale, layout.height * scale);
    if (camera.scale < TILES_FROM) {
      backdrop();
      return false;
    }
    const blurred = this.sharp === 0 ? Infinity : Math.max(scale / this.sharp, this.sharp / scale);
    if (resting || blurred > TOO_BLURRED) this.sharp = scale;
    const missing = this.tiles.show(map, camera, this.sharp, performance.now() + TILE_BUDGET, backdrop);
    return missing || this.sharp !== scale;
  }

  /** Draws the counters; answers whether they are not yet as sharp as they should be. */
  private drawCounters(camera: Camera, resting: boolean): boolean {
    const { counters, staged, view, layers } = this;
    let blurred = false;
    counters.imageSmoothingEnabled = resting;
    const sheet = this.sheetOn(counters, camera);
    if (layers.overlays > 0) {
      counters.globalAlpha = layers.overlays;
      drawUnderCounters(sheet, view);
    }
    if (layers.counters > 0) {
      counters.setTransform(1, 0, 0, 1, 0, 0);
      counters.globalAlpha = layers.counters;
      const shown = visibleArea(camera);
      const { ratio, theme } = this;
      const look = {
        theme,
        orientation: staged.grid.orientation,
        scale: camera.scale * ratio,
        ratio,
        resting,
        deadline: performance.now() + SPRITE_BUDGET,
      };
      staged.scene.counters.forEach((counter, index) => {
        const footprint = this.places.footprints[index];
        const { x, y } = footprint;
        if (x < shown.left - 2 || x > shown.right + 2 || y < shown.top - 2 || y > shown.bottom + 2) return;
        const at = toScreen(camera, footprint);
        const lit = this.lit.has(counter.id);
        if (!this.sprites.show(counters, counter, footprint, lit, look, at.x * ratio, at.y * ratio)) blurred = true;
      });
    }
    if (layers.overlays > 0) {
      this.place(counters, camera);
      counters.globalAlpha = layers.overlays;
      drawOverCounters(sheet, view);
    }
    counters.globalAlpha = 1;
    return blurred;
  }

  private drawPointer(camera: Camera): void {
    this.stale.pointer = false;
    const empty = this.preview === NO_PREVIEW && this.focus < 0;
    if (empty && this.pointerEmpty) return;
    this.pointerEmpty = empty;
    drawPreview(this.sheetOn(this.pointer, camera), this.preview, this.focus);
  }

  /** A cleared canvas, set so that it can be drawn on in hexsides. */
  private sheetOn(ink: CanvasRenderingContext2D, camera: Camera): Sheet {
    const { staged, theme, layers } = this;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, ink.canvas.width, ink.canvas.height);
    this.place(ink, camera);
    return { ink, staged, theme, layers, area: visibleArea(camera), scale: camera.scale };
  }

  private place(ink: CanvasRenderingContext2D, camera: Camera): void {
    const corner = toScreen(camera, { x: 0, y: 0 });
    const scale = camera.scale * this.ratio;
    ink.setTransform(scale, 0, 0, scale, corner.x * this.ratio, corner.y * this.ratio);
  }

  private redrawMap(): void {
    this.tiles.reset({ staged: this.staged, theme: this.theme, layers: this.layers }, this.ratio);
    this.stale.map = true;
  }

  private redrawAll(): void {
    this.stale.map = true;
    this.stale.counters = true;
    this.stale.pointer = true;
  }
}
