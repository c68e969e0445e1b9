import { css, html, LitElement } from 'lit';
import { shared } from '../parts/styles.ts';
import { commands } from './commands.ts';
import { SHELL } from './words.ts';

/** All keys that mean something now, by group. */
class ShortcutSheet extends LitElement {
  static override styles = [
    shared,
    css`
      dialog {
        inline-size: min(52rem, calc(100vw - 2rem));
        max-inline-size: none;
      }
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
      header {
        display: flex;
        justify-content: space-between;
      }
    `,
  ];

  /** Opens the sheet. The keys are those of the screen that is open now. */
  show(): void {
    this.requestUpdate();
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): unknown {
    const groups = Map.groupBy(commands.keys(), ({ group }) => group);
    return html`<dialog aria-labelledby="title" closedby="any">
      <header>
        <h1 id="title">${SHELL.keys}</h1>
        <form method="dialog"><button class="plain" aria-label=${SHELL.close}>✕</button></form>
      </header>
      <div class="groups">
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
      </div>
    </dialog>`;
  }
}

customElements.define('shortcut-sheet', ShortcutSheet);
