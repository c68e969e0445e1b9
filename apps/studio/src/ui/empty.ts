import { html, nothing, type TemplateResult } from 'lit';

/** What is said in place of something that is not there. */
export interface EmptyParts {
  /** A drawing above the rest. */
  readonly picture?: unknown;
  readonly heading?: unknown;
  readonly text: unknown;
  /** Whether it stands in a part of a screen, whose heading is of the second rank. */
  readonly isPart?: boolean;
  /** What can be done about it. */
  readonly actions?: unknown;
  /** `status` while something is on its way, `alert` where something went wrong; else it is only there to be read. */
  readonly role?: 'status' | 'alert';
}

/** The middle of a screen or a panel that has nothing to show: why, and the next step. Its look is in parts/styles.ts. */
export function empty({ picture, heading, text, isPart = false, actions, role }: EmptyParts): TemplateResult {
  return html`<div class="empty" role=${role ?? nothing}>
    ${picture ?? nothing}
    ${heading === undefined ? nothing : isPart ? html`<h2>${heading}</h2>` : html`<h1>${heading}</h1>`}
    <p>${text}</p>
    ${actions ?? nothing}
  </div>`;
}

/** Something is on its way. */
export function waiting(text: unknown): TemplateResult {
  return empty({ text, role: 'status' });
}
