import { called, findReferences, pathOf, placementOf, type Reference } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { BULK, PASTE, REMOVE } from './words.ts';
import type { ProjectSession } from '../../session/project-session.ts';

/** Says who speaks of units before they are removed. `units-removed` brings their ids once a person has agreed. */
export class RemoveUnits extends LitElement {
  static override properties = { units: { state: true }, references: { state: true }, placed: { state: true } };
  static override styles = [
    shared,
    dialogStyles,
    css`
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
    `,
  ];
  declare units: readonly string[];
  /** What they are called together. */
  name = '';
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
  ask({ project }: ProjectSession, id: string, units: readonly string[]): void {
    this.units = units;
    this.name = units.length === 1 ? called(project, id, `units/${units[0]}`) : BULK.many(units.length);
    this.references = references(project, id, units);
    this.placed = units.filter((unit) => placementOf(project, id, unit) !== undefined);
    void openDialog(this);
  }

  override render(): unknown {
    const { units, references, placed } = this;
    const it = units.length === 1 ? 'it' : 'them';
    return dialog({
      heading: REMOVE.title(this.name),
      submit: () => this.dispatchEvent(new CustomEvent('units-removed', { detail: units })),
      body: html`${references.length + placed.length === 0 ? html`<p>${REMOVE.nothingElse(it)}</p>` : nothing}
      ${placed.length === 0 ? nothing : html`<p>${removalWords(placed.length, units.length)}</p>`}
      ${
        references.length === 0
          ? nothing
          : html`<p>${REMOVE.references(references.length, it)}</p>
              <ul>
                ${references.map(({ file, pointer, before }) => html`<li><code>${pathOf(file)}</code> ${pointer} <b>${before}</b></li>`)}
              </ul>`
      }`,
      actions: html`${cancelButton(PASTE.cancel)} <button class="primary">${REMOVE.remove}</button>`,
    });
  }
}

/** Whether anything but the set-up speaks of units. */
export function isReferredTo({ project }: ProjectSession, id: string, units: readonly string[]): boolean {
  return references(project, id, units).length > 0;
}

function references(project: ProjectSession['project'], id: string, units: readonly string[]): readonly Reference[] {
  return units.flatMap((unit) =>
    findReferences(project, id, 'units', unit).filter(({ pointer }) => !/^\/(units|changes|setUp)\//.test(pointer)),
  );
}

function removalWords(placed: number, of: number): string {
  if (of === 1) return REMOVE.one;
  return REMOVE.many(placed === of ? REMOVE.all : REMOVE.some(placed));
}

customElements.define('remove-units', RemoveUnits);
