import type { MapScan } from '@hexwright/model';
import { examplesOf, type HexField, type MapFit } from '@hexwright/digitiser';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { shared } from '../../parts/styles.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import { empty } from '../../ui/empty.ts';
import { progress } from '../../ui/progress.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { digitiseStyles } from './digitise-styles.ts';
import './terrain-panel.ts';
import type { Kind } from './map-kinds.ts';
import { TERRAIN, SCANS } from './map-words.ts';
import './place-panel.ts';
import type { HexMark, ScanClick } from './scan-board.ts';
import './scan-board.ts';
import { ScanEditor, type ScanState } from './scan-editor.ts';
import { DIGITISE } from './words.ts';
import './ways-panel.ts';
import { select } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

const TABS = ['terrain', 'level', 'ways'] as const;
type Tab = (typeof TABS)[number];
/** Levels from low to high, as light to dark as a printed map has them. */
const LEVELS: readonly Kind[] = [
  '#3f7d4e',
  '#8fb96a',
  '#d9d27a',
  '#d8a85a',
  '#b97a3f',
  '#96542f',
  '#743a2a',
  '#8a6a6a',
  '#b5a8a8',
  '#ffffff',
].map((color, level) => ({ id: String(level), name: TERRAIN.level(String(level)), color }));

/** What is drawn on a scan, and what that was made of. */
interface Shown {
  readonly of: readonly unknown[];
  readonly fit: MapFit | null;
  readonly marks: ReadonlyMap<number, HexMark>;
}

