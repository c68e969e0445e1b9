/** The board on a page: shows a scene, moves the camera, lets the tools answer, and tells its host what is to be done. */
import type { BoardListeners, BoardSettings } from './board-settings.ts';
import { describeMoves, describeOptions } from './edit/describe.ts';
import { CanvasRenderer } from './canvas/canvas-renderer.ts';
import type { MapRenderer } from './canvas/renderer.ts';
import { sheetAsSvg, type SvgOptions } from './draw/export.ts';
import type { KeyboardDesk } from './input/keyboard.ts';
import { KeyboardInput } from './input/keyboard.ts';
import { PointerInput } from './input/pointer.ts';
import { Voice } from './input/voice.ts';
import { closeUp, fittedSheet, kept, panned, refitted, showing, toScreen, toSheet } from './scene/camera.ts';
import type { Camera } from './scene/camera.ts';
import { placeCounters, type CounterPlaces } from './scene/footprint.ts';
import { hitTest, type Hit } from './scene/hit.ts';
import { ALL_LAYERS, untouchable, type LayerId, type Layers, type Untouchable } from './scene/layers.ts';
import type { Area, Point } from './scene/layout.ts';
import { levels, stage, type BoardScene, type Counter, type StagedScene } from './scene/scene.ts';
import { THEMES, type Theme } from './scene/theme.ts';
import { Travel } from './scene/travel.ts';
import type { Underlay } from './scene/underlay.ts';
import { EMPTY_VIEW, type BoardView } from './scene/view.ts';
import { foreseen, isBusy, machineStep, machineWith, type Machine, type MachineEvent } from './tools/machine.ts';
import { DEFAULT_OPTIONS, type ToolContext, type ToolEffect, type ToolId, type ToolOptions } from './tools/tool.ts';
import { TOOLS } from './tools/toolbox.ts';

/**
 * A board in an element of the page.
 *
 * A host makes a scene from its document and hands it over; when the document changes it makes another scene and hands
 * that over (`setScene`), or writes to the scene's `ground` and `elevation` and says where (`hexesChanged`). Only what
 * differs is drawn again. What is shown for the moment (selection, legal moves, costs) is the view (`setView`).
 */
export class Board {
  private readonly host: HTMLElement;
  private readonly listeners: BoardListeners;
  private readonly foot: number | undefined;
  private readonly renderer: MapRenderer;
  private readonly observer: ResizeObserver;
  private readonly ending = new AbortController();
  private readonly voice: Voice;
  private readonly pointer: PointerInput;
  private readonly watchers = new Set<() => void>();
  private staged: StagedScene;
  private places: CounterPlaces;
  private placings = 0;
  private machine: Machine;
  private toolOptions: ToolOptions = DEFAULT_OPTIONS;
  private shown: BoardView = EMPTY_VIEW;
  private theme: Theme;
  private layers: Layers = ALL_LAYERS;
  private untouchable: Untouchable = new Map();
  private scan: Underlay | null = null;
  private camera: Camera;
  private travelling: Travel | null = null;
  private focus = 0;
  private focusShown = false;
  /** What the mouse is over. */
  private over: Hit | null = null;
  private frame = 0;
  private lastFrame = 0;

  /** Fills `host`, which should have a size, with a board that shows `scene`. Throws a RangeError if the scene is not one. */
  constructor(host: HTMLElement, scene: BoardScene, settings: BoardSettings = {}) {
    this.host = host;
    this.listeners = settings;
    this.foot = settings.foot;
    this.staged = stage(scene);
    this.places = placeCounters(this.staged);
    this.machine = machineWith(settings.tool ?? 'select');
    this.theme = settings.theme ?? THEMES.light;
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    host.style.overflow = 'hidden';
    host.style.touchAction = 'none';
    host.style.outlineOffset = '-2px';
    this.renderer = new CanvasRenderer(host, this.staged, this.places, this.theme, () => this.wake());
    this.voice = new Voice(host);
    const { width, height } = host.getBoundingClientRect();
    this.camera = fittedSheet({ x: 0, y: 0, scale: 1, width, height }, this.staged.layout.sheet, settings.foot);
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(host);
    this.measure();
    const { signal } = this.ending;
    const desk = this.desk();
    this.pointer = new PointerInput(desk, signal);
    new KeyboardInput(desk, settings.keepsTool ?? false).listen(signal);
    host.addEventListener('pointerdown', (event) => this.pressed(event), { signal, capture: true });
    host.addEventListener('focusout', () => this.showFocus(false), { signal });
    this.setCursor();
  }

