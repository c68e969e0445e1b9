/** The board on a page: shows a scene, moves the camera, lets the tools answer, and tells its host what is to be done. */
import type { BoardListeners, BoardSettings } from './board-settings.ts';
import { describeMoves } from './edit/describe.ts';
import { CanvasRenderer } from './canvas/canvas-renderer.ts';
import { Frames } from './canvas/frames.ts';
import type { MapRenderer } from './canvas/renderer.ts';
import { sheetAsSvg, type SvgOptions } from './draw/export.ts';
import type { KeyboardHost } from './input/keyboard.ts';
import { KeyboardInput } from './input/keyboard.ts';
import { PointerInput } from './input/pointer.ts';
import { Voice } from './input/voice.ts';
import { closeUp, panned, showing, toScreen, toSheet, type Camera } from './scene/pan-zoom.ts';
import { placeCounters, type CounterPlaces } from './scene/footprint.ts';
import { hitTest, type Hit } from './scene/hit.ts';
import { ALL_LAYERS, untouchable, type LayerId, type Layers, type Untouchable } from './scene/layers.ts';
import type { Area, Point } from './scene/layout.ts';
import type { BoardScene, Counter } from './scene/scene.ts';
import { levels, stage, type StagedScene } from './scene/stage.ts';
import { THEMES, type Theme } from './scene/theme.ts';
import type { Underlay } from './scene/underlay.ts';
import { EMPTY_VIEW, type BoardView } from './scene/view.ts';
import { placed } from './tools/counter.ts';
import { foreseen, type MachineEvent } from './tools/machine.ts';
import type { HeldKeys } from './tools/space.ts';
import { ToolState } from './tools/tool-state.ts';
import type { HexSpace, ToolContext, ToolEffect } from './tools/tool.ts';
import { Viewpoint } from './viewpoint.ts';

const NO_KEYS: HeldKeys = { shift: false, alt: false, control: false };

/**
 * A board in an element of the page.
 *
 * A host makes a scene from its document and hands it over; when the document changes it makes another scene and hands
 * that over (`setScene`), or writes to the scene's `terrain` and `elevation` and says where (`hexesChanged`). Only what
 * differs is drawn again. What is shown for the moment (legal moves, costs) is the view (`setView`); tool, options,
 * selection and focus are the person's `hand`.
 */
export class Board {
  /** What the person has in hand. */
  readonly hand: ToolState;
  private readonly host: HTMLElement;
  private readonly listeners: BoardListeners;
  private readonly renderer: MapRenderer;
  private readonly observer: ResizeObserver;
  private readonly ending = new AbortController();
  private readonly voice: Voice;
  private readonly pointer: PointerInput;
  private readonly frames = new Frames((time, since) => this.drawFrame(time, since));
  private staged: StagedScene;
  private places: CounterPlaces;
  private placings = 0;
  private shown: BoardView = EMPTY_VIEW;
  private theme: Theme;
  private layers: Layers = ALL_LAYERS;
  private untouchable: Untouchable = new Map();
  private scan: Underlay | null = null;
  private readonly viewpoint: Viewpoint;
  /** The hex that last had the focus: where the keyboard begins. */
  private rested = 0;
  private focusShown = false;
  /** What the mouse is over. */
  private over: Hit | null = null;

  /** Fills `host`, which should have a size, with a board that shows `scene`. Throws a RangeError if the scene is not one. */
  constructor(host: HTMLElement, scene: BoardScene, settings: BoardSettings = {}) {
    this.host = host;
    this.listeners = settings;
    this.staged = stage(scene);
    this.places = placeCounters(this.staged);
    this.hand = settings.hand ?? new ToolState();
    this.rested = Math.max(0, this.hand.focus.value);
    this.theme = settings.theme ?? THEMES.light;
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    host.style.overflow = 'hidden';
    host.style.touchAction = 'none';
    host.style.outlineOffset = '-2px';
    this.renderer = new CanvasRenderer(host, this.staged, this.places, this.theme, () => this.frames.request());
    this.voice = new Voice(host);
    this.viewpoint = new Viewpoint(
      this.staged.layout,
      host.getBoundingClientRect(),
      settings.foot,
      (camera, isOther) => {
        if (isOther) settings.onCamera?.(camera);
        this.frames.request();
      },
    );
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(host);
    this.measure();
    const { signal } = this.ending;
    const input = this.inputHost();
    this.pointer = new PointerInput(input, signal);
    new KeyboardInput(input).listen(signal);
    host.addEventListener('pointerdown', (event) => this.pressed(event), { signal, capture: true });
    host.addEventListener('focusout', () => this.showFocus(false), { signal });
    this.follow(signal);
    this.renderer.setSelection(this.hand.selection.value);
    this.showTool();
  }

