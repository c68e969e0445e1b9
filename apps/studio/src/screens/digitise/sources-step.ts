import type { CounterSheet, PrintedCode } from '@hexwright/model';
import { languageOf, type CodePattern } from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { layoutFields } from './layout-fields.ts';
import { numberField } from './number-field.ts';
import './pdf-pages.ts';
import { anotherBlock, pictureName } from './sheets-edit.ts';
import { unknownNames, type KnownNames } from './unknown-values.ts';
import { DIGITISE, SOURCES } from './words.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

const TOTALS = ['singles', 'doubles', 'cells'] as const;

/** The pictures, and what is known of them before anybody looks. */
class SourcesStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    system: { attribute: false },
    known: { attribute: false },
    names: { attribute: false },
    isOver: { state: true },
    wrongCodes: { state: true },
    pdfs: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    css`
      .sources {
        display: grid;
        gap: 1rem;
        max-inline-size: 62rem;
        margin: 0 auto;
        padding: 1rem;
      }
      .drop {
        display: grid;
        gap: 0.6rem;
        justify-items: center;
        padding: 1.5rem 1rem;
        border: 1.5px dashed var(--line-strong);
        border-radius: 8px;
        text-align: center;
      }
      .drop.over {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      article {
        display: grid;
        grid-template-columns: 9rem minmax(0, 1fr);
        gap: 1rem;
        padding: 0.75rem;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--panel);
      }
      article header {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: baseline;
      }
      article p {
        overflow-wrap: anywhere;
      }
      article h2 {
        flex: 1 1 10rem;
        overflow-wrap: anywhere;
      }
      img {
        max-inline-size: 9rem;
        max-block-size: 12rem;
        border: 1px solid var(--line);
      }
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        margin: 0.5rem 0 0;
        padding: 0;
        border: none;
      }
      legend {
        padding: 0;
        font-weight: 600;
      }
      fieldset label,
      .wide {
        display: grid;
        gap: 0.15rem;
      }
      fieldset input {
        inline-size: 6.5rem;
      }
      textarea {
        inline-size: 100%;
        min-block-size: 6rem;
        font: var(--small) / 1.5 var(--mono);
      }
      .texts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
        gap: 1rem;
      }
      @media (max-width: 700px) {
        article {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare system: string | null;
  /** The codes in force. */
  declare known: readonly CodePattern[];
  /** The kinds and values that counters of the game have; null where that is not known. */
  declare names: KnownNames | null;
  declare isOver: boolean;
  /** What is wrong with the patterns that were typed last. */
  declare wrongCodes: string;
  /** PDF files of which pages are to be chosen. */
  declare pdfs: readonly File[];

  constructor() {
    super();
    this.isOver = false;
    this.wrongCodes = '';
    this.pdfs = [];
  }

  override render(): unknown {
    const { sheets = [] } = this.state.file;
    return html`<div class="sources">
      ${sheets.length === 0 ? html`<h2>${SOURCES.empty}</h2>` : nothing} ${sheets.map((sheet) => this.#sheet(sheet))}
      ${this.pdfs.map((file) => this.#pagesOf(file))} ${this.#drop(sheets.length === 0)}
      <div class="texts">${this.#codes()}</div>
    </div>`;
  }

  #drop(isFirst: boolean): unknown {
    return html`<div
      class=${this.isOver ? 'drop over' : 'drop'}
      @dragover=${(event: DragEvent) => {
        event.preventDefault();
        this.isOver = true;
      }}
      @dragleave=${() => (this.isOver = false)}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        this.isOver = false;
        this.#choose([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      ${isFirst ? html`<p>${SOURCES.intro}</p>` : nothing}
      <button
        class=${isFirst ? 'primary' : ''}
        @click=${() => this.renderRoot.querySelector<HTMLInputElement>('[type=file]')?.click()}
      >
        ${isFirst ? DIGITISE.choosePictures : SOURCES.more}
      </button>
      <input
        type="file"
        multiple
        accept="image/png,image/jpeg,image/gif,image/webp,application/pdf"
        hidden
        aria-label=${SOURCES.pictures}
        @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          this.#choose([...(field.files ?? [])]);
          field.value = '';
        }}
      />
    </div>`;
  }

  #pagesOf(file: File): unknown {
    return html`<pdf-pages
      .file=${file}
      @pages=${({ detail }: CustomEvent<readonly File[]>) => this.#choose(detail)}
      @dismiss=${() => (this.pdfs = this.pdfs.filter((one) => one !== file))}
    ></pdf-pages>`;
  }

  #sheet(sheet: CounterSheet): unknown {
    const picture = this.state.pictures.get(pictureName(sheet));
    const change = (changes: Partial<CounterSheet>): void =>
      this.editor.dispatch({ edit: 'change', sheet: sheet.id, what: DIGITISE.steps.describe, changes });
    return html`<article aria-label=${sheet.id}>
      ${
        picture?.is === 'here'
          ? html`<img src=${picture.preview.url} alt=${sheet.id} />`
          : html`<p class="soft small">
              ${picture?.is === 'missing' ? DIGITISE.missingPicture(pictureName(sheet)) : DIGITISE.loading}
            </p>`
      }
      <div>
        <header>
          <h2>${sheet.id}</h2>
          <span class="soft small">${SOURCES.size(sheet.width, sheet.height)}</span>
          <button
            class="plain"
            aria-label=${SOURCES.remove(sheet.id)}
            title=${SOURCES.remove(sheet.id)}
            @click=${() => this.editor.dispatch({ edit: 'remove', sheet: sheet.id })}
          >
            ×
          </button>
        </header>
        <button
          class="plain"
          @click=${() => this.editor.dispatch({ edit: 'add', sheet: anotherBlock(sheet, this.state.file.sheets ?? []) })}
        >
          ${SOURCES.block}
        </button>
        ${layoutFields(sheet, change)}
        <fieldset>
          <legend>${SOURCES.expected}</legend>
          ${TOTALS.map((name) =>
            numberField(SOURCES.totals[name], sheet.expected?.[name], false, (value) => {
              const { [name]: _, ...others } = sheet.expected ?? {};
              change({ expected: value === undefined ? others : { ...others, [name]: value } });
            }),
          )}
        </fieldset>
        <p class="soft small">${SOURCES.expectedHint}</p>
        <label class="wide"
          >${SOURCES.origin}
          <input
            .value=${sheet.origin ?? ''}
            maxlength="1000"
            @change=${(event: Event) => {
              const origin = (event.target as HTMLInputElement).value.trim();
              change({ origin: origin === '' ? undefined : origin });
            }}
        /></label>
      </div>
    </article>`;
  }

  #codes(): unknown {
    const { codes } = this.state.file;
    const hint =
      codes !== undefined || this.known.length === 0 ? SOURCES.codesUnknown : SOURCES.codesKnown(this.system ?? '');
    return html`<section>
      <label class="wide"
        >${SOURCES.codes}
        <textarea
          aria-invalid=${this.wrongCodes !== '' ? 'true' : nothing}
          placeholder=${SOURCES.codesExample}
          .value=${this.known.map(({ kind, pattern }) => `${kind} ${pattern}`).join('\n')}
          @change=${(event: Event) => this.#takeCodes((event.target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      ${this.wrongCodes === '' ? nothing : inlineMessage(this.wrongCodes)} ${this.#unknown()}
      <p class="soft small">${codes === undefined ? hint : ''} ${SOURCES.codesHint}</p>
    </section>`;
  }

  /** What is written in the patterns and would not compile. */
  #unknown(): unknown {
    if (this.names === null) return nothing;
    const { kinds, values, words } = unknownNames(this.known, this.names);
    return html`${kinds.length === 0 ? nothing : inlineMessage(SOURCES.unknownKinds(kinds, this.names.kinds), 'warning')}
    ${values.length === 0 ? nothing : inlineMessage(SOURCES.unknownValues(values, this.names.values), 'warning')}
    ${words.map(({ value, word, known }) => inlineMessage(SOURCES.unknownWord(value, word, known), 'warning'))}`;
  }

  /** Patterns that cannot be read stay in their field to be mended; the former ones hold meanwhile. */
  #takeCodes(text: string): void {
    const codes = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line): PrintedCode => {
        const [kind] = line.split(/\s/, 1);
        return { kind, pattern: line.slice(kind.length).trim() };
      });
    const reading = languageOf(codes);
    this.wrongCodes = reading.ok ? '' : reading.problem.message;
    if (reading.ok) this.editor.dispatch({ edit: 'codes', codes });
  }

  #choose(files: readonly File[]): void {
    const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
    const pictures = files.filter((file) => !isPdf(file));
    this.pdfs = [...this.pdfs, ...files.filter(isPdf)];
    if (pictures.length > 0) this.editor.dispatch({ act: 'choose', files: pictures });
  }
}

customElements.define('sources-step', SourcesStep);
