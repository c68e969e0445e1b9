import { html, nothing, type TemplateResult } from 'lit';

/** How far something has come. */
export interface ProgressParts {
  /** What is under way. */
  readonly label: string;
  /** How much of it is done; absent where nobody knows. */
  readonly done?: number;
  /** How much there is to do. */
  readonly of?: number;
}

/** A bar that fills; it says by itself how many parts in a hundred are done. */
export function progress({ label, done, of = 1 }: ProgressParts): TemplateResult {
  return html`<progress aria-label=${label} value=${done ?? nothing} max=${of}></progress>`;
}
