import { css, html, nothing, type TemplateResult } from 'lit';

/**
 * What is wrong, said where it is: in the flow of a form, a list or a dialog. Read aloud as soon as it is there. Its looks
 * are among the shared styles.
 *
 * @param tone `danger` for what stands in the way, `warning` for what is only doubtful or refused by a rule
 * @param actions what can be done about it: buttons or links
 */
export function inlineMessage(
  text: unknown,
  tone: 'warning' | 'danger' = 'danger',
  actions: unknown = nothing,
): TemplateResult {
  return html`<div class=${`inline-message ${tone}`} role="alert">${text} ${actions}</div>`;
}

/** How messages in the flow look. */
export const inlineMessageStyles = css`
  .inline-message {
    padding: 0.4rem 0.7rem;
    border-inline-start: 4px solid var(--danger);
    background: var(--danger-soft);
  }
  .inline-message.warning {
    border-color: var(--warning);
    background: var(--warning-soft);
  }
`;
