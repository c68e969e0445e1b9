import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { addressOf, type PackageRoute } from '../../../app/routes.ts';
import { shared } from '../../../parts/styles.ts';
import type { TextLine } from '../../../parts/pdf/text-lines.ts';
import type { Book } from './open-book.ts';
import { bookPageStyles } from './book-page-styles.ts';
import type { LinePiece, MarkedLine } from './page-marks.ts';
import { BOOK } from './rulebook-words.ts';

/** Sharp enough to be read on most screens at the width of a panel. */
const SHOWN_DPI = 144;

/** A page of a rulebook with what is known of its cases beside the lines. */
class BookPageView extends LitElement {
  static override properties = {
    route: { attribute: false },
    book: { attribute: false },
    page: { type: Number },
    lines: { attribute: false },
    cited: {},
    isBroken: { state: true },
  };
  static override styles = [shared, bookPageStyles];
  declare route: PackageRoute;
  declare book: Book;
  /** From 0. */
  declare page: number;
  declare lines: readonly MarkedLine[];
  /** The case that is chosen in the rules; empty where none is. */
  declare cited: string;
  declare isBroken: boolean;
  /** What is on the canvas. */
  #drawn = '';

  constructor() {
    super();
    this.cited = '';
    this.isBroken = false;
  }

  override render(): unknown {
    const { drawn } = this.book.pages[this.page];
    if (drawn === null) return html`<div class="text">${this.lines.map((line) => this.#textLine(line))}</div>`;
    return html`${this.isBroken ? html`<p class="note">${BOOK.notDrawn}</p>` : nothing}
      <div class="paper" style=${styleMap({ aspectRatio: `${drawn.width} / ${drawn.height}` })}>
        <canvas role="img" aria-label=${BOOK.pageOf(this.page + 1, this.book.pages.length)}></canvas>
        ${this.lines.map((line, index) => this.#drawnLine(line, drawn.lines[index], drawn))}
      </div>
      ${drawn.lines.length === 0 && !this.isBroken ? html`<p class="note">${BOOK.noText}</p>` : nothing}`;
  }

  override updated(changed: PropertyValues<this>): void {
    void this.#draw();
    if (changed.has('cited') || changed.has('page') || changed.has('book') || changed.has('lines')) {
      this.renderRoot.querySelector('.shown')?.scrollIntoView({ block: 'nearest' });
    }
  }

  async #draw(): Promise<void> {
    const { book, page } = this;
    const canvas = this.renderRoot.querySelector('canvas');
    const about = `${book.name} ${page}`;
    if (canvas === null || book.pdf === null || this.#drawn === about) return;
    this.#drawn = about;
    // Drawn beside the page, so that one that is turned meanwhile does not end on this one.
    const next = document.createElement('canvas');
    const isWhole = await book.pdf.draw(page, next, SHOWN_DPI).then(
      () => true,
      () => false,
    );
    if (this.#drawn !== about) return;
    this.isBroken = !isWhole;
    [canvas.width, canvas.height] = [next.width, next.height];
    canvas.getContext('2d')?.drawImage(next, 0, 0);
  }

  #textLine(line: MarkedLine): unknown {
    return html`<div class=${this.#classesOf(line)} title=${this.#hintOf(line)}>
      <span class="badge">${this.#badge(line)}</span>
      <span class="words">${line.pieces.map((piece) => this.#piece(piece, line))}</span>
    </div>`;
  }

  #piece({ text, mark }: LinePiece, line: MarkedLine): unknown {
    if (mark === null) return text;
    const isPlace = mark.role === 'place';
    return html`<a
      class=${isPlace ? 'head' : 'mention'}
      href=${this.#to(mark.case)}
      aria-label=${isPlace ? this.#labelOf(line) : nothing}
      title=${mark.doubt === null ? nothing : BOOK.doubts[mark.doubt]}
      >${text}</a
    >`;
  }

  #drawnLine(
    line: MarkedLine,
    at: TextLine,
    { width, height }: { readonly width: number; readonly height: number },
  ): unknown {
    const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
    const [top, tall] = [share(at.top, height), share(at.height, height)];
    const length = Math.max(
      1,
      line.pieces.reduce((sum, { text }) => sum + text.length, 0),
    );
    const numbers = line.pieces.flatMap(({ mark }) => (mark === null ? [] : [mark]));
    return html`<div
        class=${`${this.#classesOf(line)} bar`}
        title=${this.#hintOf(line)}
        style=${styleMap({ left: share(at.x - 7, width), top, height: tall, width: share(at.width + 9, width) })}
      ></div>
      ${
        line.begins === null
          ? nothing
          : html`<span class="badge" style=${styleMap({ right: share(width - at.x + 8, width), top })}
              >${this.#badge(line)}</span
            >`
      }
      ${numbers.map(
        (mark) =>
          html`<a
            class=${mark.role === 'place' ? 'head' : 'mention'}
            href=${this.#to(mark.case)}
            aria-label=${mark.role === 'place' ? this.#labelOf(line) : BOOK.link(mark.case, '').replace(', ', '')}
            title=${mark.doubt === null ? nothing : BOOK.doubts[mark.doubt]}
            style=${styleMap({
              left: share(at.x + (at.width * mark.from) / length, width),
              width: share((at.width * (mark.to - mark.from)) / length, width),
              top,
              height: tall,
            })}
          ></a>`,
      )}`;
  }

  #badge({ begins }: MarkedLine): unknown {
    if (begins === null) return nothing;
    const { coverage, doubt } = begins;
    return html`<abbr class=${coverage} title=${doubt === null ? BOOK.counts[coverage] : BOOK.doubts[doubt]}
      >${BOOK.signs[coverage]}${doubt === null ? '' : '?'}</abbr
    >`;
  }

  #labelOf({ begins, pieces }: MarkedLine): string {
    if (begins === null) return '';
    const { case: cited, coverage, doubt } = begins;
    const read = pieces.find(({ mark }) => mark?.role === 'place')?.text ?? '';
    return doubt === null ? BOOK.link(cited, BOOK.counts[coverage]) : BOOK.doubtful(cited, BOOK.counts[coverage], read);
  }

  #hintOf({ owner }: MarkedLine): string {
    if (owner === null) return '';
    const said = BOOK.link(owner.case, BOOK.counts[owner.coverage]);
    return owner.isSure ? said : `${said}. ${BOOK.unsure}`;
  }

  #classesOf({ owner }: MarkedLine): string {
    if (owner === null) return 'line';
    return [
      'line',
      owner.coverage,
      ...(owner.isSure ? [] : ['unsure']),
      ...(owner.case === this.cited ? ['shown'] : []),
    ].join(' ');
  }

  #to(cited: string): string {
    return addressOf({ ...this.route, item: '', where: { case: cited } });
  }
}

customElements.define('book-page', BookPageView);
