import type { Difference, TextCounter, TranscribedSheet } from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { select } from '../../ui/select.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import type { Surroundings } from './finished-units.ts';
import type { NamedId } from './review-step.ts';
import { marksOf, sideMark, textUnits, type TextUnits } from './text-units.ts';
import { DIGITISE, TEXT } from './words.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** So many cells are named that nobody can make out. */
const ASKED = 50;
/** As many characters as a project keeps. */
const LONGEST = 200_000;

/** A list or a transcription of the counters: names to expect on scans, or counters of its own. */
class TextStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    sides: { attribute: false },
    around: { attribute: false },
    line: { attribute: false },
    isTooLong: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    css`
      .text {
        display: grid;
        grid-template-rows: auto minmax(12rem, 1fr) auto;
        gap: 0.35rem;
        min-block-size: 0;
        padding: 0.75rem;
      }
      textarea {
        inline-size: 100%;
        block-size: 100%;
        font-family: var(--mono);
        font-size: var(--small);
        white-space: pre;
        resize: none;
      }
      ol {
        display: grid;
        gap: 0.25rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li button {
        inline-size: 100%;
        text-align: start;
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare sides: readonly NamedId[];
  declare around: Surroundings;
  /** The line that somebody has come for; 0 where for none. */
  declare line: number;

  /** What is in the field is longer than a project keeps. */
  declare isTooLong: boolean;
  #units: { readonly of: readonly unknown[]; readonly found: TextUnits } | null = null;

  constructor() {
    super();
    this.line = 0;
    this.isTooLong = false;
  }

  override firstUpdated(): void {
    if (this.line > 0) this.#goTo(this.line, null);
  }

  override render(): unknown {
    const { file, transcript } = this.state;
    return html`<div class="columns">
      <div class="text">
        <label for="roster">${TEXT.text}</label>
        <textarea
          id="roster"
          spellcheck="false"
          .value=${file.roster ?? ''}
          @change=${(event: Event) => this.#take((event.target as HTMLTextAreaElement).value)}
        ></textarea>
        ${this.isTooLong ? inlineMessage(TEXT.tooLong) : nothing}
        <p class="soft small">${TEXT.hint}</p>
      </div>
      <div class="side">
        ${transcript.length === 0 ? html`<p class="soft">${TEXT.none}</p>` : this.#found(transcript)}
      </div>
    </div>`;
  }

  #found(transcript: readonly TranscribedSheet[]): unknown {
    const { units, papersAsked } = this.#unitsOf(transcript);
    const asked = transcript
      .flatMap(({ counters }) => counters)
      .filter(({ name, code }) => name === '' || code === null);
    return html`<section>
        <h2>${TEXT.counted}</h2>
        ${transcript.map((sheet) => this.#sheet(sheet))}
      </section>
      ${this.#marks(transcript)} ${this.#asked(asked)}
      <section>
        <p>${TEXT.ready(units.length)}</p>
        ${papersAsked === 0 ? nothing : html`<p class="bad">${TEXT.sidesAsked(papersAsked)}</p>`}
        <button
          class="primary"
          ?disabled=${units.length === 0}
          @click=${() => this.editor.dispatch({ act: 'write-text', ...this.around })}
        >
          ${TEXT.write(units.length)}
        </button>
        <p class="soft small">${TEXT.again}</p>
      </section>`;
  }

  /** A text that is too long stays in its field, to be made shorter. */
  #take(roster: string): void {
    this.isTooLong = roster.length > LONGEST;
    if (!this.isTooLong) this.editor.dispatch({ edit: 'roster', roster });
  }

  /** Made once for the same text and sides: there may be thousands of counters. */
  #unitsOf(transcript: readonly TranscribedSheet[]): TextUnits {
    const { file } = this.state;
    const of = [transcript, file.papers];
    if (this.#units === null || this.#units.of.some((one, at) => one !== of[at])) {
      this.#units = { of, found: textUnits(file, transcript) };
    }
    return this.#units.found;
  }

  #sheet({ title, tally: { singles, doubles, cells }, differences, notes }: TranscribedSheet): unknown {
    const wrong = differences.map(({ what, printed, counted }: Difference) =>
      DIGITISE.difference(TEXT.totals[what], counted, printed),
    );
    return html`<div>
      ${title === '' ? nothing : html`<h3>${title}</h3>`}
      <p class="small">${DIGITISE.tally(singles, doubles, cells)}</p>
      ${wrong.map((one) => html`<p class="bad small">${one}</p>`)}
      ${notes.map((note) => html`<p class="soft small">${note}</p>`)}
    </div>`;
  }

  /** Whose the counters under each heading are. */
  #marks(transcript: readonly TranscribedSheet[]): unknown {
    const { papers = [] } = this.state.file;
    const marks = marksOf(transcript);
    if (marks.length === 0) return nothing;
    return html`<section>
      <h3>${TEXT.sides}</h3>
      ${marks.map((mark) => {
        const paper = sideMark(mark);
        return html`<div class="row">
          <span>${mark === '' ? TEXT.noHeading : mark}</span>
          ${select({
            label: TEXT.sideOf(mark),
            value: papers.find(({ id }) => id === paper)?.side ?? '',
            options: [
              { value: '', title: TEXT.whose },
              ...this.sides.map(({ id, name }) => ({ value: id, title: name })),
            ],
            choose: (side) => this.editor.dispatch({ edit: 'side', paper, side }),
          })}
        </div>`;
      })}
    </section>`;
  }

  /** Cells that are mended in the text itself. */
  #asked(asked: readonly TextCounter[]): unknown {
    if (asked.length === 0) return nothing;
    return html`<section>
      <h3>${TEXT.asked(asked.length)}</h3>
      <p class="soft small">${TEXT.askedHint}</p>
      <ol aria-label=${TEXT.asked(asked.length)}>
        ${asked.slice(0, ASKED).map(
          ({ line, reading, candidates }) =>
            html`<li>
              <button @click=${() => this.#goTo(line, reading)}>
                ${TEXT.cell(line, reading)}
                <span class="soft small">${TEXT.likely(candidates.slice(0, 3).map(({ code }) => code.text))}</span>
              </button>
            </li>`,
        )}
      </ol>
      ${asked.length > ASKED ? html`<p class="soft small">${TEXT.more(asked.length - ASKED)}</p>` : nothing}
    </section>`;
  }

  /** Chooses a cell in the text, or its line where the text has it otherwise or no cell is named. */
  #goTo(line: number, reading: string | null): void {
    const field = this.renderRoot.querySelector('textarea');
    if (field === null) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const text = lines[line - 1] ?? '';
    const cell = reading === null ? null : new RegExp(reading.split(/\s+/).map(literal).join('\\s+')).exec(text);
    const [from, length] = cell === null ? [0, text.length] : [cell.index, cell[0].length];
    field.focus();
    field.setSelectionRange(start + from, start + from + length);
    // The browser does not scroll to what is chosen.
    field.scrollTop = (field.scrollHeight * (line - 4)) / lines.length;
  }
}

/** A word in a regular expression that matches it alone. */
function literal(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

customElements.define('text-step', TextStep);
