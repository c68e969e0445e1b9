import type { CounterSheet } from '@hexwright/model';
import {
  gridOf,
  lying,
  NAME_RUNS,
  placeOfSpot,
  QUARTER_TURNS,
  spotsOf,
  turnOfSheet,
  zonesOf,
  type Zone,
  type Zones,
} from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { empty } from '../../ui/empty.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import { select } from '../../ui/select.ts';
import './counter-crop.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { pictureName } from './sheets-edit.ts';
import { chooseAgain } from './missing-picture.ts';
import { DIGITISE, ZONES } from './words.ts';

const NAMES = ['name', 'code', 'symbol'] as const;
const EDGES = ['left', 'top', 'right', 'bottom'] as const;
type ZoneName = (typeof NAMES)[number];
/** Pixels of the counters that zones are drawn on. */
const SIZE = 224;
/** Where a symbol most often stands: in the middle. */
const USUAL_SYMBOL: Zone = { left: 0.25, top: 0.3, right: 0.75, bottom: 0.62 };
/** A zone smaller than this, as a share of the counter, is a slip of the hand. */
const LEAST = 0.04;
/** Single and double counters that are shown: what fits the first need not fit others. */
const EXAMPLES = 3;

/** Where on the counters of a sheet its names and codes stand. */
class ZonesStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    sheet: { attribute: false },
    drawn: { state: true },
    chosen: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    segmentStyles,
    css`
      .boards {
        display: flex;
        flex-wrap: wrap;
        gap: 1.5rem;
        align-items: start;
        padding: 1.5rem;
        overflow: auto;
      }
      .board {
        position: relative;
        line-height: 0;
        touch-action: none;
        cursor: crosshair;
      }
      .zone {
        position: absolute;
        border: 2px solid var(--scan-mark);
        background: var(--scan-mark-soft);
        font: 600 var(--small) / 1.2 var(--sans);
        pointer-events: none;
      }
      .zone span {
        position: absolute;
        inset-block-start: 0;
        inset-inline-end: 0;
        padding: 0 0.25rem;
        background: var(--sheet);
        color: var(--scan-mark-ink);
      }
      .zone.code {
        border-style: dashed;
      }
      .zone.symbol {
        border-style: dotted;
      }
      fieldset .wide {
        grid-column: span 2;
        margin: 0;
      }
      fieldset {
        display: grid;
        grid-template-columns: 1fr 5rem;
        gap: 0.35rem 0.5rem;
        align-items: center;
        margin: 0;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare sheet: CounterSheet;
  /** The zone while it is drawn. */
  declare drawn: Zone | null;
  declare chosen: ZoneName;
  #from: readonly [x: number, y: number] = [0, 0];

  constructor() {
    super();
    this.drawn = null;
    this.chosen = 'code';
  }

  override render(): unknown {
    const { sheet } = this;
    if (gridOf(sheet) === null) return empty({ text: ZONES.gridFirst });
    if (this.state.pictures.get(pictureName(sheet))?.is === 'missing') {
      return empty({
        text: DIGITISE.missingPicture(pictureName(sheet)),
        actions: chooseAgain(this.editor, sheet),
      });
    }
    const zones = zonesOf(sheet);
    const spots = spotsOf(sheet);
    const examples = [1, 2].flatMap((span) => spread(spots.filter((spot) => spot.span === span)));
    return html`<div class="columns">
      <div class="boards" tabindex="0" role="region" aria-label=${ZONES.examples}>
        ${examples.map(
          (spot) =>
            html`<div
              class="board"
              role="img"
              aria-label=${ZONES.board(ZONES[this.#tool].toLowerCase())}
              @pointerdown=${this.#begin}
              @pointermove=${this.#draw}
              @pointerup=${this.#end}
              @pointercancel=${() => (this.drawn = null)}
            >
              <counter-crop
                .work=${this.editor.work}
                .sheet=${sheet}
                .place=${placeOfSpot(spot)}
                .size=${SIZE}
              ></counter-crop>
              ${NAMES.map((name) => this.#box(name, name === this.#tool && this.drawn !== null ? this.drawn : zones[name]))}
            </div>`,
        )}
      </div>
      <div class="side">
        <p>${ZONES.intro}</p>
        ${this.#tools(zones)} ${this.#lie()} ${NAMES.map((name) => this.#zone(name, zones[name]))}
        ${sheet.zones === undefined ? nothing : html`<button @click=${() => this.#change({ zones: undefined })}>${ZONES.usual}</button>`}
        ${this.#isOnOthers() ? nothing : html`<button @click=${() => this.editor.dispatch({ edit: 'zones', from: sheet.id })}>${ZONES.forAll}</button>`}
      </div>
    </div>`;
  }

  /** The zone that a drag draws: what is chosen may have been taken away. */
  get #tool(): ZoneName {
    return zonesOf(this.sheet)[this.chosen] === null ? 'code' : this.chosen;
  }

  #tools(zones: Zones): unknown {
    return html`<div class="row">
      <span aria-hidden="true">${ZONES.draw}</span>
      ${segments({
        label: ZONES.draw,
        options: NAMES.filter((name) => zones[name] !== null).map((name) => ({ value: name, title: ZONES[name] })),
        value: this.#tool,
        choose: (name) => (this.chosen = name),
      })}
    </div>`;
  }

  /** Whether what is said here holds for all other sheets as well. */
  #isOnOthers(): boolean {
    const said = ({ zones, nameless, nameRun }: CounterSheet): string => JSON.stringify([zones, nameless, nameRun]);
    return (this.state.file.sheets ?? []).every((other) => said(other) === said(this.sheet));
  }

  /** How the counters lie: what is read is looked for on upright ones. */
  #lie(): unknown {
    const turn = turnOfSheet(this.sheet);
    return html`<label
      >${ZONES.lie}
      ${select({
        value: String(turn),
        options: QUARTER_TURNS.map((one) => ({ value: String(one), title: ZONES.lies[one] })),
        choose: (chosen) => this.#change(lying(QUARTER_TURNS.find((one) => String(one) === chosen) ?? 0)),
      })}</label
    >`;
  }

  #zone(name: ZoneName, zone: Zone | null): unknown {
    return html`<fieldset>
      <legend>${ZONES[name]}</legend>
      ${name === 'name' && this.sheet.backOf === undefined ? this.#nameless() : nothing}
      ${zone === null ? nothing : EDGES.map((edge) => this.#edge(name, edge, zone))}
      ${name === 'name' && zone !== null ? this.#nameRun() : nothing}
      ${name === 'symbol' ? this.#symbol(zone) : nothing}
    </fieldset>`;
  }

  #nameless(): unknown {
    const { nameless = false } = this.sheet;
    return html`<label class="wide" title=${ZONES.namelessHint}
      ><input
        type="checkbox"
        .checked=${nameless}
        @change=${(event: Event) => this.#change({ nameless: (event.target as HTMLInputElement).checked || undefined })}
      />
      ${ZONES.nameless}</label
    >`;
  }

  #nameRun(): unknown {
    const { nameRun } = this.sheet;
    return html`<label class="wide"
      >${ZONES.nameRun}
      ${select({
        value: nameRun ?? 'along',
        options: NAME_RUNS.map((run) => ({ value: run, title: ZONES.nameRuns[run] })),
        choose: (run) => this.#change({ nameRun: run === 'along' ? undefined : run }),
      })}</label
    >`;
  }

  #symbol(zone: Zone | null): unknown {
    const { symbol: _, ...others } = this.sheet.zones ?? {};
    return zone === null
      ? html`<p class="wide soft small">${ZONES.symbolHint}</p>
          <button
            class="wide"
            @click=${() => {
              this.chosen = 'symbol';
              this.#keepOne('symbol', USUAL_SYMBOL);
            }}
          >
            ${ZONES.addSymbol}
          </button>`
      : html`<button @click=${() => this.#change({ zones: others })}>${ZONES.removeSymbol}</button>`;
  }

  #box(name: ZoneName, zone: Zone | null): unknown {
    if (zone === null) return nothing;
    const { left, top, right, bottom } = zone;
    const style = `left:${left * 100}%;top:${top * 100}%;width:${(right - left) * 100}%;height:${(bottom - top) * 100}%`;
    return html`<div class="zone ${name}" style=${style}><span>${ZONES[name]}</span></div>`;
  }

  #edge(name: ZoneName, edge: (typeof EDGES)[number], zone: Zone): unknown {
    return html`<label for=${`${name}-${edge}`}>${ZONES.edges[edge]}</label>
      <input
        id=${`${name}-${edge}`}
        type="number"
        min="0"
        max="100"
        aria-label=${ZONES.edge(ZONES[name], ZONES.edges[edge])}
        .value=${String(Math.round(zone[edge] * 100))}
        @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          if (!this.#keepOne(name, withEdge(zone, edge, field.valueAsNumber / 100)))
            field.value = String(Math.round(zone[edge] * 100));
        }}
      />`;
  }

  readonly #begin = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#from = shareAt(event);
    this.drawn = zoneBetween(this.#from, this.#from);
  };

  readonly #draw = (event: PointerEvent): void => {
    if (this.drawn !== null) this.drawn = zoneBetween(this.#from, shareAt(event));
  };

  readonly #end = (): void => {
    if (this.drawn !== null) this.#keepOne(this.#tool, this.drawn);
    this.drawn = null;
  };

  /** Whether the zone has room for print. */
  #keepOne(name: ZoneName, zone: Zone): boolean {
    const isRoomy = zone.right - zone.left >= LEAST && zone.bottom - zone.top >= LEAST;
    const kept = [zone.left, zone.top, zone.right, zone.bottom].map((share) => Math.round(share * 1000) / 1000);
    if (isRoomy) this.#change({ zones: { ...this.sheet.zones, [name]: kept } });
    return isRoomy;
  }

  #change(changes: Partial<CounterSheet>): void {
    this.editor.dispatch({ edit: 'change', sheet: this.sheet.id, what: DIGITISE.steps.zones, changes });
  }
}

/** The zone with one edge elsewhere; the one opposite gives way where it would be too near, as it is typed afterwards. */
function withEdge(zone: Zone, edge: (typeof EDGES)[number], at: number): Zone {
  const moved = { ...zone, [edge]: at };
  const [first, last] =
    edge === 'left' || edge === 'right' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  if (moved[last] - moved[first] >= LEAST) return moved;
  const size = zone[last] - zone[first];
  return edge === first ? { ...moved, [last]: Math.min(1, at + size) } : { ...moved, [first]: Math.max(0, at - size) };
}

/** Some of many, from the first to the last. */
function spread<Thing>(things: readonly Thing[]): readonly Thing[] {
  const shown = Math.min(EXAMPLES, things.length);
  return Array.from(
    { length: shown },
    (_, at) => things[Math.round((at * (things.length - 1)) / Math.max(1, shown - 1))],
  );
}

/** Where the pointer is on a counter, from 0 to 1 both ways. */
function shareAt(event: PointerEvent): readonly [x: number, y: number] {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const share = (at: number, from: number, size: number): number => Math.min(1, Math.max(0, (at - from) / size));
  return [share(event.clientX, box.left, box.width), share(event.clientY, box.top, box.height)];
}

function zoneBetween([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Zone {
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

customElements.define('zones-step', ZonesStep);
