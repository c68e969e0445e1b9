import type { FoundCase, RulebookCases } from '@hexwright/digitiser';
import type { CoveredCase } from '@hexwright/playtest';
import { html, LitElement, nothing } from 'lit';
import { goInPackage } from '../../../app/navigation.ts';
import type { PackageRoute } from '../../../app/routes.ts';
import { FollowedAnswer } from '../../../parts/followed-answer.ts';
import { watch, type Watched } from '../../../parts/store.ts';
import { shared } from '../../../parts/styles.ts';
import { empty } from '../../../ui/empty.ts';
import type { ProjectSession } from '../../../session/project-session.ts';
import type { CoverageAnswer } from '../../../compile-service/questions/coverage.ts';
import './book-page.ts';
import { BookShelf, type ShelvedBook } from './book-shelf.ts';
import { picturesIn } from './open-book.ts';
import { countsOf, markedLines } from './page-marks.ts';
import { rulebookStyles } from './rulebook-styles.ts';
import { BOOK } from './rulebook-words.ts';
import { type Option, select } from '../../../ui/select.ts';

const COVERAGES = ['enforced', 'changed', 'missing', 'silent'] as const;
const NOTHING: RulebookCases = { found: [], unread: [], absent: [], owners: [] };

/** The rulebook of the person who reads it, page by page, beside the rules that carry it out. */
class RulebookPanel extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    packages: { attribute: false },
    cited: {},
    chosen: { state: true },
    page: { state: true },
  };
  static override styles = [shared, rulebookStyles];
  declare session: ProjectSession;
  declare route: PackageRoute;
  /** The ids of what the package is made of, base first. */
  declare packages: readonly string[];
  /** The case of what is chosen in the rules; empty where that has none. */
  declare cited: string;
  /** The place of the book that is shown on the shelf. */
  declare chosen: number;
  declare page: number;
  readonly #coverage = new FollowedAnswer<CoverageAnswer>(this, (session, id) =>
    session.compileService.ask('coverage', {
      package: id,
      texts: this.#books.map(({ pages }) => pages.map(({ lines }) => lines)),
    }),
  );
  /** The books that were asked about. */
  #asked: readonly ShelvedBook[] = [];
  /** The case that the page was turned to last. */
  #turned = '';
  /** The case that was chosen when a person asked for a book; null before. */
  #held: string | null = null;

  constructor() {
    super();
    this.cited = '';
    this.chosen = 0;
    this.page = 0;
    watch(this, (): readonly Watched[] => [this.#shelf.state]);
  }

  override willUpdate(): void {
    void this.#shelf.show(this.session.id, this.packages);
    if (this.#asked !== this.#books) {
      // A book that a person asked for stays, though others arrive, or pages of it are read meanwhile.
      if (this.#held !== this.cited) this.#turned = '';
      this.#asked = this.#books;
      this.#coverage.askAgain();
    }
    this.chosen = Math.max(0, Math.min(this.chosen, this.#books.length - 1));
    this.#turnToCited();
    this.page = Math.max(0, Math.min(this.page, (this.#book?.pages.length ?? 1) - 1));
  }

  override render(): unknown {
    const { reading } = this.#shelf.state.value;
    const book = this.#book;
    return html`<header>
        <h2>${BOOK.title}</h2>
        ${this.#choice()}
        <button
          class="plain"
          aria-label=${BOOK.close}
          title=${BOOK.close}
          @click=${() => this.dispatchEvent(new Event('close'))}
        >
          ×
        </button>
      </header>
      ${reading === null || reading === '' ? nothing : html`<p class="note" role="status">${BOOK.reading(reading)}</p>`}
      ${book === undefined ? (reading === null ? this.#empty() : nothing) : this.#shown(book)}
      <input
        type="file"
        accept=".pdf,.txt,.md,.text,application/pdf,text/plain,text/markdown"
        hidden
        aria-label=${BOOK.file}
        @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          const file = field.files?.[0];
          if (file !== undefined) void this.#add(file);
          field.value = '';
        }}
      />`;
  }

  #choice(): unknown {
    const book = this.#book;
    if (book === undefined) return nothing;
    return html`${
        this.#books.length === 1
          ? html`<span class="name">${book.name}</span>`
          : select({
              className: 'name',
              label: BOOK.choose,
              value: String(this.chosen),
              options: this.#books.map(({ name }, index) => ({ value: String(index), title: name })),
              choose: (index) => this.#show(Number(index)),
            })
      }
      <button class="plain small" @click=${() => this.#pick()}>${BOOK.another}</button>
      <button
        class="plain small"
        aria-label=${BOOK.removeBook(book.name)}
        @click=${() => void this.#shelf.remove(book)}
      >
        ${BOOK.remove}
      </button>`;
  }

  #empty(): unknown {
    return empty({
      heading: BOOK.empty,
      isPart: true,
      text: BOOK.intro,
      actions: html`<button class="primary" @click=${() => this.#pick()}>${BOOK.open}</button>`,
    });
  }

  #shown(book: ShelvedBook): unknown {
    const answer = this.#coverage.answer;
    const covered = new Map((answer?.cases ?? []).map((one) => [one.case, one]));
    const cases = answer?.texts[this.chosen] ?? NOTHING;
    return html`<div class="bar">${this.#turning(book)} ${this.#index(cases, covered)}</div>
      ${this.#legend(covered, answer?.texts ?? [])}
      ${this.cited === '' ? nothing : html`<p class="cited" role="status">${this.#toldOf(this.cited, cases, covered)}</p>`}
      ${this.#pictures(book)} ${this.#unread(cases)}
      <div class="sheet" tabindex="0" role="region" aria-label=${BOOK.pageOf(this.page + 1, book.pages.length)}>
        <book-page
          .route=${this.route}
          .book=${book}
          page=${this.page}
          .lines=${markedLines(book.pages[this.page].lines, this.page, cases, covered)}
          cited=${this.cited}
        ></book-page>
      </div>`;
  }

  #turning({ pages }: ShelvedBook): unknown {
    const turn = (to: number): void => {
      this.page = Math.max(0, Math.min(to, pages.length - 1));
      this.renderRoot.querySelector('.sheet')?.scrollTo(0, 0);
    };
    return html`<div class="turning">
      <button aria-label=${BOOK.previous} ?disabled=${this.page === 0} @click=${() => turn(this.page - 1)}>‹</button>
      <label
        >${BOOK.page}
        <input
          type="number"
          min="1"
          max=${pages.length}
          .value=${String(this.page + 1)}
          @change=${(event: Event) => {
            const field = event.target as HTMLInputElement;
            if (field.checkValidity() && field.value !== '') turn(field.valueAsNumber - 1);
            field.value = String(this.page + 1);
          }}
      /></label>
      <span>${BOOK.of(pages.length)}</span>
      <button aria-label=${BOOK.next} ?disabled=${this.page >= pages.length - 1} @click=${() => turn(this.page + 1)}>
        ›
      </button>
    </div>`;
  }

  /** Pages that are pictures: they are read when somebody asks for it, as it takes a while. */
  #pictures(book: ShelvedBook): unknown {
    const { pictures } = this.#shelf.state.value;
    if (pictures !== null) {
      return html`<p class="note" role="status">
        ${BOOK.readingPages(pictures.name, pictures.done, pictures.of)}
        <button class="plain small" @click=${() => this.#shelf.stopReading()}>${BOOK.stop}</button>
      </p>`;
    }
    const { length } = picturesIn(book);
    if (length === 0) return nothing;
    return html`<p class="note">
      ${BOOK.picturePages(length, book.pages.length)}
      <button class="small" @click=${() => void this.#shelf.readPictures(book)}>${BOOK.readPages(length)}</button>
    </p>`;
  }

  /** All cases, to be found without looking through the pages. */
  #index({ found, absent }: RulebookCases, covered: ReadonlyMap<string, CoveredCase>): unknown {
    const entry = (cited: string): Option => {
      const { title = '', coverage = 'missing' } = covered.get(cited) ?? {};
      return { value: cited, title: BOOK.entry(cited, title, BOOK.counts[coverage]) };
    };
    const places = found.filter(({ role }) => role === 'place').map((one) => one.case);
    return select({
      label: BOOK.cases,
      value: this.cited,
      options: [
        { value: '', title: BOOK.chooseCase },
        ...places.map((one) => ({ ...entry(one), group: BOOK.found })),
        ...absent.map((one) => ({ ...entry(one), group: BOOK.absent })),
      ],
      choose: (cited) => {
        if (cited !== '') goInPackage(this.route, { item: '', where: { case: cited } });
      },
    });
  }

  #legend(covered: ReadonlyMap<string, CoveredCase>, texts: readonly RulebookCases[]): unknown {
    const counts = countsOf(covered, texts);
    return html`<ul class="legend" aria-label=${BOOK.legend}>
      ${COVERAGES.map(
        (one) =>
          html`<li class=${one}><b aria-hidden="true">${BOOK.signs[one]}</b> ${counts[one]} ${BOOK.counts[one]}</li>`,
      )}
    </ul>`;
  }

  #unread({ unread }: RulebookCases): unknown {
    if (unread.length === 0) return nothing;
    return html`<details class="note">
      <summary>${BOOK.unread(unread.length)}</summary>
      ${unread.map(
        ({ read, page }) =>
          html`<button class="plain small" @click=${() => (this.page = page)}>
            ${BOOK.unreadAt(read, page + 1)}
          </button>`,
      )}
    </details>`;
  }

  /** What becomes of a case, and where it stands, in sentences. */
  #toldOf(cited: string, { found }: RulebookCases, covered: ReadonlyMap<string, CoveredCase>): string {
    const place = placeOf(cited, found);
    const where = place === undefined ? BOOK.notInText : BOOK.standsOn(place.page + 1);
    const doubt = place?.doubt ? ` ${BOOK.doubts[place.doubt]}` : '';
    return `${becoming(cited, covered.get(cited))} ${where}${doubt}`;
  }

  /** Another case was chosen in the rules: the book is opened where it stands, another one if that has it. */
  #turnToCited(): void {
    const texts = this.#coverage.answer?.texts;
    if (this.cited === this.#turned || texts === undefined || texts.length !== this.#books.length) return;
    this.#turned = this.cited;
    const order = [this.chosen, ...texts.keys()];
    const chosen = order.find((index) => placeOf(this.cited, texts[index]?.found ?? []) !== undefined);
    if (this.cited === '' || chosen === undefined) return;
    this.chosen = chosen;
    this.page = placeOf(this.cited, texts[chosen].found)?.page ?? 0;
  }

  async #add(file: File): Promise<void> {
    if (!(await this.#shelf.add(file.name, file))) return;
    this.#show(this.#books.findIndex((one) => one.name === file.name && one.package === this.route.package));
  }

  /** Shows a book that a person asked for. It stays, though another one has the case that was chosen last. */
  #show(chosen: number): void {
    this.chosen = chosen;
    this.page = 0;
    this.#turned = this.cited;
    this.#held = this.cited;
  }

  #pick(): void {
    this.renderRoot.querySelector<HTMLInputElement>('[type=file]')?.click();
  }

  get #shelf(): BookShelf {
    return this.session.kept(BookShelf);
  }

  get #books(): readonly ShelvedBook[] {
    return this.#shelf.state.value.books;
  }

  get #book(): ShelvedBook | undefined {
    return this.#books[this.chosen];
  }
}

function placeOf(cited: string, found: readonly FoundCase[]): FoundCase | undefined {
  return found.find((one) => one.role === 'place' && one.case === cited);
}

function becoming(cited: string, covered: CoveredCase | undefined): string {
  if (covered === undefined) return BOOK.strange(cited);
  const { coverage, code, items, changedBy, note } = covered;
  if (coverage === 'changed') return BOOK.changedBy(cited, changedBy.join(', '));
  if (coverage === 'missing') return BOOK.missing(cited);
  if (coverage === 'silent') return BOOK.silent(cited, note ?? '');
  const who = [...(code > 0 ? [BOOK.byCode] : []), ...(items.length > 0 ? [BOOK.byItems(items.length)] : [])];
  return BOOK.enforcedBy(cited, who.join(', '));
}

customElements.define('rulebook-panel', RulebookPanel);
