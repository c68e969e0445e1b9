import {
  Board,
  DEFAULT_OPTIONS,
  EMPTY_VIEW,
  isFitted,
  Layout,
  toScreen,
  TOOLS,
  type BoardView,
  type Camera,
  type Counter,
  type Hit,
  type LayerId,
  type Point,
  type ToolEffect,
  type ToolId,
  type ToolOptions,
} from '@hexwright/board';
import type { Problem } from '@hexwright/model';
import type { Because, Change, Plan } from '@hexwright/workspace';
import { say } from '../../app/notices.ts';
import { theme } from '../../app/theme.ts';
import { Store, type Watched } from '../../parts/store.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import { hexesOfProblem } from '../../scene/problem-places.ts';
import type { Session } from '../../session/session.ts';
import { clipFor } from './clip.ts';
import { KeptView } from './kept-view.ts';
import { LayerStand } from './layer-stand.ts';
import { LentTool } from './lent-tool.ts';
import { MapCompany } from './map-company.ts';
import { MapTalk } from './map-talk.ts';
import { isScreenTool, PAINTS, whyShut, WRITING_TOOLS, type MapToolId, type ScreenToolId } from './map-tools.ts';
import type { PanelName } from './panels.ts';
import { PlacementCheck } from './placement-check.ts';
import { ScanStand } from './scan-stand.ts';
import { Study } from './study.ts';
import { plansOf } from './tool-effects.ts';

/** The whole map leaves this much free below, in CSS pixels: for the card of a hex and for the zoom. */
const FOOT = 60;

/** Problems of more hexes than this are told in the list, not on every hex. */
const MOST_MARKED = 60;
/** CSS pixels of a hexside at which a hex can be read. */
const READABLE = 28;

/** What the board holds while the screen has one of its own tools: something that changes nothing by itself. */
const BENEATH: Readonly<Record<ScreenToolId, ToolId>> = { label: 'pan', movement: 'pan', sight: 'ruler' };

/** A menu that is asked for. */
export interface MenuPlace {
  readonly hit: Hit;
  readonly at: Point;
}

/** What all parts of the map screen share: the scene, the board, what is held, looked at and chosen. */
export class MapDesk {
  readonly session: Session;
  /** Id of the package. */
  readonly id: string;
  readonly scene: PackageScene;
  readonly tool = new Store<MapToolId>('select');
  readonly options = new Store<ToolOptions>(DEFAULT_OPTIONS);
  /** Why what is inherited is changed; goes on holding until something else is said. */
  because: Because = {};
  /** The hex that is looked at; -1 for none. */
  readonly focus = new Store(-1);
  readonly hover = new Store<Hit | null>(null);
  readonly selection = new Store<readonly number[]>([]);
  readonly camera = new Store<Camera | null>(null);
  /** The side whose home edge is being chosen on the map; null for none. */
  readonly homeOf = new Store<string | null>(null);
  readonly panel = new Store<PanelName>('palette');
  readonly menu = new Store<MenuPlace | null>(null);
  /** The hex where a name is being written; -1 for none. */
  readonly writing = new Store(-1);
  /** Grows whenever the scene is another one. */
  readonly drawn = new Store(0);
  /** Problems by the hexes they lie on. */
  readonly problems = new Store<ReadonlyMap<number, readonly Problem[]>>(new Map());
  /** Counters that are lit. */
  readonly lit = new Store<readonly string[]>([]);
  readonly board = new Store<Board | null>(null);
  readonly layers = new LayerStand();
  readonly study: Study;
  readonly placement: PlacementCheck;
  readonly scan: ScanStand;
  readonly company: MapCompany;
  readonly talk: MapTalk;
  readonly #kept: KeptView;
  readonly #lent = new LentTool();
  readonly #ends: (() => void)[] = [];
  #host: HTMLElement | null = null;
  #layout: Layout | null = null;
  /** The board is being given a tool: what it says of that is no news. */
  #isGiving = false;
  /** The screen's own tool that comes back when the board lays down what a key has lent it. */
  #above: ScreenToolId | null = null;

