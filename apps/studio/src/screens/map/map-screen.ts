import { ERASE, setting, ZONE, zoneTool, type Point } from '@hexwright/board';
import { css, html, type LitElement, nothing } from 'lit';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Command, KeyMeaning } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf } from '../../app/routes.ts';
import { isPartLoaded, lateElement } from '../../parts/load-part.ts';
import { Screen } from '../../parts/screen.ts';
import { shared } from '../../parts/styles.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { tabPanel, tabs, tabStyles } from '../../ui/tabs.ts';
import { BOARD_KEYS } from './board-keys.ts';
import { dropUnit } from './held-unit.ts';
import { markIcon } from './icons.ts';
import { mapCommands } from './map-commands.ts';
import { MapEditor } from './map-editor.ts';
import { focusBoard, goToHex, placeOf } from './map-focus.ts';
import { mapStyles } from './map-styles.ts';
import { PANEL_NAMES, PANELS } from './panels.ts';
import './find-bar.ts';
import './hex-card.ts';
import './map-corner.ts';
import './map-menu.ts';
import './tool-options.ts';
import './tool-rail.ts';
import { WORDS } from './words.ts';

/** By the path of its file: the code of a panel comes when it is shown for the first time. */
const PANEL_FILES = import.meta.glob('./*-panel.ts');
/** Dialogs, which come when they are asked for. */
const DIALOGS = {
  'map-properties': () => import('./map-properties.ts'),
  'frame-dialog': () => import('./frame-dialog.ts'),
} as const;
/** How long the focus lies still before the address follows it, in milliseconds. */
const STILL = 200;

/** The map of a package: to be looked at, painted, and set up. */
class MapScreen extends Screen {
  static override properties = { ...Screen.properties, isPanelOpen: { state: true } };
  static override styles = [
    shared,
    mapStyles,
    tabStyles,
    css`
      :host {
        position: relative;
        display: grid !important;
        grid-template: 'options options options' auto 'rail board panel' minmax(0, 1fr) / auto minmax(0, 1fr) auto;
        block-size: 100%;
        overflow: hidden;
      }
      table-editor {
        grid-area: 1 / 1 / -1 / -1;
      }
      tool-options {
        grid-area: options;
      }
      tool-rail {
        grid-area: rail;
      }
      .stage {
        grid-area: board;
        position: relative;
        overflow: hidden;
        background: var(--sunken);
      }
      .board {
        position: absolute;
        inset: 0;
      }
      .board:focus-within {
        outline: 2px solid var(--focus);
        outline-offset: -2px;
      }
      aside {
        grid-area: panel;
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        inline-size: 19rem;
        border-inline-start: 1px solid var(--line);
        background: var(--panel);
      }
      .head {
        display: flex;
        align-items: center;
        padding-inline-end: 0.25rem;
        border-block-end: 1px solid var(--line);
      }
      .reopen {
        position: absolute;
        inset-block-start: 0.6rem;
        inset-inline-end: 0.6rem;
        z-index: 2;
        inline-size: 2.2rem;
        min-block-size: 2.2rem;
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      .paned {
        overflow: auto;
        scrollbar-width: thin;
      }
      .word {
        position: absolute;
        inset-block-start: 0.75rem;
        inset-inline-start: 50%;
        z-index: 2;
        inline-size: max-content;
        max-inline-size: calc(100% - 2rem);
        transform: translateX(-50%);
        padding: 0.3rem 0.8rem;
        border: 1px solid var(--line);
        border-radius: 2rem;
        background: color-mix(in srgb, var(--panel) 94%, transparent);
        box-shadow: var(--shadow);
        font-size: var(--small);
        text-align: center;
      }
      .over {
        position: absolute;
        inset: 0;
        z-index: 3;
      }
      @media (max-width: 800px) {
        aside {
          position: absolute;
          inset-block: 0;
          inset-inline-end: 0;
          z-index: 5;
          inline-size: min(19rem, 85vw);
          box-shadow: var(--shadow);
        }
      }
    `,
  ];
  declare isPanelOpen: boolean;
  readonly #rules = new FollowedRules(this, []);
  #map: MapEditor | null = null;
  #ends: (() => void)[] = [];
  #due: ReturnType<typeof setTimeout> | undefined;
  /** The hex that the address named last. */
  #named = '';
  /** Hex and unit that it asked for. */
  #asked = '';