  /**
   * Shows another scene. What differs from the one before is found by comparing: lists that are the same object cost
   * nothing, others a few milliseconds at most, so a host may make a new scene for every change. `written` are hexes
   * whose `ground` or `elevation` was written to in place since. Counters that came, went or moved are read out. Throws
   * a RangeError if the scene is not one; the scene before then stays.
   */
  setScene(scene: BoardScene, written: readonly number[] = []): void {
    const before = this.staged;
    this.staged = stage(scene, before);
    this.placeCounters();
    this.renderer.setScene(this.staged, this.places);
    if (written.length > 0) this.renderer.hexesChanged(this.staged, written);
    if (before.scene.counters !== scene.counters) this.voice.say(describeMoves(this.staged, before.scene.counters));
    this.focus = Math.min(this.focus, this.staged.grid.count - 1);
    if (before.layout !== this.staged.layout) this.place(fittedSheet(this.camera, this.staged.layout.sheet, this.foot));
    this.describeFocus();
    this.wake();
  }

  /** Shows what has been written to the scene's `ground` or `elevation`: in the next frame where it is in sight. */
  hexesChanged(hexes: readonly number[]): void {
    this.staged = { ...this.staged, ...levels(this.staged.scene.elevation) };
    this.renderer.hexesChanged(this.staged, hexes);
    this.describeFocus();
    this.wake();
  }

  /** The scene that is shown. */
  get scene(): BoardScene {
    return this.staged.scene;
  }

  /** Shows everything in other colours. */
  setTheme(theme: Theme): void {
    this.theme = theme;
    this.renderer.setTheme(theme);
    this.wake();
  }

  /**
   * Gives every layer its opacity; 0 hides it, and `soloed` shows one alone. Layers that are hidden or `locked` are
   * looked through by the pointer, and tools that would change them refuse with a word.
   */
  setLayers(layers: Layers, locked: Iterable<LayerId> = []): void {
    this.layers = layers;
    this.untouchable = untouchable(layers, locked);
    this.renderer.setLayers(layers);
    this.wake();
  }

  /** Lays a scan under the grid, or (null) takes it away. The tool `calibrate` fits it. */
  setUnderlay(underlay: Underlay | null): void {
    this.scan = underlay;
    this.renderer.setUnderlay(underlay);
    this.wake();
  }

  /** The scan under the grid, or null. */
  get underlay(): Underlay | null {
    return this.scan;
  }

  /** What is shown over the map for the moment. */
  get view(): BoardView {
    return this.shown;
  }

  /** Shows something else over the map. The map itself is not drawn again. */
  setView(view: BoardView): void {
    const refanned = view.fanned !== this.shown.fanned;
    this.shown = view;
    if (refanned) this.placeCounters();
    this.renderer.setView(view, this.places);
    this.wake();
  }

  /** Changes what the tools paint. */
  setOptions(options: Partial<ToolOptions>): void {
    this.toolOptions = { ...this.toolOptions, ...options };
    this.foresee();
  }

  /** The tool that is held. */
  get tool(): ToolId {
    return this.machine.tool;
  }

  /** The counters in hand, as they would stand now. */
  get held(): readonly Counter[] {
    return this.machine.preview.ghosts;
  }

  /** Whether a gesture of the tool is under way. */
  get busy(): boolean {
    return isBusy(this.machine);
  }

  /** Takes up a tool; a gesture under way is dropped. */
  setTool(tool: ToolId): void {
    this.send({ type: 'take', tool });
  }

  /** What the window shows now. */
  get seen(): Camera {
    return this.camera;
  }

  /** Moves the camera: at once, or travelling there. */
  moveTo(camera: Camera, travelling = false): void {
    this.pointer.stop();
    this.travelling = null;
    if (travelling && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.travelling = new Travel(this.camera, camera, performance.now());
    } else this.place(camera);
    this.wake();
  }

  /** Shows the whole sheet. */
  fit(): void {
    this.moveTo(fittedSheet(this.camera, this.staged.layout.sheet, this.foot), true);
  }

  /** Shows these hexes as large as is sensible; the whole sheet if there are none. */
  zoomTo(hexes: readonly number[]): void {
    const area = this.staged.layout.areaOf(hexes);
    this.moveTo(closeUp(this.camera, area ?? this.staged.layout.sheet), true);
  }

