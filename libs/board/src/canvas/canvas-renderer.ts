/** Draws with three canvases: the map from tiles, the counters, and what follows the pointer. */
import { drawNote, drawOverCounters, drawUnderCounters } from '../draw/overlays.ts';
import { drawPreview } from '../draw/preview.ts';
import { drawChips } from '../draw/chips.ts';
import { drawFanGround, drawStackCounts } from '../draw/stacks.ts';
import { drawGrid, nameReach } from '../draw/lettering.ts';
import { drawMap } from '../draw/map.ts';
import { drawScanMarks, drawUnderlay, printNumbers } from '../draw/underlay.ts';
import type { Sheet } from '../draw/sheet.ts';
import { areasOfHexes, sceneChange, type SceneChange } from '../scene/change.ts';
import { toScreen, visibleArea, type Camera } from '../scene/pan-zoom.ts';
import type { CounterPlaces } from '../scene/footprint.ts';
import { ALL_LAYERS, type Layers } from '../scene/layers.ts';
import { meet, type Point } from '../scene/layout.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Theme } from '../scene/theme.ts';
import type { Underlay } from '../scene/underlay.ts';
import { EMPTY_VIEW, type BoardView } from '../scene/view.ts';
import { NO_PREVIEW, type Preview } from '../tools/tool.ts';
import { contextOf, opaqueContextOf } from './context.ts';
import { Overview } from './overview.ts';
import type { MapRenderer } from './renderer.ts';
import { Sprites } from './sprites.ts';
import { Tiles, type TileContent } from './tiles.ts';

