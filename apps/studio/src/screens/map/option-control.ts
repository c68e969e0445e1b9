/** The control of an option, drawn from what the option says of itself. */
import { setting, type Choice, type Control, type Option, type Options, type Setting } from '@hexwright/board';
import { html, nothing } from 'lit';
import { segments } from '../../ui/segments.ts';
import { select } from '../../ui/select.ts';

/**
 * A control that shows how an option is set.
 *
 * @param set is told when somebody sets it otherwise
 */
export function optionControl<Facts extends { readonly options: Options }>(
  option: Option<unknown, Facts>,
  facts: Facts,
  set: (setting: Setting) => void,
): unknown {
  const { control, title } = option;
  const now = facts.options.get(option);
  const choose = (value: unknown): void => set(setting(option, value));
  switch (control?.is) {
    case 'segments':
      return segments({
        label: title,
        options: control.choices.map(({ value, name, tip = name }) => ({ value, title: name, hint: tip })),
        value: now,
        choose,
      });
    case 'slider':
      return slider(title, control, now, choose);
    case 'list': {
      const choices = control.choices(facts);
      const meant = control.meant?.(now, facts) ?? now;
      return choices.length === 0 ? hint(control.empty) : list(title, choices, meant, choose);
    }
    case 'text':
      return html`<label
        >${control.name}
        <input
          size="14"
          .value=${control.written(now)}
          @change=${({ target }: Event) => {
            const input = target as HTMLInputElement;
            const value = control.read(input.value);
            if (value === null) input.value = control.written(now);
            else choose(value);
          }}
      /></label>`;
    case 'word': {
      const { text, color } = control.word(now, facts);
      if (text === '') return nothing;
      return html`<span class="row"
        >${color === undefined ? nothing : html`<span class="swatch" style=${`background:${color}`}></span>`}${text}</span
      >`;
    }
    case undefined:
      return nothing;
  }
}

function hint(text: string | undefined): unknown {
  return text === undefined ? nothing : html`<span class="hint">${text}</span>`;
}

function slider(
  title: string,
  { name, choices }: Extract<Control<unknown>, { is: 'slider' }>,
  now: unknown,
  choose: (value: unknown) => void,
): unknown {
  const at = choices.findIndex(({ value }) => value === now);
  return html`<label title=${title}
    >${name}
    <input
      type="range"
      min="0"
      max=${choices.length - 1}
      .value=${String(at)}
      @input=${({ target }: Event) => choose(choices[Number((target as HTMLInputElement).value)].value)}
    /><output>${choices.at(at)?.name}</output></label
  >`;
}

function list(
  title: string,
  choices: readonly Choice<unknown>[],
  now: unknown,
  choose: (value: unknown) => void,
): unknown {
  return select({
    label: title,
    value: textOf(now),
    options: choices.map(({ value, name, group }) => ({ value: textOf(value), title: name, group })),
    choose: (chosen) => {
      const found = choices.find(({ value }) => textOf(value) === chosen);
      if (found !== undefined) choose(found.value);
    },
  });
}

/** A value of a list as the page keeps it. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
