import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { select } from '../../ui/select.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import { valueWords } from '../rules/value-words.ts';
import { freeFace, withFaceName } from './fresh-face.ts';
import type { UnitWords } from './unit-words.ts';
import { COLUMNS, FACES } from './words.ts';
import { addSelect } from '../../ui/add-select.ts';
import { removeButton } from '../../ui/remove-button.ts';

/** What becomes of the faces of a counter as they are now. */
export type FacesChange = (now: readonly JsonObject[]) => readonly JsonObject[];

/** The faces of a counter, front first, with the values each of them has. `faces-edit` tells a {@link FacesChange}. */
class UnitFaces extends LitElement {
  static override properties = {
    faces: { attribute: false },
    words: { attribute: false },
    scanAddress: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      fieldset {
        margin: 0 0 0.5rem;
        padding: 0.4rem 0.6rem 0.6rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      legend {
        padding-inline: 0.3rem;
        font: 600 var(--small) var(--serif);
      }
      .fields {
        display: grid;
        grid-template-columns: 5.5rem minmax(0, 1fr) auto;
        gap: 0.3rem 0.5rem;
        align-items: center;
      }
      .fields > input,
      .fields > select {
        inline-size: 100%;
        min-block-size: 1.8rem;
      }
      .fields > [type='checkbox'] {
        inline-size: auto;
        justify-self: start;
      }
      .wide {
        grid-column: 2 / -1;
      }
      .foot {
        display: flex;
        justify-content: space-between;
        gap: 0.5rem;
        margin-block-start: 0.5rem;
      }
      button {
        min-block-size: 1.7rem;
        font-size: var(--small);
      }
    `,
  ];
  declare faces: JsonValue | undefined;
  declare words: UnitWords;
  /** The address of the place on a scan that a provenance tells; null where no scan of the package has it. */
  declare scanAddress: (source: string) => string | null;

  override render(): unknown {
    const faces = asList(this.faces);
    return html`
      ${faces.map((face, index) => this.#face(face, index, faces.length))}
      <button @click=${() => this.#notify((now) => [...now, { id: freeFace(now) }])}>${FACES.add}</button>
    `;
  }

  #face(face: JsonObject, index: number, count: number): unknown {
    const alter = (change: (now: JsonObject) => JsonObject): void =>
      this.#notify((faces) => faces.map((now, at) => (at === index ? change(now) : now)));
    const values = isObject(face['values']) ? face['values'] : {};
    const types = this.words.system?.unitValues ?? {};
    const free = Object.keys(types).filter((name) => !Object.hasOwn(values, name));
    const setValue = (name: string, value: JsonValue | undefined): void =>
      alter(({ values: now, ...others }) => {
        const { [name]: _, ...rest } = isObject(now) ? now : {};
        const next: JsonObject = value === undefined ? rest : { ...rest, [name]: value };
        return Object.keys(next).length === 0 ? others : { ...others, values: next };
      });
    const heading = COLUMNS.face(index);
    const add = (name: string): void => setValue(name, this.#first(name));
    const text = (name: 'id' | 'name', title: string, put: (typed: string) => void): unknown =>
      html`<label for=${`${name}-${index}`}>${title}</label>
        <input
          id=${`${name}-${index}`}
          class="wide"
          .value=${textOf(face, name)}
          @change=${(event: Event) => put((event.target as HTMLInputElement).value.trim())}
        />`;
    const setId = (id: string): void => {
      if (id !== '') alter((now) => ({ ...now, id }));
    };
    const setName = (typed: string): void => this.#notify((now) => withFaceName(now, index, typed));
    return html`<fieldset>
      <legend>${heading}</legend>
      <div class="fields">
        ${text('id', COLUMNS.id, setId)} ${text('name', COLUMNS.name, setName)}
        ${this.#class(face, index, (chosen) => alter(({ class: _, ...rest }) => (chosen === '' ? rest : { ...rest, class: chosen })))}
        ${Object.entries(values).map(
          ([name, value]) =>
            html`<label for=${`${name}-${index}`}>${plainWords(name)}</label>
              ${this.#value(`${name}-${index}`, name, value, (next) => setValue(name, next))}
              ${removeButton(FACES.removeValue(plainWords(name)), () => setValue(name, undefined))}`,
        )}
        ${this.#whence(face)}
      </div>
      <div class="foot">
        ${
          free.length === 0
            ? nothing
            : addSelect({
                label: FACES.addValueTo(heading),
                prompt: FACES.addValue,
                options: free.map((name) => ({ value: name, title: plainWords(name) })),
                add,
              })
        }
        ${count < 2 ? nothing : html`<button class="plain" @click=${() => this.#notify((now) => now.toSpliced(index, 1))}>${FACES.remove}</button>`}
      </div>
    </fieldset>`;
  }

  /** Leads to the place that the values of a face were read from, where it is one of its own. */
  #whence({ provenance }: JsonObject): unknown {
    const address = this.scanAddress(isObject(provenance) ? textOf(provenance, 'source') : '');
    return address === null ? nothing : html`<a class="wide" href=${address}>${FACES.onScan}</a>`;
  }

  /** Who turns to this face may be of another class; nothing in games without classes. */
  #class(face: JsonObject, index: number, put: (chosen: string) => void): unknown {
    const classes = this.#wordsOf('classes');
    const now = textOf(face, 'class');
    if (classes.length === 0 && now === '') return nothing;
    const known = now === '' || classes.some((one) => nameOf(one) === now) ? classes : [{ id: now }, ...classes];
    return html`<label for=${`class-${index}`} title=${COLUMNS.faceClassHint}>${COLUMNS.class}</label> ${select({
        id: `class-${index}`,
        className: 'wide',
        value: now,
        options: [
          { value: '', title: COLUMNS.ofUnit },
          ...known.map((one) => ({ value: nameOf(one), title: textOf(one, 'name') || nameOf(one) })),
        ],
        choose: put,
      })}`;
  }

  #value(id: string, name: string, value: JsonValue, set: (value: JsonValue) => void): unknown {
    const type = this.words.system?.unitValues[name];
    const written = valueWords(value);
    if (type?.type === 'flag') {
      return html`<input
        id=${id}
        type="checkbox"
        .checked=${value === true}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      />`;
    }
    if (type?.type === 'vocabulary') {
      const known = this.#wordsOf(type.vocabulary);
      const words = known.some((word) => nameOf(word) === written) ? known : [{ id: written }, ...known];
      return select({
        id,
        options: words.map((word) => ({ value: nameOf(word), title: textOf(word, 'name') || nameOf(word) })),
        value: written,
        choose: set,
      });
    }
    return html`<input
      id=${id}
      .value=${written}
      @change=${(event: Event) => {
        const typed = (event.target as HTMLInputElement).value.trim();
        set(/^[-−]?\d+$/.test(typed) ? Number(typed.replace('−', '-')) : typed);
      }}
    />`;
  }

  #first(name: string): JsonValue {
    const type = this.words.system?.unitValues[name];
    if (type?.type === 'flag') return true;
    return type?.type === 'vocabulary' ? nameOf(this.#wordsOf(type.vocabulary)[0] ?? {}) : 0;
  }

  #wordsOf(vocabulary: string): readonly JsonObject[] {
    const found = this.words.vocabularies.find((one) => nameOf(one) === vocabulary);
    return asList(found?.['values']);
  }

  #notify(detail: FacesChange): void {
    this.dispatchEvent(new CustomEvent<FacesChange>('faces-edit', { detail }));
  }
}

customElements.define('unit-faces', UnitFaces);
