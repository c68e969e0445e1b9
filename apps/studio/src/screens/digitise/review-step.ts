import type { CounterSheet, SheetAnswer } from '@hexwright/model';
import {
  gridOf,
  lexiconOf,
  type CodePattern,
  type Language,
  type LexiconEntry,
  type TextCounter,
} from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { GradualList } from '../../parts/gradual-list.ts';
import { shared } from '../../parts/styles.ts';
import { empty } from '../../ui/empty.ts';
import './counter-crop.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { REVIEW } from './words.ts';
import './group-card.ts';
import './group-list.ts';
import { reviewRows, type ReviewRow } from './review-rows.ts';
import { isRead } from './sheets-edit.ts';
import { sidesLeftOut } from './left-out.ts';
import { sheetTally } from './sheet-tally.ts';
import { select } from '../../ui/select.ts';
import { missingPicture } from './missing-picture.ts';
import { upsideDown } from './upside-down.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** A side or a class of the package, as people call it. */
export interface NamedId {
  readonly id: string;
  readonly name: string;
}

/** So many counters with a symbol are shown: the print of one may be another. */
const EXAMPLES = 6;

/** What was read on a sheet, looked through group by group. */
class ReviewStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    sheet: { attribute: false },
    place: { attribute: false },
    gridAddress: { attribute: false },
    codes: { attribute: false },
    language: { attribute: false },
    sides: { attribute: false },
    classes: { attribute: false },
    chosen: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    css`
      .review {
        display: grid;
        grid-template-columns: 15rem minmax(0, 1fr) 16rem;
        block-size: 100%;
        min-block-size: 0;
      }
      .card {
        overflow: auto;
      }
      .paper {
        display: flex;
        gap: 0.5rem;
        align-items: center;
      }
      .examples {
        display: flex;
        flex: none;
        flex-wrap: wrap;
        gap: 2px;
        inline-size: 5rem;
      }
      .paper select {
        min-inline-size: 0;
      }
      @media (max-width: 1000px) {
        .review {
          grid-template-columns: minmax(0, 1fr);
          block-size: auto;
        }
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare sheet: CounterSheet;
  /** The counter that somebody has come for; '' where for none. */
  declare place: string;
  /** Where a place is shown on the whole scan. */
  declare gridAddress: (place: string) => string;
  declare codes: readonly CodePattern[];
  declare language: Language;
  declare sides: readonly NamedId[];
  declare classes: readonly NamedId[];
  /** The group that is looked at, by its id; the first that is asked where it is empty. */
  declare chosen: string;
  /** What is said of the whole sheet, a part with each frame: list and card take long enough. */
  readonly #gradual = new GradualList(this, 1);
  /** The sheet that is being read because somebody has asked for it here; '' while none is. */
  #reading = '';
  #rows: readonly ReviewRow[] = [];
  #lexicon: readonly LexiconEntry[] = [];

  constructor() {
    super();
    this.chosen = '';
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('sheet') || changed.has('language')) this.#rows = reviewRows(this.sheet, this.language);
    const before = changed.get('state') as DigitiseState | undefined;
    if (changed.has('state') && before?.transcript !== this.state.transcript) this.#lexicon = lexiconOf(this.#roster());
    const isOther = changed.has('sheet') && (changed.get('sheet') as CounterSheet | undefined)?.id !== this.sheet.id;
    if (!isOther && !changed.has('place')) return;
    this.chosen = this.sheet.groups?.find(({ places }) => places.includes(this.place))?.id ?? '';
  }

  override updated(changed: Map<string, unknown>): void {
    const before = changed.get('sheet') as CounterSheet | undefined;
    if (this.#reading !== this.sheet.id || before?.id !== this.sheet.id || before.groups === this.sheet.groups) return;
    this.#reading = '';
    // The button that began it is gone, and the focus with it; unless somebody has gone elsewhere meanwhile. What has just come
    // onto the page has taken long enough: that it is laid out for the focus is a task of its own.
    setTimeout(() => {
      if (document.activeElement === document.body) this.#focusCard();
    });
  }

  override render(): unknown {
    const rows = this.#rows;
    if (rows.length === 0) return this.#unread();
    const row = rows.find(({ group }) => group.id === this.chosen) ?? rows[0];
    const parts = [() => this.#review(rows), () => this.#papers(), () => this.#symbols(), () => this.#again()];
    return html`<div class="review">
      <group-list
        .work=${this.editor.work}
        .sheet=${this.sheet}
        .rows=${rows}
        .chosen=${row}
        @group-chosen=${({ detail }: CustomEvent<string>) => (this.chosen = detail)}
      ></group-list>
      <div class="card">
        ${missingPicture(this.editor, this.state, this.sheet)}
        <group-card
          .work=${this.editor.work}
          .sheet=${this.sheet}
          .row=${row}
          .place=${this.place}
          .gridAddress=${this.gridAddress}
          .language=${this.language}
          .lexicon=${this.#lexicon}
          .claims=${this.#claims}
          @answered=${({ detail }: CustomEvent<{ answer: SheetAnswer; goesOn: boolean }>) => this.#answer(rows, row, detail)}
          @set-apart=${({ detail }: CustomEvent<string>) => this.editor.dispatch({ edit: 'split', sheet: this.sheet.id, place: detail })}
          @go-on=${({ detail }: CustomEvent<number>) => this.#go(rows, row, detail)}
        ></group-card>
      </div>
      <div class="side">${this.#gradual.of(this.sheet.id, parts).map((part) => part())}</div>
    </div>`;
  }

  #unread(): unknown {
    const canRead = gridOf(this.sheet) !== null && this.codes.length > 0;
    const trouble = this.state.troubles.get(this.sheet.id);
    return empty({
      text: this.codes.length === 0 ? REVIEW.noPatterns : gridOf(this.sheet) === null ? REVIEW.noGrid : REVIEW.notRead,
      actions: html`${trouble === undefined ? nothing : inlineMessage(trouble)}
        <button class="primary" ?disabled=${!canRead || this.state.busy !== null} @click=${() => this.#read()}>
          ${REVIEW.read}
        </button>
        <p class="soft small">${REVIEW.local}</p>`,
    });
  }

  #review(rows: readonly ReviewRow[]): unknown {
    const asked = rows.filter(({ review }) => review === 'asked').length;
    return html`<section>
      <h2>${REVIEW.tally}</h2>
      <p role="status" class=${asked === 0 ? 'good' : ''}>
        ${asked === 0 ? REVIEW.allSettled : REVIEW.asked(asked, rows.length)}
      </p>
      ${sheetTally(this.sheet, sidesLeftOut(this.state, this.sheet))}
    </section>`;
  }

  /** Whose the counters of each colour are. */
  #papers(): unknown {
    const { groups = [], id } = this.sheet;
    const papers = new Map(groups.toReversed().map(({ paper, places }) => [paper, places[0]]));
    if (this.sheet.backOf !== undefined) return nothing;
    return html`<section>
      <h3>${REVIEW.papers}</h3>
      ${this.sides.length === 0 ? inlineMessage(REVIEW.noSides, 'warning') : nothing}
      ${[...papers]
        .toSorted(([one], [other]) => one - other)
        .map(([paper, place]) => {
          const mark = `${id} paper ${paper}`;
          const side = this.state.file.papers?.find((one) => one.id === mark)?.side ?? '';
          return this.#choice([place], REVIEW.paper(paper), REVIEW.whose, this.sides, side, (chosen) =>
            this.editor.dispatch({ edit: 'side', paper: mark, side: chosen }),
          );
        })}
    </section>`;
  }

  /** Of what class the counters with each symbol are. */
  #symbols(): unknown {
    const { groups = [], id } = this.sheet;
    const symbols = Map.groupBy(
      groups.flatMap(({ symbol, places }) => (symbol === undefined ? [] : [{ symbol, place: places[0] }])),
      ({ symbol }) => symbol,
    );
    if (symbols.size === 0) return nothing;
    return html`<section>
      <h3>${REVIEW.symbols}</h3>
      ${this.classes.length === 0 ? inlineMessage(REVIEW.noClasses, 'warning') : nothing}
      ${[...symbols]
        .toSorted(([one], [other]) => one - other)
        .map(([symbol, shown]) => {
          const mark = `${id} symbol ${symbol}`;
          const troops = this.state.file.symbols?.find((one) => one.id === mark)?.class ?? '';
          const places = shown.slice(0, EXAMPLES).map(({ place }) => place);
          return this.#choice(places, REVIEW.symbol(symbol), REVIEW.whatClass, this.classes, troops, (chosen) =>
            this.editor.dispatch({ edit: 'class', symbol: mark, class: chosen }),
          );
        })}
    </section>`;
  }

  /** What counters stand for, beside pictures of some. */
  #choice(
    places: readonly string[],
    label: string,
    none: string,
    choices: readonly NamedId[],
    chosen: string,
    take: (chosen: string) => void,
  ): unknown {
    return html`<div class="paper">
      <span class="examples"
        >${places.map((place) => html`<counter-crop .work=${this.editor.work} .sheet=${this.sheet} .place=${place} .size=${36}></counter-crop>`)}</span
      >
      ${select({
        label,
        value: chosen,
        options: [{ value: '', title: none }, ...choices.map(({ id, name }) => ({ value: id, title: name }))],
        choose: take,
      })}
    </div>`;
  }

  #again(): unknown {
    const trouble = this.state.troubles.get(this.sheet.id);
    return html`<section>
      ${trouble === undefined ? nothing : inlineMessage(trouble)} ${upsideDown(this.editor, this.sheet)}
      ${isRead(this.sheet) ? nothing : inlineMessage(REVIEW.stale, 'warning')}
      <button ?disabled=${this.state.busy !== null} @click=${() => this.#read()}>${REVIEW.readAgain}</button>
      <p class="soft small">${REVIEW.kept}</p>
      <p class="soft small">${REVIEW.keys}</p>
    </section>`;
  }

  #read(): void {
    this.#reading = this.sheet.id;
    this.editor.dispatch({ act: 'read', sheet: this.sheet.id, codes: this.codes });
  }

  /** The counters of the list. */
  #roster(): readonly TextCounter[] {
    return this.state.transcript.flatMap(({ counters }) => counters);
  }

  readonly #claims = (name: string): readonly string[] => {
    const same = this.#roster().filter((counter) => counter.name.toLowerCase() === name.trim().toLowerCase());
    const codes = same.flatMap(({ code }) => code?.text ?? []);
    return codes.length === 0 || name === '' ? [] : [...new Set(codes)];
  };

  #answer(
    rows: readonly ReviewRow[],
    row: ReviewRow,
    { answer, goesOn }: { readonly answer: SheetAnswer; readonly goesOn: boolean },
  ): void {
    const next = rows.find((one) => one !== row && one.review === 'asked') ?? row;
    this.chosen = goesOn ? next.group.id : row.group.id;
    this.editor.dispatch({ edit: 'answer', sheet: this.sheet.id, answer });
    this.#focusCard();
  }

  #go(rows: readonly ReviewRow[], row: ReviewRow, by: number): void {
    const next = rows[rows.indexOf(row) + by];
    if (next !== undefined) this.chosen = next.group.id;
    this.#focusCard();
  }

  #focusCard(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('group-card')?.focus());
  }
}

customElements.define('review-step', ReviewStep);
