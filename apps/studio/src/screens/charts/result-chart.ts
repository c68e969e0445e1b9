import { revertItem, setItem, setItems, type Because, type JsonObject } from '@hexwright/workspace';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import '../../parts/grid/data-grid.ts';
import type { GridColumn, GridEdits, GridRow } from '../../parts/grid/grid-data.ts';
import { TINTS } from '../../parts/grid/heat.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { commentButton } from '../../parts/comment-button.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { ChancesAnswer } from '../../compile-service/questions/chances.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import type { TargetProblem } from '../rules/problem-targets.ts';
import { chartStyles } from './charts-styles.ts';
import {
  matchRange,
  narrowed,
  readWholeTable,
  resultRows,
  tableColumns,
  tableDifferences,
  tableEdits,
  tableItem,
  tableRows,
  widened,
} from './result-table.ts';
import { matchChoices, matched, matching, matchNames, withMatch } from './table-match.ts';
import { RESULTS } from './words.ts';
import { select } from '../../ui/select.ts';

/** Further than this no modifiers add up. */
const FURTHEST = 12;

/** A table that dice are looked up in: its cells, and how likely each result is. */
class ResultChart extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    item: { attribute: false },
    units: { attribute: false },
    vocabularies: { attribute: false },
    results: { attribute: false },
    problems: { attribute: false },
    modifier: { state: true },
    isShaded: { state: true },
    chances: { state: true },
    pasted: { state: true },
  };
  static override styles = [shared, chartStyles, dialogStyles];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare item: EffectiveItem;
  /** Whom rows and columns may be for. */
  declare units: readonly JsonObject[];
  declare vocabularies: readonly JsonObject[];
  /** The vocabulary of its results, where its cells are words; null where they are numbers. */
  declare results: JsonObject | null;
  declare problems: readonly TargetProblem[];
  /** Added to the dice for the chances that are shown. */
  declare modifier: number;
  declare isShaded: boolean;
  declare chances: ChancesAnswer | null;
  /** What stands in the field for a whole table. */
  declare pasted: string;
  readonly #people = shareFields(this);

  constructor() {
    super();
    this.modifier = 0;
    this.isShaded = true;
    this.chances = null;
    this.pasted = '';
  }

  override willUpdate(changed: PropertyValues<ResultChart>): void {
    if (changed.has('item') || changed.has('modifier')) void this.#ask();
  }

  override render(): unknown {
    const { item } = this;
    const table: JsonObject = isObject(item.value) ? item.value : {};
    const shown = this.isShaded ? this.chances : null;
    const columns = tableColumns(table, shown?.here ?? null, this.results);
    const itemOf = (row: string, column: string | null): string => tableItem(item.name, row, column);
    const rows = this.#people.rows(tableRows(item, shown, this.problems), itemOf);
    const note = textOf(table, 'note');
    return html`
      <header>
        <h2>${textOf(table, 'title') || item.name}</h2>
        <span class="case">[${textOf(table, 'case') || '–'}]</span>
        ${this.chances?.here === null ? nothing : html`<span class="dice">${diceWords(textOf(table, 'dice'))}</span>`}
        ${commentButton(this.session, this.route.package, item.target, textOf(table, 'title') || item.name)}
      </header>
      ${note === '' ? nothing : html`<p class="note">${note}</p>`} ${this.#tools(table)}
      <div class="paper">
        <data-grid
          label=${textOf(table, 'title') || item.name}
          .columns=${columns}
          .rows=${rows}
          .rowHeight=${shown?.here?.reading === 'at-most' ? 44 : 34}
          isFigures
          @grid-edit=${({ detail }: CustomEvent<GridEdits>) => this.#edit(columns, rows, detail)}
        ></data-grid>
      </div>
      ${this.#results(columns)} ${this.#differences(columns)}
      <section>
        <details>
          <summary>${RESULTS.entries}</summary>
          <div class="entries">${this.#entries(table, 'rows')} ${this.#entries(table, 'columns')}</div>
        </details>
      </section>
      ${this.#dialog(rows, columns)}
    `;
  }

  #tools(table: JsonObject): unknown {
    const isRolled = this.chances?.here !== null;
    return html`<div class="tools">
      ${
        isRolled
          ? html`<label
                ><input
                  type="checkbox"
                  .checked=${this.isShaded}
                  @change=${(event: Event) => (this.isShaded = (event.target as HTMLInputElement).checked)}
                />
                ${RESULTS.chances}</label
              >
              <label for="modifier">${RESULTS.modified}</label>
              <input
                id="modifier"
                class="number"
                type="number"
                min=${-FURTHEST}
                max=${FURTHEST}
                .value=${String(this.modifier)}
                @input=${(event: Event) => {
                  const typed = Math.trunc(Number((event.target as HTMLInputElement).value));
                  this.modifier = Number.isNaN(typed) ? 0 : Math.max(-FURTHEST, Math.min(FURTHEST, typed));
                }}
              />
              <span class="legend" role="img" aria-label=${RESULTS.legend}
                >${TINTS.map(({ from, percent }) => html`<span style=${`--heat:${percent}%`}>${Math.round(from * 100)}</span>`)}
                %</span
              >`
          : html`<span class="soft">${RESULTS.notRolled}</span>`
      }
      <span class="gap"></span>
      ${this.item.isOwn ? nothing : html`<span class="soft">${RESULTS.changes}</span><because-field suggested=${textOf(table, 'case')}></because-field>`}
      <button @click=${() => this.#openPaste()}>${RESULTS.paste}</button>
    </div>`;
  }

  #results(columns: readonly GridColumn[]): unknown {
    if (!this.isShaded || this.chances?.here?.reading !== 'by-die') return nothing;
    const shown = columns
      .filter(({ id }) => id !== ':chance')
      .map((column): GridColumn => ({ ...column, kind: 'read', isCentred: true }))
      .map((column, index) =>
        index === 0 ? { ...column, title: RESULTS.result, width: this.results === null ? 90 : 240 } : column,
      );
    return html`<section>
      <h3>${RESULTS.results}</h3>
      <div class="paper">
        <data-grid
          label=${RESULTS.resultsLabel}
          .columns=${shown}
          .rows=${resultRows(this.chances, shown, this.results)}
          .rowHeight=${40}
          isFigures
        ></data-grid>
      </div>
    </section>`;
  }

  #differences(columns: readonly GridColumn[]): unknown {
    const differences = tableDifferences(this.item, columns, this.chances);
    if (differences.length === 0 || this.item.isOwn) return nothing;
    const { session, route, item } = this;
    return html`<section>
      <h3>${RESULTS.differences}</h3>
      <ul class="differences">
        ${differences.map(({ row, column, words, chance, target }) => {
          const revert = (): unknown =>
            session.do(revertItem(session.project, route.package, `${item.target}/${target}`));
          return html`<li>
            <span>${row}, ${column}</span><b>${words}</b><span class="soft">${chance}</span>
            <button aria-label=${RESULTS.revertCell(row, column)} @click=${revert}>${RESULTS.revert}</button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #entries(table: JsonObject, what: 'rows' | 'columns'): unknown {
    const entries = asList(table[what]);
    const word = RESULTS.words[what];
    const names = matchNames(entries);
    return html`<div>
      <h3>${RESULTS.lists[what]}</h3>
      <ul>
        ${entries.map(
          (entry) =>
            html`<li>
              <span>
                <input
                  aria-label=${RESULTS.heading(word, nameOf(entry))}
                  .value=${textOf(entry, 'name') || nameOf(entry)}
                  @change=${(event: Event) => this.#name(what, nameOf(entry), (event.target as HTMLInputElement).value.trim())}
                />
                <span class="match">${names.map((name) => this.#match(table, what, entry, name))}</span>
                <span class="soft small" role="status">${this.#matches(entry)}</span>
              </span>
              <button
                class="plain"
                aria-label=${RESULTS.remove(word, nameOf(entry))}
                @click=${() => this.#put(narrowed(table, what, nameOf(entry)), RESULTS.remove(word, nameOf(entry)))}
              >
                ✕
              </button>
            </li>`,
        )}
      </ul>
      <form
        @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          this.#widen(table, what, (event.target as HTMLFormElement).querySelector('input'));
        }}
      >
        <input
          aria-label=${RESULTS.newId(word)}
          placeholder=${RESULTS.newId(word)}
          pattern="[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
          required
        />
        <button>${RESULTS.add}</button>
      </form>
    </div>`;
  }

  /** What a row or column asks for by a name: what is new asks for nothing yet. */
  #match(table: JsonObject, what: 'rows' | 'columns', entry: JsonObject, name: string): unknown {
    const now = matched(entry, name);
    const title = plainWords(name);
    const set = (value: string): void => {
      const entries = asList(table[what]).map((one) =>
        one === entry ? withMatch(one, name, value || undefined) : one,
      );
      this.#put({ ...table, [what]: entries }, RESULTS.matchStep(RESULTS.words[what], nameOf(entry), title));
    };
    return select({
      label: RESULTS.match(title, RESULTS.words[what], nameOf(entry)),
      value: now,
      options: [{ value: '', title: RESULTS.any(title) }, ...matchChoices(name, this.vocabularies, this.units)],
      choose: set,
    });
  }

  /** Whom a row or column is for, by name. */
  #matches(entry: JsonObject): string {
    const found = matching(entry, this.units).map((unit) => textOf(unit, 'name') || nameOf(unit));
    if (this.units.length > 0 && found.length === this.units.length) return RESULTS.matchesAll(found.length);
    return RESULTS.matches([...new Set(found)], matchRange(entry));
  }

  #dialog(rows: readonly GridRow[], columns: readonly GridColumn[]): unknown {
    const isEmpty = this.pasted.trim() === '';
    const reading = readWholeTable(rows, columns, this.pasted);
    return dialog({
      heading: RESULTS.pasteTitle,
      intro: RESULTS.pasteHint(rows.length, columns.filter(({ id }) => !id.startsWith(':')).length),
      submit: () => {
        if (reading.ok) this.#edit(columns, rows, { edits: reading.edits, by: 'pasting' });
      },
      body: html`<textarea
          aria-label=${RESULTS.pasteField}
          .value=${this.pasted}
          @input=${(event: Event) => (this.pasted = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <p role="status" class=${isEmpty || reading.ok ? 'soft' : 'bad'}>
          ${isEmpty ? nothing : reading.ok ? RESULTS.pasteCount(reading.edits.length) : reading.message}
        </p>`,
      actions: html`${cancelButton(RESULTS.cancel)}
        <button class="primary" ?disabled=${isEmpty || !reading.ok}>${RESULTS.take}</button>`,
    });
  }

  #openPaste(): void {
    this.pasted = '';
    void openDialog(this);
  }

  #edit(columns: readonly GridColumn[], rows: readonly GridRow[], { edits, by }: GridEdits): void {
    const { session, route, item } = this;
    const [first] = edits;
    if (first === undefined) return;
    const row = rows.find(({ id }) => id === first.row)?.label ?? first.row;
    const column = columns.find(({ id }) => id === first.column)?.title ?? first.column;
    const many = by === 'pasting' ? RESULTS.pasteMany : RESULTS.setMany;
    const title =
      edits.length === 1
        ? RESULTS.setOne(`${row}, ${column}`, item.name, String(first.value ?? '–'))
        : many(edits.length, item.name);
    session.do(setItems(session.project, route.package, tableEdits(item.name, edits), title, this.#because()));
  }

  #put(table: JsonObject, title: string): void {
    const { session, route, item } = this;
    session.do(
      setItems(session.project, route.package, [{ target: item.target, value: table }], title, this.#because()),
    );
  }

  #name(what: 'rows' | 'columns', id: string, name: string): void {
    const { session, route, item } = this;
    const value = name === '' ? undefined : name;
    session.do(setItem(session.project, route.package, `${item.target}/${what}/${id}/name`, value, this.#because()));
  }

  #widen(table: JsonObject, what: 'rows' | 'columns', input: HTMLInputElement | null): void {
    const id = input?.value.trim() ?? '';
    if (input === null || id === '') return;
    if (asList(table[what]).some((entry) => nameOf(entry) === id)) {
      input.setCustomValidity(RESULTS.taken(RESULTS.words[what], id));
      input.reportValidity();
      input.setCustomValidity('');
      return;
    }
    this.#put(widened(table, what, { id }), RESULTS.addStep(RESULTS.words[what], id));
    input.value = '';
  }

  #because(): Because {
    return this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
  }

  async #ask(): Promise<void> {
    const { session, route, item, modifier } = this;
    const answer = await session.compileService
      .ask('chances', { package: route.package, table: item.name, modifier })
      .catch(() => null);
    // Something newer may have been asked meanwhile.
    if (item === this.item && modifier === this.modifier) this.chances = answer;
  }
}

function diceWords(dice: string): string {
  const [, count, sides] = /^(\d+)d(\d+)$/.exec(dice) ?? [];
  return count === undefined ? dice : RESULTS.dice(Number(count), Number(sides));
}

customElements.define('result-chart', ResultChart);
