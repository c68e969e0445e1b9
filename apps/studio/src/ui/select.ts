import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** A line of a list to choose from. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
  readonly isDisabled?: boolean;
  /** The heading that it stands under; lines of one heading follow each other. */
  readonly group?: string;
  /** What it says when the pointer rests on it. */
  readonly hint?: string;
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
  /** The item of the package that it is about, as problems and colleagues name it. */
  readonly item?: string;
  /** A class of the element that shows it. */
  readonly className?: string;
}

/** The lines, and what is written though it is none of them: that is to be seen, not silently another. */
export function withValue(options: readonly Option[], value: string): readonly Option[] {
  return options.some((one) => one.value === value) ? options : [{ value, title: value }, ...options];
}

/** The browser's own list of choices: it knows keys, touch and screen readers of every system. */
export function select<Value extends string>(parts: SelectParts<Value>): TemplateResult {
  const { options, value, choose, label, id, name, isDisabled = false, item, className } = parts;
  return html`<select
    id=${id ?? nothing}
    class=${className ?? nothing}
    data-item=${item ?? nothing}
    name=${name ?? nothing}
    aria-label=${label ?? nothing}
    ?disabled=${isDisabled}
    @change=${
      choose === undefined
        ? nothing
        : ({ currentTarget }: Event) => {
            if (!(currentTarget instanceof HTMLSelectElement)) return;
            const chosen = options.find((one) => one.value === currentTarget.value);
            if (chosen !== undefined) choose(chosen.value);
          }
    }
  >
    ${linesOf(options, value, choose !== undefined)}
  </select>`;
}

/**
 * The lines of a list under their headings. Where the page says which is chosen (`isHeld`), a choice that it does not follow
 * is taken back when it is drawn anew; in a form the list keeps what was chosen.
 */
export function linesOf(options: readonly Option[], value: string, isHeld: boolean): unknown {
  const line = ({ value: own, title, hint, isDisabled = false }: Option): TemplateResult => {
    const isOn = own === value;
    return html`<option
      value=${own}
      title=${hint ?? nothing}
      ?disabled=${isDisabled}
      ?selected=${isOn}
      .selected=${isHeld ? live(isOn) : isOn}
      .text=${title}
    ></option>`;
  };
  if (options.every(({ group }) => group === undefined)) return options.map(line);
  return [...Map.groupBy(options, ({ group = '' }) => group)].map(([group, ones]) =>
    group === '' ? ones.map(line) : html`<optgroup label=${group}>${ones.map(line)}</optgroup>`,
  );
}
