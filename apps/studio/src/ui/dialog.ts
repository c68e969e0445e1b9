import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** What a dialog says, and what can be done in it. */
export interface DialogParts {
  /** Of its heading, where several may be open in one tree. */
  readonly id?: string;
  /** What it is about: its name for those who listen, too. */
  readonly heading?: unknown;
  /** Its name for those who listen, where it shows no heading. */
  readonly label?: string;
  /** A sentence on what it is for. */
  readonly intro?: unknown;
  readonly body?: unknown;
  /** Buttons; the one that does it stands last. A `cancelButton` closes the dialog. */
  readonly actions?: unknown;
  /** Makes it a form: what its last button and Enter do. The dialog closes after it, unless it prevents that. */
  readonly submit?: (event: SubmitEvent) => unknown;
  /** How wide it may get; `wide` is for tables and lists. */
  readonly size?: 'small' | 'medium' | 'wide';
  /** Stays until one of its buttons is pressed, or Esc: a click beside it is no answer. */
  readonly isQuestion?: boolean;
  /** Opens as soon as it is on the page, for a question that stands as long as it is rendered. */
  readonly isOpen?: boolean;
  /** Heard when Esc, or a click beside it, is about to close it, which it may prevent. */
  readonly cancelled?: (event: Event) => void;
  /** Heard when it has been closed, in whatever way. */
  readonly closed?: (event: Event) => void;
}

/**
 * A dialog in the tree of the element that shows it. The browser itself keeps the focus inside, gives it back, hears Esc and
 * shuts off what lies behind; `openDialog` opens it. Goes with `dialogStyles`.
 */
export function dialog(parts: DialogParts): TemplateResult {
  const { heading, label, intro, body, actions, submit, size = 'medium', isQuestion = false, isOpen = false } = parts;
  const { id = 'dialog-heading' } = parts;
  const content = html`${heading === undefined ? nothing : html`<h1 id=${id}>${heading}</h1>`}
  ${intro === undefined ? nothing : html`<p class="soft intro">${intro}</p>`} ${body}
  ${actions === undefined ? nothing : html`<footer>${actions}</footer>`}`;
  return html`<dialog
    class=${size}
    aria-label=${label ?? nothing}
    aria-labelledby=${heading === undefined ? nothing : id}
    closedby=${isQuestion ? 'closerequest' : 'any'}
    @cancel=${parts.cancelled ?? nothing}
    @close=${parts.closed ?? nothing}
    ${isOpen ? opening() : nothing}
  >
    ${submit === undefined ? html`<div class="content">${content}</div>` : html`<form class="content" method="dialog" @submit=${submit}>${content}</form>`}
  </dialog>`;
}

/** A button that closes the dialog it stands in. */
export function cancelButton(title: unknown): TemplateResult {
  return html`<button type="button" @click=${closeAround}>${title}</button>`;
}

/** The same where there is nothing to give up: the dialog has done what it was for. */
export function doneButton(title: unknown): TemplateResult {
  return html`<button type="button" class="primary" @click=${closeAround}>${title}</button>`;
}

/** Opens the dialog of an element, as soon as the element has rendered what it is asked about. */
export async function openDialog(host: LitElement): Promise<HTMLDialogElement | null> {
  await host.updateComplete;
  const found = host.renderRoot.querySelector('dialog');
  if (found?.open === false) found.showModal();
  return found;
}

/** Closes the dialog of an element. */
export function closeDialog(host: LitElement): void {
  host.renderRoot.querySelector('dialog')?.close();
}

function closeAround({ currentTarget }: Event): void {
  if (currentTarget instanceof Element) currentTarget.closest('dialog')?.close();
}

/** Opens a dialog once it is on the page. */
class Opening extends Directive {
  override render(): unknown {
    return nothing;
  }

  override update({ element }: ElementPart): unknown {
    queueMicrotask(() => {
      if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
    });
    return nothing;
  }
}

const opening = directive(Opening);

/** How dialogs look. */
export const dialogStyles = css`
  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
    max-inline-size: none;
    max-block-size: calc(100dvh - 2rem);
    padding: 1.25rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--panel);
    color: var(--ink);
    box-shadow: var(--shadow);
  }
  dialog.small {
    inline-size: min(26rem, calc(100vw - 2rem));
  }
  dialog.wide {
    inline-size: min(60rem, calc(100vw - 2rem));
  }
  dialog::backdrop {
    background: var(--veil);
  }
  dialog > .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
  }
  dialog footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.5rem;
    margin-block-start: 0.35rem;
  }
  dialog fieldset {
    display: grid;
    gap: 0.35rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  dialog legend {
    padding: 0;
    margin-block-end: 0.35rem;
    font-size: var(--small);
    color: var(--ink-soft);
  }
  dialog .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: 0.75rem;
  }
`;