  /**
   * Shows another scene. What differs from the one before is found by comparing: lists that are the same object cost
   * nothing, others a few milliseconds at most, so a host may make a new scene for every change. `written` are hexes
   * whose `terrain` or `elevation` was written to in place since. Counters that came, went or moved are read out. Throws
   * a RangeError if the scene is not one; the scene before then stays.
   */
  setScene(scene: BoardScene, written: readonly number[] = []): void {
    const before = this.staged;
    this.staged = stage(scene, before);
    this.placeCounters();
    this.renderer.setScene(this.staged, this.places);
    if (written.length > 0) this.renderer.hexesChanged(this.staged, written);
    if (before.scene.counters !== scene.counters)
      this.voice.announce(describeMoves(this.staged, before.scene.counters));
    this.forgetBeyond(this.staged.grid.count);
    this.viewpoint.show(this.staged.layout);
    this.describeFocus();
    this.frames.request();
  }

  /** Shows what has been written to the scene's `terrain` or `elevation`: in the next frame where it is in sight. */
  hexesChanged(hexes: readonly number[]): void {
    this.staged = { ...this.staged, ...levels(this.staged.scene.elevation) };
    this.renderer.hexesChanged(this.staged, hexes);
    this.describeFocus();
    // While the map moves, the next frame draws all of it anyway.
    if (this.viewpoint.isTravelling || this.pointer.sliding) this.frames.request();
    else this.frames.ahead();
  }

  /** The scene that is shown. */
  get scene(): BoardScene {
    return this.staged.scene;
  }

