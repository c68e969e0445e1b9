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

/** What people read on this screen, for translation. */
const WORDS = {
  title: 'Counters',
  loading: 'Loading the counters …',
  side: 'Side of the counters',
  front: 'Front',
  back: 'Back',
  grouped: 'Grouped',
  bySheet: 'As on the sheets',
  byContingent: 'By contingent',
  size: 'Printed size',
  sizes: { half: '½ inch', fifteen: '15 mm' },
  print: 'Print both sides',
  save: 'Save as SVG',
  empty: 'There are no counters yet.',
  turn: 'Turn the sheet over',
  printCommand: 'Print the counters',
  saveCommand: 'Save the counters as SVG',
  sheet: (title: string, isBack: boolean) => (isBack ? `${title}, back` : title),
  blank: 'blank on the back',
} as const;

/** Breadths of a counter in print, in millimetres. */
const SIZES = [
  { millimetres: 12.7, title: WORDS.sizes.half },
  { millimetres: 15, title: WORDS.sizes.fifteen },
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
    if (this.#rules.answer === null) return this.#rules.meanwhile(WORDS.loading);
    const sheets = this.#sheets();
    const renderer = counterRenderer(this.#rules);
    return html`
      <broken-file .session=${this.session} .route=${this.route} file="units.json"></broken-file>
      <div class="bar">
        <h1>${WORDS.title}</h1>
        ${segments({
          label: WORDS.side,
          options: [
            { value: false, title: WORDS.front },
            { value: true, title: WORDS.back },
          ],
          value: this.isBack,
          choose: (isBack) => (this.isBack = isBack),
        })}
        ${segments<Grouping>({
          label: WORDS.grouped,
          options: [
            { value: 'sheet', title: WORDS.bySheet },
            { value: 'contingent', title: WORDS.byContingent },
          ],
          value: this.grouping,
          choose: (grouping) => (this.grouping = grouping),
        })}
        <span class="gap"></span>
        <label class="size"
          >${WORDS.size}
          ${select({
            options: SIZES.map(({ millimetres, title }) => ({ value: String(millimetres), title })),
            value: String(this.size),
            choose: (size) => (this.size = Number(size)),
          })}</label
        >
        <button @click=${() => this.#print()}>${WORDS.print}</button>
        <button @click=${() => this.#save()}>${WORDS.save}</button>
      </div>
      ${
        sheets.length === 0
          ? empty({ text: WORDS.empty })
          : html`<div class="sheets">${sheets.map((sheet) => this.#sheet(sheet, renderer))}</div>`
      }
    `;
  }

  protected override commands(): readonly Command[] {
    const group = WORDS.title;
    return [
      { id: 'turn-sheet', title: WORDS.turn, group, keys: ['T'], run: () => (this.isBack = !this.isBack) },
      { id: 'print-sheet', title: WORDS.printCommand, group, keys: ['Ctrl+P'], run: () => this.#print() },
      { id: 'save-sheet', title: WORDS.saveCommand, group, run: () => void this.#save() },
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
      <h2>${WORDS.sheet(title, this.isBack)}</h2>
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
      ${face === null ? html`<span class="unseen">${WORDS.blank}</span>` : nothing}
    </a>`;
  }

  /** Two pages a sheet: the front, and the back mirrored so that it lies behind the front when the paper is turned. */
  #print(): void {
    const renderer = counterRenderer(this.#rules);
    const page = ({ title, rows }: CounterSheet, isBack: boolean): TemplateResult =>
      html`<section class=${isBack ? 'back' : ''}>
        <h2>${WORDS.sheet(title, isBack)}</h2>
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
