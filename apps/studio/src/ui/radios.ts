import { css, html, type TemplateResult } from 'lit';

/** A choice of one among a few, each with as many words as it needs. */
export interface RadiosParts<Value> {
  /** Unique in its tree: arrow keys go through all of one name. */
  readonly name: string;
  /** What is chosen. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly title: unknown }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** Lines of which one is chosen, under what they are about. Goes with `radioStyles`. */
export function radios<Value>({ name, label, options, value, choose }: RadiosParts<Value>): TemplateResult {
  return html`<fieldset class="radios">
    <legend>${label}</legend>
    ${options.map(
      (option) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            .checked=${option.value === value}
            @change=${() => choose(option.value)}
          /><span>${option.title}</span></label
        >`,
    )}
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
