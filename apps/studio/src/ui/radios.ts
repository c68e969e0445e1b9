import { css, html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** One of those of which one is chosen, wherever it lies: in a list, on a picture, among the fields of what it is about. */
export interface RadioParts {
  /** Of all of them, unique in its tree: arrow keys go from one to the next. */
  readonly name: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  /** Its name, where the label round it says too little. */
  readonly label?: string;
  /** What a form reads when it is sent. */
  readonly value?: string;
  /** Called when it is chosen; a form that reads its fields when it is sent does without. */
  readonly choose?: () => void;
}

/** A radio button, to stand in its label. */
export function radio({ name, isOn, isDisabled = false, label, value, choose }: RadioParts): TemplateResult {
  return html`<input
    type="radio"
    name=${name}
    value=${value ?? nothing}
    aria-label=${label ?? nothing}
    ?disabled=${isDisabled}
    ?checked=${isOn}
    .checked=${choose === undefined ? isOn : live(isOn)}
    @change=${choose ?? nothing}
  />`;
}

/** A choice of one among a few, each with as many words as it needs. */
export interface RadiosParts<Value> {
  /** Unique in its tree: arrow keys go through all of one name. */
  readonly name: string;
  /** What is chosen. */
  readonly label: unknown;
  readonly options: readonly { readonly value: Value; readonly title: unknown; readonly isDisabled?: boolean }[];
  readonly value: Value;
  /** Called with what is chosen; a form that reads its fields when it is sent does without. */
  readonly choose?: (value: Value) => void;
}

/** Lines of which one is chosen, under what they are about. Goes with `radioStyles`. */
export function radios<Value>({ name, label, options, value, choose }: RadiosParts<Value>): TemplateResult {
  return html`<fieldset class="radios">
    <legend>${label}</legend>
    ${options.map(({ value: own, title, isDisabled }) => {
      const parts = { name, isOn: own === value, isDisabled, value: String(own) };
      const one = radio(choose === undefined ? parts : { ...parts, choose: () => choose(own) });
      return html`<label>${one}<span>${title}</span></label>`;
    })}
  </fieldset>`;
}

/** How radios look. */
export const radioStyles = css`
  .radios {
    display: grid;
    gap: 0.35rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  /* A line like the others, where the border of a fieldset would have it. */
  .radios legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }
  .radios label {
    display: flex;
    align-items: baseline;
    gap: 0.4rem;
    color: var(--ink);
  }
`;
