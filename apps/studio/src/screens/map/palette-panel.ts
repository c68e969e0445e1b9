import {
  brushTool,
  ERASE,
  TERRAIN,
  hexsideTool,
  LEVEL,
  PATH_STYLE,
  pathTool,
  PAINTED_LAYER,
  setting,
  SIDE_STYLE,
  THEMES,
  ZONE,
  zoneTool,
  type Option,
  type Setting,
  type TerrainStyle,
  type Tool,
} from '@hexwright/board';
import { addZone, removeFromMap } from '@hexwright/workspace';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { theme } from '../../app/theme.ts';
import { formText } from '../../parts/form-text.ts';
import { isEdge } from '../../parts/home-edges.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { titleOf, UNKNOWN_PATTERN } from '../../scene/chart.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import { colorOf, partyColor } from '../../scene/paint-box.ts';
import { terrainSwatch, pathSwatch, sideSwatch } from '../../scene/swatch.ts';
import { SIDES } from '../rules/sides-words.ts';
import { markIcon } from './icons.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { goToHex } from './map-focus.ts';
import { mapStyles } from './map-styles.ts';
import { freshName } from './tool-effects.ts';
import { LABEL_TOOL } from './tools/label.ts';
import { WORDS } from './words.ts';
import { PURPOSES } from './zone-fields.ts';
import { type Segment, segments, segmentStyles } from '../../ui/segments.ts';
import { select } from '../../ui/select.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Everything that can be laid on the map. */
class PalettePanel extends LitElement {
  static override properties = { map: { attribute: false }, isAddingZone: { state: true } };
  static override styles = [
    shared,
    mapStyles,
    segmentStyles,
    css`
      .swatches .segments {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(7.6rem, 1fr));
        gap: 0.3rem;
      }
      .swatches .segments button {
        justify-content: start;
        min-block-size: 2.6rem;
        margin: 0;
        padding: 0.2rem 0.5rem 0.2rem 0.25rem;
        border-color: var(--line);
        border-radius: var(--radius);
        text-align: start;
        line-height: 1.15;
      }
      .swatches img {
        inline-size: 2.1rem;
        block-size: 2.1rem;
        border-radius: 4px;
      }
      .swatches .segments button:has(.strange) {
        border-color: var(--danger);
      }
      .name {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
        font-size: var(--small);
      }
      .cost {
        font-size: 0.72rem;
        color: var(--ink-soft);
      }
      .levels .segments {
        display: grid;
        grid-template-columns: repeat(10, 1fr);
      }
      .levels .segments button {
        align-items: stretch;
        min-block-size: 2.1rem;
        padding: 0;
        overflow: hidden;
        font-variant-numeric: tabular-nums;
      }
      .level {
        flex: 1;
        align-content: center;
      }
      .lines,
      .lines .segments {
        display: grid;
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .lines li {
        display: flex;
      }
      .lines li > button:first-child,
      .lines .segments button {
        flex: 1;
        justify-content: start;
        gap: 0.6rem;
        min-inline-size: 0;
        border-color: transparent;
        background: none;
      }
      .lines .segments button {
        min-block-size: 2rem;
        margin: 0;
        padding: 0.2rem 0.75rem;
        border-radius: var(--radius);
      }
      .lines li > button:is([aria-current='true'], [aria-pressed='true']) {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .lines .count {
        margin-inline-start: auto;
        font-size: 0.75rem;
        color: var(--ink-soft);
      }
      .kind {
        inline-size: 1.7rem;
        block-size: 1.7rem;
        border-radius: 4px;
      }
      .area {
        inline-size: 1rem;
        block-size: 1rem;
        border: 2px solid;
        border-radius: 3px;
      }
      form {
        display: grid;
        gap: 0.4rem;
        margin-block-start: 0.5rem;
        padding: 0.6rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--sunken);
      }
    `,
  ];
  declare map: EditedMap & Pick<MapEditor, 'home' | 'homeOf'>;
  declare isAddingZone: boolean;
  /** The zone whose fields are shown. */
  #shown: string | null = null;