  constructor(session: Session, id: string) {
    this.session = session;
    this.id = id;
    this.scene = new PackageScene(session.project, id);
    this.study = new Study(this);
    this.placement = new PlacementCheck(this);
    this.scan = new ScanStand(this);
    this.company = new MapCompany(this);
    this.talk = new MapTalk(this);
    this.#kept = new KeptView(`${session.id}/${id}`);
    const { panel, layers } = this.#kept;
    if (panel !== null) this.panel.value = panel;
    if (layers.size > 0) this.layers.settings.value = layers;
    const show = (): void => this.#show();
    this.#ends.push(
      session.project.listen((change) => this.#follow(change)),
      session.workshop.report.listen(() => this.#markProblems()),
      session.connection.access.listen(() => {
        if (whyShut(session, this.tool.value) !== null) this.take('select');
      }),
      theme.listen(() => this.board.value?.setTheme(boardTheme())),
      this.layers.settings.listen((settings) => this.#kept.keepLayers(settings)),
      this.layers.shown.listen(({ layers, locked }) => this.board.value?.setLayers(layers, locked)),
      ...this.#shownStores().map((store) => store.listen(show)),
      this.panel.listen((name) => {
        this.#kept.keepPanel(name);
        show();
      }),
    );
    this.#markProblems();
  }

  /** The number of a hex as printed. */
  label(hex: number): string {
    return this.scene.place?.numbering.label(hex) ?? '';
  }

  /** Puts the board into an element of the page. */
  attach(host: HTMLElement): void {
    this.#host = host;
    this.#open();
  }

  /** Takes the board off the page and stops listening. */
  close(): void {
    for (const end of this.#ends) end();
    this.#kept.close();
    this.company.close();
    this.talk.close();
    this.#end();
  }

  /** Whether a layer cannot be changed by hand at present. */
  isKept(layer: LayerId): boolean {
    return this.session.isReadOnly || this.layers.untouchable.has(layer);
  }

  /** Whether a layer may be changed by hand; if it is locked or hidden, says so. */
  mayChange(layer: LayerId): boolean {
    if (this.session.isBarred()) return false;
    const why = this.layers.untouchable.get(layer);
    if (why !== undefined)
      say(`${this.layers.name(layer)}: this layer is ${why}. The panel Layers has its switches.`, {
        tone: 'warning',
        about: 'layer',
      });
    return why === undefined;
  }

  /** Makes an edit, or says why it cannot be made. Whether it was made. */
  do(plan: Plan): boolean {
    return this.session.do(plan);
  }

  /** Makes an edit of a layer, unless that is locked or hidden. Whether it was made. */
  change(layer: LayerId, plan: Plan): boolean {
    return this.mayChange(layer) && this.do(plan);
  }

  /** Asks for a name that is to be written on a hex. */
  write(hex: number): void {
    if (this.mayChange('labels')) this.writing.value = hex;
  }

  /** Takes up a tool. */
  take(tool: MapToolId): void {
    if (WRITING_TOOLS.has(tool) && this.session.isBarred()) return;
    this.#hold(tool);
    this.#isGiving = true;
    this.board.value?.setTool(isScreenTool(tool) ? BENEATH[tool] : tool);
    this.#isGiving = false;
  }

  /** Sets what the tools paint, and how. */
  setOptions(options: Partial<ToolOptions>): void {
    this.board.value?.setOptions(options);
    this.options.value = { ...this.options.value, ...options };
  }

  /** Chooses hexes. */
  select(hexes: readonly number[]): void {
    this.selection.value = hexes;
    this.board.value?.say(`${hexes.length} selected`);
  }

  /** Looks at a hex; `reveal` moves the map there. */
  lookAt(hex: number, reveal = false): void {
    if (reveal && hex >= 0) this.reveal([hex]);
    this.focus.value = hex;
  }

  /** Moves the map so that these hexes can be seen and read. */
  reveal(hexes: readonly number[]): void {
    const board = this.board.value;
    if (board === null || hexes.length === 0) return;
    const [x, y] = [this.#sheet?.x[hexes[0]] ?? 0, this.#sheet?.y[hexes[0]] ?? 0];
    if (hexes.length > 1 && board.seen.scale < READABLE) board.zoomTo(hexes);
    else if (board.seen.scale < READABLE) board.moveTo({ ...board.seen, x, y, scale: READABLE }, true);
    else board.reveal(hexes);
  }

  /** Where the middle of a hex is in the page, in client coordinates; null while there is no board. */
  placeOf(hex: number): Point | null {
    const [board, sheet] = [this.board.value, this.#sheet];
    if (board === null || sheet === null || this.#host === null || hex < 0 || hex >= sheet.grid.count) return null;
    const { x, y } = toScreen(board.seen, { x: sheet.x[hex], y: sheet.y[hex] });
    const { left, top } = this.#host.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }

  /** Gives the keyboard to the board. */
  focusBoard(): void {
    this.#host?.querySelector<HTMLElement>('[role=gridcell]')?.focus({ preventScroll: true });
  }

  /** Takes a unit in hand that is to be placed: the next click sets it down. */
  hold(unit: string): void {
    if (!this.mayChange('counters')) return;
    const { press, place } = this.scene;
    const item = press.unit(unit);
    if (item === undefined || place === null) return;
    const counter = press.counter(unit, '');
    const side = this.scene.items.list('sides').find((one) => nameOf(one) === textOf(item, 'side'));
    // It looks away from its own edge of the map.
    const across = side !== undefined && textOf(side, 'edge') === 'north' ? 3 : 0;
    this.setOptions({ placing: textOf(item, 'size') === 'double' ? { ...counter, across } : counter });
    this.take('counter');
  }

  /** A unit dragged from elsewhere is let go: over the board (client coordinates), or null beside it. */
  drop(at: Point | null): void {
    if (at !== null) for (const type of ['pointermove', 'pointerdown', 'pointerup']) this.#point(type, at);
    this.setOptions({ placing: null });
  }

  /** Something is dragged over the board from elsewhere. */
  dragOver(at: Point): void {
    this.#point('pointermove', at);
  }

  /** Does what the board's tools want done, as one step. */
  perform(effect: ToolEffect): void {
    switch (effect.do) {
      case 'select':
        this.selection.value = effect.hexes;
        return;
      case 'options':
        this.options.value = { ...this.options.value, ...effect.options };
        return;
      case 'calibrate':
        this.scan.follow(effect);
        return;
      default:
    }
    const plans = plansOf(this.scene, effect, this.because);
    const { editor } = this.session;
    if (plans.length > 1 && 'title' in effect) editor.begin(effect.title);
    const isDone = plans.every((plan) => this.do(plan()));
    if (plans.length > 1) {
      if (isDone) editor.end();
      else editor.cancel();
    }
    if (effect.do === 'place') this.setOptions({ placing: null });
  }

  /** The counter that is meant by a hit; null for none. */
  counterOf(hit: Hit): Counter | null {
    return this.scene.scene?.counters[hit.counter] ?? null;
  }

  /** Where hexes lie on the sheet; null while there is no map. */
  get #sheet(): Layout | null {
    const { place } = this.scene;
    if (place !== null && this.#layout?.grid !== place.grid) this.#layout = new Layout(place.grid);
    return place === null ? null : this.#layout;
  }

  /** Whatever changes what lies over the map for the moment. */
  #shownStores(): readonly Watched[] {
    const { problems, lit, study, placement, focus, selection, tool, company, talk } = this;
    return [problems, lit, study.shown, placement.objection, focus, selection, tool, company.people, talk.notes];
  }

  #show(): void {
    this.board.value?.setView(this.#view());
  }

  #view(): BoardView {
    const { highlights, notes, sights, arrows } = this.study.shown.value;
    const marked = [...this.problems.value];
    const of = (isGrave: boolean): number[] =>
      marked.filter(([, list]) => list.some(({ severity }) => severity === 'error') === isGrave).map(([hex]) => hex);
    const objection = this.placement.objection.value;
    const looked = this.panel.value === 'inspect' && this.focus.value >= 0 ? [this.focus.value] : [];
    return {
      ...EMPTY_VIEW,
      selection: this.selection.value,
      highlights: [
        { hexes: of(false), tone: 'warning', look: 'outline' },
        { hexes: of(true), tone: 'danger', look: 'outline' },
        ...highlights,
        { hexes: objection?.hexes ?? [], tone: 'danger', look: 'outline' },
        { hexes: looked, tone: 'selection', look: 'outline' },
      ],
      notes: [...this.talk.notes.value, ...notes],
      arrows,
      sights,
      litCounters: this.lit.value,
      people: this.company.people.value,
      fanned: this.board.value?.view.fanned ?? -1,
      everyNumber: this.tool.value === 'calibrate',
    };
  }

  #open(): void {
    const { scene } = this.scene;
    if (this.#host === null || scene === null || this.board.value !== null) return;
    const board = new Board(this.#host, scene, {
      theme: boardTheme(),
      foot: FOOT,
      onEffect: (effect) => this.perform(effect),
      onHover: (hit) => this.#hovered(hit),
      onActivate: (hit) => this.#activated(hit),
      onContext: (hit, at) => {
        this.lookAt(hit.hex);
        this.menu.value = { hit, at };
      },
      onTool: (tool) => {
        if (!this.#isGiving) this.#holdOfBoard(tool);
      },
      onCamera: (camera) => {
        this.camera.value = camera;
        const sheet = this.board.value?.sheet;
        // Anyone who looks at the whole map does so in any window.
        if (sheet !== undefined) this.#kept.keepCamera(isFitted(camera, sheet, FOOT) ? null : camera);
      },
    });
    const { layers, locked } = this.layers.shown.value;
    board.setLayers(layers, locked);
    board.setOptions(this.options.value);
    const { camera } = this.#kept;
    if (camera !== null) board.moveTo({ ...board.seen, ...camera });
    this.camera.value = board.seen;
    this.board.value = board;
    this.take(this.tool.value);
    this.#listen(this.#host, board);
    this.#show();
  }

  #listen(host: HTMLElement, board: Board): void {
    const ending = new AbortController();
    const { signal } = ending;
    let focused = board.focused;
    const unwatch = board.watch(() => {
      this.placement.over(board.held[0] ?? null);
      if (board.focused === focused) return;
      focused = board.focused;
      this.focus.value = focused;
      this.study.lead(focused);
    });
    const comeBack = (tool: MapToolId | null): void => {
      if (tool !== null) this.take(tool);
    };
    host.addEventListener('pointerdown', (event) => this.#pressed(event, board), { signal });
    host.addEventListener('pointerup', () => this.study.release(), { signal });
    host.addEventListener('keydown', (event) => this.#key(event, board), { signal, capture: true });
    host.addEventListener(
      'keyup',
      (event) => {
        // Whatever the board still holds is held for good.
        this.#above = null;
        comeBack(this.#lent.up(event, this.tool.value));
      },
      { signal },
    );
    host.addEventListener('focusout', ({ timeStamp }) => comeBack(this.#lent.end(timeStamp, this.tool.value)), {
      signal,
    });
    this.#ends.push(() => {
      ending.abort();
      unwatch();
    });
  }

  #pressed(event: PointerEvent, board: Board): void {
    this.menu.value = null;
    if (event.button !== 0) return;
    this.#lent.use();
    const hit = board.hitAt(event.clientX, event.clientY);
    this.focus.value = hit.hex;
    if (this.tool.value === 'sight' && hit.hex >= 0) this.study.press(hit.hex, null);
    this.lit.value = [];
  }

  #activated(hit: Hit): void {
    if (hit.hex < 0) return;
    const tool = this.tool.value;
    if (tool === 'movement') this.study.press(hit.hex, this.counterOf(hit)?.id ?? null);
    else if (tool === 'label') this.write(hit.hex);
    else if (tool === 'select') this.panel.value = 'inspect';
  }

  #hovered(hit: Hit | null): void {
    this.hover.value = hit;
    if (hit === null) return;
    if (this.tool.value === 'movement' || (this.tool.value === 'sight' && this.study.isLeading)) {
      this.study.lead(hit.hex);
    }
  }

  #key(event: KeyboardEvent, board: Board): void {
    const tool = this.tool.value;
    if (!board.busy) this.#lent.down(event, tool);
    if (!isScreenTool(tool) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && tool === 'sight') this.study.press(board.focused, null);
    if (event.key === 'Escape') this.study.clear();
    // The board holds this tool already, and would not say so.
    if (event.key.toLowerCase() === TOOLS[BENEATH[tool]].key) this.take(BENEATH[tool]);
  }

  /** A key has given the board another tool, or lends it no more. */
  #holdOfBoard(tool: ToolId): void {
    if (WRITING_TOOLS.has(tool) && this.session.isBarred()) {
      this.take(this.tool.value);
      return;
    }
    const [held, above] = [this.tool.value, this.#above];
    const isBack = above !== null && tool === BENEATH[above];
    this.#above = isScreenTool(held) ? held : null;
    this.#hold(isBack ? above : tool);
  }

  #hold(tool: MapToolId): void {
    this.tool.value = tool;
    this.study.change(tool);
    // Taken up by its letter, it lays down what was copied last.
    if (tool === 'stamp' && this.options.value.patch === null) this.setOptions({ patch: clipFor(this) });
    // What is painted is chosen in the palette.
    if (PAINTS.has(tool) && this.panel.value === 'inspect') this.panel.value = 'palette';
    // A hex that was clicked to be looked at is not meant to keep the brush to itself.
    if (WRITING_TOOLS.has(tool) && this.selection.value.length === 1) this.selection.value = [];
  }

