import { css, html, LitElement } from 'lit';
import type { Because } from '@hexwright/workspace';
import { shared } from '../../parts/styles.ts';
import { BECAUSE } from './because-words.ts';

/** Asks for the case and the reason of changes. What was said last goes on holding until something else is said. */
export class BecauseField extends LitElement {
  static override properties = { case: { type: String }, reason: { type: String }, suggested: { type: String } };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.35rem;
        font-size: var(--small);
      }
      input {
        min-block-size: 1.8rem;
      }
      .number {
        inline-size: 5.5rem;
        font-family: var(--mono);
      }
      .reason {
        flex: 1 1 10rem;
        min-inline-size: 8rem;
        max-inline-size: 26rem;
      }
    `,
  ];
  declare case: string;
  declare reason: string;
  /** The case that is meant where none is given. */
  declare suggested: string;

  constructor() {
    super();
    this.case = '';
    this.reason = '';
    this.suggested = '';
  }

  /** Why, as a change says it. */
  get because(): Because {
    const cited = this.case.trim() || this.suggested;
    const reason = this.reason.trim();
    return { ...(cited === '' ? {} : { case: cited }), ...(reason === '' ? {} : { reason }) };
  }

  override render(): unknown {
    return html`
      <label for="case">${BECAUSE.case}</label>
      <input
        id="case"
        class="number"
        .value=${this.case}
        placeholder=${this.suggested}
        @input=${(event: Event) => (this.case = (event.target as HTMLInputElement).value)}
      />
      <label for="reason">${BECAUSE.reason}</label>
      <input
        id="reason"
        class="reason"
        .value=${this.reason}
        placeholder=${BECAUSE.hint}
        @input=${(event: Event) => (this.reason = (event.target as HTMLInputElement).value)}
      />
    `;
  }
}

customElements.define('because-field', BecauseField);