  /** Shows everything in other colours; to be told the same ones again costs nothing. */
  setTheme(theme: Theme): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.renderer.setTheme(theme);
    this.frames.request();
  }

  /**
   * Gives every layer its opacity; 0 hides it, and `soloed` shows one alone. Layers that are hidden or `locked` are
   * looked through by the pointer, and tools that would change them refuse with a word.
   */
  setLayers(layers: Layers, locked: Iterable<LayerId> = []): void {
    this.layers = layers;
    this.untouchable = untouchable(layers, locked);
    this.renderer.setLayers(layers);
    this.frames.request();
  }

  /** Lays a scan under the grid, or (null) takes it away. A tool can fit it. */
  setUnderlay(underlay: Underlay | null): void {
    this.scan = underlay;
    this.renderer.setUnderlay(underlay);
    this.frames.request();
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
    this.frames.request();
  }

  /** What the window shows now. */
  get seen(): Camera {
    return this.viewpoint.camera;
  }

  /** Moves the camera: at once, or travelling there. */
  moveTo(camera: Camera, travelling = false): void {
    this.pointer.stop();
    if (travelling) this.viewpoint.travel(camera);
    else this.viewpoint.steer(camera);
    this.frames.request();
  }

  /** Shows the whole sheet. */
  fit(): void {
    this.moveTo(this.viewpoint.whole, true);
  }

  /** Shows these hexes as large as is sensible; the whole sheet if there are none. */
  zoomTo(hexes: readonly number[]): void {
    const area = this.staged.layout.areaOf(hexes);
    this.moveTo(closeUp(this.seen, area ?? this.staged.layout.sheet), true);
  }

  /** Moves the map as little as shows these hexes; further off only if they do not fit into the window. */
  reveal(hexes: readonly number[]): void {
    const area = this.staged.layout.areaOf(hexes);
    if (area !== null) this.moveTo(showing(this.seen, area), true);
  }

  /** The hex that has the keyboard's focus. */
  get focused(): number {
    const { value } = this.hand.focus;
    return value < 0 ? this.rested : value;
  }

  /** Gives the keyboard to the board. */
  takeKeyboard(): void {
    this.voice.focus();
  }

  /** Gives the keyboard and its focus to a hex, shows it and reads it out. A hex off the map is passed over. */
  focusHex(hex: number): void {
    if (hex < 0 || hex >= this.staged.grid.count) return;
    this.voice.focus();
    this.voice.announce(this.focusOn(hex));
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
    return this.frames.watch(watcher);
  }

  /** The whole sheet with its counters as an SVG document, as it looks now unless the options say otherwise. */
  snapshotSvg(options: SvgOptions = {}): string {
    return sheetAsSvg(this.staged, { theme: this.theme, layers: this.layers, ...options });
  }

  /** The middle of a hex on the sheet. */
  middleOf(hex: number): Point {
    return { x: this.staged.layout.x[hex], y: this.staged.layout.y[hex] };
  }

  /** Where the middle of a hex is in the window, in client coordinates. */
  placeOf(hex: number): Point {
    const { left, top } = this.host.getBoundingClientRect();
    const { x, y } = toScreen(this.seen, this.middleOf(hex));
    return { x: left + x, y: top + y };
  }

  /** What lies at a place of the window (client coordinates, as events have them). */
  hitAt(clientX: number, clientY: number): Hit {
    const { left, top } = this.host.getBoundingClientRect();
    return this.hit(toSheet(this.seen, { x: clientX - left, y: clientY - top }));
  }

  /** What lies in the hex that has the focus, in words. */
  describeFocus(): string {
    return this.voice.describe(this.staged, this.places, this.focused);
  }

  /** Something is carried over the board from elsewhere in the page, of which the browser tells the board nothing. */
  carryOver({ x, y }: Point): void {
    const hit = this.hitAt(x, y);
    this.send({ type: 'move', hit, screen: toScreen(this.seen, hit.place), keys: NO_KEYS });
    this.listeners.onHover?.(hit);
  }

  /** Sets a counter from off the map down at a place of the window; whether there is room for it. */
  place(counter: Counter, { x, y }: Point): boolean {
    const effects = placed({ ...counter, place: this.hitAt(x, y).hex }, this.context());
    for (const effect of effects) this.do(effect);
    return effects.length > 0;
  }

  /** Presses a key of the tool that is held, as somebody does who clicks what it is offered as. */
  press(key: string, keys: Partial<HeldKeys> = {}): void {
    this.send({ type: 'key', key, keys: { ...NO_KEYS, ...keys }, hit: null });
  }

  /** Reads something out to those who cannot see it. */
  announce(text: string): void {
    this.voice.announce(text);
  }

  /** Takes the board off the page. */
  destroy(): void {
    this.frames.stop();
    this.ending.abort();
    this.observer.disconnect();
    this.renderer.destroy();
    this.voice.remove();
  }

  /** The board as pointer and keyboard see it. */
  private inputHost(): KeyboardHost {
    const board = (): Board => this;
    return {
      host: this.host,
      hand: this.hand,
      get staged() {
        return board().staged;
      },
      get seen() {
        return board().seen;
      },
      get fanned() {
        return board().shown.fanned;
      },
      get focused() {
        return board().focused;
      },
      get pointed() {
        const { focusShown, over, focused } = board();
        return focusShown || over === null ? board().hit(board().middleOf(focused)) : over;
      },
      hit: (place) => this.hit(place),
      send: (event) => this.send(event),
      spread: (hex) => this.spread(hex),
      steer: (camera) => this.viewpoint.steer(camera),
      travel: (camera) => this.moveTo(camera, true),
      hovered: (hit) => {
        this.over = hit;
        this.listeners.onHover?.(hit);
      },
      activated: (hit) => this.listeners.onActivate?.(hit),
      asked: (hit, at) => this.listeners.onContext?.(hit, at),
      focusOn: (hex) => this.focusOn(hex),
      announce: (text) => this.voice.announce(text),
    };
  }

  private hit(place: Point): Hit {
    return hitTest(this.staged, this.places, place, this.untouchable);
  }

  private placeCounters(): void {
    this.placings++;
    this.places = placeCounters(this.staged, this.shown.fanned);
  }

  private measure(): void {
    const { width, height } = this.host.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    this.viewpoint.resize(width, height);
    this.renderer.resize(width, height, devicePixelRatio);
    this.describeFocus();
    this.frames.request();
  }

  /** Whatever presses on the board takes the keyboard along, and lays a stack together that it does not press on. */
  private pressed(event: PointerEvent): void {
    this.voice.focus();
    this.showFocus(false);
    const { hex, counter } = this.hitAt(event.clientX, event.clientY);
    this.hand.focus.value = hex;
    if (this.places.fanned.length > 0 && !this.places.fanned.includes(counter)) {
      this.spread(-1);
    }
  }

  private focusOn(hex: number): string {
    this.hand.focus.value = hex;
    this.showFocus(true);
    this.listeners.onFocus?.(this.hit(this.middleOf(hex)));
    return this.describeFocus();
  }

  private showFocus(shown: boolean): void {
    this.focusShown = shown;
    this.showPreview();
  }

  private showPreview(): void {
    const at = this.focusShown ? this.middleOf(this.focused) : (this.over?.place ?? null);
    this.renderer.setPreview(this.hand.machine.value.preview, this.focusShown ? this.focused : -1, at);
    this.frames.request();
  }

  private send(event: MachineEvent<HexSpace>): boolean {
    if ('hit' in event && event.type !== 'key' && event.type !== 'key-down') this.over = event.hit;
    const { effects, handled } = this.hand.step(event, this.context());
    for (const effect of effects) this.do(effect);
    this.showPreview();
    return handled;
  }

  /** Follows what the person takes up, sets, chooses and looks at, here or round the board. */
  private follow(signal: AbortSignal): void {
    const { tool, machine, options, selection, focus } = this.hand;
    const ends = [
      tool.listen(() => {
        this.showTool();
        this.foresee();
      }),
      machine.listen(() => this.showPreview()),
      options.listen(() => this.foresee()),
      selection.listen((hexes) => {
        this.renderer.setSelection(hexes);
        this.frames.request();
      }),
      focus.listen((hex) => {
        if (hex >= 0) this.rested = hex;
        this.describeFocus();
        this.showPreview();
      }),
    ];
    signal.addEventListener('abort', () => ends.forEach((end) => end()));
  }

  /** Hexes from `count` on are no more. */
  private forgetBeyond(count: number): void {
    const { focus, selection } = this.hand;
    this.rested = Math.min(this.rested, count - 1);
    if (focus.value >= count) focus.value = -1;
    if (selection.value.some((hex) => hex >= count)) selection.value = [];
  }

  /** Shows what the tool would do where the pointer rests, with what has been set since it came there. */
  private foresee(): void {
    const hit = this.focusShown ? this.hit(this.middleOf(this.focused)) : this.over;
    if (hit === null) return;
    const { hand } = this;
    hand.show(foreseen(hand.machine.value, hit, toScreen(this.seen, hit.place), this.context()));
  }

  private do(effect: ToolEffect): void {
    if (effect.do === 'lay-scan') this.setUnderlay(effect.underlay);
    const { scene } = this.staged;
    this.voice.announce(this.hand.perform(effect, { scene, options: this.hand.options.value, underlay: this.scan }));
    this.listeners.onEffect?.(effect);
  }

  /** Spreads the stack of a hex out, or (-1) lays it together again. */
  private spread(fanned: number): void {
    this.setView({ ...this.shown, fanned });
    this.voice.announce(fanned < 0 ? 'Stack closed' : `Stack in ${this.staged.scene.label(fanned)} spread out`);
  }

  private context(): ToolContext {
    const { staged, places, untouchable, hand } = this;
    const [options, selection] = [hand.options.value, hand.selection.value];
    return { staged, places, options, selection, untouchable, underlay: this.scan };
  }

  private showTool(): void {
    const { cursor, numbers } = this.hand.tool.value;
    this.host.style.cursor = cursor;
    this.renderer.setEveryNumber(numbers === true);
    this.frames.request();
  }

  private drawFrame(time: number, since: number): boolean {
    this.viewpoint.step(time);
    if (this.pointer.sliding) {
      const { x, y } = this.pointer.slide(Math.min(50, since));
      this.viewpoint.look(panned(this.seen, x, y));
    }
    const more = this.renderer.draw(this.seen, time);
    return more || this.viewpoint.isTravelling || this.pointer.sliding;
  }
}
