import { css, html, LitElement } from 'lit';
import { icon } from '../parts/icons.ts';
import { watch } from '../parts/store.ts';
import { shared } from '../parts/styles.ts';
import { THEME_CHOICES, themeChoice } from './theme.ts';
import { SHELL } from './words.ts';

/** Chooses the theme of the studio. */
class LookSwitch extends LitElement {
  static override styles = [
    shared,
    css`
      [popover] {
        position: fixed;
        inset: auto;
        inset-block-start: calc(var(--bar) + 0.25rem);
        inset-inline-end: 0.75rem;
        margin: 0;
        padding: 0.75rem 1rem;
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--panel);
        color: var(--ink);
        box-shadow: var(--shadow);
      }
      fieldset {
        display: grid;
        gap: 0.5rem;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        margin-block-end: 0.5rem;
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
    watch(this, () => [themeChoice]);
  }

  override render(): unknown {
    return html`<button class="plain" popovertarget="looks" aria-label=${SHELL.themeTitle} title=${SHELL.themeTitle}>
        ${icon('look')}
      </button>
      <div id="looks" popover>
        <fieldset>
          <legend>${SHELL.themeTitle}</legend>
          ${THEME_CHOICES.map(
            (choice) =>
              html`<label
                ><input
                  type="radio"
                  name="look"
                  .checked=${themeChoice.value === choice}
                  @change=${() => (themeChoice.value = choice)}
                />${SHELL.themes[choice]}</label
              >`,
          )}
        </fieldset>
      </div>`;
  }
}

customElements.define('look-switch', LookSwitch);
