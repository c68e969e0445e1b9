import {
  Board,
  calibrateTool,
  counterTool,
  EMPTY_VIEW,
  isFitted,
  PLACING,
  selectTool,
  setting,
  ToolState,
  type BoardView,
  type Camera,
  type Hit,
  type LayerId,
  type Point,
  type Tool,
  type ToolEffect,
} from '@hexwright/board';
import type { HomeNames } from '@hexwright/compiler';
import type { Problem } from '@hexwright/model';
import type { Because, Change, Plan } from '@hexwright/workspace';
import { notify } from '../../ui/toasts.ts';
import { theme } from '../../app/theme.ts';
import { directionAway, EDGES } from '../../parts/home-edges.ts';
import { Store, taken, type Watched } from '../../parts/store.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import { hexesOfProblem } from '../../scene/problem-places.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { KeptView } from './kept-view.ts';
import { LayerState } from './layer-state.ts';
import { MapPresence } from './map-presence.ts';
import { MapComments } from './map-comments.ts';
import type { MapContext } from './map-context.ts';
import { isWriting, mapTools, whyShut, type MapTools } from './map-tools.ts';
import type { PanelName } from './panels.ts';
import { PlacementCheck } from './placement-check.ts';
import { ScanState } from './scan-state.ts';
import { plansOf } from './tool-effects.ts';
import { WORDS } from './words.ts';

/** The whole map leaves this much free below, in CSS pixels: for the card of a hex and for the zoom. */
const FOOT = 60;

/** Problems of more hexes than this are told in the list, not on every hex. */
const MOST_MARKED = 60;
/** CSS pixels of a hexside at which a hex can be read. */
const READABLE = 28;

/** A menu that is asked for. */
export interface MenuPlace {
  readonly hit: Hit;
  readonly at: Point;
}

/** What all parts of the map screen share: the scene, the board, what is held, looked at and chosen. */
export class MapEditor implements MapContext {
  readonly session: ProjectSession;
  /** Id of the package. */
  readonly id: string;
  readonly scene: PackageScene;
  readonly hand: ToolState;
  readonly tools: MapTools;
  /** Why what is inherited is changed; goes on holding until something else is said. */
  because: Because = {};
  readonly hover = new Store<Hit | null>(null);
  readonly camera = new Store<Camera | null>(null);
  /** What sides say of the edge they come from; null where they come from none, and until the game is known. */
  readonly home = new Store<HomeNames | null>(null);
  /** The side whose home edge is being chosen on the map; null for none. */
  readonly homeOf = new Store<string | null>(null);
  readonly panel = new Store<PanelName>('palette');
  readonly menu = new Store<MenuPlace | null>(null);
  /** The hex where a name is being written; -1 for none. */
  readonly writing = new Store(-1);
  /** Grows whenever the scene is another one; where only hexes were painted, {@link painted} does. */
  readonly drawn = new Store(0);
  /** Grows whenever terrain or level of hexes is another. */
  readonly painted = new Store(0);
  /** Problems by the hexes they lie on. */
  readonly problems = new Store<ReadonlyMap<number, readonly Problem[]>>(new Map());
  /** Counters that are lit. */
  readonly lit = new Store<readonly string[]>([]);
  readonly board = new Store<Board | null>(null);
  readonly layers = new LayerState();
  readonly placement: PlacementCheck;
  readonly scan: ScanState;
  readonly presence: MapPresence;
  readonly comments: MapComments;
  readonly #kept: KeptView;
  readonly #ends: (() => void)[] = [];
  #host: HTMLElement | null = null;