  /** Moves the map as little as shows these hexes; further off only if they do not fit into the window. */
  reveal(hexes: readonly number[]): void {
    const area = this.staged.layout.areaOf(hexes);
    if (area !== null) this.moveTo(showing(this.camera, area), true);
  }

  /** The hex that has the keyboard's focus. */
  get focused(): number {
    return this.focus;
  }

  /** Gives the keyboard and its focus to a hex, shows it and reads it out. A hex off the map is passed over. */
  focusHex(hex: number): void {
    if (hex < 0 || hex >= this.staged.grid.count) return;
    this.voice.focus();
    this.voice.say(this.focusOn(hex));
    this.reveal([hex]);
  }

  /** The whole sheet in small, for a minimap; see `Minimap`. */
  overview(): HTMLCanvasElement {
    return this.renderer.overview();
  }

  /** Counts up whenever the overview looks different, or counters stand elsewhere. */
  get overviewVersion(): number {
    return this.renderer.overviewVersion + this.placings;
  }

  /** The middles of the counters on the sheet, and the colour of their side. */
  counterSpots(): readonly (Point & { readonly color: string })[] {
    const { counters } = this.staged.scene;
    return counters.map(({ stripe, color }, i) => ({ ...this.places.footprints[i], color: stripe ?? color }));
  }

  /** The sheet on the board's paper: everything that `camera` and `toSheet` count in, in hexsides. */
  get sheet(): Area {
    return this.staged.layout.sheet;
  }

  /** Calls after every frame that was drawn, until the function that it answers is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** The whole sheet with its counters as an SVG document, as it looks now unless the options say otherwise. */
  snapshotSvg(options: SvgOptions = {}): string {
    return sheetAsSvg(this.staged, { theme: this.theme, layers: this.layers, ...options });
  }

  /** Where the middle of a hex is in the window, in client coordinates. */
  placeOf(hex: number): Point {
    const { left, top } = this.host.getBoundingClientRect();
    const { x, y } = toScreen(this.camera, this.middleOf(hex));
    return { x: left + x, y: top + y };
  }

  /** What lies at a place of the window (client coordinates, as events have them). */
  hitAt(clientX: number, clientY: number): Hit {
    const { left, top } = this.host.getBoundingClientRect();
    return this.hit(toSheet(this.camera, { x: clientX - left, y: clientY - top }));
  }

  /** Reads something out to those who cannot see it. */
  say(text: string): void {
    this.voice.say(text);
  }

