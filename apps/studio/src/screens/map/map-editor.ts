import {
  Board,
  isFitted,
  selectTool,
  ToolState,
  type Camera,
  type Hit,
  type Point,
  type Tool,
  type ToolEffect,
} from '@hexwright/board';
import type { HomeNames } from '@hexwright/compiler';
import type { Change } from '@hexwright/workspace';
import { theme } from '../../app/theme.ts';
import { Store } from '../../parts/store.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { PackageScene, type DrawnMap } from '../../scene/package-scene.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { KeptView } from './kept-view.ts';
import { LayerState } from './layer-state.ts';
import { MapEdits, type EditedMap } from './map-edits.ts';
import { MapPresence } from './map-presence.ts';
import { MapComments } from './map-comments.ts';
import { MapProblems } from './map-problems.ts';
import { isWriting, mapTools, whyShut, type MapTools } from './map-tools.ts';
import { overMap, overMapStores } from './over-map.ts';
import type { PanelName } from './panels.ts';
import { PlacementCheck } from './placement-check.ts';
import { RangeOverlay } from './range-overlay.ts';
import { ScanUnderlay } from './scan-underlay.ts';
import { plansOf } from './tool-effects.ts';

/** The whole map leaves this much free below, in CSS pixels: for the card of a hex and for the zoom. */
const FOOT = 60;

/** A menu that is asked for. */
export interface MenuPlace {
  readonly hit: Hit;
  readonly at: Point;
}

/** The map that is open, with its parts: each is handed to what needs it, and the board is put on the page and taken off. */
export class MapEditor implements EditedMap {
  readonly session: ProjectSession;
  /** Id of the package. */
  readonly id: string;
  readonly scene: PackageScene;
  readonly hand: ToolState;
  readonly tools: MapTools;
  readonly layers = new LayerState();
  readonly edits: MapEdits;
  /** What tools have found out of the ground. */
  readonly overlay = new RangeOverlay();
  readonly hover = new Store<Hit | null>(null);
  readonly camera = new Store<Camera | null>(null);
  /** What sides say of the edge they come from; null where they come from none, and until the game is known. */
  readonly home = new Store<HomeNames | null>(null);
  /** The side whose home edge is being chosen on the map; null for none. */
  readonly homeOf = new Store<string | null>(null);
  readonly panel = new Store<PanelName>('palette');
  readonly menu = new Store<MenuPlace | null>(null);
  readonly drawn: Store<DrawnMap>;
  /** Counts strokes: a painted hex changes in the one array of them, so that the map that is drawn stays the same object. */
  readonly painted = new Store(0);
  /** Counters that are lit. */
  readonly lit = new Store<readonly string[]>([]);
  readonly board = new Store<Board | null>(null);
  readonly placement: PlacementCheck;
  readonly scan: ScanUnderlay;
  readonly presence: MapPresence;
  readonly comments: MapComments;
  readonly problems: MapProblems;
  readonly #kept: KeptView;
  readonly #ends: (() => void)[] = [];
  #host: HTMLElement | null = null;

  constructor(session: ProjectSession, id: string) {
    this.session = session;
    this.id = id;
    this.scene = new PackageScene(session.project, id);
    this.drawn = new Store(drawnMap(this.scene));
    this.edits = new MapEdits(session, this.layers);
    this.tools = mapTools(this, this.overlay);
    this.hand = new ToolState({
      tools: this.tools.flat(),
      tool: selectTool.id,
      mayTake: (tool) => !isWriting(tool) || !session.isBarred(),
    });
    this.placement = new PlacementCheck(this);
    this.scan = new ScanUnderlay(this);
    this.presence = new MapPresence(this, this.hover, this.camera);
    this.comments = new MapComments(this);
    this.problems = new MapProblems(this);
    this.#kept = new KeptView(`${session.id}/${id}`);
    const { panel, layers } = this.#kept;
    if (panel !== null) this.panel.value = panel;
    if (layers.size > 0) this.layers.settings.value = layers;
    this.#ends.push(
      session.project.listen((change) => this.#follow(change)),
      session.connection.access.listen(() => {
        if (whyShut(session, this.hand.tool.value) !== null) this.hand.take(selectTool.id);
      }),
      this.hand.tool.listen((tool) => this.#taken(tool)),
      this.hand.machine.listen(({ preview }) => this.placement.over(preview.ghosts.at(0) ?? null)),
      theme.listen(() => this.board.value?.setTheme(boardTheme())),
      this.layers.settings.listen((settings) => this.#kept.keepLayers(settings)),
      this.layers.shown.listen(({ layers, locked }) => this.board.value?.setLayers(layers, locked)),
      ...overMapStores(this).map((store) => store.listen(() => this.#show())),
      this.panel.listen((name) => this.#kept.keepPanel(name)),
    );
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
    this.problems.close();
    this.#end();
  }

  /** Does what the board's tools want done, as one step. */
  perform(effect: ToolEffect): void {
    if (effect.do === 'lay-scan') this.scan.lay(effect.underlay);
    const plans = plansOf(this.scene, effect, this.edits.because);
    this.edits.doAll('title' in effect ? effect.title : '', plans);
  }

  #show(): void {
    this.board.value?.setView(overMap(this));
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
        if (hit.hex >= 0 && this.hand.tool.value.inspects === true) this.panel.value = 'inspect';
      },
      onContext: (hit, at) => {
        this.hand.focus.value = hit.hex;
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
    if (isOther) this.drawn.value = drawnMap(this.scene);
    if (hexes.length > 0) this.painted.value += 1;
  }
}

function drawnMap({ scene, state }: PackageScene): DrawnMap {
  return { scene, state };
}
