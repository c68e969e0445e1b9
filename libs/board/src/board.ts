/** The board on a page: listens to pointer, wheel and keys, moves the camera, and lets the tools answer. */
import { describeHex, describeMoves } from './edit/describe.ts';
import { roved } from './edit/roving.ts';
import { CanvasRenderer } from './canvas/canvas-renderer.ts';
import type { MapRenderer } from './canvas/renderer.ts';
import {
  between,
  fitted,
  kept,
  panned,
  pinched,
  resized,
  revealed,
  toSheet,
  zoomed,
  type Camera,
} from './scene/camera.ts';
import { placeCounters, type CounterPlaces } from './scene/footprint.ts';
import { hitTest, type Hit } from './scene/hit.ts';
import { Inertia } from './scene/inertia.ts';
import type { Layers } from './scene/layers.ts';
import type { Point } from './scene/layout.ts';
import { stage, type BoardScene, type StagedScene } from './scene/scene.ts';
import { THEMES, type Theme } from './scene/theme.ts';
import { EMPTY_VIEW, type BoardView } from './scene/view.ts';
import { isBusy, machineStep, machineWith, type Machine, type MachineEvent } from './tools/machine.ts';
import {
  DEFAULT_OPTIONS,
  type HeldKeys,
  type ToolContext,
  type ToolEffect,
  type ToolId,
  type ToolOptions,
} from './tools/tool.ts';
import { TOOLS } from './tools/toolbox.ts';

/** What the board tells whoever made it. */
export interface BoardListeners {
  /** Something is to be done to the document. Panning, selection and options the board has already seen to itself. */
  readonly onEffect?: (effect: ToolEffect) => void;
  readonly onHover?: (hit: Hit | null) => void;
  readonly onCamera?: (camera: Camera) => void;
  readonly onTool?: (tool: ToolId) => void;
  /** Enter or a double click on a hex. */
  readonly onActivate?: (hit: Hit) => void;
}

/** How a board begins. */
export interface BoardSettings extends BoardListeners {
  readonly theme?: Theme;
  readonly tool?: ToolId;
}

const WHEEL_STEP = 0.0016;
/** A camera that travels takes this long, in milliseconds. */
const TRAVEL = 320;

/** A board in an element of the page. */
export class Board {
  private readonly host: HTMLElement;
  private readonly listeners: BoardListeners;
  private readonly renderer: MapRenderer;
  private readonly observer: ResizeObserver;
  private readonly ending = new AbortController();
  private readonly cell: HTMLElement;
  private readonly spoken: HTMLElement;
  private readonly inertia = new Inertia();
  private readonly fingers = new Map<number, Point>();
  private staged: StagedScene;
  private places: CounterPlaces;
  private machine: Machine;
  private toolOptions: ToolOptions = DEFAULT_OPTIONS;
  private shown: BoardView = EMPTY_VIEW;
  private camera: Camera;
  private travel: { readonly from: Camera; readonly to: Camera; readonly since: number } | null = null;
  /** A pan with the middle button, whatever the tool. */
  private grip: Point | null = null;
  private focus = 0;
  private focusShown = false;
  private frame = 0;
  private lastFrame = 0;

  /** Fills `host`, which should have a size, with a board that shows `scene`. Throws a RangeError if the scene is not one. */
  constructor(host: HTMLElement, scene: BoardScene, settings: BoardSettings = {}) {
    this.host = host;
    this.listeners = settings;
    this.staged = stage(scene);
    this.places = placeCounters(this.staged);
    this.machine = machineWith(settings.tool ?? 'select');
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    host.style.overflow = 'hidden';
    host.style.touchAction = 'none';
    host.style.outlineOffset = '-2px';
    this.renderer = new CanvasRenderer(host, this.staged, settings.theme ?? THEMES.light, () => this.wake());
    [this.cell, this.spoken] = this.hearable();
    const { width, height } = host.getBoundingClientRect();
    this.camera = fitted({ x: 0, y: 0, scale: 1, width, height }, this.staged.layout.sheet);
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(host);
    this.measure();
    this.listen();
    this.setCursor();
  }

