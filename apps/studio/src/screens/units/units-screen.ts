import {
  addItem,
  called,
  duplicateItem,
  itemOf,
  placementOf,
  renameItem,
  setItems,
  type Because,
  type JsonObject,
  type TargetValue,
} from '@hexwright/workspace';
import { html, nothing, type PropertyValues } from 'lit';
import { empty } from '../../ui/empty.ts';
import { select } from '../../ui/select.ts';
import { notify } from '../../ui/toasts.ts';
import { goInPackage } from '../../app/navigation.ts';
import type { Command } from '../../app/commands.ts';
import { watch } from '../../parts/store.ts';
import { shareFields } from '../../parts/field-presence.ts';
import { Screen } from '../../parts/screen.ts';
import '../../parts/grid/data-grid.ts';
import type { DataGrid } from '../../parts/grid/data-grid.ts';
import {
  textOfCell,
  type CellEdit,
  type GridColumn,
  type GridEdits,
  type GridSelection,
} from '../../parts/grid/grid-data.ts';
import { readCell } from '../../parts/grid/read-cell.ts';
import { followsName } from '../../scene/fresh-id.ts';
import { isObject, nameOf, textOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import '../rules/broken-file.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import { problemTargets } from '../rules/problem-targets.ts';
import { Renamings } from '../rules/renamings.ts';
import { counterRenderer } from '../sheet/counter-image.ts';
import './paste-units.ts';
import type { PasteUnits } from './paste-units.ts';
import './remove-units.ts';
import { isReferredTo, type RemoveUnits } from './remove-units.ts';
import { newUnit } from './new-unit.ts';
import './unit-detail.ts';
import { freeId, unitColumns, unitEdits, unitItem, unitRows } from './unit-table.ts';
import type { UnitWords } from './unit-words.ts';
import { unitsStyles } from './units-styles.ts';
import { BULK, REMOVE, STEPS, UNITS } from './words.ts';

/** What units are filtered by, one chip for each of their words. */
const SORTED_BY = ['side', 'contingent', 'class'] as const;

/** The roster: every counter of a battle in a table, and one of them in full. */
class UnitsScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    selection: { state: true },
    words: { state: true },
    chips: { state: true },
    bulk: { state: true },
  };
  static override styles = [...Screen.styles, unitsStyles];

  declare selection: GridSelection;
  /** What is searched for. */
  declare words: string;
  /** `side:ottoman` and the like: what is shown. */
  declare chips: ReadonlySet<string>;
  /** The column that all selected units get a value in. */
  declare bulk: string;
  readonly #rules = new FollowedRules(this, ['units', 'sides', 'vocabularies', 'symbols']);
  readonly #people = shareFields(this);
  /** Units whose id has followed their name, until what is shown knows it. */
  readonly #renamed = new Renamings();
  /** The unit that the address asks for, until the cursor is there. */
  #wanted: string | null = null;
  /** Whether it has just been added. */
  #isNew = false;

  constructor() {
    super();
    this.selection = { at: null, rows: [] };
    this.words = '';
    this.chips = new Set();
    this.bulk = 'side';
    watch(this, () => [this.session.compileService.report]);
  }

  override render(): unknown {
    if (this.#rules.answer === null) return this.#rules.meanwhile(UNITS.reading);
    const units = this.#units();
    const words = this.#unitWords();
    const columns = unitColumns(units, words);
    const problems = problemTargets(this.session.project, this.session.compileService.report.value?.problems ?? []);
    const shown = units.filter((unit) => this.#isShown(unit));
    const chosen = units.find(({ name }) => name === this.selection.at?.row);
    const selected = units.filter(({ name }) => this.selection.rows.includes(name));
    return html`
      <div class="page">
        <broken-file .session=${this.session} .route=${this.route} file="units.json"></broken-file>
        <div class="bar">
          <h1>${UNITS.title}</h1>
          <input
            type="search"
            aria-label=${UNITS.find}
            placeholder=${UNITS.findHint}
            .value=${this.words}
            @input=${(event: Event) => (this.words = (event.target as HTMLInputElement).value)}
          />
          <span class="gap"></span>
          <button @click=${() => this.#add()}>${UNITS.newUnit}</button>
          <button ?disabled=${selected.length === 0} @click=${() => this.#duplicate()}>${UNITS.copy}</button>
          <button @click=${() => this.renderRoot.querySelector<PasteUnits>('paste-units')?.show(this.session)}>
            ${UNITS.fromSpreadsheet}
          </button>
          <div class="sieve">${this.#chipBar(units, words)}</div>
        </div>
        ${this.#bulkBar(selected, columns)}
        <data-grid
          label=${UNITS.roster}
          .columns=${columns}
          .rows=${this.#people.rows(unitRows(shown, columns, problems, words), unitItem)}
          .filter=${this.words}
          isSortable
          removesRows
          empty=${units.length === 0 ? UNITS.none : UNITS.noMatch}
          @grid-select=${({ detail }: CustomEvent<GridSelection>) => this.#select(detail)}
          @grid-edit=${({ detail }: CustomEvent<GridEdits>) => this.#edit(units, columns, detail)}
          @grid-remove=${({ detail }: CustomEvent<readonly string[]>) => this.#removeRows(detail)}
          @grid-open=${() => this.renderRoot.querySelector('unit-detail')?.shadowRoot?.querySelector('input')?.focus()}
        ></data-grid>
        ${
          chosen === undefined
            ? html`<aside>${empty({ text: UNITS.choose })}</aside>`
            : html`<unit-detail
                aria-label=${UNITS.unit}
                .session=${this.session}
                .route=${this.route}
                .item=${chosen}
                .renderer=${counterRenderer(this.#rules)}
                .words=${words}
                .problems=${problems}
                .symbols=${this.#rules.list('symbols')}
                .fellows=${units}
                .because=${this.#because()}
              ></unit-detail>`
        }
      </div>
      <paste-units
        .columns=${columns}
        .words=${words}
        .taken=${new Set(units.map(({ name }) => name))}
        @units-pasted=${({ detail }: CustomEvent<readonly JsonObject[]>) => this.#paste(detail)}
      ></paste-units>
      <remove-units
        @units-removed=${({ detail }: CustomEvent<readonly string[]>) => this.#remove(detail)}
      ></remove-units>
    `;
  }

  override willUpdate(changed: PropertyValues<UnitsScreen>): void {
    const { unit } = this.route.where;
    // A link leads to its unit; where the cursor goes afterwards, the address follows.
    if (changed.has('route')) this.#wanted = unit === undefined || unit === this.selection.at?.row ? null : unit;
  }

  override updated(): void {
    const grid = this.renderRoot.querySelector<DataGrid>('data-grid');
    const wanted = this.#wanted;
    if (grid === null || wanted === null) return;
    if (itemOf(this.session.project, this.route.package, `units/${wanted}`) === undefined) {
      this.#wanted = null;
      notify(UNITS.gone(wanted), { tone: 'warning', about: 'address' });
      return;
    }
    if (!grid.rows.some(({ id }) => id === wanted)) {
      // It is not among those that are shown, or has not arrived yet.
      if (this.#taken().has(wanted)) [this.chips, this.words] = [new Set(), ''];
      return;
    }
    void grid.updateComplete.then(() => {
      this.#wanted = null;
      if (this.#isNew) grid.focus();
      const column = this.#isNew ? 'name' : undefined;
      this.#isNew = false;
      return grid.goTo(wanted, column);
    });
  }

  protected override commands(): readonly Command[] {
    const many = this.selection.rows.length;
    const group = UNITS.title;
    return [
      { id: 'new-unit', title: UNITS.newUnit, group, run: () => this.#add() },
      {
        id: 'paste-units',
        title: UNITS.addFromSpreadsheet,
        group,
        run: () => this.renderRoot.querySelector<PasteUnits>('paste-units')?.show(this.session),
      },
      {
        id: 'duplicate-units',
        title: UNITS.duplicate(many > 1 ? BULK.many(many) : UNITS.theUnit),
        group,
        keys: ['Ctrl+D'],
        enabled: () => many > 0,
        run: () => this.#duplicate(),
      },
      {
        id: 'remove-units',
        title: REMOVE.step(many > 1 ? BULK.many(many) : UNITS.theUnit),
        group,
        keys: ['Ctrl+Delete'],
        enabled: () => many > 0,
        run: () => this.#askRemove(),
      },
      {
        id: 'focus-roster',
        title: UNITS.goToRoster,
        group,
        run: () => this.renderRoot.querySelector<DataGrid>('data-grid')?.focus(),
      },
    ];
  }

  #chipBar(units: readonly EffectiveItem[], words: UnitWords): unknown {
    const names = new Map<string, string>([
      ...words.sides.map((side) => [`side:${nameOf(side)}`, textOf(side, 'name')] as const),
      ...words.vocabularies.flatMap((vocabulary) => {
        const field = nameOf(vocabulary) === 'classes' ? 'class' : 'contingent';
        const values = vocabulary['values'];
        return Array.isArray(values) && ['classes', 'contingents'].includes(nameOf(vocabulary))
          ? (values as readonly JsonObject[]).map((word) => [`${field}:${nameOf(word)}`, textOf(word, 'name')] as const)
          : [];
      }),
    ]);
    const counts = new Map<string, number>();
    for (const { value } of units) {
      for (const field of SORTED_BY) {
        const word = isObject(value) ? textOf(value, field) : '';
        if (word !== '') counts.set(`${field}:${word}`, (counts.get(`${field}:${word}`) ?? 0) + 1);
      }
    }
    const chipsOf = (field: string): unknown =>
      [...counts]
        .filter(([chip]) => chip.startsWith(`${field}:`))
        .map(
          ([chip, count]) =>
            html`<button aria-pressed=${this.chips.has(chip)} @click=${() => this.#toggle(chip)}>
              ${names.get(chip) || chip.slice(chip.indexOf(':') + 1)} <span class="soft">${count}</span>
            </button>`,
        );
    return SORTED_BY.map(
      (field) =>
        html`<div class="chips" role="group" aria-label=${UNITS.showOnly(field)}>
          <span>${field}</span>${chipsOf(field)}
        </div>`,
    );
  }

  #bulkBar(selected: readonly EffectiveItem[], columns: readonly GridColumn[]): unknown {
    const inherited = selected.filter(({ isOwn }) => !isOwn).length;
    if (selected.length < 2 && inherited === 0) return nothing;
    const editable = columns.filter(({ kind }) => kind !== 'read');
    const column = editable.find(({ id }) => id === this.bulk) ?? editable[0];
    return html`<div class="bar bulk">
      ${
        selected.length < 2
          ? nothing
          : html`<b>${BULK.units(selected.length)}</b>
              <label for="bulk-column">${BULK.set}</label>
              ${select({
                id: 'bulk-column',
                options: editable.map(({ id, title }) => ({ value: id, title })),
                value: column.id,
                choose: (id) => (this.bulk = id),
              })}
              <label for="bulk-value">${BULK.to}</label>
              ${
                column.kind === 'choice'
                  ? select({
                      id: 'bulk-value',
                      value: column.choices?.[0]?.text ?? '',
                      options: (column.choices ?? []).map(({ text }) => ({ value: text, title: text })),
                    })
                  : html`<input
                      id="bulk-value"
                      @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#setAll(selected, column)}
                    />`
              }
              <button class="primary" @click=${() => this.#setAll(selected, column)}>${BULK.setAll}</button>
              <button @click=${() => this.#askRemove()}>${BULK.remove}</button>`
      }
      ${
        inherited === 0
          ? nothing
          : html`<span class="soft small">${BULK.inherited(inherited)}</span>
              <because-field @input=${() => this.requestUpdate()}></because-field>`
      }
    </div>`;
  }

  /** The units under the ids that they have by now: what is known of them can be behind by an answer of the worker. */
  #units(): readonly EffectiveItem[] {
    const known = this.#rules.list('units');
    this.#renamed.show(new Set(known.map(({ name }) => name)));
    return known.map((unit) => {
      const name = this.#renamed.of(unit.name);
      const target = `units/${name}`;
      return name === unit.name || this.#unitNow(target) === undefined ? unit : { ...unit, name, target };
    });
  }

  /** A unit as the document has it. */
  #unitNow(target: string): ReturnType<typeof itemOf> {
    return itemOf(this.session.project, this.route.package, target);
  }

  #unitWords(): UnitWords {
    const objects = (list: 'sides' | 'vocabularies'): JsonObject[] =>
      this.#rules.list(list).flatMap(({ value }) => (isObject(value) ? [value] : []));
    return {
      sides: objects('sides'),
      vocabularies: objects('vocabularies'),
      system: this.#rules.answer?.system ?? null,
    };
  }

  #isShown({ value }: EffectiveItem): boolean {
    // Words of one kind are alternatives; all kinds must hold.
    return SORTED_BY.every((field) => {
      const wanted = [...this.chips].filter((chip) => chip.startsWith(`${field}:`));
      return wanted.length === 0 || (isObject(value) && wanted.includes(`${field}:${textOf(value, field)}`));
    });
  }

  #toggle(chip: string): void {
    const chips = new Set(this.chips);
    if (!chips.delete(chip)) chips.add(chip);
    this.chips = chips;
  }

  #select(selection: GridSelection): void {
    this.selection = selection;
    const unit = selection.at?.row;
    if (unit === undefined || this.#wanted !== null || this.route.where['unit'] === unit) return;
    goInPackage(this.route, { where: { unit } }, 'replace');
  }

  #because(): Because {
    return this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
  }

  #edit(units: readonly EffectiveItem[], columns: readonly GridColumn[], { edits, by }: GridEdits): void {
    const rows = new Set(edits.map(({ row }) => row));
    this.#carryOut(
      units.filter(({ name }) => rows.has(name)),
      edits,
      this.#title(edits, columns, by),
    );
  }

  #setAll(selected: readonly EffectiveItem[], column: GridColumn): void {
    const field = this.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>('#bulk-value');
    const reading = readCell(column, field?.value ?? '');
    if (!reading.ok) {
      notify(reading.message, { tone: 'warning' });
      return;
    }
    const edits = selected.map(({ name }) => ({ row: name, column: column.id, value: reading.value }));
    this.#carryOut(selected, edits, this.#title(edits, [column], 'filling'));
  }

  /** Edits of cells as one step, in which the ids of own units follow their names until somebody has set another. */
  #carryOut(shown: readonly EffectiveItem[], edits: readonly CellEdit[], title: string): void {
    const units = shown.map((unit) => ({ ...unit, value: this.#unitNow(unit.target) }));
    const named = edits.filter(({ column }) => column === 'name');
    this.session.together(
      title,
      () =>
        this.#do(unitEdits(units, edits, this.#unitWords()), title) &&
        named.every(({ row, value }) => {
          const unit = units.find(({ name }) => name === row);
          return unit === undefined || typeof value !== 'string' || this.#follow(unit, value);
        }),
    );
  }

  /**
   * Has the id of a unit follow its new name; true where it need not, or has. One that says more than that the unit is new
   * stays once the unit is placed, or something else speaks of it.
   */
  #follow({ name: id, value, isOwn }: EffectiveItem, name: string): boolean {
    const { session, route } = this;
    const before = isObject(value) ? textOf(value, 'name') : '';
    if (!isOwn || !followsName(id, before) || followsName(id, name)) return true;
    const isKnown = placementOf(session.project, route.package, id) !== undefined;
    if (!followsName(id, UNITS.newUnit) && (isKnown || isReferredTo(session, route.package, [id]))) return true;
    const to = freeId(name, this.#taken());
    if (!session.do(renameItem(session.project, route.package, 'units', id, to, true))) return false;
    this.#renamed.add(id, to);
    this.renderRoot.querySelector<DataGrid>('data-grid')?.renameRow(id, to);
    return true;
  }

  #do(values: readonly TargetValue[], title: string): boolean {
    const { session, route } = this;
    return session.do(setItems(session.project, route.package, values, title, this.#because()));
  }

  #taken(): Set<string> {
    return new Set(this.#units().map(({ name }) => name));
  }

  /** A new unit is like the one that the cursor is on, or plain; its name is what comes first. */
  #add(): void {
    const { session, route } = this;
    const id = freeId(UNITS.newUnit, this.#taken());
    const chosen = this.#rules.item(`units/${this.selection.at?.row ?? ''}`)?.value;
    const unit = newUnit(id, UNITS.newUnit, isObject(chosen) ? chosen : null, this.#unitWords());
    [this.chips, this.words] = [new Set(), ''];
    if (!session.do(addItem(session.project, route.package, 'units', unit))) return;
    this.#isNew = true;
    goInPackage(route, { where: { unit: id } }, 'replace');
  }

  #duplicate(): void {
    const { session, route } = this;
    if (session.isBarred()) return;
    const taken = this.#taken();
    const copies = this.selection.rows.map((name) => {
      const copy = freeId(name, taken);
      taken.add(copy);
      return [name, copy] as const;
    });
    session.together(STEPS.duplicate(copies[0][0], copies.length), () =>
      copies.every(([name, copy]) => session.do(duplicateItem(session.project, route.package, `units/${name}`, copy))),
    );
    goInPackage(route, { where: { unit: copies[0]?.[1] ?? '' } }, 'replace');
  }

  #paste(units: readonly JsonObject[]): void {
    const { session, route } = this;
    session.together(STEPS.pasteUnits(units.length), () =>
      units.every((unit) => session.do(addItem(session.project, route.package, 'units', unit))),
    );
  }

  /** Delete on rows: at once where nothing else refers to them, for it can be undone. */
  #removeRows(names: readonly string[]): void {
    const { session, route } = this;
    if (isReferredTo(session, route.package, names)) {
      this.#askRemove();
      return;
    }
    const what = this.#called(names);
    this.#remove(names);
    session.notifyDone(UNITS.removed(what), 'neutral');
  }

  #askRemove(): void {
    this.renderRoot
      .querySelector<RemoveUnits>('remove-units')
      ?.ask(this.session, this.route.package, this.selection.rows);
  }

  #remove(names: readonly string[]): void {
    const { session, route } = this;
    const values = names.flatMap((name) =>
      [`units/${name}`, `setUp/${name}`]
        .filter((target) => itemOf(session.project, route.package, target) !== undefined)
        .map((target): TargetValue => ({ target, value: undefined })),
    );
    this.#do(values, REMOVE.step(this.#called(names)));
  }

  /** A step in words: "Set movement of Guards to 8". */
  #title(edits: readonly CellEdit[], columns: readonly GridColumn[], by: GridEdits['by']): string {
    const who = this.#called([...new Set(edits.map(({ row }) => row))]);
    if (by === 'pasting') return STEPS.paste(edits.length, who);
    const columnOf = (id: string): GridColumn | undefined => columns.find((one) => one.id === id);
    const titles = [...new Set(edits.map(({ column }) => columnOf(column)?.title.toLowerCase() ?? column))];
    const [{ column: first, value }] = edits;
    const column = columnOf(first);
    const isOne = edits.every((edit) => edit.column === first && edit.value === value) && value !== null;
    const text = isOne && column !== undefined ? textOfCell(column, { value }) : '';
    return STEPS.set(titles, who, text);
  }

  /** One by its name, several by their number. */
  #called(names: readonly string[]): string {
    const { session, route } = this;
    return names.length === 1 ? called(session.project, route.package, `units/${names[0]}`) : BULK.many(names.length);
  }
}

customElements.define('units-screen', UnitsScreen);
