import { html, type TemplateResult } from 'lit';
import { linesOf, type Option } from './select.ts';

/** A list that adds what is chosen in it, and is empty again behind it. */
export interface AddSelectParts {
  readonly options: readonly Option[];
  /** Its name, for those who listen. */
  readonly label: string;
  /** What stands in it while nothing is chosen. */
  readonly prompt: string;
  readonly add: (chosen: string) => void;
  readonly isDisabled?: boolean;
}

/** Those in which somebody goes along by keys: with each key another line is chosen, and none is meant yet. */
const keyed = new WeakSet<HTMLSelectElement>();

/** What is clicked is added at once; what is chosen by keys with Enter, or when the list is left. */
export function addSelect({ options, label, prompt, add, isDisabled = false }: AddSelectParts): TemplateResult {
  const listen = adding(add);
  return html`<select
    aria-label=${label}
    ?disabled=${isDisabled}
    @pointerdown=${listen}
    @keydown=${listen}
    @change=${listen}
    @blur=${listen}
  >
    <option value="">${prompt}</option>
    ${linesOf(options, '', false)}
  </select>`;
}

function adding(add: (chosen: string) => void): (event: Event) => void {
  return (event) => {
    const select = event.currentTarget as HTMLSelectElement;
    const isEnter = event instanceof KeyboardEvent && event.key === 'Enter';
    if (event.type === 'pointerdown') keyed.delete(select);
    if (event.type === 'keydown' && !isEnter) keyed.add(select);
    const isMeant = event.type === 'blur' || isEnter || (event.type === 'change' && !keyed.has(select));
    if (!isMeant || select.value === '') return;
    const chosen = select.value;
    select.value = '';
    if (isEnter) event.preventDefault();
    add(chosen);
  };
}
