import { css, html, LitElement } from 'lit';
import { shared } from '../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../ui/dialog.ts';
import { commands } from './commands.ts';
import { SHELL } from './words.ts';

/** All keys that mean something now, by group. */
class ShortcutSheet extends LitElement {
  static override styles = [
    shared,
    dialogStyles,
    css`
      .groups {
        columns: 2 18rem;
        margin-block-start: 1rem;
      }
      section {
        break-inside: avoid;
        margin-block-end: 1rem;
      }
      dl {
        display: grid;
        gap: 0.15rem;
        margin: 0.25rem 0 0;
      }
      dl > div {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
      }
      dd {
        flex: none;
        margin: 0;
      }
    `,
  ];

  /** Opens the sheet. The keys are those of the screen that is open now. */
  show(): void {
    this.requestUpdate();
    void openDialog(this);
  }

  override render(): unknown {
    const groups = Map.groupBy(commands.keys(), ({ group }) => group);
    return dialog({
      heading: SHELL.keys,
      size: 'wide',
      body: html`<div class="groups">
        ${[...groups].map(
          ([group, list]) =>
            html`<section>
              <h3>${group}</h3>
              <dl>
                ${list.map(
                  ({ title, keys: all }) =>
                    html`<div>
                      <dt>${title}</dt>
                      <dd>${all.map((keys) => html`<kbd>${keys.replaceAll('+', ' + ')}</kbd> `)}</dd>
                    </div>`,
                )}
              </dl>
            </section>`,
        )}
      </div>`,
      actions: cancelButton(SHELL.close),
    });
  }
}

customElements.define('shortcut-sheet', ShortcutSheet);
