import { css, html, LitElement } from 'lit';
import { icon } from '../parts/icons.ts';
import { watch, type Store } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { popover, popoverStyles } from '../ui/popover.ts';
import { radios, radioStyles } from '../ui/radios.ts';
import { CONTRAST_CHOICES, contrastChoice, THEME_CHOICES, themeChoice } from './theme.ts';
import { SHELL } from './words.ts';

/** Chooses the theme of the studio, and its contrast. */
class ThemeSwitch extends LitElement {
  static override styles = [
    shared,
    popoverStyles,
    radioStyles,
    css`
      fieldset + fieldset {
        margin-block-start: 0.75rem;
        padding-block-start: 0.75rem;
        border-block-start: 1px solid var(--line);
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
  label: string,
  all: readonly Choice[],
  chosen: Store<Choice>,
  words: Readonly<Record<Choice, string>>,
): unknown {
  return radios({
    name,
    label,
    options: all.map((value) => ({ value, title: words[value] })),
    value: chosen.value,
    choose: (choice) => (chosen.value = choice),
  });
}

customElements.define('theme-switch', ThemeSwitch);
