import { html } from 'lit';

/** A field for a whole number; an empty one has none, where that may be. */
export function numberField(
  title: string,
  value: number | undefined,
  isNeeded: boolean,
  take: (value: number | undefined) => void,
): unknown {
  return html`<label
    >${title}
    <input
      type="number"
      min=${isNeeded ? 1 : 0}
      max="5000"
      .value=${value === undefined ? '' : String(value)}
      @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        const typed = field.valueAsNumber;
        if (field.value === '' && !isNeeded) take(undefined);
        else if (Number.isInteger(typed) && field.checkValidity()) take(typed);
        else field.value = value === undefined ? '' : String(value);
      }}
  /></label>`;
}
