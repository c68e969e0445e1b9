import { html, nothing, type TemplateResult } from 'lit';

/** A line of a list to choose from. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly title: unknown;
  readonly isDisabled?: boolean;
}

/** A list of which one line is chosen. */
export interface SelectParts<Value extends string> {
  readonly options: readonly Option<Value>[];
  /** The value of the line that is chosen. */
  readonly value: Value;
  /** Called with the line that is chosen; a form that reads its fields when it is sent does without. */
  readonly choose?: (value: Value) => void;
  /** Its name, where no label on the page names it. */
  readonly label?: string;
  readonly id?: string;
  /** What a form calls it. */
  readonly name?: string;
  readonly isDisabled?: boolean;
}

/** The browser's own list of choices: it knows keys, touch and screen readers of every system. */
export function select<Value extends string>(parts: SelectParts<Value>): TemplateResult {
  const { options, value, choose, label, id, name, isDisabled = false } = parts;
  return html`<select
    id=${id ?? nothing}
    name=${name ?? nothing}
    aria-label=${label ?? nothing}
    ?disabled=${isDisabled}
    @change=${
      choose === undefined
        ? nothing
        : ({ currentTarget }: Event) => {
            if (!(currentTarget instanceof HTMLSelectElement)) return;
            const chosen = options[currentTarget.selectedIndex];
            if (chosen !== undefined) choose(chosen.value);
          }
    }
  >
    ${options.map((option) => line(option, option.value === value))}
  </select>`;
}

function line({ value, title, isDisabled = false }: Option, isOn: boolean): TemplateResult {
  return html`<option value=${value} ?disabled=${isDisabled} ?selected=${isOn} .selected=${isOn}>${title}</option>`;
}
