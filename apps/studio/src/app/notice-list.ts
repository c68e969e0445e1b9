import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { notices, putAway, type Notice } from './notices.ts';

/** What the studio has to say, in a corner, read aloud where somebody listens. */
class NoticeList extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        /* Beside the panels and the small map, and above what is said of the hex that is pointed at. */
        inset-block-end: 4rem;
        inset-inline-start: clamp(1rem, 100vw - 48.5rem, 15.5rem);
        z-index: 20;
        display: grid;
        gap: 0.5rem;
        max-inline-size: clamp(18rem, 100vw - 46rem, 26rem);
        pointer-events: none;
      }
      article {
        display: flex;
        align-items: start;
        gap: 0.5rem;
        padding: 0.5rem 0.5rem 0.5rem 0.85rem;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
        pointer-events: auto;
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
      p {
        flex: 1;
        padding-block: 0.15rem;
      }
    `,
  ];

  constructor() {
    super();
    watch(this, () => [notices]);
  }

  override render(): unknown {
    return html`<div role="status" aria-live="polite">${notices.value.map((notice) => this.#notice(notice))}</div>`;
  }

  #notice({ id, tone, text, case: cited, action }: Notice): unknown {
    return html`<article class=${tone}>
      <p>${text} ${cited === undefined ? nothing : html`<span class="case">[${cited}]</span>`}</p>
      ${action === undefined ? nothing : html`<button @click=${action.run}>${action.title}</button>`}
      <button class="plain" aria-label="Put away" @click=${() => putAway(id)}>✕</button>
    </article>`;
  }
}

customElements.define('notice-list', NoticeList);
