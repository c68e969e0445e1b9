import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';

/** A button, and what it opens beside itself. */
export interface PopoverParts {
  /** Unique in its tree. */
  readonly id: string;
  /** What stands on the button. */
  readonly button: unknown;
  /** The name of the button, where what stands on it says too little. */
  readonly name?: string;
  /** What the button says when somebody points at it or comes to it by keys. */
  readonly hint?: string;
  /** How the button looks: `plain opener`. */
  readonly look?: string;
  /** Id of what is to be read with the button. */
  readonly describedBy?: string;
  /** The name of what is opened. */
  readonly label: string;
  readonly body: unknown;
  /** Heard when it has opened or closed. */
  readonly toggled?: (event: ToggleEvent) => unknown;
}

/**
 * A button that opens something beside itself. The browser closes it at Esc and at a click elsewhere, gives the focus back,
 * and says of the button whether it is open. Goes with `popoverStyles`.
 */
export function popover(parts: PopoverParts): TemplateResult {
  const { id, button, name, hint, look = 'plain', describedBy, label, body, toggled } = parts;
  return html`<button
      type="button"
      class=${look}
      popovertarget=${id}
      aria-haspopup="dialog"
      aria-label=${name ?? nothing}
      aria-describedby=${describedBy ?? nothing}
      title=${hint ?? nothing}
    >
      ${button}
    </button>
    <div id=${id} class="popover" popover role="dialog" aria-label=${label} @toggle=${toggled ?? nothing}>
      ${body}
    </div>`;
}

/** Closes what is open of an element. */
export function closePopover(host: LitElement): void {
  for (const open of host.renderRoot.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
}

/** How popovers look, and where they stand: below their button, or above it where there is no room. */
export const popoverStyles = css`
  .popover {
    position: fixed;
    inset: auto;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline;
    max-inline-size: calc(100vw - 1rem);
    max-block-size: calc(100dvh - 4rem);
    margin: 0.3rem 0;
    padding: 0.75rem 1rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--panel);
    color: var(--ink);
    box-shadow: var(--shadow);
  }
  /* Browsers without anchors put it at the edge below the bar. */
  @supports not (position-area: block-end) {
    .popover {
      inset-block-start: calc(var(--bar) + 0.25rem);
      inset-inline-end: 0.75rem;
      margin: 0;
    }
  }
`;
