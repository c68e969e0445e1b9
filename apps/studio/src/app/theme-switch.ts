import { css, html, LitElement } from 'lit';
import { icon } from '../parts/icons.ts';
import { watch, type Store } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { popover, popoverStyles } from '../ui/popover.ts';
import { CONTRAST_CHOICES, contrastChoice, THEME_CHOICES, themeChoice } from './theme.ts';
import { SHELL } from './words.ts';

/** Chooses the theme of the studio, and its contrast. */
class ThemeSwitch extends LitElement {
  static override styles = [
    shared,
    popoverStyles,
    css`
      fieldset {
        display: grid;
        gap: 0.5rem;
        margin: 0;
        padding: 0;
        border: 0;
      }
      fieldset + fieldset {
        margin-block-start: 0.75rem;
        padding-block-start: 0.75rem;
        border-block-start: 1px solid var(--line);
      }
      legend {
        float: inline-start;
        padding: 0;
        font-weight: 600;
      }
      label {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        font-size: inherit;
        color: inherit;
      }
    `,
  ];

  constructor() {
    super();
    watch(this, () => [themeChoice, contrastChoice]);
  }

  override render(): unknown {
    return popover({
      id: 'themes',
      button: icon('look'),
      name: SHELL.themeTitle,
      hint: SHELL.themeTitle,
      label: SHELL.themeTitle,
      body: html`${choices('theme', SHELL.themeTitle, THEME_CHOICES, themeChoice, SHELL.themes)}
      ${choices('contrast', SHELL.contrastTitle, CONTRAST_CHOICES, contrastChoice, SHELL.contrasts)}`,
    });
  }
}

function choices<Choice extends string>(
  name: string,
  title: string,
  all: readonly Choice[],
  chosen: Store<Choice>,
  words: Readonly<Record<Choice, string>>,
): unknown {
  return html`<fieldset>
    <legend>${title}</legend>
    ${all.map(
      (choice) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            .checked=${chosen.value === choice}
            @change=${() => (chosen.value = choice)}
          />${words[choice]}</label
        >`,
    )}
  </fieldset>`;
}

customElements.define('theme-switch', ThemeSwitch);
