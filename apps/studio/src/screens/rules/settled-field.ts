import { ABOUT_GAME } from '@hexwright/compiler';
import { setItem } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { titleOf } from '../../scene/chart.ts';
import { Items, nameOf, textsOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { choiceSelect } from './choice-select.ts';
import {
  clauseKinds,
  clauseParts,
  clauseWords,
  freshClause,
  readClauses,
  writeClauses,
  type Clause,
  type ClauseKind,
  type ClauseNames,
  type ClausePlace,
  type Clauses,
} from './clauses.ts';
import './expression-field.ts';
import './hex-field.ts';
import { terrainsOnMap, zoneFor } from './objective-zones.ts';
import { CLAUSES } from './settlement-words.ts';
import { VICTORY } from './words.ts';
import { addSelect } from '../../ui/add-select.ts';
import { removeButton } from '../../ui/remove-button.ts';
import { unlessTyping } from '../../ui/unless-typing.ts';

/** What becomes of the formula as it is now. */
export type AlterFormula = (now: string) => string;

/** Stands for a zone that is yet to be made: see `zoneFor`. */
const NEW_ZONE = '+';

/**
 * A formula about the game as a whole: sentences to choose and fill in, which write it, and the formula itself below.
 * `formula-alter` brings an {@link AlterFormula}.
 */
class SettledField extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { type: String },
    label: { type: String },
    names: { attribute: false },
    value: { type: String },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li,
      .join {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.4rem;
        padding-block: 0.2rem;
      }
      li button {
        margin-inline-start: auto;
        min-block-size: 1.6rem;
        padding-inline: 0.4rem;
      }
      .number {
        inline-size: 4rem;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      select {
        max-inline-size: 15rem;
      }
      details {
        margin-block-start: 0.35rem;
      }
      summary {
        color: var(--ink-soft);
        font-size: var(--small);
        cursor: pointer;
      }
    `,
  ];
  declare session: ProjectSession;
  declare package: string;
  /** What the formula is for. */
  declare label: string;
  declare names: ClauseNames;
  declare value: string;

  override render(): unknown {
    const clauses = readClauses(this.value);
    return html`
      ${clauses === null ? html`<p class="soft">${CLAUSES.own}</p>` : this.#sentences(clauses)}
      <expression-field
        .session=${this.session}
        package=${this.package}
        place=${ABOUT_GAME}
        expects="truth"
        label=${`${this.label}: ${CLAUSES.formula.toLowerCase()}`}
        .value=${this.value}
        @formula-change=${({ detail }: CustomEvent<string>) => this.#notify(() => detail)}
      ></expression-field>
    `;
  }

  #sentences(clauses: Clauses): unknown {
    const { list, join } = clauses;
    const kinds = clauseKinds(this.names);
    const put = (alter: (list: readonly Clause[]) => readonly Clause[]): void =>
      this.#alter((now) => ({ ...now, list: alter(now.list) }));
    return html`
      ${
        list.length < 2
          ? nothing
          : html`<p class="join">
              ${CLAUSES.join}
              ${choiceSelect(CLAUSES.join, join, new Map(Object.entries(CLAUSES.joins)), (chosen) =>
                this.#alter((now) => ({ ...now, join: chosen === '||' ? '||' : '&&' })),
              )}
            </p>`
      }
      <ul>
        ${list.map((clause, index) =>
          this.#clause(clause, index, kinds, (alter) =>
            put((now) => now.flatMap((one, at) => (at === index ? (alter(one) ?? []) : one))),
          ),
        )}
      </ul>
      ${
        kinds.length === 0
          ? nothing
          : html`<button
              class="add plain small"
              aria-label=${`${this.label}: ${list.length === 0 ? CLAUSES.create : CLAUSES.more}`}
              @click=${() => put((now) => [...now, freshClause(kinds[0], this.names)])}
            >
              ${list.length === 0 ? CLAUSES.create : CLAUSES.more}
            </button>`
      }
    `;
  }

  #clause(
    clause: Clause,
    index: number,
    known: readonly ClauseKind[],
    put: (alter: (now: Clause) => Clause | null) => void,
  ): unknown {
    const { names } = this;
    const words = clauseWords(clause, names);
    const kinds = known.includes(clause.kind) ? known : [clause.kind, ...known];
    const write = (place: ClausePlace, text: string): void =>
      put((now) => ({ ...now, places: { ...now.places, [place]: text } }));
    const label = (part: string): string => CLAUSES.partOf(part, index + 1);
    return html`<li aria-label=${words}>
      ${choiceSelect(label(CLAUSES.labels.kind), clause.kind, new Map(kinds.map((kind) => [kind, CLAUSES.kinds[kind]])), (chosen) => put((now) => freshClause(chosen as ClauseKind, names, now)))}
      ${clauseParts(clause, names).map((part) => {
        if (typeof part === 'string') return html`<span>${part}</span>`;
        const held = clause.places[part.place] ?? '';
        if (part.place === 'zone') return this.#zone(label(part.label), held, write);
        if (part.choices !== undefined) {
          return choiceSelect(label(part.label), held, part.choices, (chosen) => write(part.place, chosen));
        }
        return html`<input
          class="number"
          aria-label=${label(part.label)}
          inputmode="numeric"
          .value=${unlessTyping(held)}
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            const typed = input.value.trim().replace('−', '-');
            if (/^-?\d{1,9}$/.test(typed)) write(part.place, String(Number(typed)));
            // What is no number gives way to what was there.
            else input.value = held;
          }}
        />`;
      })}
      ${this.#hexes(clause.places.zone ?? '')}
      ${removeButton(CLAUSES.remove(words), () => {
        // The button goes with the sentence: the keyboard goes to where another is asked.
        this.renderRoot.querySelector<HTMLButtonElement>('.add')?.focus();
        put(() => null);
      })}
    </li>`;
  }

  /** A zone, or a new one, with its hexes where they stand in this package. */
  #zone(label: string, held: string, write: (place: ClausePlace, text: string) => void): unknown {
    const { session } = this;
    const create = (chosen: string): void => {
      session.editor.begin(CLAUSES.newZone);
      const zone = zoneFor(session, this.package, chosen);
      if (zone !== null) write('zone', zone);
      session.editor.end();
    };
    const ofTerrains = terrainsOnMap(session.project, this.package).map(
      (terrain) => [NEW_ZONE + nameOf(terrain), VICTORY.zoneOf(titleOf(terrain))] as const,
    );
    const chosenZone = choiceSelect(label, held, this.names.zone, (chosen) => write('zone', chosen));
    // Those of a table are drawn on its map.
    if (!this.names.hasHexes) return chosenZone;
    return html`${chosenZone}
    ${addSelect({
      label: `${label}: ${CLAUSES.newZone}`,
      prompt: CLAUSES.newZone,
      options: [
        { value: NEW_ZONE, title: VICTORY.newZone },
        ...ofTerrains.map(([id, title]) => ({ value: id, title })),
      ],
      add: create,
    })}`;
  }

  /** The hexes of a zone of this package, to be chosen here too. */
  #hexes(held: string): unknown {
    const { session } = this;
    const items = new Items(session.project, this.package);
    const zone = items.isOwn('map/zones', held)
      ? items.list('map/zones').find((one) => nameOf(one) === held)
      : undefined;
    if (zone === undefined) return nothing;
    return html`<hex-field
      .session=${session}
      package=${this.package}
      label=${CLAUSES.hexesOf(titleOf(zone))}
      .hexes=${textsOf(zone, 'hexes')}
      @hexes-change=${({ detail }: CustomEvent<readonly string[]>) => {
        session.do(setItem(session.project, this.package, `map/zones/${held}/hexes`, [...detail]));
        this.requestUpdate();
      }}
    ></hex-field>`;
  }

  /** Alters the sentences; a formula that has become something else meanwhile stays as it is. */
  #alter(alter: (now: Clauses) => Clauses): void {
    this.#notify((formula) => {
      const now = readClauses(formula);
      return now === null ? formula : writeClauses(alter(now));
    });
  }

  #notify(detail: AlterFormula): void {
    this.dispatchEvent(new CustomEvent<AlterFormula>('formula-alter', { detail }));
  }
}

customElements.define('settled-field', SettledField);
