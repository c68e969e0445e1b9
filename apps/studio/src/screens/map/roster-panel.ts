import { PLACING, type Counter } from '@hexwright/board';
import { css, html, LitElement, nothing } from 'lit';
import { select } from '../../ui/select.ts';

import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { titleOf } from '../../scene/chart.ts';
import { asList, nameOf, textOf, textsOf } from '../../scene/items.ts';
import { counterSwatch } from '../../scene/counter-swatch.ts';
import { dropUnit, holdUnit } from './held-unit.ts';
import { markIcon } from './icons.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { focusBoard, goToHex } from './map-focus.ts';
import { mapStyles } from './map-styles.ts';
import { takeOff } from './unit-edits.ts';
import { WORDS } from './words.ts';

/** A unit of the package with its place. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly counter: Counter;
  readonly isDouble: boolean;
  /** The counter on the map; undefined where it has not been placed. */
  readonly placed: Counter | undefined;
  /** The turn in which an arrival brings it; '' where none does. */
  readonly turn: string;
}

/** All units of the package: those that wait to be placed, those that arrive in the course of the game, and those on the map. */
class RosterPanel extends LitElement {
  static override properties = { map: { attribute: false }, words: { state: true }, side: { state: true } };
  static override styles = [
    shared,
    mapStyles,
    css`
      .filter {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        display: flex;
        gap: 0.4rem;
        padding: 0.75rem 1rem 0.6rem;
        background: var(--panel);
        border-block-end: 1px solid var(--line);
      }
      .filter input {
        flex: 1;
        min-inline-size: 0;
      }
      ul {
        display: grid;
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        border-radius: var(--radius);
      }
      li > button:first-child {
        flex: 1;
        justify-content: start;
        gap: 0.6rem;
        min-inline-size: 0;
        min-block-size: 2.6rem;
        padding: 0.15rem 0.4rem;
        border-color: transparent;
        background: none;
        text-align: start;
      }
      li > button[aria-current='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      li > button[draggable='true'] {
        cursor: grab;
      }
      .swatch {
        flex: none;
        block-size: 2.1rem;
        inline-size: auto;
        filter: drop-shadow(0 1px 1px var(--cut-soft));
      }
      .box {
        flex: none;
        display: grid;
        place-items: center start;
        inline-size: 4.9rem;
      }
      .name {
        display: grid;
        min-inline-size: 0;
        font-size: var(--small);
        line-height: 1.25;
      }
      .name > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .name .soft {
        font-size: 0.72rem;
      }
      .where {
        margin-inline-start: auto;
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
        color: var(--ink-soft);
      }
    `,
  ];
  declare map: EditedMap & Pick<MapEditor, 'lit'>;
  declare words: string;
  declare side: string;

  constructor() {
    super();
    this.words = '';
    this.side = '';
    watch(this, () => [this.map.drawn, this.map.hand.options, this.map.lit, theme]);
  }

