import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { textOfCell, type GridColumn } from '../../parts/grid/grid-data.ts';
import { shared } from '../../parts/styles.ts';
import { select } from '../../ui/select.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { readUnits, type UnitsReading } from './read-units.ts';
import { unitCell } from './unit-table.ts';
import type { UnitWords } from './unit-words.ts';
import { PASTE } from './words.ts';

/** Units that are shown before they are added. */
const SHOWN = 8;

/** Asks for a table out of a spreadsheet and shows what would become of it. `units-pasted` brings the units. */
export class PasteUnits extends LitElement {
  static override properties = {
    columns: { attribute: false },
    taken: { attribute: false },
    words: { attribute: false },
    text: { state: true },
    chosen: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    css`
      textarea {
        min-block-size: 8rem;
        font: var(--small) / 1.5 var(--mono);
        white-space: pre;
        tab-size: 16;
      }
      .bad {
        color: var(--danger);
      }
      .headings {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 0.9rem;
        margin: 0.35rem 0 0;
        padding: 0;
        list-style: none;
      }
      .headings label {
        display: grid;
        gap: 0.1rem;
      }
      .headings .out {
        color: var(--warning);
      }
      .frame {
        max-block-size: 15rem;
        overflow: auto;
        border: 1px solid var(--line-strong);
      }
      table {
        border-collapse: collapse;
        font-size: var(--small);
      }
      th,
      td {
        padding: 0.15rem 0.5rem;
        border-block-end: 1px solid var(--line);
        text-align: start;
        white-space: nowrap;
      }
      th {
        position: sticky;
        inset-block-start: 0;
        background: var(--sunken);
      }
    `,
  ];
  declare columns: readonly GridColumn[];
  declare taken: ReadonlySet<string>;
  declare words: UnitWords;
  declare text: string;
  /** Columns that a person has given to headings, by their keys. */
  declare chosen: ReadonlyMap<string, string>;

  constructor() {
    super();
    this.text = '';
    this.chosen = new Map();
  }

  /** Opens the dialog. */
  show(session: ProjectSession): void {
    if (session.isBarred()) return;
    this.text = '';
    this.chosen = new Map();
    void openDialog(this);
  }

  override render(): unknown {
    const reading = readUnits(this.text, this.columns, this.taken, this.words, this.chosen);
    const isEmpty = this.text.trim() === '';
    return dialog({
      heading: PASTE.title,
      intro: PASTE.intro,
      size: 'wide',
      submit: () => this.#take(reading),
      body: html`<textarea
          aria-label=${PASTE.table}
          .value=${this.text}
          @input=${(event: Event) => (this.text = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        ${reading.headings.length === 0 ? nothing : this.#headings(reading)}
        <p role="status" class=${!isEmpty && reading.message !== null ? 'bad' : 'soft'}>
          ${isEmpty ? nothing : (reading.message ?? `${PASTE.count(reading.units.length)}. ${PASTE.added}`)}
        </p>
        ${reading.units.length === 0 ? nothing : this.#preview(reading)}`,
      actions: html`${cancelButton(PASTE.cancel)}
        <button class="primary" ?disabled=${reading.message !== null}>${PASTE.add}</button>`,
    });
  }

  #headings({ headings }: UnitsReading): unknown {
    return html`<div>
      <h3>${PASTE.becomes}</h3>
      <ul class="headings">
        ${headings.map(
          ({ heading, key, column }, at) =>
            html`<li>
              <label class=${column === '' ? 'out' : ''}
                >${heading === '' ? PASTE.noHeading(at + 1) : heading}
                ${select({
                  label: PASTE.heading(heading, at + 1),
                  options: [
                    { value: '', title: PASTE.leaveOut },
                    ...this.columns.map(({ id, title }) => ({ value: id, title })),
                  ],
                  value: column,
                  choose: (chosen) => (this.chosen = new Map(this.chosen).set(key, chosen)),
                })}</label
              >
            </li>`,
        )}
      </ul>
    </div>`;
  }

  /** The units as they will stand in the roster, without columns that all of them leave empty. */
  #preview({ units }: UnitsReading): unknown {
    const shown = units.slice(0, SHOWN);
    const rows = shown.map(({ unit, said }) =>
      this.columns.map((column) => ({
        text: textOfCell(column, unitCell(unit, column.id, this.words)),
        isSaid: said.has(column.id),
      })),
    );
    const used = [...this.columns.keys()].filter((at) => rows.some((row) => row[at].text !== ''));
    return html`<div class="frame" tabindex="0" role="region" aria-label=${PASTE.preview}>
        <table>
          <thead>
            <tr>
              ${used.map((at) => html`<th scope="col">${this.columns[at].title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${used.map((at) => html`<td>${row[at].isSaid ? row[at].text : html`<i class="soft">${row[at].text}</i>`}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${units.length > SHOWN ? html`<p class="soft small">${PASTE.more(units.length - SHOWN)}</p>` : nothing}`;
  }

  #take(reading: UnitsReading): void {
    if (reading.message !== null) return;
    const detail = reading.units.map(({ unit }) => unit);
    this.dispatchEvent(new CustomEvent<readonly JsonObject[]>('units-pasted', { detail }));
  }
}

customElements.define('paste-units', PasteUnits);