  constructor() {
    super();
    this.isAddingZone = false;
    watch(this, () => [
      this.map.drawn,
      this.map.hand.options,
      this.map.hand.tool,
      this.map.home,
      this.map.homeOf,
      theme,
    ]);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('isAddingZone') && this.isAddingZone) {
      this.renderRoot.querySelector<HTMLElement>('#zone-name')?.focus();
      // All of the form: the focus alone brings its first field into sight.
      this.renderRoot.querySelector('form')?.scrollIntoView({ block: 'nearest' });
    }
    const fields = this.renderRoot.querySelector('zone-fields');
    // Nothing moves under the pointer.
    if (fields !== null && this.#shown !== this.#zone && !this.matches(':hover'))
      fields.scrollIntoView({ block: 'nearest' });
    this.#shown = fields === null ? null : this.#zone;
  }

  override render(): unknown {
    const { scene } = this.map.scene;
    const options = this.map.hand.options.value;
    if (scene === null) return nothing;
    return html`<section>
        <h3>${WORDS.terrain} ${scene.terrains.length === 0 ? nothing : this.#chartLink()}</h3>
        <div class="swatches">${this.#terrains()}</div>
        ${scene.terrains.length === 0 ? this.#toChart('terrains', WORDS.noTerrain, WORDS.makeTerrain) : nothing}
      </section>
      <section>
        <h3>${WORDS.levels}</h3>
        <div class="levels">
          ${segments({
            label: WORDS.levelToPaint,
            options: LEVELS.map((level) => ({ value: level, title: this.#level(level), name: WORDS.levelOf(level) })),
            value: this.#painted === 'elevation' ? options.get(LEVEL) : null,
            choose: (level) => this.#set(brushTool, setting(PAINTED_LAYER, 'elevation'), setting(LEVEL, level)),
            isDisabled: this.#isShut,
          })}
        </div>
      </section>
      <section>
        <h3>${WORDS.hexsides} ${scene.sideStyles.length === 0 ? nothing : this.#chartLink()}</h3>
        ${this.#kinds(hexsideTool, SIDE_STYLE)}
      </section>
      <section>
        <h3>${WORDS.roadsAndStreams} ${scene.pathStyles.length === 0 ? nothing : this.#chartLink()}</h3>
        ${this.#kinds(pathTool, PATH_STYLE)}
      </section>
      <section>
        <h3>
          ${WORDS.zones}
          <button
            class="plain small"
            aria-expanded=${this.isAddingZone}
            ?disabled=${this.#isShut}
            @click=${() => (this.isAddingZone = !this.isAddingZone)}
          >
            ${markIcon('plus')} ${WORDS.newZone}
          </button>
        </h3>
        ${this.isAddingZone ? this.#zoneForm() : nothing} ${this.#zones()}
      </section>
      ${this.#sides()}
      <section>
        <h3>
          ${WORDS.names}
          <button class="plain small" ?disabled=${this.#isShut} @click=${() => this.map.hand.take(LABEL_TOOL)}>
            ${markIcon('plus')} ${WORDS.write}
          </button>
        </h3>
        ${this.#labels()}
      </section>`;
  }

