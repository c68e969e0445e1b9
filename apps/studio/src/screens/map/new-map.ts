import type { GridSpec } from '@hexwright/hex';
import { addItem, chainOf, fileKey, mapOf, mergeText, type Plan, type Project } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { addressOf } from '../../app/routes.ts';
import { shared } from '../../parts/styles.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import type { MapContext } from './map-context.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';
import { USUAL } from '../charts/terrain-words.ts';

const LONGEST_SIDE = 400;
const SIZES = [
  { title: WORDS.small, value: { columns: 16, rows: 12 } },
  { title: WORDS.medium, value: { columns: 26, rows: 20 } },
  { title: WORDS.large, value: { columns: 40, rows: 30 } },
] as const;

/** What is to be done where a package has no map yet: draw one. */
class NewMap extends LitElement {
  static override properties = { map: { attribute: false }, orientation: { state: true }, size: { state: true } };
  static override styles = [
    shared,
    mapStyles,
    segmentStyles,
    css`
      :host {
        display: grid;
        place-items: center;
        block-size: 100%;
        padding: 2rem;
        overflow: auto;
        background: radial-gradient(circle at 50% 40%, var(--paper), var(--sunken));
      }
      form {
        display: grid;
        gap: 1.1rem;
        inline-size: min(32rem, 100%);
      }
      h1 {
        text-align: center;
      }
      .elsewhere {
        display: grid;
        justify-items: center;
        gap: 0.75rem;
        max-inline-size: 32rem;
      }
      .lead {
        text-align: center;
        color: var(--ink-soft);
      }
      .orientations .segments {
        display: grid;
        grid-template-columns: 1fr 1fr;
      }
      .orientations .segments button {
        flex-direction: column;
        gap: 0.4rem;
        padding: 1rem;
        background: var(--panel);
      }
      .orientations svg {
        inline-size: 7rem;
        block-size: 5rem;
        fill: var(--raised);
        stroke: var(--line-strong);
        stroke-width: 1.2;
      }
      .orientations button[aria-checked='true'] svg {
        fill: var(--panel);
        stroke: var(--accent);
      }
      .size {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0.6rem;
      }
      .size input {
        inline-size: 4.5rem;
      }
      .do {
        justify-self: center;
        min-block-size: 2.5rem;
        padding-inline: 1.5rem;
      }
    `,
  ];
  declare map: Pick<MapContext, 'session' | 'id' | 'scene'>;
  declare orientation: GridSpec['orientation'];
  declare size: { readonly columns: number; readonly rows: number };

  constructor() {
    super();
    this.orientation = 'pointy';
    this.size = { columns: 26, rows: 20 };
  }

  override render(): unknown {
    const { project, id } = this.map.scene;
    const isBase = project.part(fileKey(id, 'scenario.json'), 'kind') === 'base';
    const heirs = this.#heirs();
    if (heirs.length > 0) return this.#elsewhere(heirs);
    const { columns, rows } = this.size;
    return html`<form @submit=${this.#draw}>
      <h1>${WORDS.drawAMap}</h1>
      <p class="lead">${isBase ? WORDS.thisPackageIsABaseRules : WORDS.thisPackageHasNoMapYet}</p>
      <div class="orientations">
        ${segments<GridSpec['orientation']>({
          label: WORDS.orientation,
          options: [
            { value: 'pointy', title: orientationTile('pointy', WORDS.pointyTop2, WORDS.straightRows) },
            { value: 'flat', title: orientationTile('flat', WORDS.flatTop2, WORDS.straightColumns) },
          ],
          value: this.orientation,
          choose: (orientation) => (this.orientation = orientation),
        })}
      </div>
      <div class="size">
        ${segments({
          label: WORDS.size,
          options: SIZES,
          value: SIZES.find(({ value }) => value.columns === columns && value.rows === rows)?.value ?? null,
          choose: (size) => (this.size = size ?? this.size),
        })}
        <label>${WORDS.columns} ${this.#number('columns', columns)}</label>
        <label>${WORDS.rows} ${this.#number('rows', rows)}</label>
      </div>
      <button type="button" class="small do" @click=${this.#lay}>${WORDS.layATable}</button>
      <button class="primary do">${isBase ? WORDS.drawAMapForTheBase : WORDS.drawTheMap}</button>
      ${isBase ? html`<p class="lead small">${WORDS.battlesThatBuildOnItThen}</p>` : nothing}
    </form>`;
  }

