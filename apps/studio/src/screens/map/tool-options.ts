import {
  mirroredPatch,
  rotatedPatch,
  turnedCounter,
  type Counter,
  type Patch,
  type SelectionMode,
  type SelectWith,
  type ToolOptions,
} from '@hexwright/board';
import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import { markIcon } from './icons.ts';
import type { MapDesk } from './map-desk.ts';
import { mapStyles } from './map-styles.ts';
import { tool, WRITING_TOOLS } from './map-tools.ts';
import { WORDS } from './words.ts';

const SELECT_WITH: readonly (readonly [SelectWith, string, string])[] = [
  ['rectangle', WORDS.rectangle, WORDS.dragARectangle],
  ['lasso', WORDS.lasso, WORDS.drawRoundHexes],
  ['wand', WORDS.magicWand, WORDS.contiguousHexesOfOneKind],
  ['same', WORDS.selectSimilar, WORDS.hexesOfOneKindEverywhere],
];

const SELECT_MODES: readonly (readonly [SelectionMode, string, string])[] = [
  ['replace', WORDS.new, WORDS.onlyWhatIsChosenNow],
  ['add', WORDS.add, WORDS.addToTheSelectionShift],
  ['subtract', WORDS.subtract, WORDS.removeFromTheSelectionAlt],
  ['intersect', WORDS.intersect, WORDS.onlyWhatBothHaveShiftAlt],
];

/** What can be set for the tool in hand, in a strip above the map. */
class ToolOptionsStrip extends LitElement {
  static override properties = { desk: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 0.9rem;
        min-block-size: 2.5rem;
        padding-inline: 0.85rem 0.5rem;
        overflow-x: auto;
        scrollbar-width: none;
        background: var(--panel);
        border-block-end: 1px solid var(--line);
        white-space: nowrap;
      }
      because-field {
        flex: 0 1 30rem;
        flex-wrap: nowrap;
      }
      h2 {
        font-size: 0.9375rem;
        white-space: nowrap;
      }
      .segments {
        display: inline-flex;
      }
      .segments button {
        min-block-size: 1.75rem;
        padding: 0.1rem 0.6rem;
        font-size: var(--small);
        border-radius: 0;
        margin-inline-start: -1px;
      }
      .segments button:first-child {
        border-start-start-radius: var(--radius);
        border-end-start-radius: var(--radius);
        margin-inline-start: 0;
      }
      .segments button:last-child {
        border-start-end-radius: var(--radius);
        border-end-end-radius: var(--radius);
      }
      .segments button[aria-pressed='true'] {
        position: relative;
        z-index: 1;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
      }
      input[type='range'] {
        inline-size: 6rem;
        min-block-size: 0;
        accent-color: var(--accent);
      }
      select {
        min-block-size: 1.75rem;
        max-inline-size: 14rem;
        font-size: var(--small);
      }
      output {
        min-inline-size: 1.4em;
        font-variant-numeric: tabular-nums;
        color: var(--ink);
      }
      .hint {
        color: var(--ink-soft);
        font-size: var(--small);
      }
      .study {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .study.danger {
        color: var(--danger);
      }
      .study.good {
        color: var(--good);
      }
      .gap {
        flex: 1;
      }
      .swatch {
        inline-size: 1rem;
        block-size: 1rem;
        border: 1px solid var(--line-strong);
        border-radius: 3px;
      }
    `,
  ];
  declare desk: MapDesk;

  constructor() {
    super();
    watch(this, () => [
      this.desk.tool,
      this.desk.options,
      this.desk.selection,
      this.desk.drawn,
      this.desk.study.words,
      this.desk.study.unit,
      this.desk.scan.underlay,
    ]);
  }

  override render(): unknown {
    const { tool: held } = this.desk;
    return html`<h2>${tool(held.value).title}</h2>
      ${this.#options()} ${this.#why()}
      <span class="gap"></span>
      ${this.#selected()}`;
  }

  /** Why what is inherited is changed: asked for while it may be. */
  #why(): unknown {
    const { scene, tool: held } = this.desk;
    const canWrite = WRITING_TOOLS.has(held.value) || held.value === 'select';
    if (scene.state.is !== 'inherited' || !canWrite) return nothing;
    return html`<because-field
      .case=${this.desk.because.case ?? ''}
      .reason=${this.desk.because.reason ?? ''}
      @input=${(event: Event) => (this.desk.because = (event.currentTarget as BecauseField).because)}
    ></because-field>`;
  }

  #options(): unknown {
    const { options } = this.desk;
    const set = (changed: Partial<ToolOptions>): void => this.desk.setOptions(changed);
    switch (this.desk.tool.value) {
      case 'brush':
        return html`${this.#plane(set)} ${this.#paint()} ${this.#size(set)} ${this.#form(set)}`;
      case 'fill':
      case 'replace':
        return html`${this.#plane(set)} ${this.#paint()}`;
      case 'select':
        return html`${this.#segments(WORDS.selectBy, SELECT_WITH, options.value.selectWith, (selectWith) =>
          set({ selectWith }),
        )}
        ${options.value.selectWith === 'wand' || options.value.selectWith === 'same' ? this.#plane(set) : nothing}
        ${this.#segments(WORDS.selectionMode, SELECT_MODES, options.value.selectMode, (selectMode) => set({ selectMode }))}`;
      case 'hexside':
      case 'path':
        return html`${this.#kinds(set)} ${this.#erase(set)}`;
      case 'zone':
        return html`${this.#zones(set)} ${this.#size(set)} ${this.#erase(set)}`;
      case 'counter':
        return this.#placing(options.value.placing, set);
      case 'stamp':
        return this.#patch(options.value.patch, set);
      case 'rings':
        return this.#ranges(set);
      case 'ruler':
        return html`<span class="hint">${WORDS.dragFromHexToHex}</span>`;
      case 'movement':
        return html`${this.#units()} ${this.#words()}`;
      case 'sight':
        return this.#words();
      case 'label':
        return html`<span class="hint">${WORDS.clickAHexToAddA}</span>`;
      case 'calibrate':
        return html`<span class="hint"
          >${
            this.desk.scan.underlay.value === null ? WORDS.chooseAPictureUnderScanFirst : WORDS.dragTheCentreOfAHex2
          }</span
        >`;
      case 'eyedropper':
        return html`<span class="hint">${WORDS.clickAHexTheOtherTools}</span>`;
      case 'pan':
        return html`<span class="hint">${WORDS.dragTheMapTheSpaceBar}</span>`;
    }
  }

