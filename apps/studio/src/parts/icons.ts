import { html, svg, type TemplateResult } from 'lit';

const DRAWINGS = {
  undo: svg`<path d="M3.5 6.5h6a3.5 3.5 0 0 1 0 7H7M3.5 6.5l3-3M3.5 6.5l3 3" />`,
  redo: svg`<path d="M12.5 6.5h-6a3.5 3.5 0 0 0 0 7H9M12.5 6.5l-3-3M12.5 6.5l-3 3" />`,
  look: svg`<circle cx="8" cy="8" r="5.5" /><path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />`,
  find: svg`<circle cx="7" cy="7" r="4.25" /><path d="m10.25 10.25 3.5 3.5" />`,
  keys: svg`<rect x="1.5" y="4" width="13" height="8.5" rx="1.5" /><path d="M4 6.75h.5M7 6.75h.5M10 6.75h.5M12 6.75h.1M5 9.75h6" />`,
  comment: svg`<path d="M2.5 3.5h11v7.5H8l-3.25 2.75V11H2.5z" />`,
  person: svg`<circle cx="8" cy="5.25" r="2.75" /><path d="M2.75 13.75c.6-3 2.6-4.25 5.25-4.25s4.65 1.25 5.25 4.25" />`,
  down: svg`<path d="m4 6 4 4 4-4" />`,
  more: svg`<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2.2" />`,
  check: svg`<path d="m3 8.5 3.5 3.5L13 4.5" />`,
  plus: svg`<path d="M8 3v10M3 8h10" />`,
  bring: svg`<path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />`,
  error: svg`<circle cx="8" cy="8" r="5.75" fill="currentColor" stroke="none" /><path d="M8 4.75v4M8 11.2v.1" stroke="var(--panel)" />`,
  warning: svg`<path d="M8 2.2 14.4 13.4H1.6z" fill="currentColor" stroke="none" /><path d="M8 6.5v3.2M8 11.5v.1" stroke="var(--panel)" />`,
} as const;

/** The name of a small drawing. */
export type IconName = keyof typeof DRAWINGS;

/** A small drawing in the colour of the text; anyone who shows it says in words what it means. */
export function icon(name: IconName, size = 16): TemplateResult {
  return html`<svg
    class="icon"
    width=${size}
    height=${size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${DRAWINGS[name]}
  </svg>`;
}
