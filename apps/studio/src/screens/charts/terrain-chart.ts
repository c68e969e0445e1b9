import { addItem, renameItem, setItems, type JsonObject, type Plan, type TargetValue } from '@hexwright/workspace';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-presence.ts';
import '../../parts/grid/data-grid.ts';
import type { DataGrid } from '../../parts/grid/data-grid.ts';
import type { CellEdit, GridEdits, GridSelection } from '../../parts/grid/grid-data.ts';
import { shared } from '../../parts/styles.ts';
import { commentButton } from '../../parts/comment-button.ts';
import { titleOf } from '../../scene/chart.ts';
import { followsName, freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import type { FollowedRules } from '../rules/followed-rules.ts';
import type { TargetProblem } from '../rules/problem-targets.ts';
import { valueWords } from '../rules/value-words.ts';
import { chartStyles } from './charts-styles.ts';
import './preset-menu.ts';
import type { PresetMenu } from './preset-menu.ts';
import './terrain-look.ts';
import type { LookEdit } from './terrain-look.ts';
import { begun } from './terrain-presets.ts';
import {
  terrainColumns,
  type TerrainWords,
  terrainEdits,
  terrainItem,
  terrainRows,
  type PayingClass,
  type TerrainList,
} from './terrain-table.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { WORDS } from './terrain-words.ts';

const LISTS: readonly TerrainList[] = ['terrains', 'hexsides', 'features'];

/** The terrain effects chart. */
class TerrainChart extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    rules: { attribute: false },
    answer: { attribute: false },
    problems: { attribute: false },
    selected: { state: true },
  };
  static override styles = [shared, chartStyles];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare rules: FollowedRules;
  declare problems: readonly TargetProblem[];
  /** The row of the cursor in each part. */
  declare selected: Readonly<Record<string, string>>;
  readonly #people = shareFields(this);
  /** A row that was just made, for the cursor to go to as soon as it is shown. */
  #made: { readonly list: TerrainList; readonly id: string } | null = null;

  constructor() {
    super();
    this.selected = {};
  }

  override render(): unknown {
    const hasInherited = LISTS.some((list) => this.rules.list(list).some(({ isOwn }) => !isOwn));
    return html`
      <header>
        <h2>${WORDS.title}</h2>
        <span class="dice">${WORDS.subtitle}</span>
      </header>
      ${
        hasInherited
          ? html`<div class="tools"><span class="soft">${WORDS.because}</span><because-field></because-field></div>`
          : nothing
      }
      ${LISTS.map((list) => this.#part(list))}
    `;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('route')) void this.#showPart(this.route.where['list']);
    const made = this.#made;
    if (made === null || !this.rules.list(made.list).some(({ name }) => name === made.id)) return;
    this.#made = null;
    void this.#goTo(made.list, made.id);
  }

  /** Shows the part that an address names, ready for something new. */
  async #showPart(list: string | undefined): Promise<void> {
    const menus = [...this.renderRoot.querySelectorAll<PresetMenu>('preset-menu')];
    const menu = menus.find((one) => one.list === list);
    await menu?.updateComplete;
    menu?.focus();
    menu?.scrollIntoView({ block: 'center' });
  }

  /** Puts the cursor on a row to be named, and the keyboard too, unless somebody has gone elsewhere meanwhile. */
  async #goTo(list: TerrainList, id: string): Promise<void> {
    const grid = this.renderRoot.querySelector<DataGrid>(`data-grid[data-list=${list}]`);
    const menu = this.renderRoot.querySelector<PresetMenu>(`preset-menu[data-list=${list}]`);
    await grid?.updateComplete;
    grid?.goTo(id, 'name');
    if (menu?.isOnButton === true) grid?.focus();
  }

  #part(list: TerrainList): unknown {
    const items = this.rules.list(list);
    const selected = items.find(({ name }) => name === this.selected[list]);
    const columns = terrainColumns(list, this.#classes(), this.#asked);
    const hexsides = this.#values('hexsides');
    const rows = terrainRows(columns, items, this.problems, hexsides);
    return html`<section>
      <h3>${WORDS.parts[list]}</h3>
      <div class="paper">
        <data-grid
          label=${WORDS.parts[list]}
          data-list=${list}
          .columns=${columns}
          .rows=${this.#people.rows(rows, (row, column) => terrainItem(list, row, column))}
          .rowHeight=${34}
          empty=${WORDS.empty[list]}
          @grid-edit=${({ detail }: CustomEvent<GridEdits>) => this.#edit(list, detail)}
          @grid-select=${({ detail }: CustomEvent<GridSelection>) => this.#select(list, detail.at?.row ?? '')}
        ></data-grid>
      </div>
      <div class="tools">
        <preset-menu
          data-list=${list}
          .list=${list}
          @preset-chosen=${({ detail }: CustomEvent<JsonObject>) => this.#add(list, detail)}
        ></preset-menu>
        <button ?disabled=${selected === undefined} @click=${() => this.#remove(list, selected?.name ?? '')}>
          ${selected === undefined ? WORDS.removeNothing : WORDS.remove(titleIn(selected))}
        </button>
        ${selected === undefined ? nothing : commentButton(this.session, this.route.package, selected.target, selected.name)}
      </div>
      ${
        selected === undefined || !isObject(selected.value)
          ? nothing
          : html`<terrain-look
              role="group"
              aria-label=${WORDS.look(titleIn(selected))}
              .list=${list}
              .item=${selected.value}
              .hexsides=${hexsides}
              @look-edit=${({ detail }: CustomEvent<LookEdit>) => this.#look(selected, detail)}
            ></terrain-look>`
      }
    </section>`;
  }

  /** What the game asks of ground; nothing while it is not known. */
  get #asked(): TerrainWords {
    return this.rules.answer?.system?.groundValues ?? {};
  }

  #values(list: TerrainList): JsonObject[] {
    return this.rules.list(list).flatMap(({ value }) => (isObject(value) ? [value] : []));
  }

  /** The classes of troops that may pay something else, where the game asks for that or the chart says so. */
  #classes(): PayingClass[] {
    const words = this.rules.item('vocabularies/classes')?.value;
    const classes = isObject(words) ? asList(words['values']) : [];
    const isSaid = LISTS.some((list) => this.#values(list).some((one) => one['costs'] !== undefined));
    if (this.rules.answer?.system?.readsClassCosts !== true && !isSaid) return [];
    return classes.map((word) => ({ id: nameOf(word), name: titleOf(word) }));
  }

  #select(list: TerrainList, row: string): void {
    this.selected = { ...this.selected, [list]: row };
  }

  #edit(list: TerrainList, { edits }: GridEdits): void {
    const [first] = edits;
    if (edits.length === 1 && first.column === 'id') this.#rename(list, first.row, String(first.value ?? '').trim());
    else if (edits.length === 1 && first.column === 'name') this.#name(list, first);
    else {
      const title =
        edits.length === 1
          ? WORDS.steps.set(
              fieldWords(first.column),
              this.#nameOf(list, first.row),
              String(first.value ?? WORDS.nothing),
            )
          : WORDS.steps.setMany(edits.length);
      const values = edits.filter(({ column }) => column !== 'id');
      this.session.do(this.#setting(terrainEdits(list, values), title));
    }
  }

  /** Gives a row another name; its id follows until somebody has set another. */
  #name(list: TerrainList, edit: CellEdit): void {
    const item = this.rules.list(list).find(({ name }) => name === edit.row);
    const before = item === undefined ? '' : titleIn(item);
    const now = String(edit.value ?? '').trim();
    const step = WORDS.steps.name(before, now);
    const set = this.#setting(terrainEdits(list, [edit]), step);
    const { editor } = this.session;
    editor.begin(step);
    if (this.session.do(set) && item?.isOwn === true && now !== '' && followsName(item.name, before)) {
      const taken = new Set(this.rules.list(list).map(({ name }) => name));
      taken.delete(item.name);
      const id = freshId(idOfName(now, item.name), taken);
      if (id !== item.name) this.#rename(list, item.name, id);
    }
    editor.end();
  }

  #rename(list: TerrainList, from: string, to: string): void {
    if (from === to) return;
    const isDone = this.session.do(renameItem(this.session.project, this.route.package, list, from, to));
    if (isDone && this.selected[list] === from) this.#select(list, to);
    // What was typed and refused gives way to what is there.
    this.requestUpdate();
  }

  #look(item: EffectiveItem, { field, value }: LookEdit): void {
    const title = WORDS.steps.set(fieldWords(field), titleIn(item), valueWords(value));
    this.session.do(this.#setting([{ target: `${item.target}/${field}`, value }], title));
  }

  #add(list: TerrainList, preset: JsonObject): void {
    const taken = new Set(this.rules.list(list).map(({ name }) => name));
    const id = freshId(idOfName(textOf(preset, 'name'), list), taken);
    const item = { id, ...begun(preset, this.#values('hexsides'), this.#asked) };
    if (this.session.do(addItem(this.session.project, this.route.package, list, item))) this.#made = { list, id };
  }

  #remove(list: TerrainList, name: string): void {
    const values = [{ target: `${list}/${name}`, value: undefined }];
    this.session.do(this.#setting(values, WORDS.steps.remove(this.#nameOf(list, name))));
  }

  /** What people call a row. */
  #nameOf(list: TerrainList, row: string): string {
    const item = this.rules.list(list).find(({ name }) => name === row);
    return item === undefined ? row : titleIn(item);
  }

  #setting(values: readonly TargetValue[], title: string): Plan {
    const because = this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
    return setItems(this.session.project, this.route.package, values, title, because);
  }
}

/** A field of a row as people read it, in a sentence. */
function fieldWords(field: string): string {
  return plainWords(field).toLowerCase();
}

function titleIn({ value, name }: EffectiveItem): string {
  return isObject(value) ? titleOf(value) : name;
}

customElements.define('terrain-chart', TerrainChart);
