import type { Label } from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import { setItem } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { select } from '../../ui/select.ts';

import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { EditedMap } from './map-edits.ts';
import { WORDS } from './words.ts';

const SIZES = [0.7, 1, 1.4, 2, 3] as const;

/** What a label says, how large it is, how it is turned, and whether it runs along hexes. */
class LabelFields extends LitElement {
  static override properties = {
    map: { attribute: false },
    label: { attribute: false },
    disabled: { type: Boolean },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        flex: 1;
        gap: 0.3rem;
        min-inline-size: 0;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      input:not([type]) {
        min-inline-size: 0;
      }
      input[type='number'] {
        inline-size: 4.6rem;
      }
      select,
      input,
      button {
        min-block-size: 1.75rem;
        font-size: var(--small);
      }
    `,
  ];
  declare map: EditedMap;
  declare label: Label;
  declare disabled: boolean;

  constructor() {
    super();
    this.disabled = false;
    watch(this, () => [this.map.hand.selection]);
  }

  override render(): unknown {
    const { label, disabled } = this;
    const { size = 1, rotation = 0, along = [] } = label;
    const sizes = SIZES.some((one) => one === size) ? SIZES : [...SIZES, size].toSorted((one, other) => one - other);
    return html`<input
        aria-label=${WORDS.nameOnTheMap}
        ?disabled=${disabled}
        .value=${label.text}
        @change=${(event: Event) => this.#set('text', (event.target as HTMLInputElement).value)}
      />
      <div class="row">
        ${select({
          label: WORDS.labelSize,
          options: sizes.map((one) => ({ value: String(one), title: `${Math.round(one * 100)} %` })),
          value: String(size),
          choose: (one) => this.#set('size', one === '1' ? undefined : Number(one)),
          isDisabled: disabled,
        })}
        ${
          along.length > 0
            ? html`<button ?disabled=${disabled} @click=${() => this.#set('along', undefined)}>
                ${WORDS.straight}
              </button>`
            : html`<input
                  type="number"
                  min="-180"
                  max="180"
                  step="5"
                  aria-label=${WORDS.labelRotation}
                  title=${WORDS.labelRotation}
                  ?disabled=${disabled}
                  .value=${String(rotation)}
                  @change=${this.#turn}
                />°`
        }
        ${
          this.map.hand.selection.value.length < 2
            ? nothing
            : html`<button ?disabled=${disabled} title=${WORDS.alongSelectionHint} @click=${this.#follow}>
                ${WORDS.alongSelection}
              </button>`
        }
      </div>`;
  }

  readonly #turn = (event: Event): void => {
    const typed = Math.round(Number((event.target as HTMLInputElement).value));
    if (!Number.isFinite(typed)) return;
    const value = Math.max(-180, Math.min(180, typed));
    this.#set('rotation', value === 0 ? undefined : value);
  };

  /** Runs along the selected hexes from left to right. */
  readonly #follow = (): void => {
    const { grid } = this.map.scene.place ?? {};
    if (grid === undefined) return;
    const across = (hex: number): number => grid.q[hex] * 2 + grid.r[hex];
    const hexes = this.map.hand.selection.value.toSorted((one, other) => across(one) - across(other) || one - other);
    this.#set(
      'along',
      hexes.map((hex) => this.map.label(hex)),
    );
  };

  #set(field: 'text' | 'size' | 'rotation' | 'along', value: JsonValue | undefined): void {
    const { scene, id, edits } = this.map;
    edits.do(setItem(scene.project, id, `map/labels/${this.label.id}/${field}`, value, edits.because));
  }
}

customElements.define('label-fields', LabelFields);