/** From the scan of a map to the hexes of the package. */
class MapStep extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { attribute: false },
    place: { attribute: false },
    terrains: { attribute: false },
    hexsides: { attribute: false },
    features: { attribute: false },
    scanId: { state: true },
    tab: { state: true },
    values: { state: true },
    chosen: { state: true },
    label: { state: true },
    index: { state: true },
    way: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
    digitiseStyles,
    css`
      .scan {
        min-block-size: 0;
        block-size: 100%;
      }
      .file {
        position: relative;
        overflow: hidden;
      }
    `,
  ];
  declare session: ProjectSession;
  declare package: string;
  /** The scan and the hex on it that somebody has come for, if any. */
  declare place: Readonly<Record<string, string>>;
  declare terrains: readonly Kind[];
  declare hexsides: readonly Kind[];
  declare features: readonly Kind[];
  /** The scan that is looked at; the first where it is empty. */
  declare scanId: string;
  declare tab: Tab;
  /** What a click says that a hex is. */
  declare values: Readonly<Record<HexField, string>>;
  declare chosen: number;
  /** The hex whose centre is clicked next, and which of the two clicks that is. */
  declare label: string;
  declare index: number;
  /** The kind of river or road whose colour is clicked next. */
  declare way: string;
  #editor: ScanEditor | null = null;
  #last: Shown | null = null;
  #end = (): void => undefined;

  constructor() {
    super();
    this.scanId = '';
    this.tab = 'terrain';
    this.values = { terrain: '', level: '0' };
    this.chosen = -1;
    this.label = '';
    this.index = 0;
    this.way = '';
    this.place = {};
  }

  override willUpdate(changed: PropertyValues): void {
    if (this.#editor !== null && !changed.has('session') && !changed.has('package')) return;
    this.#leave();
    const editor = new ScanEditor(this.session, this.package);
    const ends = [editor.state, editor.work.progress].map((store) => store.listen(() => this.requestUpdate()));
    this.#end = () => ends.forEach((end) => end());
    this.#editor = editor;
    this.#look(this.place['scan'] ?? '');
    this.chosen = editor.map?.numbering.hexOf(this.place['hex'] ?? '') ?? -1;
  }

  override updated(): void {
    const scan = this.#scan();
    if (scan !== null && this.tab !== 'ways') void this.#editor?.propose(scan, this.tab);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  override render(): unknown {
    const editor = this.#editor;
    if (editor === null) return nothing;
    const state = editor.state.value;
    const scan = this.#scan();
    if (scan === null) return this.#empty(editor, state);
    return html`${this.#busy(editor, state)}
      <div class="columns">
        <div class="scan">${this.#board(editor, state, scan)}</div>
        <div class="side">
          ${state.trouble === null ? nothing : inlineMessage(state.trouble)}
          ${state.news === null ? nothing : html`<p role="status">${state.news}</p>`}
          ${this.#place(editor, state, scan)} ${editor.fit(scan) === null ? nothing : this.#read(editor, state, scan)}
          ${this.#source(editor, state, scan)}
        </div>
      </div>`;
  }

  #empty(editor: ScanEditor, state: ScanState): unknown {
    return empty({
      heading: SCANS.empty,
      isPart: true,
      text: editor.map === null ? SCANS.noMap : SCANS.intro,
      actions: html`${this.#busy(editor, state)} ${editor.map === null ? nothing : this.#input(editor, SCANS.choose)}`,
    });
  }

  /** What goes on, how far it has come, and how to stop it. */
  #busy({ work }: ScanEditor, { busy }: ScanState): unknown {
    if (busy === null) return nothing;
    const read = work.progress.value?.done ?? 0;
    return html`<div class="busy" role="status">
      <span>${busy}${read === 0 ? '' : ` ${SCANS.read(read)}`}</span>
      ${progress({ label: busy })}
      <button @click=${() => work.abort()}>${DIGITISE.stop}</button>
    </div>`;
  }

  #input(editor: ScanEditor, title: string): unknown {
    return html`<button
        @click=${(event: Event) => {
          const input = (event.currentTarget as HTMLElement).nextElementSibling;
          if (input instanceof HTMLInputElement) input.click();
        }}
      >
        ${title}</button
      ><input
        type="file"
        multiple
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        aria-label=${SCANS.pictures}
        @change=${async (event: Event) => {
          const input = event.target as HTMLInputElement;
          const files = Array.from(input.files ?? []);
          for (const file of files) {
            await editor.choose(file);
            if (editor.state.value.file.mapScans?.some(({ id }) => id === file.name) ?? false) this.#look(file.name);
          }
          input.value = '';
        }}
      />`;
  }

  #board(editor: ScanEditor, state: ScanState, scan: MapScan): unknown {
    const picture = state.pictures.get(scan.id);
    const { map } = editor;
    if (picture?.is !== 'here' || map === null) {
      const isMissing = picture?.is === 'missing';
      return empty({
        text: map === null ? SCANS.noMap : isMissing ? DIGITISE.missingPicture(scan.id) : SCANS.loading,
        actions: html`${isMissing ? this.#input(editor, SCANS.choose) : nothing}`,
      });
    }
    const { fit, marks } = this.#shown(editor, state, scan);
    const isTerrain = fit !== null && this.tab !== 'ways';
    return html`<scan-board
      .preview=${picture.preview}
      .grid=${map.grid}
      .fit=${fit}
      .marks=${marks}
      .clicks=${fit === null ? (scan.clicks ?? []) : []}
      .ways=${this.tab === 'ways' && fit !== null ? (state.ways?.places ?? []) : []}
      .ticked=${state.ways?.ticked ?? new Set()}
      .labelOf=${(hex: number) => map.numbering.label(hex)}
      .kind=${state.ways?.kind ?? 'side'}
      .chosen=${isTerrain ? this.chosen : -1}
      .byHex=${isTerrain}
      .describe=${(hex: number) => this.#describe(editor, state, scan, hex)}
      @scan-clicked=${({ detail }: CustomEvent<ScanClick>) => this.#clicked(editor, scan, detail)}
      @hex-chosen=${({ detail }: CustomEvent<number>) => (this.chosen = detail)}
    ></scan-board>`;
  }

  #place(editor: ScanEditor, state: ScanState, scan: MapScan): unknown {
    const isHere = state.pictures.get(scan.id)?.is === 'here';
    return html`<place-panel
      .editor=${editor}
      .scan=${scan}
      .label=${this.label}
      .index=${this.index}
      .isHere=${isHere && state.busy === null}
      @label-written=${({ detail }: CustomEvent<{ index: number; label: string }>) => {
        this.index = detail.index;
        this.label = detail.label;
      }}
    ></place-panel>`;
  }

  #read(editor: ScanEditor, state: ScanState, scan: MapScan): unknown {
    return html`<section>
        ${segments({
          label: TERRAIN.tabs,
          options: TABS.map((tab) => ({ value: tab, title: TERRAIN.tab[tab] })),
          value: this.tab,
          choose: (tab) => this.#open(editor, tab),
        })}
      </section>
      ${
        this.tab === 'ways'
          ? html`<ways-panel
              .editor=${editor}
              .ways=${state.ways}
              .hexsides=${this.hexsides}
              .features=${this.features}
              .way=${this.way}
              @way-chosen=${({ detail }: CustomEvent<string>) => {
                this.way = detail;
                editor.forgetWays();
              }}
            ></ways-panel>`
          : html`<terrain-panel
              .editor=${editor}
              .state=${state}
              .scan=${scan}
              .field=${this.tab}
              .kinds=${this.#kinds(this.tab)}
              .value=${this.#value(this.tab)}
              @value-chosen=${({ detail }: CustomEvent<string>) => (this.values = { ...this.values, [this.tab]: detail })}
              @hex-chosen=${({ detail }: CustomEvent<number>) => (this.chosen = detail)}
            ></terrain-panel>`
      }`;
  }

  #source(editor: ScanEditor, state: ScanState, scan: MapScan): unknown {
    const scans = state.file.mapScans ?? [];
    return html`<section>
      <h3>${SCANS.scan}</h3>
      ${
        scans.length < 2
          ? html`<p class="small">${scan.id}</p>`
          : select({
              label: SCANS.scan,
              value: scan.id,
              options: scans.map(({ id }) => ({ value: id, title: id })),
              choose: (id) => this.#look(id),
            })
      }
      <label class="wide"
        >${SCANS.origin}
        <input
          .value=${scan.origin ?? ''}
          @change=${(event: Event) =>
            editor.edit({
              edit: 'change',
              scan: scan.id,
              what: SCANS.steps.describe,
              changes: { origin: (event.target as HTMLInputElement).value },
            })}
      /></label>
      ${this.#input(editor, SCANS.another)}
      <button @click=${() => editor.edit({ edit: 'remove', scan: scan.id })}>${SCANS.remove(scan.id)}</button>
    </section>`;
  }

  #clicked(editor: ScanEditor, scan: MapScan, { at, hex, way }: ScanClick): void {
    const { map } = editor;
    if (map === null) return;
    if (editor.fit(scan) === null) {
      if (map.numbering.hexOf(this.label) < 0) return;
      editor.click(scan, this.index, this.label, at);
      this.index = 1 - this.index;
      this.label = '';
      return;
    }
    if (this.tab === 'ways') {
      const kind = this.hexsides.some(({ id }) => id === this.way) ? 'side' : 'path';
      if (way >= 0) editor.tick([way], !(editor.state.value.ways?.ticked.has(way) ?? false));
      else if (this.way !== '') void editor.follow(scan, this.way, kind, at);
      return;
    }
    if (hex < 0) return;
    this.chosen = hex;
    const value = this.#value(this.tab);
    if (value === '') return;
    const label = map.numbering.label(hex);
    const isSaid = scan[this.tab]?.some((one) => one.id === label && one.value === value) ?? false;
    const about = { scan: scan.id, field: this.tab };
    if (isSaid) editor.edit({ edit: 'unsay', ...about, hex: label });
    else editor.edit({ edit: 'say', ...about, answers: [{ id: label, value }] });
  }

  /** Where the hexes are on a scan and how they are marked: the same until something of it has changed. */
  #shown(editor: ScanEditor, state: ScanState, scan: MapScan): Shown {
    const of = [state, scan, this.tab, this.terrains, editor.map?.grid, editor.map?.numbering];
    if (this.#last === null || this.#last.of.some((one, at) => one !== of[at])) {
      const fit = editor.fit(scan);
      const marks = fit === null || this.tab === 'ways' ? new Map() : this.#marks(editor, state, scan, this.tab);
      this.#last = { of, fit, marks };
    }
    return this.#last;
  }

  #marks(editor: ScanEditor, state: ScanState, scan: MapScan, field: HexField): ReadonlyMap<number, HexMark> {
    const colors = new Map(this.#kinds(field).map(({ id, color }) => [id, color]));
    const marks = new Map<number, HexMark>();
    for (const { hex, values, isSure } of state.proposals) {
      marks.set(hex, { color: colors.get(values[0]) ?? '#888', review: isSure ? 'sure' : 'asked' });
    }
    const { map } = editor;
    for (const { hex, value } of map === null ? [] : examplesOf(scan, field, map.numbering)) {
      marks.set(hex, { color: colors.get(value) ?? '#888', review: 'said' });
    }
    return marks;
  }

  #describe(editor: ScanEditor, state: ScanState, scan: MapScan, hex: number): string {
    const { map } = editor;
    if (map === null || this.tab === 'ways') return '';
    const label = map.numbering.label(hex);
    const said = scan[this.tab]?.find(({ id }) => id === label)?.value;
    const proposed = state.proposals.find((one) => one.hex === hex);
    const value = said ?? proposed?.values[0] ?? '';
    const review = said !== undefined ? 'said' : proposed === undefined ? 'none' : proposed.isSure ? 'sure' : 'asked';
    const name = this.#kinds(this.tab).find(({ id }) => id === value)?.name ?? value;
    return TERRAIN.hex(label, name, TERRAIN.reviews[review]);
  }

  #kinds(field: HexField): readonly Kind[] {
    return field === 'terrain' ? this.terrains : LEVELS;
  }

  #value(field: HexField): string {
    return this.values[field] === '' ? (this.#kinds(field)[0]?.id ?? '') : this.values[field];
  }

  #open(editor: ScanEditor, tab: Tab): void {
    this.tab = tab;
    editor.forgetWays();
  }

  #look(scan: string): void {
    this.scanId = scan;
    this.chosen = -1;
    this.index = 0;
    this.label = '';
  }

  #scan(): MapScan | null {
    const scans = this.#editor?.state.value.file.mapScans ?? [];
    return scans.find(({ id }) => id === this.scanId) ?? scans[0] ?? null;
  }

  #leave(): void {
    this.#end();
    this.#editor?.close();
    this.#editor = null;
  }
}

customElements.define('map-step', MapStep);