  constructor() {
    super();
    this.isPanelOpen = matchMedia('(min-width: 801px)').matches;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override willUpdate(): void {
    if (this.#map?.session === this.session && this.#map.id === this.route.package) return;
    this.#leave();
    const map = new MapEditor(this.session, this.route.package);
    this.#map = map;
    [this.#named, this.#asked] = ['', ''];
    const follow = (): void => this.requestUpdate();
    let wasTable = isOnTable(map);
    this.#ends = [
      map.panel.listen(follow),
      map.homeOf.listen(follow),
      this.session.project.listen(() => {
        if (wasTable === isOnTable(map)) return;
        wasTable = !wasTable;
        follow();
      }),
      map.drawn.listen(() => {
        follow();
        // Its hexes may have other numbers now.
        this.#name(map.hand.focus.value);
      }),
      map.board.listen(follow),
      map.hand.focus.listen((hex) => this.#name(hex)),
    ];
  }

  override updated(): void {
    const map = this.#map;
    const host = this.renderRoot.querySelector<HTMLElement>('.board');
    if (map === null || host === null) return;
    if (host.dataset['package'] !== map.id) {
      host.dataset['package'] = map.id;
      map.attach(host);
    }
    map.home.value = this.#rules.answer?.system?.home ?? null;
    this.#goThere(map);
  }

  override render(): unknown {
    const map = this.#map;
    if (map === null) return nothing;
    if (isOnTable(map)) {
      return lateElement(
        this,
        'table-editor',
        () => import('./table/table-editor.ts'),
        () => html`<table-editor .session=${this.session} .package=${map.id}></table-editor>`,
      );
    }
    const isDrawn = map.scene.scene !== null;
    return keyed(
      map,
      html`${isDrawn ? html`<tool-options .map=${map} @click=${this.#chosen}></tool-options> <tool-rail .map=${map} @click=${this.#chosen}></tool-rail>` : nothing}
        <div class="stage" @dragover=${this.#dragOver} @drop=${this.#drop}>
          <div class="board"></div>
          ${isDrawn ? html`<hex-card .map=${map}></hex-card> <map-corner .map=${map}></map-corner> ${this.#homeEdges(map)}` : nothing}
          ${
            this.isPanelOpen || !isDrawn
              ? nothing
              : html`<button
                  class="square reopen"
                  aria-label=${WORDS.showThePanel}
                  title=${WORDS.showThePanel2}
                  @click=${() => (this.isPanelOpen = true)}
                >
                  ${markIcon('settings')}
                </button>`
          }
          ${this.#word(map)}
          <find-bar .map=${map}></find-bar>
        </div>
        ${this.isPanelOpen && isDrawn ? this.#panel(map) : nothing}
        <map-menu .map=${map}></map-menu>
        ${map.tools.flat().map(({ shows }) => shows?.())}
        ${Object.keys(DIALOGS).map((name) => (customElements.get(name) === undefined ? nothing : elementOf(name, map)))}`,
    );
  }

  /** The edges of the map, while one is chosen. */
  #homeEdges(map: MapEditor): unknown {
    if (map.homeOf.value === null) return nothing;
    return lateElement(
      this,
      'home-edges',
      () => import('./home-edges.ts'),
      () => html`<home-edges .map=${map}></home-edges>`,
    );
  }

  #panel(map: MapEditor): unknown {
    const open = map.panel.value;
    const panel = lateElement(this, `${open}-panel`, PANEL_FILES[`./${open}-panel.ts`], () =>
      elementOf(`${open}-panel`, map),
    );
    return html`<aside aria-label=${WORDS.mapPanel}>
      <div class="head">
        ${tabs({
          label: WORDS.sections,
          tabs: PANELS.map((name) => ({ name, title: PANEL_NAMES[name] })),
          open,
          choose: (name) => (map.panel.value = name),
        })}
        <button
          class="plain square"
          aria-label=${WORDS.hideThePanel}
          title=${WORDS.hideThePanel2}
          @click=${() => (this.isPanelOpen = false)}
        >
          ${markIcon('close')}
        </button>
      </div>
      <div class="paned" @click=${this.#chosen}>${tabPanel(open, panel)}</div>
    </aside>`;
  }

  /** What there is to be said of where the map comes from. */
  #word(map: MapEditor): unknown {
    const { state, scene } = map.scene;
    const text = addressOf({ ...this.route, screen: 'text', item: 'map.json', where: {} });
    switch (state.is) {
      case 'own':
        return nothing;
      case 'inherited':
        return html`<p class="word">
          ${WORDS.mapOf} <a href=${addressOf({ ...this.route, package: state.from, where: {} })}>${state.from}</a>.
          ${WORDS.paintedAsChanges}
        </p>`;
      case 'missing':
        return html`<div class="over">
          ${lateElement(
            this,
            'new-map',
            () => import('./new-map.ts'),
            () => html`<new-map .map=${map}></new-map>`,
          )}
        </div>`;
      case 'broken':
        return scene === null
          ? html`<div class="over">
              ${lateElement(
                this,
                'broken-map',
                () => import('./broken-map.ts'),
                () => html`<broken-map .map=${map}></broken-map>`,
              )}
            </div>`
          : html`<div class="word">
              ${inlineMessage(WORDS.lastReadable, 'danger', html`<a href=${text}>${WORDS.correctText}</a>`)}
            </div>`;
    }
  }

  protected override commands(): readonly Command[] {
    const map = this.#map;
    if (map === null || map.scene.scene === null) return [];
    return mapCommands(map, {
      find: () => this.#open('find-bar'),
      properties: () => void this.#openDialog('map-properties'),
      frame: () => void this.#openDialog('frame-dialog'),
      togglePanel: () => (this.isPanelOpen = !this.isPanelOpen),
      showPanel: (name) => {
        this.isPanelOpen = true;
        map.panel.value = name;
      },
    });
  }

  protected override keysHeard(): readonly KeyMeaning[] {
    return (this.#map?.scene.scene ?? null) === null ? [] : BOARD_KEYS;
  }

  /** Where the middle of a hex is in the page, by its number, in client coordinates. */
  placeOf(label: string): Point | null {
    return this.#map && placeOf(this.#map, this.#map.scene.place?.numbering.hexOf(label) ?? -1);
  }

  /** Opens a part of the screen that can be opened. */
  #open(name: 'find-bar' | keyof typeof DIALOGS): void {
    this.renderRoot.querySelector<HTMLElement & { show(): void }>(name)?.show();
  }

  async #openDialog(name: keyof typeof DIALOGS): Promise<void> {
    if (!(await isPartLoaded(DIALOGS[name]))) return;
    this.requestUpdate();
    await this.updateComplete;
    await this.renderRoot.querySelector<LitElement>(name)?.updateComplete;
    this.#open(name);
  }

  /** Looks where the address says. */
  #goThere(map: MapEditor): void {
    const { hex: named = '', unit, panel, zone } = this.route.where;
    const board = map.board.value;
    const asked = `${named} ${unit ?? ''} ${panel ?? ''} ${zone ?? ''}`;
    if (board === null || asked === this.#asked) return;
    this.#asked = asked;
    const section = PANELS.find((name) => name === panel);
    if (section !== undefined) {
      map.panel.value = section;
      this.isPanelOpen = true;
    }
    if (zone !== undefined) {
      map.hand.set(setting(ZONE, zone), setting(ERASE, false));
      map.hand.take(zoneTool.id);
      map.panel.value = 'palette';
      this.isPanelOpen = true;
    }
    if (named === '' && unit === undefined) return;
    if (unit === undefined && named === this.#named) return;
    if (named !== '') this.#named = named;
    const place = unit === undefined ? undefined : map.scene.scene?.counters.find(({ id }) => id === unit);
    const label = named === '' ? map.label(place?.place ?? -1) : named;
    const hex = map.scene.place?.numbering.hexOf(label) ?? -1;
    if (unit !== undefined && map.scene.renderer.unit(unit) === undefined) this.#sayMissing(WORDS.noUnit(unit));
    else if (hex < 0 && label !== '') this.#sayMissing(WORDS.noHex(label));
    else if (hex < 0) {
      notify(WORDS.notPlaced(map.scene.renderer.counter(unit ?? '', '').name), { about: 'address' });
      map.panel.value = 'roster';
      this.isPanelOpen = true;
    }
    if (hex < 0) return;
    map.lit.value = unit === undefined ? [] : [unit];
    goToHex(map, hex);
    board.focusHex(hex);
  }

  /** The address names what is not there: it may have been renamed, or removed. */
  #sayMissing(word: string): void {
    const action = { title: WORDS.find, run: () => this.#open('find-bar') };
    notify(`${word} ${WORDS.renamedOrRemoved}`, { tone: 'warning', about: 'address', action });
  }

  /** Lets the address follow the hex that is looked at, when it lies still. */
  #name(hex: number): void {
    clearTimeout(this.#due);
    const label = this.#map?.label(hex) ?? '';
    if (label === this.#named) return;
    this.#due = setTimeout(() => {
      if (this.#map === null || !this.isConnected) return;
      this.#named = label;
      goInPackage(this.route, { where: label === '' ? {} : { hex: label } }, 'replace');
    }, STILL);
  }

  #leave(): void {
    clearTimeout(this.#due);
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#map?.close();
    this.#map = null;
  }

  /** What was clicked with a mouse is for the map: keys go there, unless something can be typed into it or opens by it. */
  readonly #chosen = (event: PointerEvent): void => {
    const isClicked = event.pointerType === 'mouse' || event.pointerType === 'touch' || event.pointerType === 'pen';
    const [target] = event.composedPath();
    const isTypedIn =
      target instanceof Element && target.closest('input, select, textarea, form, a, [aria-expanded]') !== null;
    if (this.#map !== null && isClicked && !isTypedIn) focusBoard(this.#map);
  };

  readonly #dragOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('application/x-hexwright-unit')) return;
    event.preventDefault();
    this.#map?.board.value?.carryOver({ x: event.clientX, y: event.clientY });
  };

  readonly #drop = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('application/x-hexwright-unit')) return;
    event.preventDefault();
    if (this.#map !== null) dropUnit(this.#map, { x: event.clientX, y: event.clientY });
  };
}

/** Whether the package is played on a table in place of hexes. */
function isOnTable({ scene }: MapEditor): boolean {
  return scene.items.property('map.json', 'table') !== undefined;
}

function elementOf(name: string, map: MapEditor): unknown {
  const element = unsafeStatic(name);
  return staticHtml`<${element} .map=${map}></${element}>`;
}

customElements.define('map-screen', MapScreen);
