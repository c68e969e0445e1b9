import { css, html, nothing, type TemplateResult } from 'lit';

/** A field that is typed in, with a list of what fits. */
export interface ComboboxParts<Option> {
  /** Of the list, unique in its tree. */
  readonly id: string;
  /** What the field is called, and what its list is. */
  readonly label: string;
  readonly listLabel: string;
  readonly placeholder?: string;
  readonly className?: string;
  /** What stands in the field. */
  readonly text: string;
  readonly options: readonly Option[];
  /** Which of them Enter takes. */
  readonly at: number;
  /** What a line says. */
  line(option: Option, index: number): unknown;
  typed(text: string): void;
  /** An arrow key goes to another line. */
  moved(at: number): void;
  /** A line is taken, by Enter or a click. */
  taken(option: Option): void;
  /** Esc was pressed; where this is absent it means what it means round the field. */
  readonly left?: (() => void) | undefined;
  /** Whether Tab takes a line too. */
  readonly takesTab?: boolean;
  /** Whether what stands in the field is wrong, and the id of what is said of it. */
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

/** Field and list, each to stand where it fits. */
export interface Combobox {
  readonly field: TemplateResult;
  readonly list: TemplateResult;
}

/**
 * A field with a list of what fits: the focus stays in the field, arrow keys go round through the list, Enter and a click
 * take a line. Goes with `comboboxStyles`.
 */
export function combobox<Option>(parts: ComboboxParts<Option>): Combobox {
  const { id, label, listLabel, text, options, at } = parts;
  const field = html`<input
    class=${parts.className ?? nothing}
    role="combobox"
    aria-label=${label}
    aria-autocomplete="list"
    aria-expanded=${options.length > 0}
    aria-controls=${id}
    aria-activedescendant=${at < options.length ? `${id}-${at}` : nothing}
    aria-invalid=${parts.isInvalid === true ? 'true' : nothing}
    aria-describedby=${parts.describedBy ?? nothing}
    placeholder=${parts.placeholder ?? nothing}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    .value=${text}
    @input=${({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLInputElement) parts.typed(currentTarget.value);
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (isHeard(parts, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }}
  />`;
  const list = html`<ul id=${id} role="listbox" aria-label=${listLabel} tabindex="-1" @mousedown=${keepFocus}>
    ${options.map(
      (option, index) =>
        html`<li id=${`${id}-${index}`} role="option" aria-selected=${index === at} @click=${() => parts.taken(option)}>
          ${parts.line(option, index)}
        </li>`,
    )}
  </ul>`;
  return { field, list };
}

/** What is pressed leaves the focus where it is. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** Does what a key means. Whether it means anything here. */
function isHeard<Option>(parts: ComboboxParts<Option>, { key, currentTarget }: KeyboardEvent): boolean {
  const { id, options, at, left, takesTab = false } = parts;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const option = options.at(at);
  if (key === 'Escape' && left !== undefined) left();
  else if (option === undefined) return false;
  else if (step !== 0) {
    const to = (at + step + options.length) % options.length;
    parts.moved(to);
    const tree = currentTarget instanceof Element ? currentTarget.getRootNode() : null;
    if (tree instanceof Document || tree instanceof ShadowRoot)
      tree.querySelector(`#${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  } else if (key === 'Enter' || (takesTab && key === 'Tab')) parts.taken(option);
  else return false;
  return true;
}

/** How its list looks. */
export const comboboxStyles = css`
  [role='listbox'] {
    margin: 0;
    padding: 0.3rem;
    overflow: auto;
    list-style: none;
  }
  [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 0.3rem 0.55rem;
    border-radius: var(--radius);
    cursor: pointer;
  }
  [role='option'][aria-selected='true'],
  [role='option']:hover {
    background: var(--accent-soft);
  }
`;
