import { findReferences, pathOf, placementOf, type Reference } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { Session } from '../../session/session.ts';

/** Says who speaks of units before they are removed. `units-removed` brings their ids once a person has agreed. */
export class RemoveUnits extends LitElement {
  static override properties = { units: { state: true }, references: { state: true }, placed: { state: true } };
  static override styles = [
    shared,
    css`
      form {
        display: grid;
        gap: 0.75rem;
      }
      ul {
        max-block-size: 14rem;
        margin: 0;
        padding: 0.5rem 0.75rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--sunken);
        font-size: var(--small);
        list-style: none;
      }
      footer {
        display: flex;
        justify-content: end;
        gap: 0.5rem;
      }
    `,
  ];
  declare units: readonly string[];
  declare references: readonly Reference[];
  /** Those that stand on the map, wherever in the chain of packages that is said. */
  declare placed: readonly string[];

  constructor() {
    super();
    this.units = [];
    this.references = [];
    this.placed = [];
  }

  /** Asks about units of a package. */
  ask({ project }: Session, id: string, units: readonly string[]): void {
    this.units = units;
    this.references = units.flatMap((unit) =>
      findReferences(project, id, 'units', unit).filter(({ pointer }) => !/^\/(units|changes|setUp)\//.test(pointer)),
    );
    this.placed = units.filter((unit) => placementOf(project, id, unit) !== undefined);
    void this.updateComplete.then(() => this.renderRoot.querySelector('dialog')?.showModal());
  }

  override render(): unknown {
    const { units, references, placed } = this;
    const it = units.length === 1 ? 'it' : 'them';
    return html`<dialog aria-labelledby="title" closedby="any">
      <form method="dialog" @submit=${() => this.dispatchEvent(new CustomEvent('units-removed', { detail: units }))}>
        <h2 id="title">Remove ${units.length === 1 ? units[0] : `${units.length} units`}?</h2>
        ${references.length + placed.length === 0 ? html`<p>Nothing else speaks of ${it}.</p>` : nothing}
        ${placed.length === 0 ? nothing : html`<p>${standing(placed.length, units.length)}</p>`}
        ${
          references.length === 0
            ? nothing
            : html`<p>
                  ${references.length === 1 ? 'One place speaks' : `${references.length} places speak`} of ${it}, and
                  will have problems.
                </p>
                <ul>
                  ${references.map(({ file, pointer, before }) => html`<li><code>${pathOf(file)}</code> ${pointer} <b>${before}</b></li>`)}
                </ul>`
        }
        <footer>
          <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>Keep</button>
          <button class="primary">Remove</button>
        </footer>
      </form>
    </dialog>`;
  }
}

function standing(placed: number, of: number): string {
  if (of === 1) return 'It stands on the map, and is taken off.';
  return `${placed === of ? 'They stand' : `${placed} of them stand`} on the map, and are taken off.`;
}

customElements.define('remove-units', RemoveUnits);
