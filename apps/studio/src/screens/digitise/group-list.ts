import type { CounterSheet } from '@hexwright/model';
import { css, html, LitElement } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { GradualList } from '../../parts/gradual-list.ts';
import { shared } from '../../parts/styles.ts';
import './counter-crop.ts';
import type { ReviewRow } from './review-rows.ts';
import { REVIEW } from './words.ts';
import type { SheetWork } from './work/sheet-work.ts';

/** Pixels of a counter in the list. */
const SIZE = 36;
/** So many groups come onto the page at once. */
const AT_ONCE = 4;

/** The groups of a sheet, to go to. `group-chosen` brings the id of one. */
class GroupList extends LitElement {
  static override properties = {
    work: { attribute: false },
    sheet: { attribute: false },
    rows: { attribute: false },
    chosen: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        overflow: auto;
        border-inline-end: 1px solid var(--line);
        background: var(--panel);
      }
      ul {
        margin: 0;
        padding: 0.35rem;
        list-style: none;
      }
      button {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 0.5rem;
        justify-content: start;
        inline-size: 100%;
        text-align: start;
        overflow-wrap: anywhere;
      }
      counter-crop {
        grid-row: span 2;
        max-inline-size: 4.5rem;
      }
      .asked {
        color: var(--warning);
      }
      @media (max-width: 1000px) {
        :host {
          border-inline-end: none;
        }
        ul {
          display: flex;
        }
        button {
          inline-size: 11rem;
        }
      }
    `,
  ];
  declare work: SheetWork;
  declare sheet: CounterSheet;
  declare rows: readonly ReviewRow[];
  /** The group that is looked at. */
  declare chosen: ReviewRow;
  readonly #gradual = new GradualList(this, AT_ONCE);

  override render(): unknown {
    return html`<ul aria-label=${REVIEW.groups}>
      ${repeat(
        this.#gradual.of(this.sheet.id, this.rows),
        ({ group }) => group.id,
        (row) => this.#entry(row),
      )}
    </ul>`;
  }

  #entry(row: ReviewRow): unknown {
    const { group, review, name, code } = row;
    const isChosen = row === this.chosen;
    return html`<li>
      <button class=${isChosen ? '' : 'plain'} aria-current=${isChosen} @click=${() => this.#choose(group.id)}>
        <counter-crop .work=${this.work} .sheet=${this.sheet} .place=${group.places[0]} .size=${SIZE}></counter-crop>
        <span>${REVIEW.entry(name, code, group.places.length)}</span>
        <span class="small ${review === 'asked' ? 'asked' : 'soft'}">${REVIEW.review[review]}</span>
      </button>
    </li>`;
  }

  #choose(group: string): void {
    this.dispatchEvent(new CustomEvent<string>('group-chosen', { detail: group }));
  }
}

customElements.define('group-list', GroupList);
