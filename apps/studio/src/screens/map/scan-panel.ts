import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { markIcon } from './icons.ts';
import type { MapContext } from './map-context.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';

/** Hexes of the map on which a scan is fitted. */
const NEEDED = 3;
const STEP = 0.05;

/** A scan of a printed map to draw after. */
class ScanPanel extends LitElement {
  static override properties = { map: { attribute: false }, isOver: { state: true } };
  static override styles = [
    shared,
    mapStyles,
    css`
      .drop {
        display: grid;
        justify-items: center;
        gap: 0.6rem;
        padding: 1.5rem 1rem;
        border: 1.5px dashed var(--line-strong);
        border-radius: 8px;
        text-align: center;
      }
      .drop.over {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .steps {
        display: grid;
        gap: 0.35rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .steps li {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        color: var(--ink-soft);
      }
      .steps .mark {
        display: grid;
        place-items: center;
        inline-size: 1.4rem;
        block-size: 1.4rem;
        border: 1px solid var(--line-strong);
        border-radius: 50%;
        font-size: 0.75rem;
      }
      .steps .done {
        color: var(--ink);
      }
      .steps .done .mark {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--accent-ink);
      }
      input[type='range'] {
        inline-size: 100%;
        min-block-size: 0;
        padding: 0;
        accent-color: var(--accent);
      }
      .push {
        display: grid;
        grid-template-areas: '. up .' 'left . right' '. down .';
        grid-template-columns: repeat(3, 1.9rem);
        gap: 2px;
      }
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `,
  ];
  declare map: Pick<MapContext, 'hand' | 'label'> & Pick<MapEditor, 'scan'>;
  declare isOver: boolean;

  constructor() {
    super();
    this.isOver = false;
    watch(this, () => [this.map.scan.underlay, this.map.scan.name, this.map.hand.tool]);
  }

  override render(): unknown {
    const { scan } = this.map;
    return scan.underlay.value === null ? this.#empty() : this.#fitting();
  }

  #empty(): unknown {
    return html`<section>
      <h3>${WORDS.scanUnderlay}</h3>
      <div
        class=${this.isOver ? 'drop over' : 'drop'}
        @dragover=${(event: DragEvent) => {
          event.preventDefault();
          this.isOver = true;
        }}
        @dragleave=${() => (this.isOver = false)}
        @drop=${this.#dropped}
      >
        <p>${WORDS.layAScanOfAPrinted}</p>
        <button class="primary" @click=${() => this.renderRoot.querySelector<HTMLInputElement>('input')?.click()}>
          ${WORDS.choosePicture}
        </button>
        <p class="soft small">${WORDS.itStaysInThisBrowserAnd}</p>
        <input type="file" accept="image/*" hidden aria-label=${WORDS.pictureOfTheScan} @change=${this.#chosen} />
      </div>
    </section>`;
  }

  #fitting(): unknown {
    const { scan } = this.map;
    const underlay = scan.underlay.value;
    if (underlay === null) return nothing;
    const { marks, opacity, blink } = underlay;
    const { isFitting } = scan;
    return html`<section>
        <h3>${WORDS.scanUnderlay}</h3>
        <div class="row">
          <span class="grow name" title=${scan.name.value}>${scan.name.value}</span>
          <button
            class="plain square"
            aria-label=${WORDS.removeTheScan}
            title=${WORDS.removeTheScan}
            @click=${() => scan.remove()}
          >
            ${markIcon('off')}
          </button>
        </div>
      </section>
      <section>
        <h3>${WORDS.fitOnThreeHexes}</h3>
        <ol class="steps">
          ${Array.from({ length: Math.max(NEEDED, marks.length) }, (_, index) => {
            const mark = marks[index];
            return html`<li class=${mark === undefined ? '' : 'done'}>
              <span class="mark">${index + 1}</span>
              ${mark === undefined ? WORDS.dragTheCentreOfAHex : WORDS.liesOn(this.map.label(mark.hex))}
            </li>`;
          })}
        </ol>
        <div class="row" style="margin-block-start:0.6rem">
          <button class="small" aria-pressed=${isFitting} @click=${() => scan.fit(!isFitting)}>
            ${isFitting ? WORDS.fitted : WORDS.fit}
          </button>
          <button class="small plain" ?disabled=${marks.length === 0} @click=${() => scan.refit()}>
            ${WORDS.startOver}
          </button>
        </div>
      </section>
      <section>
        <h3>${WORDS.appearance}</h3>
        <div class="fields">
          <label for="opacity">${WORDS.opacity}</label>
          <input
            id="opacity"
            type="range"
            min="0"
            max="100"
            .value=${String(opacity * 100)}
            @input=${(event: Event) => scan.set({ opacity: Number((event.target as HTMLInputElement).value) / 100 })}
          />
          <span></span>
          <label
            ><input
              type="checkbox"
              .checked=${blink}
              @change=${(event: Event) => scan.set({ blink: (event.target as HTMLInputElement).checked })}
            />
            ${WORDS.blink}</label
          >
        </div>
      </section>
      <section>
        <h3>${WORDS.nudge}</h3>
        <div class="push" role="group" aria-label=${WORDS.nudgeTheScan}>
          ${this.#push('up', 0, -STEP, '↑')} ${this.#push('left', -STEP, 0, '←')} ${this.#push('right', STEP, 0, '→')}
          ${this.#push('down', 0, STEP, '↓')}
        </div>
        <p class="soft small">${WORDS.withTheMapInFocusAlt}</p>
      </section>`;
  }

  #push(way: keyof typeof WORDS.nudgeTo, dx: number, dy: number, sign: string): unknown {
    return html`<button
      class="square"
      style=${`grid-area:${way}`}
      aria-label=${WORDS.nudgeTo[way]}
      @click=${() => this.map.scan.push(dx, dy)}
    >
      ${sign}
    </button>`;
  }

  readonly #chosen = (event: Event): void => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file !== undefined) void this.map.scan.choose(file);
    (event.target as HTMLInputElement).value = '';
  };

  readonly #dropped = (event: DragEvent): void => {
    event.preventDefault();
    this.isOver = false;
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) void this.map.scan.choose(file);
  };
}

customElements.define('scan-panel', ScanPanel);
