import { directionNames, type Orientation } from '@hexwright/hex';
import { css, html, LitElement, nothing, svg } from 'lit';
import { shared } from '../../parts/styles.ts';
import { radio } from '../../ui/radios.ts';
import { EDGES, offsetOf, type Edge } from '../../parts/home-edges.ts';
import { SIDES } from './sides-words.ts';

/** What is chosen on the field of a side. */
export type EdgeChoice = { readonly edge: Edge } | { readonly ways: readonly string[] };

/** Radii of the hex and of the buttons round it, in CSS pixels. */
const [HEX, ROUND] = [26, 44];

/**
 * The map in small with its four edges to click, and beside it a hex with its six directions. `edge-choice` tells what
 * is chosen.
 */
class EdgePicker extends LitElement {
  static override properties = {
    name: {},
    edge: {},
    directions: { attribute: false },
    orientation: {},
    color: {},
    homes: { attribute: false },
    picture: { attribute: false },
    isShut: { type: Boolean },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 1rem 2rem;
      }
      fieldset {
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      .field {
        display: grid;
        grid-template: 1.9rem 7rem 1.9rem / 4.2rem 10rem 4.2rem;
        gap: 3px;
        margin-block-start: 0.35rem;
      }
      .north {
        grid-area: 1 / 2;
      }
      .west {
        grid-area: 2 / 1;
      }
      .map {
        grid-area: 2 / 2;
        display: grid;
        grid-template: 100% / 100%;
        place-items: center;
        overflow: hidden;
        border: 1px solid var(--line-strong);
        background: var(--sunken);
      }
      canvas {
        max-inline-size: 100%;
        max-block-size: 100%;
      }
      .east {
        grid-area: 2 / 3;
      }
      .south {
        grid-area: 3 / 2;
      }
      .edge,
      .way {
        position: relative;
        display: grid;
        place-items: center;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        color: var(--ink);
        cursor: pointer;
      }
      .edge:hover,
      .way:hover {
        background: var(--sunken);
      }
      .edge.other {
        box-shadow: inset 0 0 0 2px var(--theirs);
      }
      .edge:has(:checked) {
        border-color: var(--side);
        background: var(--side);
        color: var(--on-color);
        font-weight: 600;
        text-shadow: 0 0 3px var(--on-color-edge);
      }
      .edge:has(:focus-visible),
      .way:has(:focus-visible) {
        outline: 2px solid var(--focus);
        outline-offset: 2px;
      }
      input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
      .compass {
        position: relative;
        inline-size: 9rem;
        block-size: 9rem;
        margin-block-start: 0.35rem;
      }
      .compass svg {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        fill: var(--sunken);
        stroke: var(--line-strong);
      }
      .way {
        position: absolute;
        inline-size: 2rem;
        block-size: 2rem;
        translate: -50% -50%;
        border-radius: 50%;
        font-size: var(--small);
      }
      .way:has(:checked) {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--accent-ink);
        font-weight: 600;
      }
    `,
  ];
  /** The name of the side. */
  declare name: string;
  declare edge: string;
  declare directions: readonly string[];
  declare orientation: Orientation;
  /** Of the side. */
  declare color: string;
  /** The other sides with their edges. */
  declare homes: readonly { readonly name: string; readonly edge: string; readonly color: string }[];
  /** The map in small; null where there is none. */
  declare picture: ImageBitmap | null;
  /** Whether nothing may be changed. */
  declare isShut: boolean;

  override render(): unknown {
    const { name, orientation } = this;
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = ((i + (orientation === 'flat' ? 0 : 0.5)) * Math.PI) / 3;
      return `${(72 + HEX * Math.cos(angle)).toFixed(1)},${(72 + HEX * Math.sin(angle)).toFixed(1)}`;
    });
    return html`<fieldset ?disabled=${this.isShut}>
        <legend>${SIDES.edge}</legend>
        <div class="field" style=${`--side:${this.color}`}>
          ${EDGES.map((edge) => this.#edge(edge))}
          <span class="map">${this.picture === null ? nothing : html`<canvas aria-hidden="true"></canvas>`}</span>
        </div>
      </fieldset>
      <fieldset ?disabled=${this.isShut}>
        <legend title=${SIDES.waysHint}>${SIDES.ways}</legend>
        <div class="compass">
          <svg viewBox="0 0 144 144" aria-hidden="true">${svg`<polygon points=${corners.join(' ')}></polygon>`}</svg>
          ${directionNames(orientation).map((direction) => {
            const { x, y } = offsetOf(direction, orientation);
            return html`<label class="way" style=${`left:${72 + ROUND * 1.2 * x}px;top:${72 + ROUND * 1.2 * y}px`}
              >${direction}<input
                type="checkbox"
                aria-label=${`${name}: ${SIDES.ways} ${direction}`}
                .checked=${this.directions.includes(direction)}
                @change=${(event: Event) => this.#way(direction, event.target as HTMLInputElement)}
            /></label>`;
          })}
        </div>
      </fieldset>`;
  }

  override updated(): void {
    const { picture } = this;
    const canvas = this.renderRoot.querySelector('canvas');
    if (picture === null || canvas === null) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }

  #edge(edge: Edge): unknown {
    const other = this.homes.find((home) => home.edge === edge);
    const title = SIDES.edges[edge];
    return html`<label
      class="edge ${edge} ${other === undefined ? '' : 'other'}"
      style=${other === undefined ? nothing : `--theirs:${other.color}`}
      title=${other === undefined ? title : SIDES.taken(title, other.name)}
      >${title}${radio({
        name: 'edge',
        label: `${this.name}: ${SIDES.edge} ${title}`,
        isOn: this.edge === edge,
        choose: () => this.#notify({ edge }),
      })}</label
    >`;
  }

  #way(direction: string, box: HTMLInputElement): void {
    const ways = directionNames(this.orientation).filter((one) =>
      one === direction ? box.checked : this.directions.includes(one),
    );
    // There must be a way to run.
    if (ways.length === 0) box.checked = true;
    else this.#notify({ ways });
  }

  #notify(detail: EdgeChoice): void {
    this.dispatchEvent(new CustomEvent<EdgeChoice>('edge-choice', { detail }));
  }
}

customElements.define('edge-picker', EdgePicker);
