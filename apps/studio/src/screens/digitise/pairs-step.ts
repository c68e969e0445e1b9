import type { CounterSheet } from '@hexwright/model';
import { gridOf, placeOfSpot, spotBehind, spotsOf } from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { GradualList } from '../../parts/gradual-list.ts';
import { shared } from '../../parts/styles.ts';
import { empty } from '../../ui/empty.ts';
import './counter-crop.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { DIGITISE, PAIRS } from './words.ts';
import { missingPicture } from './missing-picture.ts';
import { upsideDown } from './upside-down.ts';
import { radios, radioStyles } from '../../ui/radios.ts';
import { select } from '../../ui/select.ts';

const TURNINGS = ['left-right', 'top-bottom', 'same'] as const;
const SIZE = 72;
/** So many pairs come onto the page at once. */
const AT_ONCE = 12;

/** Which sheet is the back of which, and how it was turned over. */
class PairsStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    sheet: { attribute: false },
  };
  static override styles = [
    shared,
    digitiseStyles,
    radioStyles,
    css`
      .pairs {
        display: flex;
        flex-wrap: wrap;
        gap: 1rem;
        align-content: start;
        padding: 1rem;
        overflow: auto;
      }
      figure {
        margin: 0;
      }
      figcaption {
        font-size: var(--small);
        color: var(--ink-soft);
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare sheet: CounterSheet;
  readonly #gradual = new GradualList(this, AT_ONCE);

  override render(): unknown {
    const { sheets = [] } = this.state.file;
    if (sheets.length < 2) return empty({ text: PAIRS.none });
    const { sheet } = this;
    const front = sheets.find(({ id }) => id === sheet.backOf);
    // A back has no back of its own.
    const possible = sheets.filter(({ id, backOf }) => id !== sheet.id && backOf === undefined);
    return html`<div class="columns">
      ${front === undefined ? empty({ text: PAIRS.hint }) : this.#pairs(front)}
      <div class="side">
        <section>
          <h2>${sheet.id}</h2>
          <label
            >${PAIRS.backOf}
            ${select({
              value: sheet.backOf ?? '',
              options: [{ value: '', title: PAIRS.noBack }, ...possible.map(({ id }) => ({ value: id, title: id }))],
              choose: (id) => this.#pair(id),
            })}</label
          >
        </section>
        ${front === undefined ? nothing : html`${upsideDown(this.editor, front)} ${upsideDown(this.editor, sheet)} ${this.#turnings()}`}
      </div>
    </div>`;
  }

  #turnings(): unknown {
    const { turning = 'left-right' } = this.sheet;
    return html`${radios({
        name: 'turning',
        label: PAIRS.turning,
        options: TURNINGS.map((value) => ({ value, title: PAIRS.turnings[value] })),
        value: turning,
        choose: (one) => this.#change({ turning: one }),
      })}
      <p class="soft small">${PAIRS.hint}</p>
      <p class="soft small">${PAIRS.blank}</p>`;
  }

  #pairs(front: CounterSheet): unknown {
    const { sheet } = this;
    if (gridOf(front) === null || gridOf(sheet) === null) return empty({ text: PAIRS.gridsFirst });
    const crop = (of: CounterSheet, place: string): unknown =>
      html`<counter-crop .work=${this.editor.work} .sheet=${of} .place=${place} .size=${SIZE}></counter-crop>`;
    return html`<div class="pairs" role="group" aria-label=${PAIRS.pairs}>
      ${[front, sheet].map((one) => missingPicture(this.editor, this.state, one))}
      ${this.#gradual.of(`${front.id} ${sheet.id}`, spotsOf(front)).map((spot) => {
        const behind = placeOfSpot(spotBehind(spot, sheet.turning ?? 'left-right', front.rows, front.columns));
        return html`<figure>
          ${crop(front, placeOfSpot(spot))}${crop(sheet, behind)}
          <figcaption>${placeOfSpot(spot)} · ${behind}</figcaption>
        </figure>`;
      })}
    </div>`;
  }

  #pair(front: string): void {
    this.#change(front === '' ? { backOf: undefined, turning: undefined } : { backOf: front, turning: 'left-right' });
  }

  #change(changes: Partial<CounterSheet>): void {
    this.editor.dispatch({ edit: 'change', sheet: this.sheet.id, what: DIGITISE.steps.pair, changes });
  }
}

customElements.define('pairs-step', PairsStep);