  /** The zone that is painted now. */
  get #zone(): string | null {
    const { tool, options } = this.map.hand;
    return tool.value === zoneTool ? options.value.get(ZONE) : null;
  }

  /** Whether nothing may be painted here. */
  get #isShut(): boolean {
    return this.map.session.isReadOnly;
  }

  /** Sets something, and takes up a tool that lays it unless one is held. */
  #set(tool: Tool, ...settings: readonly Setting[]): void {
    const { hand } = this.map;
    hand.set(...settings);
    const held = hand.tool.value.offers?.(hand.options.value) ?? [];
    if (!settings.every(({ option }) => held.includes(option))) hand.take(tool.id);
  }

  /** The layer that a brush paints. */
  get #painted(): string {
    return this.map.hand.options.value.get(PAINTED_LAYER);
  }

  #terrains(): unknown {
    const { scene } = this.map.scene;
    const now = this.#painted === 'terrain' ? this.map.hand.options.value.get(TERRAIN) : null;
    return segments({
      label: WORDS.terrain,
      options: (scene?.terrains ?? []).map((style, index) => this.#terrain(style, index)),
      value: now,
      choose: (index) => this.#set(brushTool, setting(PAINTED_LAYER, 'terrain'), setting(TERRAIN, index)),
      isDisabled: this.#isShut,
    });
  }

  #terrain(style: TerrainStyle, index: number): Segment<number> {
    const { id, name, pattern } = style;
    const terrain = this.map.scene.items.list('terrains').find((one) => nameOf(one) === id);
    const isStrange = terrain === undefined && pattern === UNKNOWN_PATTERN;
    const title = html`<img class=${isStrange ? 'strange' : ''} alt="" src=${terrainSwatch(style, boardTheme())} />
      <span><span class="name">${name}</span><span class="cost">${costWords(terrain?.['cost'])}</span></span>`;
    return { value: index, title, hint: isStrange ? WORDS.notInChart(name) : name, isShut: isStrange };
  }

  #level(level: number): unknown {
    const isNow = this.#painted === 'elevation' && this.map.hand.options.value.get(LEVEL) === level;
    const { tint } = THEMES[boardTheme().id];
    const shade = `background: color-mix(in srgb, ${tint} ${level * 6}%, var(--raised))`;
    return html`<span class="level" style=${isNow ? '' : shade}>${level}</span>`;
  }

  #kinds(tool: Tool, option: Option<number>): unknown {
    const { scene } = this.map.scene;
    const isSide = tool === hexsideTool;
    const styles = (isSide ? scene?.sideStyles : scene?.pathStyles) ?? [];
    const { hand } = this.map;
    const pictures = isSide
      ? (scene?.sideStyles ?? []).map((style) => sideSwatch(style, boardTheme()))
      : (scene?.pathStyles ?? []).map((style) => pathSwatch(style, boardTheme()));
    const options = styles.map(({ name }, index) => {
      const count = (isSide ? scene?.sides : scene?.paths)?.filter(({ style }) => style === index).length ?? 0;
      const picture = html`<img alt="" class="kind" src=${pictures[index]} />`;
      return { value: index, title: html`${picture}${name}<span class="count">${count}</span>` };
    });
    if (options.length > 0) {
      const kinds = segments({
        label: isSide ? WORDS.hexsides : WORDS.roadsAndStreams,
        options,
        value: hand.tool.value === tool ? hand.options.value.get(option) : null,
        choose: (index) => this.#set(tool, setting(option, index)),
        isDisabled: this.#isShut,
      });
      return html`<div class="lines">${kinds}</div>`;
    }
    return isSide
      ? this.#toChart('hexsides', WORDS.noHexsides, WORDS.makeHexsides)
      : this.#toChart('features', WORDS.noPaths, WORDS.makePaths);
  }

  /** Says that there is nothing to paint, and leads to where it is made. */
  #toChart(list: 'terrains' | 'hexsides' | 'features', text: string, link: string): unknown {
    return html`<p class="soft small">${text} <a href=${this.#chart({ list })}>${link}</a></p>`;
  }

  /** The way from what there is to where more of it is made. */
  #chartLink(): unknown {
    return html`<a class="small chart" href=${this.#chart({})} title=${WORDS.chartHint}>${WORDS.chart}</a>`;
  }

  #chart(where: PackageRoute['where']): string {
    const { session, id } = this.map;
    return addressOf({
      at: 'package',
      project: session.id,
      package: id,
      screen: 'charts',
      item: 'terrain',
      where,
    });
  }

  #zones(): unknown {
    const zones = this.map.scene.scene?.zones ?? [];
    if (zones.length === 0) return html`<p class="soft small">${WORDS.noZonesYetWhereASide}</p>`;
    const held = zones.find(({ id }) => id === this.#zone);
    return html`<ul class="lines" aria-label=${WORDS.zones}>
        ${zones.map(
          ({ id, name, color, hexes }) =>
            html`<li>
              <button
                aria-current=${id === held?.id}
                ?disabled=${this.#isShut}
                @click=${() => this.#set(zoneTool, setting(ZONE, id))}
              >
                <span class="area" style=${`border-color:${color};background:${color}33`}></span
                ><span class="name">${name}</span><span class="count">${hexes.length}</span>
              </button>
              <button
                class="plain square"
                aria-label=${WORDS.removeZone(name)}
                title=${WORDS.remove}
                ?disabled=${this.#isShut}
                @click=${() => this.map.edits.change('zones', removeFromMap(this.map.scene.project, this.map.id, 'zones', id, this.map.edits.because))}
              >
                ${markIcon('off')}
              </button>
            </li>`,
        )}
      </ul>
      ${held === undefined || this.isAddingZone ? nothing : html`<zone-fields .map=${this.map} .zone=${held} ?disabled=${this.#isShut}></zone-fields>`}`;
  }

  #zoneForm(): unknown {
    const sides = this.map.scene.items.list('sides');
    return html`<form @submit=${this.#addZone}>
      <div class="fields">
        <label for="zone-name">${WORDS.name}</label><input id="zone-name" name="name" required autocomplete="off" />
        <label for="zone-purpose">${WORDS.purpose}</label>${select({
          id: 'zone-purpose',
          name: 'purpose',
          value: PURPOSES[0],
          options: PURPOSES.map((purpose) => ({ value: purpose, title: WORDS.purposes[purpose] })),
        })} <label for="zone-side">${WORDS.side}</label>${select({
          id: 'zone-side',
          name: 'side',
          value: '',
          options: [
            { value: '', title: WORDS.none },
            ...sides.map((side) => ({ value: nameOf(side), title: textOf(side, 'name') || nameOf(side) })),
          ],
        })}
      </div>
      <button class="primary">
        ${this.map.hand.selection.value.length > 0 ? WORDS.createAZoneFromTheSelection : WORDS.createTheZoneThenPaintIt}
      </button>
    </form>`;
  }

  readonly #addZone = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const word = formText(data);
    const id = freshName(this.map.scene, 'zones', word('name'));
    const side = word('side');
    const zone = { id, name: word('name'), purpose: word('purpose'), ...(side === '' ? {} : { side }) };
    const { project } = this.map.scene;
    if (!this.map.edits.change('zones', addZone(project, this.map.id, zone, this.map.hand.selection.value))) return;
    this.isAddingZone = false;
    this.#set(zoneTool, setting(ZONE, id), setting(ERASE, false));
  };

  /** Who comes from which edge of the map: one is chosen, and then an edge is clicked. */
  #sides(): unknown {
    const { map } = this;
    const sides = map.scene.items.list('sides');
    const home = map.home.value;
    if (home === null || sides.length === 0) return nothing;
    return html`<section>
      <h3>${WORDS.homeEdges}</h3>
      <ul class="lines" aria-label=${WORDS.homeEdges}>
        ${sides.map((side) => {
          const [id, edge] = [nameOf(side), textOf(side, home.edge)];
          const color = colorOf(side) ?? partyColor(id);
          return html`<li>
            <button
              aria-pressed=${map.homeOf.value === id}
              ?disabled=${this.#isShut}
              title=${WORDS.clickAnEdge}
              @click=${() => (map.homeOf.value = map.homeOf.value === id ? null : id)}
            >
              <span class="area" style=${`border-color:${color};background:${color}`}></span
              ><span class="name">${titleOf(side)}</span
              ><span class="count">${isEdge(edge) ? SIDES.edges[edge] : WORDS.none}</span>
            </button>
          </li>`;
        })}
      </ul>
      ${map.homeOf.value === null ? nothing : html`<p class="soft small" role="status">${WORDS.clickAnEdge}</p>`}
    </section>`;
  }

  #labels(): unknown {
    const labels = this.map.scene.scene?.labels ?? [];
    if (labels.length === 0) return html`<p class="soft small">${WORDS.noNamesAreWrittenOnThe}</p>`;
    return html`<ul class="lines" aria-label=${WORDS.names}>
      ${labels.map(
        ({ text, hex }) =>
          html`<li>
            <button @click=${() => goToHex(this.map, hex)}>
              <span class="name">${text}</span><span class="count">${this.map.label(hex)}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }
}

/** What a terrain costs, in words. */
export function costWords(cost: unknown): string {
  if (cost === 'prohibited') return WORDS.prohibited;
  return typeof cost === 'number' ? WORDS.costs(cost) : '';
}

customElements.define('palette-panel', PalettePanel);
