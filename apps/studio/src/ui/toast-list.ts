import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../parts/citation.ts';
import { watch } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { notices, putAway, type Notice } from './toasts.ts';

/** What the studio has to say, in a row below the screen, read aloud where somebody listens. Pointing at one tells all of it. `notify` adds to it. */
class ToastList extends LitElement {
  static override properties = { dismiss: {} };
  static override styles = [
    shared,
    css`
      :host {
        flex: 1;
        min-inline-size: 0;
      }
      [role='status'] {
        display: flex;
        /* The newest word first: others give way to it. */
        flex-direction: row-reverse;
        justify-content: flex-end;
        block-size: 100%;
        font-size: var(--small);
      }
      article {
        display: flex;
        /* Less than 1 in all would leave the row too long. */
        flex: 0 5 auto;
        align-items: center;
        gap: 0.4rem;
        min-inline-size: 6rem;
        padding-inline: 0.75rem 0.25rem;
        border-inline-start: 4px solid var(--line-strong);
        border-inline-end: 1px solid var(--line);
        background: var(--raised);
      }
      article:last-child {
        flex-shrink: 1;
      }
      article > button {
        flex: none;
        min-block-size: 1.6rem;
        padding-inline: 0.5rem;
      }
      article.good {
        border-inline-start-color: var(--good);
      }
      article.warning {
        border-inline-start-color: var(--warning);
      }
      article.danger {
        border-inline-start-color: var(--danger);
      }
      article p {
        display: -webkit-box;
        overflow: hidden;
        line-height: 1.2;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    `,
  ];

  /** What the button is called that puts a word away. */
  declare dismiss: string;

  constructor() {
    super();
    this.dismiss = '';
    watch(this, () => [notices]);
  }

  override render(): unknown {
    return html`<div role="status" aria-live="polite">${notices.value.map((notice) => this.#notice(notice))}</div>`;
  }

  #notice({ id, tone, text, case: cited, action }: Notice): unknown {
    return html`<article class=${tone}>
      <p title=${text}>${text} ${citation(cited)}</p>
      ${action === undefined ? nothing : html`<button @click=${action.run}>${action.title}</button>`}
      <button class="plain" aria-label=${this.dismiss} title=${this.dismiss} @click=${() => putAway(id)}>✕</button>
    </article>`;
  }
}

customElements.define('toast-list', ToastList);
