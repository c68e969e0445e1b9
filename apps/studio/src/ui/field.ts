import { css, html, nothing, type TemplateResult } from 'lit';

/** A field with its label, and what is to be said of it. */
export interface FieldParts {
  /** Of the control, unique in its tree. */
  readonly id: string;
  readonly label: unknown;
  /** The control: it has the `id`, and takes `described(id)` and `invalid(fault)` where a fault can be found. */
  readonly control: unknown;
  readonly hint?: unknown;
  /** What is wrong with what stands in it; null for nothing. Undefined where nothing can be. */
  readonly fault?: string | null;
  /** A way out of the fault. */
  readonly remedy?: unknown;
}

/** A label above its control, and below it the fault, which is read aloud when it appears. Goes with `fieldStyles`. */
export function field({ id, label, control, hint, fault, remedy }: FieldParts): TemplateResult {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control} ${hint === undefined ? nothing : html`<span class="soft small">${hint}</span>`}
    ${fault === undefined ? nothing : html`<span id=${described(id)} class="fault" role="status">${fault ?? nothing}</span>`}
    ${remedy ?? nothing}
  </div>`;
}

/** The id of what is said of a control: for its `aria-describedby`. */
export function described(id: string): string {
  return `${id}-fault`;
}

/** Whether a control has a fault: for its `aria-invalid`. */
export function invalid(fault: string | null): 'true' | 'false' {
  return fault === null ? 'false' : 'true';
}

/** How fields look. */
export const fieldStyles = css`
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
  }
  .code {
    font-family: var(--mono);
  }
  .fault {
    font-size: var(--small);
    color: var(--danger);
  }
  .fault:not(:empty)::before {
    content: '⚠ ';
    content: '⚠ ' / '';
  }
`;
