import { css, html, LitElement, nothing } from 'lit';
import { pathOf, packageOf, renameItem } from '@hexwright/workspace';
import { shared } from '../../parts/styles.ts';
import { field, fieldStyles } from '../../ui/field.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { NamedPlace, TextNamesAnswer } from '../../compile-service/questions/text-names.ts';
import { RENAME } from './words.ts';

/** Gives an item another name wherever it is spoken of, after showing where that is. */
class RenameDialog extends LitElement {
  static override properties = {
    session: { attribute: false },
    names: { state: true },
    to: { state: true },
    formulas: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    fieldStyles,
    css`
      .places {
        max-block-size: 45vh;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
      }
      h3 {
        padding: 0.3rem 0.6rem;
        background: var(--sunken);
        font-size: var(--small);
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        gap: 0.75rem;
        padding: 0.2rem 0.6rem;
        font: 0.8125rem var(--mono);
      }
      li .line {
        min-inline-size: 3ch;
        color: var(--ink-soft);
        text-align: end;
      }
      li .excerpt {
        overflow-wrap: anywhere;
      }
      li.left {
        opacity: 0.55;
        text-decoration: line-through;
      }
      mark {
        border-radius: 3px;
        background: var(--accent-soft);
        color: inherit;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'do' | 'project'>;
  declare names: TextNamesAnswer | null;
  declare to: string;
  declare formulas: boolean;

  constructor() {
    super();
    this.names = null;
    this.to = '';
    this.formulas = false;
  }

  /** Opens for an item that can be renamed. */
  async show(names: TextNamesAnswer): Promise<void> {
    this.names = names;
    this.to = names.item?.name ?? '';
    this.formulas = false;
    const opened = await openDialog(this);
    opened?.querySelector<HTMLInputElement>('#to')?.select();
  }

  override render(): unknown {
    const { item, references } = this.names ?? { item: null, references: [] };
    const uncertain = references.filter(({ isCertain }) => !isCertain).length;
    const counted = references.length - (this.formulas ? 0 : uncertain);
    const isSame = this.to === '' || this.to === item?.name;
    return dialog({
      heading: RENAME.title(item?.name ?? ''),
      size: 'wide',
      submit: (event) => this.#rename(event),
      body: html`${field({
          id: 'to',
          label: RENAME.newName,
          control: html`<input
            id="to"
            autocomplete="off"
            spellcheck="false"
            .value=${this.to}
            @input=${(event: Event) => (this.to = (event.target as HTMLInputElement).value.trim())}
          />`,
        })}
        ${
          uncertain === 0
            ? nothing
            : html`<label
                ><input
                  type="checkbox"
                  .checked=${this.formulas}
                  @change=${(event: Event) => (this.formulas = (event.target as HTMLInputElement).checked)}
                />
                ${RENAME.formulas(uncertain)}</label
              >`
        }
        <div class="places" tabindex="0" role="region" aria-label=${RENAME.changes}>
          ${[...Map.groupBy(references, ({ file }) => file)].map(
            ([file, places]) =>
              html`<h3>${packageOf(file)} · ${pathOf(file)}</h3>
                <ol>
                  ${places.map((place) => this.#place(place, item?.name ?? ''))}
                </ol>`,
          )}
        </div>`,
      actions: html`${cancelButton(RENAME.cancel)}
        <button class="primary" ?disabled=${isSame}>${RENAME.rename(counted)}</button>`,
    });
  }

  #place({ line, excerpt, isCertain }: NamedPlace, name: string): unknown {
    const [before, ...after] = excerpt.split(name);
    return html`<li class=${isCertain || this.formulas ? '' : 'left'}>
      <span class="line">${line}</span>
      <span class="excerpt">${before}${after.map((part) => html`<mark>${this.to || name}</mark>${part}`)}</span>
    </li>`;
  }

  #rename(event: Event): void {
    event.preventDefault();
    const item = this.names?.item;
    if (item === null || item === undefined) return;
    const plan = renameItem(this.session.project, item.package, item.list, item.name, this.to, this.formulas);
    if (this.session.do(plan)) closeDialog(this);
  }
}

customElements.define('rename-dialog', RenameDialog);