  /** Takes the board off the page. */
  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.ending.abort();
    this.observer.disconnect();
    this.renderer.destroy();
    this.voice.remove();
    this.watchers.clear();
  }

  /** The board as pointer and keyboard see it. */
  private desk(): KeyboardDesk {
    const board = (): Board => this;
    return {
      host: this.host,
      get staged() {
        return board().staged;
      },
      get seen() {
        return board().camera;
      },
      get tool() {
        return board().machine.tool;
      },
      get busy() {
        return board().busy;
      },
      get note() {
        return board().machine.preview.note;
      },
      get fanned() {
        return board().shown.fanned;
      },
      get focused() {
        return board().focus;
      },
      get pointed() {
        const { focusShown, over, focus } = board();
        return focusShown || over === null ? board().hit(board().middleOf(focus)) : over;
      },
      hit: (place) => this.hit(place),
      send: (event) => this.send(event),
      do: (effect) => this.do(effect),
      steer: (camera) => {
        this.travelling = null;
        this.place(camera);
      },
      travel: (camera) => this.moveTo(camera, true),
      hovered: (hit) => {
        this.over = hit;
        this.listeners.onHover?.(hit);
      },
      activated: (hit) => this.listeners.onActivate?.(hit),
      asked: (hit, at) => this.listeners.onContext?.(hit, at),
      focusOn: (hex) => this.focusOn(hex),
      say: (text) => this.voice.say(text),
    };
  }

  private hit(place: Point): Hit {
    return hitTest(this.staged, this.places, place, this.untouchable);
  }

  private middleOf(hex: number): Point {
    return { x: this.staged.layout.x[hex], y: this.staged.layout.y[hex] };
  }

  private placeCounters(): void {
    this.placings++;
    this.places = placeCounters(this.staged, this.shown.fanned);
  }

  private measure(): void {
    const { width, height } = this.host.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    this.place(refitted(this.camera, width, height, this.staged.layout.sheet, this.foot));
    this.renderer.resize(width, height, devicePixelRatio);
    this.describeFocus();
    this.wake();
  }

  /** Whatever presses on the board takes the keyboard along, and lays a stack together that it does not press on. */
  private pressed(event: PointerEvent): void {
    this.voice.focus();
    this.showFocus(false);
    const { hex, counter } = this.hitAt(event.clientX, event.clientY);
    if (hex >= 0) this.focus = hex;
    this.describeFocus();
    if (this.places.fanned.length > 0 && !this.places.fanned.includes(counter)) {
      this.do({ do: 'fan', title: 'Stack closed', hex: -1 });
    }
  }

  private describeFocus(): string {
    return this.voice.describe(this.staged, this.places, this.focus);
  }

  private focusOn(hex: number): string {
    this.focus = hex;
    this.showFocus(true);
    this.listeners.onFocus?.(this.hit(this.middleOf(hex)));
    return this.describeFocus();
  }

  private showFocus(shown: boolean): void {
    this.focusShown = shown;
    this.showPreview();
  }

  private showPreview(): void {
    const at = this.focusShown ? this.middleOf(this.focus) : (this.over?.place ?? null);
    this.renderer.setPreview(this.machine.preview, this.focusShown ? this.focus : -1, at);
    this.wake();
  }

  private send(event: MachineEvent): boolean {
    const before = this.machine;
    const { machine, effects, handled } = machineStep(before, event, this.context());
    this.machine = machine;
    if ('hit' in event && event.type !== 'key' && event.type !== 'key-down') this.over = event.hit;
    for (const effect of effects) this.do(effect);
    this.showPreview();
    if (machine.tool !== before.tool) {
      this.setCursor();
      this.foresee();
      this.listeners.onTool?.(machine.tool);
    }
    return handled;
  }

  /** Shows what the tool would do where the pointer rests, with what has been set since it came there. */
  private foresee(): void {
    const hit = this.focusShown ? this.hit(this.middleOf(this.focus)) : this.over;
    if (hit === null) return;
    this.machine = foreseen(this.machine, hit, toScreen(this.camera, hit.place), this.context());
    this.showPreview();
  }

  private do(effect: ToolEffect): void {
    switch (effect.do) {
      case 'pan':
        this.place(panned(this.camera, effect.dx, effect.dy));
        break;
      case 'select':
        this.setView({ ...this.shown, selection: effect.hexes });
        this.voice.say(`${effect.hexes.length} selected`);
        break;
      case 'options':
        this.setOptions(effect.options);
        this.voice.say(effect.said ?? describeOptions(this.staged.scene, effect.options));
        break;
      case 'calibrate':
        if (this.scan !== null) this.setUnderlay({ ...this.scan, marks: effect.marks, warp: effect.warp });
        this.voice.say(effect.title);
        break;
      case 'fan':
        this.setView({ ...this.shown, fanned: effect.hex });
        this.voice.say(effect.title);
        break;
      default:
        this.voice.say(effect.title);
    }
    this.listeners.onEffect?.(effect);
  }

  private context(): ToolContext {
    return {
      staged: this.staged,
      places: this.places,
      options: this.toolOptions,
      selection: this.shown.selection,
      untouchable: this.untouchable,
      underlay: this.scan,
    };
  }

  private setCursor(): void {
    this.host.style.cursor = TOOLS[this.machine.tool].cursor;
  }

  private place(camera: Camera): void {
    const before = this.camera;
    this.camera = kept(camera, this.staged.layout);
    if (this.camera !== before) this.listeners.onCamera?.(this.camera);
    this.wake();
  }

  private wake(): void {
    if (this.frame !== 0 || this.ending.signal.aborted) return;
    this.frame = requestAnimationFrame((time) => {
      this.frame = 0;
      if (this.drawFrame(time)) this.wake();
      this.lastFrame = time;
      for (const watcher of this.watchers) watcher();
    });
  }

  private drawFrame(time: number): boolean {
    if (this.travelling !== null) {
      const camera = this.travelling.at(time, this.camera);
      if (this.travelling.isOver(time)) this.travelling = null;
      this.place(camera);
    }
    if (this.pointer.sliding) {
      const { x, y } = this.pointer.slide(Math.min(50, time - this.lastFrame));
      this.place(panned(this.camera, x, y));
    }
    const more = this.renderer.draw(this.camera, time);
    return more || this.travelling !== null || this.pointer.sliding;
  }
}
