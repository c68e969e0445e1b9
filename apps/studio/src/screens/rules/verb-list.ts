import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import './expression-field.ts';
import './hex-field.ts';
import { choiceSelect } from './choice-select.ts';
import { shiftButtons, shifted, shiftOf } from './entry-order.ts';
import { freshVerb, verbChoices, verbParts, verbWords, withPart, type VerbNames } from './verb-parts.ts';
import { VERBS } from './words.ts';
import { removeButton } from '../../ui/remove-button.ts';

/** What becomes of the verbs of an effect. */
export type AlterVerbs = (now: readonly JsonObject[]) => readonly JsonObject[];

/**
 * What an effect does, a sentence each, in its order: with Alt and the arrow keys a sentence is moved. `verbs-change`
 * brings an {@link AlterVerbs}.
 */
class VerbList extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { type: String },
    place: { type: String },
    verbs: { attribute: false },
    names: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
        counter-reset: verb;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: 0.3rem 0.4rem;
        padding-block: 0.25rem;
        border-block-end: 1px solid var(--line);
        counter-increment: verb;
      }
      li::before {
        content: counter(verb) '.';
        color: var(--ink-soft);
        font: 600 var(--body) / 2rem var(--serif);
      }
      span {
        line-height: 2rem;
      }
      expression-field {
        inline-size: 9rem;
      }
      .acts {
        margin-inline-start: auto;
        white-space: nowrap;
      }
      .acts button {
        min-block-size: 1.6rem;
        padding-inline: 0.4rem;
      }
      .add {
        margin-block-start: 0.4rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare package: string;
  /** What formulas are asked as. */
  declare place: string;
  declare verbs: readonly JsonObject[];
  declare names: VerbNames;

  override render(): unknown {
    const { verbs, names } = this;
    return html`
      ${verbs.length === 0 ? html`<p class="soft">${VERBS.none}</p>` : nothing}
      <ol>
        ${verbs.map((verb, index) => this.#verb(verb, index))}
      </ol>
      <button class="add plain small" @click=${() => this.#alter((now) => [...now, freshVerb(this.#first(), names)])}>
        ${VERBS.create}
      </button>
    `;
  }

  #verb(verb: JsonObject, index: number): unknown {
    const { names, verbs } = this;
    const words = verbWords(verb, names);
    const word = textOf(verb, 'do');
    const put = (next: (now: JsonObject) => JsonObject): void =>
      this.#alter((now) => now.map((one, at) => (at === index ? next(one) : one)));
    return html`<li aria-label=${words} @keydown=${(event: KeyboardEvent) => this.#press(event, index)}>
      ${choiceSelect(VERBS.verb(index + 1), word, verbChoices(names), (chosen) => put((now) => freshVerb(chosen, names, now)))}
      ${verbParts(verb, names).map((part) => {
        if (typeof part === 'string') return html`<span>${part}</span>`;
        const label = VERBS.partOf(part.label, index + 1);
        const write = (text: string): void => put((now) => withPart(now, part.name, text, names));
        if ('choices' in part) return choiceSelect(label, part.written, part.choices, write);
        if (!part.isFormula) {
          return html`<hex-field
            .session=${this.session}
            package=${this.package}
            label=${label}
            .hexes=${part.written.split(' ').filter((hex) => hex !== '')}
            @hexes-change=${({ detail }: CustomEvent<readonly string[]>) => write(detail.join(' '))}
          ></hex-field>`;
        }
        return html`<expression-field
          .session=${this.session}
          package=${this.package}
          place=${this.place}
          expects="number"
          label=${label}
          .value=${part.written}
          @formula-change=${({ detail }: CustomEvent<string>) => write(detail)}
        ></expression-field>`;
      })}
      <span class="acts">
        ${shiftButtons(index, verbs.length, { sooner: VERBS.sooner(words), later: VERBS.later(words) }, (by) => this.#shift(index, by))}
        ${removeButton(VERBS.remove(words), () => this.#alter((now) => now.toSpliced(index, 1)), verbs.length === 1)}
      </span>
    </li>`;
  }

  /** What most effects do: with a marker there, one is changed. */
  #first(): string {
    return this.names.markers.size > 0 ? 'add' : 'score';
  }

  #press(event: KeyboardEvent, index: number): void {
    const by = shiftOf(event);
    if (by !== 0) this.#shift(index, by);
  }

  #shift(index: number, by: -1 | 1): void {
    if (shifted(this.verbs, index, by) !== this.verbs) this.#alter((now) => shifted(now, index, by));
  }

  #alter(detail: AlterVerbs): void {
    this.dispatchEvent(new CustomEvent('verbs-change', { detail }));
  }
}

customElements.define('verb-list', VerbList);
