import { css, html, nothing, type TemplateResult } from 'lit';

/** A choice among a few that are all in sight. */
export interface SegmentsParts<Value> {
  /** What is chosen, for those who listen; without it the group round it says so. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly title: unknown; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** Buttons side by side of which one is pressed. Goes with `segmentStyles`. */
export function segments<Value>(parts: SegmentsParts<Value>): TemplateResult {
  const { label, options, value, choose, isDisabled = false } = parts;
  return html`<div class="segments" role="group" aria-label=${label}>
    ${options.map(
      (option) =>
        html`<button
          type="button"
          aria-pressed=${option.value === value}
          title=${option.hint ?? nothing}
          ?disabled=${isDisabled}
          @click=${() => choose(option.value)}
        >
          ${option.title}
        </button>`,
    )}
  </div>`;
}

/** How segments look. */
export const segmentStyles = css`
  .segments {
    display: inline-flex;
    flex-wrap: wrap;
  }
  .segments button {
    min-block-size: 1.75rem;
    padding: 0.1rem 0.6rem;
    border-radius: 0;
    font-size: var(--small);
  }
  .segments button + button {
    margin-inline-start: -1px;
  }
  .segments button:first-child {
    border-start-start-radius: var(--radius);
    border-end-start-radius: var(--radius);
  }
  .segments button:last-child {
    border-start-end-radius: var(--radius);
    border-end-end-radius: var(--radius);
  }
  /* Its border lies over those beside it. */
  .segments button[aria-pressed='true'] {
    position: relative;
    z-index: 1;
  }
`;
