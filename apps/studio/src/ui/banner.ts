import { css, html, nothing, type TemplateResult } from 'lit';

/** What is said across a screen, as long as it holds. */
export interface BannerParts {
  readonly tone?: 'neutral' | 'good' | 'warning' | 'danger';
  readonly heading?: unknown;
  readonly text?: unknown;
  readonly actions?: unknown;
  /** Puts it away. */
  readonly dismiss?: { readonly title: string; readonly run: () => void };
}

/**
 * A strip that says how things stand. What is dangerous is read aloud at once, all else when there is a pause. Goes with
 * `bannerStyles`.
 */
export function banner({ tone = 'neutral', heading, text, actions, dismiss }: BannerParts): TemplateResult {
  return html`<aside class=${`banner ${tone}`} role=${tone === 'danger' ? 'alert' : 'status'}>
    ${
      heading === undefined && dismiss === undefined
        ? nothing
        : html`<header>
            ${heading === undefined ? html`<span></span>` : html`<h3>${heading}</h3>`}
            ${dismiss === undefined ? nothing : html`<button class="plain" aria-label=${dismiss.title} title=${dismiss.title} @click=${dismiss.run}>✕</button>`}
          </header>`
    }
    ${text ?? nothing} ${actions === undefined ? nothing : html`<div class="actions">${actions}</div>`}
  </aside>`;
}

/** How banners look. */
export const bannerStyles = css`
  .banner {
    display: grid;
    gap: 0.4rem;
    max-block-size: 40vh;
    overflow-y: auto;
    padding: 0.6rem 0.85rem;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: var(--shadow);
  }
  .banner.good {
    border-inline-start-color: var(--good);
  }
  .banner.warning {
    border-inline-start-color: var(--warning);
  }
  .banner.danger {
    border-inline-start-color: var(--danger);
  }
  .banner > header {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    justify-content: space-between;
  }
  .banner .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem;
  }
`;
