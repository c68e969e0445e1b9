import { addItem, setItems, type JsonObject } from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { shareFields } from '../../parts/field-company.ts';
import '../../parts/grid/data-grid.ts';
import type { GridEdits, GridSelection } from '../../parts/grid/grid-data.ts';
import { shared } from '../../parts/styles.ts';
import { talkButton } from '../../parts/talk-button.ts';
import type { Session } from '../../session/session.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import type { FollowedRules } from '../rules/followed-rules.ts';
import type { TargetProblem } from '../rules/problem-targets.ts';
import { chartStyles } from './charts-styles.ts';
import { TERRAIN_COLUMNS, terrainEdits, terrainItem, terrainRows, type TerrainList } from './terrain-table.ts';

const PARTS: readonly {
  readonly list: TerrainList;
  readonly title: string;
  readonly one: string;
  readonly entry: JsonObject;
}[] = [
  {
    list: 'terrains',
    title: 'Hexes',
    one: 'terrain',
    entry: { name: 'New terrain', cost: 1, color: '#c9bf94', pattern: 'none' },
  },
  {
    list: 'hexsides',
    title: 'Hexsides',
    one: 'hexside',
    entry: { name: 'New hexside', cost: 1, when: 'crossing', color: '#6b5a3e' },
  },
  { list: 'features', title: 'Features in hexes', one: 'feature', entry: { name: 'New feature', color: '#8a6a3f' } },
];

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
  declare session: Session;
  declare route: PackageRoute;
  declare rules: FollowedRules;
  declare problems: readonly TargetProblem[];
  /** The row of the cursor in each part. */
  declare selected: Readonly<Record<string, string>>;
  readonly #people = shareFields(this);

  constructor() {
    super();
    this.selected = {};
  }

  override render(): unknown {
    const hasInherited = PARTS.some(({ list }) => this.rules.list(list).some(({ isOwn }) => !isOwn));
    return html`
      <header>
        <h2>Terrain Effects Chart</h2>
        <span class="dice">movement points to enter a hex, and what it does</span>
      </header>
      ${
        hasInherited
          ? html`<div class="tools">
              <span class="soft">Changes of inherited terrain are made</span><because-field></because-field>
            </div>`
          : nothing
      }
      ${PARTS.map((part) => this.#part(part))}
    `;
  }

  #part({ list, title, one, entry }: (typeof PARTS)[number]): unknown {
    const items = this.rules.list(list);
    const selected = items.find(({ name }) => name === this.selected[list]);
    return html`<section>
      <h3>${title}</h3>
      <div class="paper">
        <data-grid
          label=${title}
          .columns=${TERRAIN_COLUMNS[list]}
          .rows=${this.#people.rows(terrainRows(list, items, this.problems), (row, column) => terrainItem(list, row, column))}
          .rowHeight=${34}
          empty=${`No ${title.toLowerCase()} of any kind yet.`}
          @grid-edit=${({ detail }: CustomEvent<GridEdits>) => this.#edit(list, detail)}
          @grid-select=${({ detail }: CustomEvent<GridSelection>) => (this.selected = { ...this.selected, [list]: detail.at?.row ?? '' })}
        ></data-grid>
      </div>
      <div class="tools">
        <button @click=${() => this.#add(list, one, entry)}>New ${one}</button>
        <button ?disabled=${selected === undefined} @click=${() => this.#remove(list, selected?.name ?? '')}>
          Remove ${selected?.name ?? one}
        </button>
        ${selected === undefined ? nothing : talkButton(this.session, this.route.package, selected.target, selected.name)}
      </div>
    </section>`;
  }

  #edit(list: TerrainList, { edits }: GridEdits): void {
    const [first] = edits;
    const title =
      edits.length === 1
        ? `Set ${first.column} of ${first.row} to ${String(first.value ?? 'nothing')}`
        : `Set ${edits.length} cells of the terrain chart`;
    this.#do(terrainEdits(list, edits), title);
  }

  #add(list: TerrainList, one: string, entry: JsonObject): void {
    const taken = new Set(this.rules.list(list).map(({ name }) => name));
    let id = `new-${one}`;
    for (let number = 2; taken.has(id); number++) id = `new-${one}-${number}`;
    this.session.do(addItem(this.session.project, this.route.package, list, { id, ...entry }));
  }

  #remove(list: TerrainList, name: string): void {
    this.#do([{ target: `${list}/${name}`, value: undefined }], `Remove ${name} from the terrain chart`);
  }

  #do(values: ReturnType<typeof terrainEdits>, title: string): void {
    const because = this.renderRoot.querySelector<BecauseField>('because-field')?.because ?? {};
    this.session.do(setItems(this.session.project, this.route.package, values, title, because));
  }
}

customElements.define('terrain-chart', TerrainChart);