  constructor(session: ProjectSession, id: string) {
    this.session = session;
    this.id = id;
    this.scene = new PackageScene(session.project, id);
    this.tools = mapTools(this, (hex) => this.write(hex));
    this.hand = new ToolState({
      tools: this.tools.groups.flat(),
      tool: selectTool.id,
      mayTake: (tool) => !isWriting(tool) || !session.isBarred(),
    });
    this.placement = new PlacementCheck(this);
    this.scan = new ScanState(this);
    this.presence = new MapPresence(this, this.hover, this.camera);
    this.comments = new MapComments(this);
    this.#kept = new KeptView(`${session.id}/${id}`);
    const { panel, layers } = this.#kept;
    if (panel !== null) this.panel.value = panel;
    if (layers.size > 0) this.layers.settings.value = layers;
    const show = (): void => this.#show();
    this.#ends.push(
      session.project.listen((change) => this.#follow(change)),
      session.compileService.report.listen(() => this.#markProblems()),
      session.connection.access.listen(() => {
        if (whyShut(session, this.hand.tool.value) !== null) this.hand.take(selectTool.id);
      }),
      this.hand.tool.listen((tool) => this.#taken(tool)),
      this.hand.machine.listen(({ preview }) => this.placement.over(preview.ghosts.at(0) ?? null)),
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
    const ending = new AbortController();
    host.addEventListener('pointerdown', ({ button }) => this.#pressed(button), { signal: ending.signal });
    this.#ends.push(() => ending.abort());
    this.#open();
  }

  /** Takes the board off the page and stops listening. */
  close(): void {
    for (const end of this.#ends) end();
    this.#kept.close();
    this.presence.close();
    this.comments.close();
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
      notify(`${WORDS.layerIs(this.layers.name(layer), why)} ${WORDS.layerSwitches}`, {
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

  /** Chooses hexes. */
  select(hexes: readonly number[]): void {
    this.hand.selection.value = hexes;
    this.board.value?.announce(WORDS.selected(hexes.length));
  }

  /** Looks at a hex; `reveal` moves the map there. */
  lookAt(hex: number, reveal = false): void {
    if (reveal && hex >= 0) this.reveal([hex]);
    this.hand.focus.value = hex;
  }

  /** Moves the map so that these hexes can be seen and read. */
  reveal(hexes: readonly number[]): void {
    const board = this.board.value;
    if (board === null || hexes.length === 0) return;
    if (hexes.length > 1 && board.seen.scale < READABLE) board.zoomTo(hexes);
    else if (board.seen.scale < READABLE)
      board.moveTo({ ...board.seen, ...board.middleOf(hexes[0]), scale: READABLE }, true);
    else board.reveal(hexes);
  }

  /** Where the middle of a hex is in the page, in client coordinates; null while there is no board. */
  placeOf(hex: number): Point | null {
    const [board, place] = [this.board.value, this.scene.place];
    return board === null || place === null || hex < 0 || hex >= place.grid.count ? null : board.placeOf(hex);
  }

  /** Gives the keyboard to the board. */
  focusBoard(): void {
    this.board.value?.takeKeyboard();
  }

  /** Takes a unit in hand that is to be placed: the next click sets it down. */
  hold(unit: string): void {
    if (!this.mayChange('counters')) return;
    const { renderer, place } = this.scene;
    const item = renderer.unit(unit);
    if (item === undefined || place === null) return;
    const counter = renderer.counter(unit, '');
    // It looks away from its own edge of the map.
    const side = this.scene.items.list('sides').find((one) => nameOf(one) === textOf(item, 'side')) ?? {};
    const edge = EDGES.find((one) => one === textOf(side, 'edge')) ?? 'south';
    const across = textOf(item, 'size') !== 'double' ? null : edge === 'north' ? 3 : 0;
    const facing = renderer.hasFront(unit) ? directionAway(edge, place.grid.orientation) : null;
    this.hand.set(setting(PLACING, { ...counter, across, facing }));
    this.hand.take(counterTool.id);
  }

  /** A unit dragged from elsewhere is let go: over the board (client coordinates), or null beside it. */
  drop(at: Point | null): void {
    const held = this.hand.options.value.get(PLACING);
    if (at !== null && held !== null) this.board.value?.place(held, at);
    this.hand.set(setting(PLACING, null));
  }

  /** Does what the board's tools want done, as one step. */
  perform(effect: ToolEffect): void {
    if (effect.do === 'calibrate') this.scan.follow(effect);
    const plans = plansOf(this.scene, effect, this.because);
    const { editor } = this.session;
    if (plans.length > 1 && 'title' in effect) editor.begin(effect.title);
    const isDone = plans.every((plan) => this.do(plan()));
    if (plans.length > 1) {
      if (isDone) editor.end();
      else editor.cancel();
    }
  }

  /** Whatever changes what lies over the map for the moment. */
  #shownStores(): readonly Watched[] {
    const { problems, lit, tools, placement, hand, presence, comments } = this;
    return [
      problems,
      lit,
      tools.overlay.shown,
      placement.objection,
      // A click of the brush moves the focus, and draws nothing over the map anew.
      taken(hand.focus, () => this.#looked()),
      taken(hand.tool, (tool) => tool === calibrateTool),
      presence.people,
      comments.notes,
    ];
  }

  #show(): void {
    this.board.value?.setView(this.#view());
  }

  /** The hex that is outlined because it is looked at; -1 for none. */
  #looked(): number {
    return this.panel.value === 'inspect' ? this.hand.focus.value : -1;
  }

  #view(): BoardView {
    const { highlights, notes, sights, arrows } = this.tools.overlay.shown.value;
    const marked = [...this.problems.value];
    const of = (isGrave: boolean): number[] =>
      marked.filter(([, list]) => list.some(({ severity }) => severity === 'error') === isGrave).map(([hex]) => hex);
    const objection = this.placement.objection.value;
    const looked = this.#looked();
    return {
      ...EMPTY_VIEW,
      highlights: [
        { places: of(false), tone: 'warning', look: 'outline' },
        { places: of(true), tone: 'danger', look: 'outline' },
        ...highlights,
        { places: objection?.hexes ?? [], tone: 'danger', look: 'outline' },
        { places: looked < 0 ? [] : [looked], tone: 'selection', look: 'outline' },
      ],
      notes: [...this.comments.notes.value, ...notes],
      arrows,
      sights,
      litCounters: this.lit.value,
      people: this.presence.people.value,
      fanned: this.board.value?.view.fanned ?? -1,
      everyNumber: this.hand.tool.value === calibrateTool,
    };
  }

  #open(): void {
    const { scene } = this.scene;
    if (this.#host === null || scene === null || this.board.value !== null) return;
    const board = new Board(this.#host, scene, {
      theme: boardTheme(),
      foot: FOOT,
      hand: this.hand,
      onEffect: (effect) => this.perform(effect),
      onHover: (hit) => (this.hover.value = hit),
      onActivate: (hit) => {
        if (hit.hex >= 0 && this.hand.tool.value === selectTool) this.panel.value = 'inspect';
      },
      onContext: (hit, at) => {
        this.lookAt(hit.hex);
        this.menu.value = { hit, at };
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
    const { camera } = this.#kept;
    if (camera !== null) board.moveTo({ ...board.seen, ...camera });
    this.camera.value = board.seen;
    this.board.value = board;
    this.#show();
  }

  #pressed(button: number): void {
    this.menu.value = null;
    if (button === 0) this.lit.value = [];
  }

  /** Another tool has been taken up. */
  #taken(tool: Tool): void {
    // What is painted is chosen in the palette.
    if (tool.paints === true && this.panel.value === 'inspect') this.panel.value = 'palette';
    // A hex that was clicked to be looked at is not meant to keep the brush to itself.
    if (isWriting(tool) && this.hand.selection.value.length === 1) this.hand.selection.value = [];
  }

  #end(): void {
    this.board.value?.destroy();
    this.board.value = null;
  }

  #follow(change: Change): void {
    const { hexes, isOther } = this.scene.take(change);
    const { scene } = this.scene;
    const board = this.board.value;
    if (scene === null) {
      this.#end();
      this.hand.focus.value = -1;
      this.hand.selection.value = [];
    } else if (board === null) this.#open();
    else if (isOther) board.setScene(scene, hexes);
    else if (hexes.length > 0) board.hexesChanged(hexes);
    if (isOther) this.drawn.value += 1;
    if (hexes.length > 0) this.painted.value += 1;
  }

  #markProblems(): void {
    const report = this.session.compileService.report.value;
    const places = new Map<number, Problem[]>();
    for (const problem of report?.package === this.id ? report.problems : []) {
      const hexes = hexesOfProblem(this.scene, problem);
      if (hexes.length > MOST_MARKED) continue;
      for (const hex of hexes) places.set(hex, [...(places.get(hex) ?? []), problem]);
    }
    if (places.size > 0 || this.problems.value.size > 0) this.problems.value = places;
  }
}
