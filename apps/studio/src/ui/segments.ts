import { css, html, nothing, type TemplateResult } from 'lit';
import { turned } from './tabs.ts';

/** One of a few that are all in sight. */
export interface Segment<Value> {
  readonly value: Value;
  readonly title: unknown;
  /** What it says when somebody points at it or comes to it by keys. */
  readonly hint?: string;
  /** Its name, where what stands on it says too little. */
  readonly name?: string;
  /** The key that chooses it from anywhere on the screen. */
  readonly key?: string;
  /** Whether it cannot be chosen; its hint can still be read. */
  readonly isShut?: boolean;
  /** Those of one group stand together, and follow each other. */
  readonly group?: number;
}

/** A choice among a few that are all in sight. */
export interface SegmentsParts<Value> {
  /** What is chosen, for those who listen. */
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  /** What is chosen; where it is none of the options, none is. */
  readonly value: Value | null;
  readonly choose: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** Whether arrow keys only go to another one and Enter chooses it: where each choice is a step of the history. */
  readonly isDeliberate?: boolean;
}

/**
 * Buttons of which one is chosen. They are one stop of the Tab key; arrow keys, Home and End go from one to the next and
 * choose it. Goes with `segmentStyles`, which an element may lay out otherwise: in a column, or as pictures.
 */
export function segments<Value>(parts: SegmentsParts<Value>): TemplateResult {
  const { label, options, value, choose, isDisabled = false, isDeliberate = false } = parts;
  const first = options.find((option) => option.value === value) ?? options.find(({ isShut = false }) => !isShut);
  const button = (option: Segment<Value>): TemplateResult => {
    const { title, hint, name, key, isShut = false } = option;
    return html`<button
      type="button"
      role="radio"
      aria-checked=${option.value === value}
      aria-label=${name ?? nothing}
      aria-keyshortcuts=${key ?? nothing}
      aria-disabled=${isShut ? 'true' : nothing}
      title=${hint ?? nothing}
      tabindex=${option === first ? 0 : -1}
      ?disabled=${isDisabled}
      @click=${() => {
        if (!isShut) choose(option.value);
      }}
    >
      ${title}
    </button>`;
  };
  const groups = options.every(({ group }) => group === undefined)
    ? options.map(button)
    : [...Map.groupBy(options, ({ group }) => group).values()].map(
        (ones) => html`<div class="group">${ones.map(button)}</div>`,
      );
  return html`<div
    class="segments"
    role="radiogroup"
    aria-label=${label}
    @keydown=${(event: KeyboardEvent) => {
      const to = goTo(event);
      if (!isDeliberate) to?.click();
    }}
  >
    ${groups}
  </div>`;
}

/** The one that a key goes to, which has the focus then; null for a key that means nothing here. */
function goTo(event: KeyboardEvent): HTMLElement | null {
  const { currentTarget, target } = event;
  if (!(currentTarget instanceof Element) || !(target instanceof HTMLElement)) return null;
  const open = [...currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not([aria-disabled=true])')];
  const to = turned(event.key, open.indexOf(target), open.length);
  if (to === null) return null;
  event.preventDefault();
  event.stopPropagation();
  open[to].focus();
  return open[to];
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
  .segments [role='radio'][aria-checked='true'] {
    position: relative;
    z-index: 1;
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .segments button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    .segments [role='radio'][aria-checked='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