  override render(): unknown {
    const sides = this.map.scene.items.list('sides');
    const entries = this.#entries();
    const waiting = entries.filter(({ placed, turn }) => placed === undefined && turn === '');
    const coming = entries.filter(({ placed, turn }) => placed === undefined && turn !== '');
    const placed = entries.filter((entry) => entry.placed !== undefined);
    return html`<div class="filter">
        <input
          type="search"
          aria-label=${WORDS.findAUnit}
          placeholder=${WORDS.findAUnit}
          .value=${this.words}
          @input=${(event: Event) => (this.words = (event.target as HTMLInputElement).value)}
        />
        ${select({
          label: WORDS.side,
          options: [
            { value: '', title: WORDS.all },
            ...sides.map((side) => ({ value: nameOf(side), title: titleOf(side) })),
          ],
          value: this.side,
          choose: (side) => (this.side = side),
        })}
      </div>
      <section>
        <h3>${WORDS.toBePlaced} <span class="number">${waiting.length}</span></h3>
        ${
          waiting.length === 0
            ? html`<p class="soft small">
                ${entries.length === 0 ? WORDS.thePackageHasNoSuchUnits : WORDS.allUnitsPlaced}
              </p>`
            : html`<ul aria-label=${WORDS.toBePlaced}>
                ${waiting.map((entry) => this.#row(entry))}
              </ul>`
        }
      </section>
      ${
        coming.length === 0
          ? nothing
          : html`<section>
              <h3>${WORDS.arrivingLater} <span class="number">${coming.length}</span></h3>
              <ul aria-label=${WORDS.arrivingLater}>
                ${coming.map((entry) => this.#row(entry))}
              </ul>
            </section>`
      }
      <section>
        <h3>${WORDS.onTheMap} <span class="number">${placed.length}</span></h3>
        <ul aria-label=${WORDS.onTheMap}>
          ${placed.map((entry) => this.#row(entry))}
        </ul>
      </section>`;
  }

  #entries(): readonly Entry[] {
    const { scene, renderer } = this.map.scene;
    const placed = new Map(scene?.counters.map((counter) => [counter.id, counter]));
    const turns = new Map(
      this.map.scene.items
        .list('arrivals')
        .flatMap((arrival) => textsOf(arrival, 'units').map((unit) => [unit, JSON.stringify(arrival['turn'] ?? '')])),
    );
    const words = this.words.toLowerCase().split(/\s+/);
    return renderer.units.flatMap((unit): readonly Entry[] => {
      const [id, name, side] = [nameOf(unit), titleOf(unit), textOf(unit, 'side')];
      const text = `${id} ${name} ${side} ${textOf(unit, 'contingent')} ${textOf(unit, 'class')}`.toLowerCase();
      if ((this.side !== '' && side !== this.side) || !words.every((word) => text.includes(word))) return [];
      const [first] = asList(unit['faces']);
      const there = placed.get(id);
      const counter = there ?? renderer.counter(id, first === undefined ? '' : textOf(first, 'id'));
      return [
        {
          id,
          name,
          side,
          counter,
          isDouble: textOf(unit, 'size') === 'double',
          placed: there,
          turn: turns.get(id) ?? '',
        },
      ];
    });
  }

  #row(entry: Entry): unknown {
    const { id, name, counter, isDouble, placed, turn } = entry;
    const where = placed !== undefined ? this.map.label(placed.place) : turn === '' ? '' : WORDS.arrivesIn(turn);
    const isHeld = this.map.hand.options.value.get(PLACING)?.id === id || this.map.lit.value.includes(id);
    return html`<li>
      <button
        draggable=${!this.map.edits.isKept('counters')}
        ?disabled=${placed === undefined && this.map.session.isReadOnly}
        aria-current=${isHeld}
        title=${placed === undefined ? WORDS.dragItOntoTheMapOr : WORDS.showItOnTheMap}
        @click=${() => this.#choose(id, placed)}
        @dragstart=${(event: DragEvent) => this.#drag(event, id)}
        @dragend=${() => dropUnit(this.map, null)}
      >
        <span class="box">${counterSwatch(counter, isDouble)}</span>
        <span class="name"><span>${name}</span><span class="soft">${id}</span></span>
        ${where === '' ? nothing : html`<span class="where">${where}</span>`}
      </button>
      ${
        placed === undefined
          ? nothing
          : html`<button
              class="plain square"
              ?disabled=${this.map.edits.isKept('counters')}
              title=${WORDS.removeFromTheMap}
              aria-label=${WORDS.takeOff(name)}
              @click=${() => takeOff(this.map, id)}
            >
              ${markIcon('off')}
            </button>`
      }
    </li>`;
  }

  /** Takes a unit in hand, and the keyboard to the map; one that is placed is shown. */
  #choose(id: string, placed: Counter | undefined): void {
    if (placed === undefined) {
      holdUnit(this.map, id);
      focusBoard(this.map);
    } else {
      goToHex(this.map, placed.place);
      this.map.lit.value = [id];
    }
  }

  #drag(event: DragEvent, id: string): void {
    event.dataTransfer?.setData('application/x-hexwright-unit', id);
    event.dataTransfer?.setDragImage(new Image(), 0, 0);
    holdUnit(this.map, id);
  }
}

customElements.define('roster-panel', RosterPanel);
