import { html, type TemplateResult } from 'lit';

/** The button that takes an entry out of a list; `label` says which. */
export function removeButton(label: string, remove: () => void, isDisabled = false): TemplateResult {
  return html`<button class="plain" aria-label=${label} title=${label} ?disabled=${isDisabled} @click=${remove}>
    ✕
  </button>`;
}