/** Milliseconds of a frame that may be spent on tiles, and on pictures of counters. */
const TILE_BUDGET = 6;
const SPRITE_BUDGET = 4;
/** Milliseconds for the overview: while the map moves, and while it rests. */
const MOVING_BUDGET = 2;
const OVERVIEW_BUDGET = 6;
/** While the scale changes there is less time: copying all tiles at another scale costs more. */
const ZOOM_BUDGET = 3;
/** Tiles that are drawn in the middle of a zoom are of scales this far apart, so that they serve again. */
const SCALE_STEP = 1.5;
/** Closer than this, in CSS pixels a hexside, tiles are drawn; further off the overview is enough. */
const TILES_FROM = 3;
/** The scale has to rest for this long, in milliseconds, before sharp tiles are drawn for it. */
const SETTLED_AFTER = 110;
/** No canvas has more pixels. */
const MOST_PIXELS = 12_000_000;
/** A scan that blinks is shown and hidden for this long each, in milliseconds. */
const BLINK = 700;
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
  /** What is printed over a scan, and which of it; made when it is asked for. */
  private overprint: Tiles | null = null;
  private overprinted = '';
  private readonly sprites: Sprites;
  private small: Overview;
  /** Versions of the overviews before this one. */
  private versions = 0;
  private staged: StagedScene;
  private places: CounterPlaces;
  private theme: Theme;
  private layers: Layers = ALL_LAYERS;
  private view: BoardView = EMPTY_VIEW;
  private selection: readonly number[] = [];
  private preview: Preview = NO_PREVIEW;
  private focus = -1;
  private noteAt: Point | null = null;
  private underlay: Underlay | null = null;
  private everyNumber = false;
  /** Nothing has been drawn on the pointer's canvas since it was cleared. */
  private pointerEmpty = true;
  private ratio = 1;
  private camera: Camera | null = null;
  /** The scale, in device pixels a hexside, that tiles are drawn for, and since when the camera has been at its own. */
  private sharp = 0;
  private scaleSince = 0;
  private lit: ReadonlySet<string> = new Set();
  private readonly stale: Stale = { map: true, counters: true, pointer: true };

  /** Puts its canvases into `host`, which has to be positioned. `requestFrame` is called when a frame is wanted. */
  constructor(host: HTMLElement, staged: StagedScene, places: CounterPlaces, theme: Theme, requestFrame: () => void) {
    [this.map, this.counters, this.pointer] = ['map', 'counters', 'pointer'].map((name) => {
      const canvas = document.createElement('canvas');
      canvas.dataset['layer'] = name;
      canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
      canvas.setAttribute('aria-hidden', 'true');
      host.append(canvas);
      return name === 'map' ? opaqueContextOf(canvas) : contextOf(canvas);
    });
    this.staged = staged;
    this.theme = theme;
    this.places = places;
    this.small = new Overview(staged, theme);
    this.tiles = new Tiles(this.content, this.ratio, true);
    this.sprites = new Sprites(() => {
      this.stale.counters = true;
      requestFrame();
    });
  }

  resize(width: number, height: number, screenRatio: number): void {
    // A very large and very sharp screen is drawn a little less sharply than it could be.
    const ratio = Math.min(screenRatio, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    for (const { canvas } of [this.map, this.counters, this.pointer]) {
      canvas.width = Math.max(1, Math.round(width * ratio));
      canvas.height = Math.max(1, Math.round(height * ratio));
    }
    if (ratio !== this.ratio) {
      this.ratio = ratio;
      this.sharp = 0;
      this.tiles.reset(this.content, ratio);
      this.overprint = null;
    }
    this.redrawAll();
  }

  setScene(staged: StagedScene, places: CounterPlaces): void {
    const before = this.staged;
    this.staged = staged;
    this.places = places;
    this.stale.counters = true;
    this.stale.pointer = true;
    if (before.layout === staged.layout) this.redraw(sceneChange(before, staged, nameReach), before);
    else {
      this.renewOverview();
      this.tiles.reset(this.content, this.ratio);
      this.overprint = null;
      this.stale.map = true;
    }
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.renewOverview();
    this.redraw('everything');
    this.redrawAll();
  }

  setLayers(layers: Layers): void {
    this.layers = layers;
    this.redraw('everything');
    this.redrawAll();
  }

  setUnderlay(underlay: Underlay | null): void {
    this.underlay = underlay;
    this.stale.counters = true;
  }

  setEveryNumber(isOn: boolean): void {
    this.everyNumber = isOn;
    this.stale.counters = true;
  }

  setView(view: BoardView, places: CounterPlaces): void {
    this.places = places;
    this.view = view;
    this.lit = new Set(view.litCounters);
    this.stale.counters = true;
  }

  setSelection(hexes: readonly number[]): void {
    this.selection = hexes;
    this.stale.counters = true;
  }

  setPreview(preview: Preview, focus: number, at: Point | null): void {
    if (preview === this.preview && focus === this.focus && (at === this.noteAt || preview.note === '')) return;
    this.preview = preview;
    this.focus = focus;
    this.noteAt = at;
    this.stale.pointer = true;
  }

  hexesChanged(staged: StagedScene, hexes: readonly number[]): void {
    const before = this.staged;
    this.staged = staged;
    // All tints are counted from the lowest level.
    this.redraw(before.baseLevel === staged.baseLevel ? areasOfHexes(staged, hexes) : 'everything', before);
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
    const idle = moved ? MOVING_BUDGET : OVERVIEW_BUDGET;
    const unfinished = !this.small.complete && this.small.work(performance.now() + idle);
    if (this.stale.map) this.stale.map = this.drawMap(camera, resting) || unfinished;
    if (this.stale.counters) this.stale.counters = this.drawCounters(camera, resting, time);
    if (this.stale.pointer) this.drawPointer(camera);
    return unfinished || this.stale.map || this.stale.counters;
  }

  get overviewVersion(): number {
    return this.versions + this.small.version;
  }

  overview(): HTMLCanvasElement {
    return this.small.canvas;
  }

  destroy(): void {
    for (const { canvas } of [this.map, this.counters, this.pointer]) canvas.remove();
    this.tiles.reset(this.content, this.ratio);
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
    if (resting) this.sharp = scale;
    else if (blurred > TOO_BLURRED) this.sharp = SCALE_STEP ** Math.round(Math.log(scale) / Math.log(SCALE_STEP));
    const budget = resting ? TILE_BUDGET : ZOOM_BUDGET;
    map.save();
    // Tiles are square and reach beyond the sheet, where its shadow falls; whole pixels are clipped for less.
    const [right, bottom] = [left + layout.width * scale, top + layout.height * scale];
    map.beginPath();
    map.rect(Math.round(left), Math.round(top), Math.round(right - left), Math.round(bottom - top));
    map.clip();
    const missing = this.tiles.show(map, camera, this.sharp, performance.now() + budget, backdrop);
    map.restore();
    return missing || this.sharp !== scale;
  }

  /** Draws scan, counters and overlays; answers whether they are not yet as sharp as they should be. */
  private drawCounters(camera: Camera, resting: boolean, time: number): boolean {
    const { counters, view, layers, underlay } = this;
    counters.imageSmoothingEnabled = resting;
    const sheet = this.sheetOn(counters, camera);
    const scanShown = underlay !== null && (!underlay.blink || time % (2 * BLINK) < BLINK);
    if (scanShown) drawUnderlay(counters, underlay);
    const unfinished = this.copyOverprint(camera, scanShown, resting);
    if (underlay !== null) drawScanMarks(sheet, underlay);
    if (layers.overlays > 0) {
      counters.globalAlpha = layers.overlays;
      drawUnderCounters(sheet, view, this.selection);
    }
    const blurred = layers.counters > 0 && this.copyCounters(sheet, camera, resting);
    if (layers.overlays > 0) {
      this.place(counters, camera);
      counters.globalAlpha = layers.overlays;
      drawOverCounters(sheet, view);
    }
    counters.globalAlpha = 1;
    return blurred || unfinished || underlay?.blink === true;
  }

  /** Grid and numbers over a scan, from tiles of their own; answers whether they are not yet as they should be. */
  private copyOverprint(camera: Camera, scanShown: boolean, resting: boolean): boolean {
    const { everyNumber } = this;
    const wanted = `${scanShown ? 'grid' : ''}${everyNumber ? 'numbers' : ''}`;
    if (wanted === '' || camera.scale < TILES_FROM) return false;
    if (wanted !== this.overprinted || this.overprint === null) {
      this.overprinted = wanted;
      const print = (sheet: Sheet): void => {
        if (scanShown) drawGrid(sheet);
        if (everyNumber) printNumbers(sheet);
      };
      this.overprint = new Tiles({ ...this.content, print }, this.ratio, false);
    }
    this.counters.setTransform(1, 0, 0, 1, 0, 0);
    const deadline = performance.now() + (resting ? TILE_BUDGET : ZOOM_BUDGET);
    const unfinished = this.overprint.show(this.counters, camera, this.sharp, deadline, () => undefined);
    this.place(this.counters, camera);
    return unfinished;
  }

  private copyCounters(sheet: Sheet, camera: Camera, resting: boolean): boolean {
    const { counters, staged, places, ratio, theme } = this;
    const shown = visibleArea(camera);
    const look = {
      theme,
      orientation: staged.grid.orientation,
      scale: camera.scale * ratio,
      ratio,
      resting,
      deadline: performance.now() + SPRITE_BUDGET,
    };
    let blurred = false;
    const copy = (index: number): void => {
      const footprint = places.footprints[index];
      const { x, y } = footprint;
      if (x < shown.left - 2 || x > shown.right + 2 || y < shown.top - 2 || y > shown.bottom + 2) return;
      const counter = staged.scene.counters[index];
      const at = toScreen(camera, footprint);
      const lit = this.lit.has(counter.id);
      if (!this.sprites.show(counters, counter, footprint, lit, look, at.x * ratio, at.y * ratio)) blurred = true;
    };
    const spread = new Set(places.fanned);
    counters.globalAlpha = this.layers.counters;
    counters.setTransform(1, 0, 0, 1, 0, 0);
    for (let index = 0; index < staged.scene.counters.length; index++) if (!spread.has(index)) copy(index);
    this.place(counters, camera);
    drawChips(sheet);
    drawStackCounts(sheet, places);
    if (spread.size > 0) {
      drawFanGround(sheet, places);
      counters.setTransform(1, 0, 0, 1, 0, 0);
      for (const index of places.fanned) copy(index);
    }
    return blurred;
  }

  private drawPointer(camera: Camera): void {
    this.stale.pointer = false;
    const empty = this.preview === NO_PREVIEW && this.focus < 0;
    if (empty && this.pointerEmpty) return;
    this.pointerEmpty = empty;
    // A canvas without anything on it costs the browser as much as a full one.
    this.pointer.canvas.style.display = empty ? 'none' : '';
    const sheet = this.sheetOn(this.pointer, camera);
    drawPreview(sheet, this.preview, this.focus === this.view.fanned ? -1 : this.focus);
    if (this.noteAt !== null) drawNote(sheet, this.noteAt, this.preview.note);
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

  private get content(): TileContent {
    return { print: drawMap, staged: this.staged, theme: this.theme, layers: this.layers };
  }

  /** The map looks different in places. */
  private redraw(change: SceneChange, before = this.staged): void {
    const shown = this.camera === null ? null : visibleArea(this.camera);
    this.tiles.update(this.content, change, (area) => shown !== null && meet(area, shown));
    if (change === 'everything') this.overprint = null;
    if (change === 'everything' && before.scene.terrains !== this.staged.scene.terrains) {
      this.renewOverview();
    } else this.small.update(this.staged, change);
    this.stale.map ||= change === 'everything' || change.length > 0;
  }

  private renewOverview(): void {
    this.versions += this.small.version + 1;
    this.small = new Overview(this.staged, this.theme);
  }

  private redrawAll(): void {
    this.stale.map = true;
    this.stale.counters = true;
    this.stale.pointer = true;
  }
}