  /** Shows another scene, or the same one after features, names, zones or counters have changed. */
  setScene(scene: BoardScene): void {
    const before = this.staged;
    this.staged = stage(scene, before);
    this.places = placeCounters(this.staged, this.shown.fanned);
    this.renderer.setScene(this.staged);
    if (before.scene.counters !== scene.counters) this.say(describeMoves(this.staged, before.scene.counters));
    this.focus = Math.min(this.focus, this.staged.grid.count - 1);
    this.labelCell();
    this.wake();
  }

  /** Shows what has been written to the scene's `ground` or `elevation`. */
  hexesChanged(hexes: readonly number[]): void {
    this.renderer.hexesChanged(hexes);
    this.labelCell();
    this.wake();
  }

  setTheme(theme: Theme): void {
    this.renderer.setTheme(theme);
    this.wake();
  }

  setLayers(layers: Layers): void {
    this.renderer.setLayers(layers);
    this.wake();
  }

  /** What is shown over the map for the moment. */
  get view(): BoardView {
    return this.shown;
  }

  setView(view: BoardView): void {
    if (view.fanned !== this.shown.fanned) this.places = placeCounters(this.staged, view.fanned);
    this.shown = view;
    this.renderer.setView(view);
    this.wake();
  }

  /** What the tools paint, and how. */
  get options(): ToolOptions {
    return this.toolOptions;
  }

  setOptions(options: Partial<ToolOptions>): void {
    this.toolOptions = { ...this.toolOptions, ...options };
  }

  get tool(): ToolId {
    return this.machine.tool;
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
    this.inertia.stop();
    if (travelling && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.travel = { from: this.camera, to: camera, since: performance.now() };
    } else this.place(camera);
    this.wake();
  }

  /** Shows the whole sheet. */
  fit(): void {
    this.moveTo(fitted(this.camera, this.staged.layout.sheet), true);
  }

  /** Shows these hexes as large as is sensible; the whole sheet if there are none. */
  zoomTo(hexes: readonly number[]): void {
    const area = this.staged.layout.areaOf(hexes);
    this.moveTo(fitted(this.camera, area ?? this.staged.layout.sheet, 48, 64), true);
  }

  /** The whole sheet in small, for a minimap. */
  overview(): HTMLCanvasElement {
    return this.renderer.overview();
  }

  /** What lies at a place of the window (client coordinates, as events have them). */
  hitAt(clientX: number, clientY: number): Hit {
    return hitTest(this.staged, this.places, toSheet(this.camera, this.screenOf({ clientX, clientY })));
  }

  /** Reads something out to those who cannot see it. */
  say(text: string): void {
    if (text !== '') this.spoken.textContent = text;
  }