  /** Packages that build on this one and have a map of their own: a battle has only one. */
  #heirs(): readonly string[] {
    const { project, id } = this.map.scene;
    const isHeir = (one: string): boolean => one !== id && chainOf(project, one).includes(id);
    return project.ids().filter((one) => isHeir(one) && mapOf(project, one)?.isOwn === true);
  }

  #elsewhere(heirs: readonly string[]): unknown {
    const address = (one: string): string =>
      addressOf({ at: 'package', project: this.map.session.id, package: one, screen: 'map', item: '', where: {} });
    return html`<div class="elsewhere">
      <h1>${WORDS.noMapOfItsOwn}</h1>
      <p class="lead">${WORDS.thisPackageIsABaseThe}</p>
      ${heirs.map((one) => html`<a href=${address(one)}>${one}</a>`)}
    </div>`;
  }

  #number(name: 'columns' | 'rows', value: number): unknown {
    return html`<input
      type="number"
      min="1"
      max=${LONGEST_SIDE}
      required
      name=${name}
      .value=${String(value)}
      @change=${(event: Event) => (this.size = { ...this.size, [name]: Number((event.target as HTMLInputElement).value) })}
    />`;
  }

  /** A bare table in place of hexes, for a game of miniatures. */
  readonly #lay = (): void => {
    const { scene, session, id } = this.map;
    session.do(bareTable(scene.project, id));
  };

  readonly #draw = (event: SubmitEvent): void => {
    event.preventDefault();
    const { scene, session, id } = this.map;
    const [first] = scene.items.list('terrains');
    const { editor } = session;
    editor.begin(WORDS.drawAMap);
    const open = typeof first?.['id'] === 'string' ? first['id'] : 'clear';
    const clear = { id: open, name: USUAL.clear, cost: 1, color: '#d9cfa3', pattern: 'none' };
    const isCharted = first !== undefined || session.do(addItem(scene.project, id, 'terrains', clear));
    if (
      isCharted &&
      session.do(blankMap(scene.project, id, { ...this.size, orientation: this.orientation, shift: 'even' }, open))
    ) {
      editor.end();
    } else editor.cancel();
  };
}

/** An empty map of open ground at level 1, in place of none. */
export function blankMap(project: Project, id: string, grid: GridSpec, open: string): Plan {
  const file = fileKey(id, 'map.json');
  const content = project.has(file) ? project.content(file) : {};
  const { columns, rows } = grid;
  const line = (sign: string): readonly string[] => Array.from({ length: rows }, () => sign.repeat(columns));
  const map = {
    ...content,
    grid,
    numbering: { preset: 'column-row', firstColumn: 1, firstRow: 1, digits: Math.max(columns, rows) > 99 ? 3 : 2 },
    terrainCodes: { '.': open },
    terrain: line('.'),
    elevation: line('1'),
  };
  const merge = mergeText(project, file, project.text(file) ?? '', JSON.stringify(map));
  if (!merge.ok) return merge.problem;
  return { title: WORDS.drawMap(columns, rows), apply: (writer) => merge.operation.apply(writer) };
}

/** A bare table of six feet by four, in place of a map. */
export function bareTable(project: Project, id: string): Plan {
  const file = fileKey(id, 'map.json');
  const content = project.has(file) ? project.content(file) : {};
  const map = { ...content, table: { width: 72, depth: 48, features: [], deployments: [], labels: [] } };
  const merge = mergeText(project, file, project.text(file) ?? '', JSON.stringify(map));
  if (!merge.ok) return merge.problem;
  return { title: WORDS.layTable(72, 48), apply: (writer) => merge.operation.apply(writer) };
}

/** An orientation to choose, as a drawing with words. */
function orientationTile(orientation: GridSpec['orientation'], title: string, more: string): unknown {
  return html`<svg viewBox="0 0 112 80" aria-hidden="true"><path d=${honeycomb(orientation)} /></svg>
    <strong>${title}</strong><span class="soft small">${more}</span>`;
}

/** A few hexes as a drawing. */
function honeycomb(orientation: GridSpec['orientation']): string {
  const radius = orientation === 'pointy' ? 15 : 12;
  const isPointy = orientation === 'pointy';
  let path = '';
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const [wide, pushed] = [radius * Math.sqrt(3), (j & 1) * 0.5];
      const x = isPointy ? 26 + (i + pushed) * wide : 36 + j * radius * 1.5;
      const y = isPointy ? 18 + j * radius * 1.5 : 11 + (i + pushed) * wide;
      for (let corner = 0; corner < 6; corner++) {
        const angle = ((corner + (isPointy ? 0.5 : 0)) * Math.PI) / 3;
        path += `${corner === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
      }
      path += 'Z';
    }
  }
  return path;
}

customElements.define('new-map', NewMap);
