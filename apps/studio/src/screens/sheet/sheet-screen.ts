import { html, nothing, type TemplateResult } from 'lit';
import { empty } from '../../ui/empty.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import { select } from '../../ui/select.ts';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { addressOf } from '../../app/routes.ts';
import type { Command } from '../../app/commands.ts';
import { Screen } from '../../parts/screen.ts';
import type { CounterRenderer } from '../../scene/counter-renderer.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import { withFonts } from '../../parts/embedded-fonts.ts';
import { inFileName, saveFile } from '../../parts/save-file.ts';
import '../rules/broken-file.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import { counterImage, counterRenderer, counterSvg } from './counter-image.ts';
import { counterSheets, type CounterSheet, type Grouping, type SheetCounter } from './counter-sheets.ts';
import { printPages } from './print-pages.ts';
import { PRINTED_SHEETS, sheetStyles } from './sheet-styles.ts';
import { sheetSvg } from './sheet-svg.ts';
import { SHEET } from './words.ts';

/** Breadths of a counter in print, in millimetres. */
const SIZES = [
  { millimetres: 12.7, title: SHEET.sizes.half },
  { millimetres: 15, title: SHEET.sizes.fifteen },
] as const;

/** The counters as they lie on their sheets, front and back. */
class SheetScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    grouping: { state: true },
    isBack: { state: true },
    size: { state: true },
  };
  static override styles = [...Screen.styles, segmentStyles, ...sheetStyles];
  declare grouping: Grouping;
  declare isBack: boolean;
  /** Millimetres of a counter's breadth in print. */
  declare size: number;
  readonly #rules = new FollowedRules(this, ['units', 'sides', 'vocabularies', 'symbols']);

  constructor() {
    super();
    this.grouping = 'sheet';
    this.isBack = false;
    this.size = SIZES[0].millimetres;
  }

  override render(): unknown {
    if (this.#rules.answer === null) return this.#rules.meanwhile(SHEET.loading);
    const sheets = this.#sheets();
    const renderer = counterRenderer(this.#rules);
    return html`
      <broken-file .session=${this.session} .route=${this.route} file="units.json"></broken-file>
      <div class="bar">
        <h1>${SHEET.title}</h1>
        ${segments({
          label: SHEET.side,
          options: [
            { value: false, title: SHEET.front },
            { value: true, title: SHEET.back },
          ],
          value: this.isBack,
          choose: (isBack) => (this.isBack = isBack),
        })}
        ${segments<Grouping>({
          label: SHEET.grouped,
          options: [
            { value: 'sheet', title: SHEET.bySheet },
            { value: 'contingent', title: SHEET.byContingent },
          ],
          value: this.grouping,
          choose: (grouping) => (this.grouping = grouping),
        })}
        <span class="gap"></span>
        <label class="size"
          >${SHEET.size}
          ${select({
            options: SIZES.map(({ millimetres, title }) => ({ value: String(millimetres), title })),
            value: String(this.size),
            choose: (size) => (this.size = Number(size)),
          })}</label
        >
        <button @click=${() => this.#print()}>${SHEET.print}</button>
        <button @click=${() => this.#save()}>${SHEET.save}</button>
      </div>
      ${
        sheets.length === 0
          ? empty({ text: SHEET.empty })
          : html`<div class="sheets">${sheets.map((sheet) => this.#sheet(sheet, renderer))}</div>`
      }
    `;
  }

  protected override commands(): readonly Command[] {
    const group = SHEET.title;
    return [
      { id: 'turn-sheet', title: SHEET.turn, group, keys: ['T'], run: () => (this.isBack = !this.isBack) },
      { id: 'print-sheet', title: SHEET.printCommand, group, keys: ['Ctrl+P'], run: () => this.#print() },
      { id: 'save-sheet', title: SHEET.saveCommand, group, run: () => void this.#save() },
    ];
  }

  #sheets(): CounterSheet[] {
    const words = this.#rules
      .list('vocabularies')
      .flatMap(({ value }) => (isObject(value) ? asList(value['values']) : []));
    return counterSheets(
      this.#rules.list('units'),
      this.grouping,
      new Map(words.map((word) => [nameOf(word), textOf(word, 'name')])),
    );
  }

  #sheet({ title, rows }: CounterSheet, renderer: CounterRenderer): unknown {
    return html`<section>
      <h2>${SHEET.sheet(title, this.isBack)}</h2>
      <div class="sheet">
        ${rows.map((row) => html`<div class="row">${row.map((counter) => this.#counter(counter, renderer))}</div>`)}
      </div>
    </section>`;
  }

  #counter(counter: SheetCounter, renderer: CounterRenderer): unknown {
    const face = faceOf(counter, this.isBack);
    const place = addressOf({ ...this.route, screen: 'units', item: '', where: { unit: counter.unit } });
    return html`<a href=${place} title=${counter.unit} class=${face === null ? 'blank' : ''}>
      ${counterImage(renderer, counter.unit, face ?? counter.faces[0] ?? '')}
      ${face === null ? html`<span class="unseen">${SHEET.blank}</span>` : nothing}
    </a>`;
  }

  /** Two pages a sheet: the front, and the back mirrored so that it lies behind the front when the paper is turned. */
  #print(): void {
    const renderer = counterRenderer(this.#rules);
    const page = ({ title, rows }: CounterSheet, isBack: boolean): TemplateResult =>
      html`<section class=${isBack ? 'back' : ''}>
        <h2>${SHEET.sheet(title, isBack)}</h2>
        ${rows.map(
          (row) =>
            html`<div class="row">
              ${(isBack ? row.toReversed() : row).map((counter) => {
                const face = faceOf(counter, isBack);
                const { svg, ratio } = counterSvg(renderer, counter.unit, face ?? counter.faces[0] ?? '');
                return html`<span
                  class=${face === null ? 'blank' : ''}
                  style=${`inline-size:${ratio * this.size}mm;block-size:${this.size}mm`}
                  >${unsafeHTML(svg)}</span
                >`;
              })}
            </div>`,
        )}
      </section>`;
    printPages(html`${this.#sheets().flatMap((sheet) => [page(sheet, false), page(sheet, true)])}`, PRINTED_SHEETS);
  }

  async #save(): Promise<void> {
    const renderer = counterRenderer(this.#rules);
    const svg = sheetSvg(
      this.#sheets(),
      (counter) => {
        const face = faceOf(counter, this.isBack);
        return face === null ? null : counterSvg(renderer, counter.unit, face);
      },
      this.size,
    );
    const name = `${inFileName(this.route.package)}-counters${this.isBack ? '-back' : ''}.svg`;
    saveFile(name, await withFonts(svg), 'image/svg+xml');
  }
}

/** The face that is printed on a side; null where that side is blank. */
function faceOf({ faces }: SheetCounter, isBack: boolean): string | null {
  return isBack ? (faces.at(1) ?? null) : (faces.at(0) ?? '');
}

customElements.define('sheet-screen', SheetScreen);