  /** Takes the board off the page. */
  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.ending.abort();
    this.observer.disconnect();
    this.renderer.destroy();
    this.cell.parentElement?.parentElement?.remove();
    this.spoken.remove();
  }

  /** A grid of one cell for screen readers, which moves with the focus, and a place for announcements. */
  private hearable(): [HTMLElement, HTMLElement] {
    const { grid } = this.staged;
    const hide = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    const make = (role: string, parent: HTMLElement): HTMLElement => {
      const element = document.createElement('div');
      element.setAttribute('role', role);
      parent.append(element);
      return element;
    };
    const table = make('grid', this.host);
    table.style.cssText = hide;
    table.setAttribute('aria-label', 'Map');
    table.setAttribute('aria-rowcount', String(grid.rows));
    table.setAttribute('aria-colcount', String(grid.columns));
    const cell = make('gridcell', make('row', table));
    cell.tabIndex = 0;
    const spoken = make('status', this.host);
    spoken.style.cssText = hide;
    spoken.setAttribute('aria-live', 'polite');
    return [cell, spoken];
  }

  private labelCell(): void {
    const { grid } = this.staged;
    this.cell.setAttribute('aria-rowindex', String(grid.rowOf(this.focus) + 1));
    this.cell.setAttribute('aria-colindex', String(grid.columnOf(this.focus) + 1));
    this.cell.setAttribute('aria-label', describeHex(this.staged, this.places, this.focus));
  }

  private measure(): void {
    const { width, height } = this.host.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const first = this.camera.width === 0;
    this.camera = resized(this.camera, width, height);
    if (first) this.camera = fitted(this.camera, this.staged.layout.sheet);
    this.renderer.resize(width, height, devicePixelRatio);
    this.labelCell();
    this.wake();
  }

  private listen(): void {
    const { host } = this;
    const { signal } = this.ending;
    host.addEventListener('pointerdown', (event) => this.pointerDown(event), { signal });
    host.addEventListener('pointermove', (event) => this.pointerMove(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      host.addEventListener(type, (event) => this.pointerUp(event), { signal });
    }
    host.addEventListener('pointerleave', () => this.pointerLeave(), { signal });
    host.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    host.addEventListener(
      'dblclick',
      (event) => this.listeners.onActivate?.(this.hitAt(event.clientX, event.clientY)),
      { signal },
    );
    host.addEventListener('keydown', (event) => this.keyDown(event), { signal });
    host.addEventListener('keyup', (event) => this.send({ type: 'key-up', key: event.key, time: event.timeStamp }), {
      signal,
    });
    host.addEventListener('focusout', () => this.showFocus(false), { signal });
  }

  private pointerDown(event: PointerEvent): void {
    this.cell.focus({ preventScroll: true });
    this.showFocus(false);
    this.inertia.stop();
    this.travel = null;
    const screen = this.screenOf(event);
    // Only a pointer that exists can be captured; scripts send others.
    if (event.isTrusted) this.host.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') {
      this.fingers.set(event.pointerId, screen);
      // A second finger means that the first did not mean to draw.
      if (this.fingers.size > 1) {
        this.send({ type: 'take', tool: this.machine.tool });
        return;
      }
    }
    if (event.button === 1 || event.button === 2) {
      this.grip = screen;
      return;
    }
    const hit = hitTest(this.staged, this.places, toSheet(this.camera, screen));
    if (hit.hex >= 0) this.focus = hit.hex;
    this.labelCell();
    this.send({ type: 'down', hit, screen, keys: keysOf(event) });
  }

  private pointerMove(event: PointerEvent): void {
    const screen = this.screenOf(event);
    const before = this.fingers.get(event.pointerId);
    if (before !== undefined) {
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      this.fingers.set(event.pointerId, screen);
      if (others.length > 0) {
        this.place(pinched(this.camera, [before, others[0]], [screen, others[0]]));
        return;
      }
    }
    if (this.grip !== null) {
      this.inertia.hold(screen.x, screen.y, event.timeStamp);
      this.place(panned(this.camera, screen.x - this.grip.x, screen.y - this.grip.y));
      this.grip = screen;
      return;
    }
    if (this.machine.tool === 'pan' && isBusy(this.machine)) this.inertia.hold(screen.x, screen.y, event.timeStamp);
    // Between frames a fast pointer runs over several hexes; a stroke has to know them all.
    const places = isBusy(this.machine) ? event.getCoalescedEvents() : [];
    for (const one of places.length > 0 ? places : [event]) {
      const at = this.screenOf(one);
      const hit = hitTest(this.staged, this.places, toSheet(this.camera, at));
      this.send({ type: 'move', hit, screen: at, keys: keysOf(event) });
      if (one === event || one === places.at(-1)) this.listeners.onHover?.(hit);
    }
  }

  private pointerUp(event: PointerEvent): void {
    const pinching = this.fingers.size > 1;
    this.fingers.delete(event.pointerId);
    if (this.grip !== null || (this.machine.tool === 'pan' && isBusy(this.machine))) {
      this.inertia.release(event.timeStamp);
      this.wake();
    }
    if (this.grip !== null) {
      this.grip = null;
      return;
    }
    if (pinching) return;
    if (event.type === 'pointercancel') {
      this.send({ type: 'take', tool: this.machine.tool });
      return;
    }
    const screen = this.screenOf(event);
    const hit = hitTest(this.staged, this.places, toSheet(this.camera, screen));
    this.send({ type: 'up', hit, screen, keys: keysOf(event) });
  }

  private pointerLeave(): void {
    this.send({ type: 'leave' });
    this.listeners.onHover?.(null);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.inertia.stop();
    this.travel = null;
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    // Two fingers on a trackpad move; pinching them (which comes with control) and a mouse wheel zoom.
    const trackpad = !event.ctrlKey && event.deltaMode === 0 && (dx !== 0 || Math.abs(dy) < 40);
    if (trackpad || event.shiftKey) {
      this.place(panned(this.camera, event.shiftKey && dx === 0 ? -dy : -dx, event.shiftKey && dx === 0 ? 0 : -dy));
      return;
    }
    const speed = event.ctrlKey ? 6 : 1;
    this.place(zoomed(this.camera, Math.exp(-dy * WHEEL_STEP * speed), this.screenOf(event)));
  }

  private keyDown(event: KeyboardEvent): void {
    const keys = keysOf(event);
    if (this.roveTo(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { x, y } = this.staged.layout;
      const hit = hitTest(this.staged, this.places, { x: x[this.focus], y: y[this.focus] });
      const screen = { x: this.camera.width / 2, y: this.camera.height / 2 };
      // Enter is a click on the hex that has the focus.
      for (const type of ['down', 'up'] as const) this.send({ type, hit, screen, keys });
      this.listeners.onActivate?.(hit);
      return;
    }
    if (event.key === '+' || event.key === '=' || event.key === '-') {
      const middle = { x: this.camera.width / 2, y: this.camera.height / 2 };
      this.moveTo(zoomed(this.camera, event.key === '-' ? 1 / 1.4 : 1.4, middle), true);
      event.preventDefault();
      return;
    }
    if (event.repeat) return;
    if (this.send({ type: 'key-down', key: event.key, keys, time: event.timeStamp })) event.preventDefault();
  }

  /** Moves the focus by the keys for it; answers whether this was one. */
  private roveTo(event: KeyboardEvent): boolean {
    const next = roved(this.staged.grid, this.focus, event.key, event.shiftKey ? 5 : 1);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return false;
    event.preventDefault();
    this.focus = next;
    this.labelCell();
    this.say(this.cell.getAttribute('aria-label') ?? '');
    this.showFocus(true);
    const area = this.staged.layout.areaOf([next]);
    if (area !== null) this.place(revealed(this.camera, area));
    return true;
  }

  private showFocus(shown: boolean): void {
    this.focusShown = shown;
    this.renderer.setPreview(this.machine.preview, shown ? this.focus : -1);
    this.wake();
  }

  /** Lets the tools answer; says whether the event meant anything to them. */
  private send(event: MachineEvent): boolean {
    const before = this.machine;
    const { machine, effects, handled } = machineStep(before, event, this.context());
    this.machine = machine;
    for (const effect of effects) this.do(effect);
    this.renderer.setPreview(machine.preview, this.focusShown ? this.focus : -1);
    if (machine.tool !== before.tool) {
      this.setCursor();
      this.listeners.onTool?.(machine.tool);
    }
    this.wake();
    return handled;
  }

  private do(effect: ToolEffect): void {
    if (effect.do === 'pan') this.place(panned(this.camera, effect.dx, effect.dy));
    else if (effect.do === 'select') {
      this.setView({ ...this.shown, selection: effect.hexes });
      this.say(`${effect.hexes.length} selected`);
    } else if (effect.do === 'options') this.setOptions(effect.options);
    else this.say(effect.title);
    this.listeners.onEffect?.(effect);
  }

  private context(): ToolContext {
    return { staged: this.staged, places: this.places, options: this.toolOptions, selection: this.shown.selection };
  }

  private setCursor(): void {
    this.host.style.cursor = TOOLS[this.machine.tool].cursor;
  }

  private place(camera: Camera): void {
    this.camera = kept(camera, this.staged.layout);
    this.listeners.onCamera?.(this.camera);
    this.wake();
  }

  private screenOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private wake(): void {
    if (this.frame !== 0 || this.ending.signal.aborted) return;
    this.frame = requestAnimationFrame((time) => {
      this.frame = 0;
      if (this.drawFrame(time)) this.wake();
      this.lastFrame = time;
    });
  }

  private drawFrame(time: number): boolean {
    if (this.travel !== null) {
      const { from, to, since } = this.travel;
      const share = Math.min(1, Math.max(0, (time - since) / TRAVEL));
      if (share === 1) this.travel = null;
      this.place(between(from, { ...to, width: this.camera.width, height: this.camera.height }, share));
    }
    if (this.inertia.sliding) {
      const { x, y } = this.inertia.slide(Math.min(50, time - this.lastFrame));
      this.place(panned(this.camera, x, y));
    }
    const more = this.renderer.draw(this.camera, time);
    return more || this.travel !== null || this.inertia.sliding;
  }
}

function keysOf(event: MouseEvent | KeyboardEvent): HeldKeys {
  return { shift: event.shiftKey, alt: event.altKey, control: event.ctrlKey || event.metaKey };
}