  #placing(placing: Counter | null, set: (options: Partial<ToolOptions>) => void): unknown {
    if (placing === null) return html`<span class="hint">${WORDS.dragACounterOrChooseOne}</span>`;
    const ways = [
      ['left', WORDS.turnLeftR, 1],
      ['right', WORDS.turnRightShiftR, -1],
    ] as const;
    const turns = placing.across !== null || placing.facing !== null;
    return html`${
        turns
          ? html`<span class="row" role="group" aria-label=${WORDS.theCounter}
              >${ways.map(
                ([mark, title, sixths]) =>
                  html`<button
                    class="square"
                    aria-label=${title}
                    title=${title}
                    @click=${() => set({ placing: turnedCounter(placing, sixths) })}
                  >
                    ${markIcon(mark)}
                  </button>`,
              )}</span
            >`
          : nothing
      } <span class="hint">${WORDS.clickWhere(placing.name)}</span>`;
  }

  #patch(patch: Patch | null, set: (options: Partial<ToolOptions>) => void): unknown {
    if (patch === null) return html`<span class="hint">${WORDS.selectHexesAndCopyThemWith}</span>`;
    const orientation = this.desk.scene.place?.grid.orientation ?? 'pointy';
    const ways = [
      ['left', WORDS.turnLeftR, () => rotatedPatch(patch, 1)],
      ['right', WORDS.turnRightShiftR, () => rotatedPatch(patch, -1)],
      ['flip', WORDS.mirrorF, () => mirroredPatch(patch, 'left-right', orientation)],
    ] as const;
    return html`<span class="row" role="group" aria-label=${WORDS.theCopy}
        >${ways.map(
          ([mark, title, changed]) =>
            html`<button class="square" aria-label=${title} title=${title} @click=${() => set({ patch: changed() })}>
              ${markIcon(mark)}
            </button>`,
        )}</span
      >
      <span class="hint">${WORDS.clickToPasteEscCancels}</span>`;
  }

  #selected(): unknown {
    const count = this.desk.selection.value.length;
    if (count === 0) return nothing;
    return html`<span class="hint number">${WORDS.hexesSelected(count)}</span>
      <button
        class="plain small square"
        aria-label=${WORDS.deselect}
        title=${WORDS.deselectEsc}
        @click=${() => this.desk.select([])}
      >
        ${markIcon('close')}
      </button>`;
  }

  #plane(set: (options: Partial<ToolOptions>) => void): unknown {
    const planes = [
      ['ground', WORDS.terrain, WORDS.terrain],
      ['elevation', WORDS.level, WORDS.levels],
    ] as const;
    return this.#segments(WORDS.whatIsPainted, planes, this.desk.options.value.plane, (plane) => set({ plane }));
  }

  #paint(): unknown {
    const { plane, ground, level } = this.desk.options.value;
    if (plane === 'elevation') return html`<span class="row">${WORDS.level} <output>${level}</output></span>`;
    const style = this.desk.scene.scene?.grounds[ground];
    if (style === undefined) return nothing;
    return html`<span class="row"
      ><span class="swatch" style=${`background:${style.color}`}></span>${style.name}</span
    >`;
  }

  #size(set: (options: Partial<ToolOptions>) => void): unknown {
    const { radius } = this.desk.options.value;
    return html`<label title=${WORDS.sizeOfTheBrushAnd}
      >${WORDS.size}
      <input
        type="range"
        min="0"
        max="12"
        .value=${String(radius)}
        @input=${(event: Event) => set({ radius: Number((event.target as HTMLInputElement).value) })}
      /><output>${radius * 2 + 1}</output></label
    >`;
  }

  #form(set: (options: Partial<ToolOptions>) => void): unknown {
    const forms = [
      ['disc', WORDS.disc, WORDS.allHexesOfTheBrush],
      ['ring', WORDS.ring, WORDS.theOutermostHexesOnly],
    ] as const;
    return this.#segments(WORDS.formOfTheBrush, forms, this.desk.options.value.form, (form) => set({ form }));
  }

  #kinds(set: (options: Partial<ToolOptions>) => void): unknown {
    const isSide = this.desk.tool.value === 'hexside';
    const { scene } = this.desk.scene;
    const styles = (isSide ? scene?.sideStyles : scene?.pathStyles) ?? [];
    const { sideStyle, pathStyle } = this.desk.options.value;
    if (styles.length === 0) return html`<span class="hint">${WORDS.theTerrainChartHasNoKind}</span>`;
    return html`<select
      aria-label=${WORDS.kind}
      @change=${(event: Event) => {
        const index = Number((event.target as HTMLSelectElement).value);
        set(isSide ? { sideStyle: index } : { pathStyle: index });
      }}
    >
      ${styles.map(
        ({ name }, index) =>
          html`<option value=${index} .selected=${index === (isSide ? sideStyle : pathStyle)}>${name}</option>`,
      )}
    </select>`;
  }

  #zones(set: (options: Partial<ToolOptions>) => void): unknown {
    const zones = this.desk.scene.scene?.zones ?? [];
    const { zone } = this.desk.options.value;
    return html`<select
      aria-label=${WORDS.zone}
      @change=${(event: Event) => set({ zone: (event.target as HTMLSelectElement).value || null })}
    >
      <option value="" .selected=${zone === null}>${WORDS.chooseAZone}</option>
      ${zones.map(({ id, name }) => html`<option value=${id} .selected=${id === zone}>${name}</option>`)}
    </select>`;
  }

  #erase(set: (options: Partial<ToolOptions>) => void): unknown {
    const ways = [
      ['draw', WORDS.draw, WORDS.draw],
      ['erase', WORDS.erase, WORDS.eraseAltForAMoment],
    ] as const;
    const now = this.desk.options.value.erase ? 'erase' : 'draw';
    return this.#segments(WORDS.drawOrErase, ways, now, (way) => set({ erase: way === 'erase' }));
  }

  #ranges(set: (options: Partial<ToolOptions>) => void): unknown {
    return html`<label
      >${WORDS.radii}
      <input
        size="14"
        .value=${this.desk.options.value.ranges.join(', ')}
        @change=${(event: Event) => {
          const words = (event.target as HTMLInputElement).value.split(/[\s,;]+/).map(Number);
          const ranges = words.filter((radius) => Number.isInteger(radius) && radius > 0 && radius <= 60).slice(0, 8);
          if (ranges.length > 0) set({ ranges });
          this.requestUpdate();
        }}
    /></label>`;
  }

  #units(): unknown {
    const { study } = this.desk;
    return html`<select
      aria-label=${WORDS.unitOrClass}
      @change=${(event: Event) => study.studyUnit((event.target as HTMLSelectElement).value)}
    >
      <option value="" .selected=${study.unit.value === ''}>${WORDS.chooseAUnitOrAClass}</option>
      <optgroup label="Classes">
        ${study.classes.map(({ id, name }) => html`<option value=${id} .selected=${id === study.unit.value}>${name}</option>`)}
      </optgroup>
      <optgroup label="Units">
        ${study.units.map(({ id, name }) => html`<option value=${id} .selected=${id === study.unit.value}>${name} (${id})</option>`)}
      </optgroup>
    </select>`;
  }

  #words(): unknown {
    const words = this.desk.study.words.value;
    return html`<span class=${`study ${words?.tone ?? ''}`} role="status">${words?.text}</span>`;
  }

  #segments<Value extends string>(
    title: string,
    choices: readonly (readonly [Value, string, string])[],
    now: Value,
    choose: (value: Value) => void,
  ): unknown {
    return html`<span class="segments" role="group" aria-label=${title}
      >${choices.map(
        ([value, name, tip]) =>
          html`<button aria-pressed=${value === now} title=${tip} @click=${() => choose(value)}>${name}</button>`,
      )}</span
    >`;
  }
}

customElements.define('tool-options', ToolOptionsStrip);
