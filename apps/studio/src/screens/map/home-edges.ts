import { toScreen } from '@hexwright/board';
import type { HomeNames } from '@hexwright/compiler';
import { setItems } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { EDGES, edgeValues, type Edge } from '../../parts/home-edges.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { titleOf } from '../../scene/chart.ts';
import { colorOf, partyColor } from '../../scene/paint-box.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import { SIDES } from '../rules/sides-words.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { focusBoard } from './map-focus.ts';
import { WORDS } from './words.ts';

/** How broad an edge is that can be clicked, in pixels. */
const BREADTH = 34;

/** The edges of the map, to be clicked while a side's home edge is chosen. */
class HomeEdges extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: 2;
        overflow: hidden;
        pointer-events: none;
      }
      button {
        position: absolute;
        min-block-size: 0;
        padding: 0;
        border: 2px solid var(--theirs, var(--accent));
        background: color-mix(in srgb, var(--theirs, var(--raised)) 30%, var(--raised));
        color: var(--ink);
        font-weight: 600;
        pointer-events: auto;
      }
      button:hover,
      button[aria-pressed='true'] {
        background: var(--side);
        color: var(--on-color);
        text-shadow: 0 0 3px var(--on-color-edge);
      }
      .west,
      .east {
        writing-mode: vertical-rl;
      }
    `,
  ];
  declare map: EditedMap & Pick<MapEditor, 'camera' | 'home' | 'homeOf'>;

  constructor() {
    super();
    watch(this, () => [this.map.drawn, this.map.board, this.map.camera, this.map.home, this.map.homeOf]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#press);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#press);
  }

  override render(): unknown {
    const { map } = this;
    const [board, camera] = [map.board.value, map.camera.value];
    const sides = map.scene.items.list('sides');
    const side = sides.find((one) => nameOf(one) === map.homeOf.value);
    const home = map.home.value;
    if (board === null || camera === null || home === null || side === undefined) return nothing;
    const { sheet } = board;
    const [from, to] = [
      toScreen(camera, { x: sheet.left, y: sheet.top }),
      toScreen(camera, { x: sheet.right, y: sheet.bottom }),
    ];
    // Of a sheet that reaches out of the window, the edge of the window stands for its own.
    const [left, top] = [Math.max(0, from.x), Math.max(0, from.y)];
    const [right, bottom] = [Math.min(camera.width, to.x), Math.min(camera.height, to.y)];
    const places: Readonly<Record<Edge, string>> = {
      north: box(left, top, right - left, BREADTH),
      south: box(left, bottom - BREADTH, right - left, BREADTH),
      west: box(left, top + BREADTH, BREADTH, bottom - top - 2 * BREADTH),
      east: box(right - BREADTH, top + BREADTH, BREADTH, bottom - top - 2 * BREADTH),
    };
    return html`<div role="group" aria-label=${WORDS.homeEdgeOf(titleOf(side))} style=${`--side:${color(side)}`}>
      ${EDGES.map((edge) => {
        const owner = sides.find((one) => textOf(one, home.edge) === edge);
        const theirs = owner === undefined ? '' : `--theirs:${color(owner)};`;
        return html`<button
          class=${edge}
          style=${theirs + places[edge]}
          aria-pressed=${owner === side}
          @click=${() => this.#choose(nameOf(side), titleOf(side), home, edge)}
        >
          ${SIDES.edges[edge]}${owner === undefined ? nothing : `: ${titleOf(owner)}`}
        </button>`;
      })}
    </div>`;
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.map.homeOf.value = null;
  };

  #choose(id: string, name: string, home: HomeNames, edge: Edge): void {
    const { map } = this;
    const { project, items, place } = map.scene;
    const values = edgeValues(`sides/${id}`, home, edge, place?.grid.orientation ?? 'flat');
    const because = items.isOwn('sides', id) ? {} : map.edits.because;
    if (map.edits.do(setItems(project, map.id, values, SIDES.turnedEdge(name, SIDES.edges[edge]), because))) {
      map.homeOf.value = null;
      focusBoard(map);
    }
  }
}

function color(side: Parameters<typeof colorOf>[0] & object): string {
  return colorOf(side) ?? partyColor(nameOf(side));
}

function box(left: number, top: number, width: number, height: number): string {
  return `left:${left}px;top:${top}px;width:${Math.max(0, width)}px;height:${Math.max(0, height)}px`;
}

customElements.define('home-edges', HomeEdges);
