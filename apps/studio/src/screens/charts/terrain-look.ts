import { PATH_DRAWINGS, PATTERNS, SIDE_DRAWINGS } from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { terrainStyle, pathStyle, sideStyle, titleOf } from '../../scene/chart.ts';
import { nameOf, textOf, textsOf } from '../../scene/items.ts';
import { terrainSwatch, pathSwatch, sideSwatch } from '../../scene/swatch.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import type { TerrainList } from './terrain-table.ts';
import { PATH_NAMES, PATTERN_NAMES, SIDE_NAMES, WORDS } from './terrain-words.ts';

/** A field of a kind of ground, hexside or feature that is to become another. */
export interface LookEdit {
  readonly field: 'pattern' | 'drawing' | 'color' | 'crosses';
  readonly value: JsonValue | undefined;
}

/** A small picture of a kind as the board draws it. */
export function kindPicture(list: TerrainList, item: JsonObject): string {
  if (list === 'terrains') return terrainSwatch(terrainStyle(item), boardTheme());
  return list === 'hexsides' ? sideSwatch(sideStyle(item), boardTheme()) : pathSwatch(pathStyle(item), boardTheme());
}

/** How a kind of the terrain chart looks, chosen with pictures, and what it carries across. Sends `look-edit`. */
class TerrainLook extends LitElement {
  static override properties = {
    list: { attribute: false },
    item: { attribute: false },
    hexsides: { attribute: false },
  };
  static override styles = [
    shared,
    segmentStyles,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
        margin-block-start: 0.5rem;
        padding: 0.75rem 0.9rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
      }
      fieldset {
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend,
      .label,
      .color label {
        padding: 0;
        margin-block-end: 0.3rem;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      .pictures {
        display: grid;
      }
      .pictures .segments button {
        display: grid;
        justify-items: center;
        gap: 0.15rem;
        inline-size: 5.2rem;
        padding: 0.3rem 0.2rem;
        border-color: var(--line);
        font-size: 0.75rem;
        line-height: 1.15;
      }
      .pictures img {
        inline-size: 2.6rem;
        block-size: 2.6rem;
        border-radius: 4px;
      }
      .color {
        display: flex;
        align-items: center;
        gap: 0.6rem;
      }
      .color label {
        margin: 0;
      }
      input[type='color'] {
        inline-size: 3.2rem;
        padding: 0.15rem;
      }
      .crosses {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.1rem;
      }
      .crosses label {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
        color: var(--ink);
      }
      p {
        font-size: var(--small);
      }
    `,
  ];
  declare list: TerrainList;
  declare item: JsonObject;
  /** All kinds of hexside that the chart has. */
  declare hexsides: readonly JsonObject[];

  constructor() {
    super();
    this.hexsides = [];
    watch(this, () => [theme]);
  }

  override render(): unknown {
    const { list, item } = this;
    const style = list === 'terrains' ? terrainStyle(item) : sideStyle(item);
    // What follows from the levels is not drawn.
    const isDrawn = list !== 'hexsides' || textOf(item, 'when') === 'crossing';
    if (!isDrawn) return nothing;
    return html`${this.#pictures()}
      <div class="color">
        <label for="color">${WORDS.color}</label>
        <input
          id="color"
          type="color"
          .value=${style.color}
          @change=${(event: Event) => this.#send({ field: 'color', value: (event.target as HTMLInputElement).value })}
        />
      </div>
      ${list === 'terrains' ? nothing : this.#crosses()}`;
  }

  #pictures(): unknown {
    const { list, item } = this;
    const field = list === 'terrains' ? 'pattern' : 'drawing';
    const choices: readonly (readonly [string, string])[] =
      list === 'terrains'
        ? PATTERNS.map((one) => [one, PATTERN_NAMES[one]])
        : list === 'hexsides'
          ? SIDE_DRAWINGS.map((one) => [one, SIDE_NAMES[one]])
          : PATH_DRAWINGS.map((one) => [one, PATH_NAMES[one]]);
    const now = textOf(item, field) || choices[0][0];
    const label = list === 'terrains' ? WORDS.pattern : WORDS.drawing;
    return html`<div class="pictures">
      <span class="label" aria-hidden="true">${label}</span>
      ${segments({
        label,
        options: choices.map(([value, name]) => ({
          value,
          title: html`<img alt="" src=${kindPicture(list, { ...item, [field]: value })} />${name}`,
        })),
        value: now,
        choose: (value) => this.#send({ field, value }),
        isDeliberate: true,
      })}
    </div>`;
  }

  #crosses(): unknown {
    const { item } = this;
    const own = this.list === 'hexsides' ? nameOf(item) : '';
    const others = this.hexsides.filter((one) => nameOf(one) !== own && textOf(one, 'when') === 'crossing');
    const crossed = textsOf(item, 'crosses');
    return html`<fieldset>
      <legend>${WORDS.crosses}</legend>
      ${
        others.length === 0
          ? html`<p class="soft">${WORDS.crossesNothing}</p>`
          : html`<div class="crosses">
                ${others.map((one) => {
                  const id = nameOf(one);
                  const isCrossed = crossed.includes(id);
                  const value = isCrossed ? crossed.filter((name) => name !== id) : [...crossed, id];
                  return html`<label
                    ><input
                      type="checkbox"
                      .checked=${isCrossed}
                      @change=${() => this.#send({ field: 'crosses', value: value.length === 0 ? undefined : value })}
                    />${titleOf(one)}</label
                  >`;
                })}
              </div>
              <p class="soft">${WORDS.crossesHint}</p>`
      }
    </fieldset>`;
  }

  #send(detail: LookEdit): void {
    this.dispatchEvent(new CustomEvent('look-edit', { detail }));
  }
}

customElements.define('terrain-look', TerrainLook);