  #point(type: string, { x, y }: Point): void {
    const init = { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true };
    this.#host?.dispatchEvent(new PointerEvent(type, init));
  }

  #end(): void {
    this.board.value?.destroy();
    this.board.value = null;
  }

  #follow(change: Change): void {
    const { hexes, isOther } = this.scene.take(change);
    const { scene } = this.scene;
    const board = this.board.value;
    if (scene === null) this.#end();
    else if (board === null) this.#open();
    else if (isOther) board.setScene(scene, hexes);
    else if (hexes.length > 0) board.hexesChanged(hexes);
    const count = this.scene.place?.grid.count ?? 0;
    if (this.focus.value >= count) this.focus.value = -1;
    if (this.selection.value.some((hex) => hex >= count)) this.selection.value = [];
    if (isOther || hexes.length > 0) this.drawn.value += 1;
  }

  #markProblems(): void {
    const report = this.session.workshop.report.value;
    const places = new Map<number, Problem[]>();
    for (const problem of report?.package === this.id ? report.problems : []) {
      const hexes = hexesOfProblem(this.scene, problem);
      if (hexes.length > MOST_MARKED) continue;
      for (const hex of hexes) places.set(hex, [...(places.get(hex) ?? []), problem]);
    }
    if (places.size > 0 || this.problems.value.size > 0) this.problems.value = places;
  }
}
