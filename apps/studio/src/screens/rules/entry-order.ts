/** The order of entries that stand in a list: Alt with an arrow moves one, and so do two buttons at it. */
import { html, type TemplateResult } from 'lit';

/**
 * Alt with an arrow moves an entry of a list by one: which way, or 0 for any other press. What is one does nothing else then.
 */
export function shiftOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return 0;
  event.preventDefault();
  event.stopPropagation();
  return event.key === 'ArrowUp' ? -1 : 1;
}

/** The list with an entry moved by one; as it was where there is nowhere to go. */
export function shifted<Entry>(list: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const to = index + by;
  if (to < 0 || to >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
}

/** The two buttons of the entry at `index` of `count`; `words` say what they are called. */
export function shiftButtons(
  index: number,
  count: number,
  words: { readonly sooner: string; readonly later: string },
  shift: (by: -1 | 1) => void,
): TemplateResult {
  const button = (sign: string, label: string, isDisabled: boolean, by: -1 | 1): TemplateResult =>
    html`<button class="plain" aria-label=${label} title=${label} ?disabled=${isDisabled} @click=${() => shift(by)}>
      ${sign}
    </button>`;
  return html`${button('↑', words.sooner, index === 0, -1)} ${button('↓', words.later, index === count - 1, 1)}`;
}
