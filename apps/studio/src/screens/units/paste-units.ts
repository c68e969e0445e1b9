import { css, html, LitElement, nothing } from 'lit';
import type { GridColumn } from '../../parts/grid/grid-data.ts';
import { shared } from '../../parts/styles.ts';
import { nameOf } from '../../scene/items.ts';
import { readUnits, type UnitsReading } from './read-units.ts';

/** Asks for a table out of a spreadsheet and shows what would become of it. `units-pasted` brings the units. */
export class PasteUnits extends LitElement {
  static override properties = { columns: { attribute: false }, taken: { attribute: false }, text: { state: true } };
  static override styles = [
    shared,
    css`
      dialog {
        inline-size: min(46rem, calc(100vw - 2rem));
      }
      form {
        display: grid;
        gap: 0.75rem;
      }
      textarea {
        min-block-size: 12rem;
        font: var(--small) / 1.5 var(--mono);
        white-space: pre;
        tab-size: 16;
      }
      .bad {
        color: var(--danger);
      }
      footer {
        display: flex;
        justify-content: end;
        gap: 0.5rem;
      }
    `,
  ];
  declare columns: readonly GridColumn[];
  declare taken: ReadonlySet<string>;
  declare text: string;

  constructor() {
    super();
    this.text = '';
  }

  /** Opens the dialog. */
  show(): void {
    this.text = '';
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): unknown {
    const reading = readUnits(this.text, this.columns, this.taken);
    const isEmpty = this.text.trim() === '';
    return html`<dialog aria-labelledby="title" closedby="any">
      <form method="dialog" @submit=${() => this.#take(reading)}>
        <h2 id="title">Units from a spreadsheet</h2>
        <p class="soft">
          Copy the rows there, with a first row of headings, and paste them here. Headings are those of the roster:
          Name, Side, Class, Movement … Units without an Id get one.
        </p>
        <textarea
          aria-label="Table of units"
          .value=${this.text}
          @input=${(event: Event) => (this.text = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <p role="status" class=${!isEmpty && !reading.ok ? 'bad' : 'soft'}>
          ${isEmpty ? nothing : reading.ok ? `${reading.units.length} new units: ${reading.units.slice(0, 6).map(nameOf).join(', ')}${reading.units.length > 6 ? ' …' : ''}` : reading.message}
        </p>
        <footer>
          <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>Cancel</button>
          <button class="primary" ?disabled=${!reading.ok}>Add them</button>
        </footer>
      </form>
    </dialog>`;
  }

  #take(reading: UnitsReading): void {
    if (reading.ok) this.dispatchEvent(new CustomEvent('units-pasted', { detail: reading.units }));
  }
}

customElements.define('paste-units', PasteUnits);
