import { Minimap, visibleArea, zoomed, type Board } from '@hexwright/board';
import { css, html, LitElement, nothing } from 'lit';
import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { markIcon } from './icons.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';

/** The whole map in small, and how near the board is. */
class MapCorner extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    css`
      :host {
        position: absolute;
        inset-block-end: 0.75rem;
        inset-inline-end: 0.75rem;
        z-index: 2;
        overflow: hidden;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: color-mix(in srgb, var(--panel) 94%, transparent);
        box-shadow: var(--shadow);
      }
      .minimap {
        inline-size: 10.5rem;
        block-size: 8.5rem;
      }
      .minimap[hidden] {
        display: none;
      }
      .zoom {
        display: flex;
        align-items: center;
        justify-content: space-between;
        padding: 1px 2px;
      }
      .zoom button {
        border-color: transparent;
        background: none;
      }
      output {
        min-inline-size: 3rem;
        text-align: center;
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
        color: var(--ink-soft);
      }
      @media (max-width: 700px), (max-height: 460px) {
        .minimap {
          display: none;
        }
      }
    `,
  ];
  declare map: Pick<MapEditor, 'board' | 'camera'>;
  #minimap: Minimap | null = null;

  constructor() {
    super();
    watch(this, () => [this.map.board, this.map.camera, theme]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#minimap?.destroy();
    this.#minimap = null;
  }

  override render(): unknown {
    const board = this.map.board.value;
    if (board === null) return nothing;
    const near = (factor: number): void => {
      const { seen } = board;
      board.moveTo(zoomed(seen, factor, { x: seen.width / 2, y: seen.height / 2 }), true);
    };
    // At 100 % a hexside is as long as on printed maps, on a screen of 96 pixels to the inch.
    const share = Math.round(((this.map.camera.value?.scale ?? 1) / PRINTED) * 100);
    // Who sees the whole map needs no small one over it.
    return html`<div class="minimap" ?hidden=${seesAll(board)}></div>
      <div class="zoom" role="group" aria-label=${WORDS.zoom}>
        <button class="square" aria-label=${WORDS.zoomOut} title=${WORDS.zoomOut2} @click=${() => near(1 / 1.4)}>
          ${markIcon('minus')}
        </button>
        <output>${share} %</output>
        <button class="square" aria-label=${WORDS.zoomIn} title=${WORDS.zoomIn2} @click=${() => near(1.4)}>
          ${markIcon('plus')}
        </button>
        <button
          class="square"
          aria-label=${WORDS.showTheWholeMap}
          title=${WORDS.showTheWholeMapShift1}
          @click=${() => board.fit()}
        >
          ${markIcon('fit')}
        </button>
      </div>`;
  }

  override updated(): void {
    const board = this.map.board.value;
    const host = this.renderRoot.querySelector<HTMLElement>('.minimap');
    if (this.#shows !== board) {
      this.#minimap?.destroy();
      this.#minimap = null;
      this.#shows = board;
    }
    if (board === null || host === null) return;
    this.#minimap ??= new Minimap(host, board, boardTheme());
    this.#minimap.setTheme(boardTheme());
  }

  #shows: unknown = null;
}

/** Whether all of the sheet is in the window. */
function seesAll({ seen, sheet }: Board): boolean {
  const { left, top, right, bottom } = visibleArea(seen);
  return left <= sheet.left && top <= sheet.top && right >= sheet.right && bottom >= sheet.bottom;
}

/** Pixels of a hexside of 9 mm. */
const PRINTED = 34;

customElements.define('map-corner', MapCorner);
