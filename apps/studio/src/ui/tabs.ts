import { css, html, type TemplateResult } from 'lit';

/** Panels of which one is open. */
export interface TabsParts<Name extends string> {
  /** What the panels are, for those who listen. */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly title: unknown }[];
  readonly open: Name;
  readonly choose: (name: Name) => void;
}

/**
 * The tabs of an element; `tabPanel` is what they open. Arrow keys, Home and End go through them, and what has the focus is
 * open. Goes with `tabStyles`.
 */
export function tabs<Name extends string>({ label, tabs: all, open, choose }: TabsParts<Name>): TemplateResult {
  const press = (event: KeyboardEvent): void => {
    const at = all.findIndex(({ name }) => name === open);
    const isAcross = event.key !== 'ArrowUp' && event.key !== 'ArrowDown';
    const to = isAcross ? turned(event.key, at, all.length) : null;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(all[to].name);
    if (event.currentTarget instanceof Element)
      event.currentTarget.querySelector<HTMLElement>(`#tab-${all[to].name}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${press}>
    ${all.map(
      ({ name, title }) =>
        html`<button
          class="plain"
          role="tab"
          id=${`tab-${name}`}
          aria-controls="panel"
          aria-selected=${name === open}
          tabindex=${name === open ? 0 : -1}
          @click=${() => choose(name)}
        >
          ${title}
        </button>`,
    )}
  </div>`;
}

/** What the open tab shows. */
export function tabPanel(open: string, content: unknown): TemplateResult {
  return html`<div class="panel" id="panel" role="tabpanel" aria-labelledby=${`tab-${open}`}>${content}</div>`;
}

/** Which of a row is next by a key; null for a key that means nothing here. */
export function turned(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** How tabs look. */
export const tabStyles = css`
  .tabs {
    display: flex;
    flex: 1;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .tabs [role='tab'] {
    flex: 1 0 auto;
    padding-inline: 0.35rem;
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: 0;
    background: none;
    font-size: var(--small);
  }
  .tabs [role='tab'][aria-selected='true'] {
    border-block-end-color: var(--accent);
    background: none;
    font-weight: 600;
  }
  .tabs [role='tab']:focus-visible {
    outline-offset: -2px;
  }
`;
