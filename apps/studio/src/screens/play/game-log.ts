import type { LogEntry, MoveView } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { GamePart } from './game-part.ts';
import type { PlayActions } from './play-actions.ts';
import { loggedMoves, type LoggedMove } from './logged-moves.ts';
import { words } from './words.ts';

/** Moves shown at once; earlier ones come when asked for. */
const SHOWN = 60;

/**
 * What has happened, as a person reads it: by turn and phase, each line with its case and what counted. Of all lines one
 * is in the order of Tab, the arrows lead to the others. The board shows where the line happened that is looked at; one that
 * is pressed leads to its move, and a note can be pinned to the present one.
 */
class GameLog extends GamePart {
  static override properties = {
    ...GamePart.properties,
    actions: { attribute: false },
    more: { state: true },
    at: { state: true },
    writing: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        overflow-y: auto;
        overscroll-behavior: contain;
        font-size: var(--small);
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      h3 {
        position: sticky;
        inset-block-start: 0;
        padding: 0.35rem 0.75rem;
        border-block-end: 1px solid var(--line);
        background: var(--panel);
      }
      .phase {
        padding: 0.5rem 0.75rem 0.1rem;
        font-weight: 600;
        color: var(--ink-soft);
      }
      .line {
        display: block;
        inline-size: 100%;
        margin: 0;
        padding: 0.15rem 0.75rem;
        border: 0;
        border-inline-start: 3px solid transparent;
        border-radius: 0;
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        white-space: normal;
        cursor: pointer;
      }
      .line:hover {
        background: var(--sunken);
      }
      .line:focus-visible {
        outline-offset: -2px;
      }
      li[aria-current] > .line {
        border-inline-start-color: var(--accent);
        background: var(--accent-soft);
      }
      li.ahead {
        color: var(--ink-soft);
        font-style: italic;
      }
      li.ahead > .line {
        border-inline-start-style: dotted;
        border-inline-start-color: var(--line-strong);
      }
      .parts {
        display: block;
        padding-inline-start: 1rem;
        color: var(--ink-soft);
      }
      .branch {
        color: var(--accent);
        font-weight: 600;
      }
      .note,
      .witnessed {
        margin: 0.15rem 0.75rem;
        padding: 0.3rem 0.6rem;
      }
      .note:has(p),
      form.note {
        border-inline-start: 3px solid var(--accent);
        background: var(--accent-soft);
      }
      .note p {
        white-space: pre-wrap;
      }
      .note textarea {
        inline-size: 100%;
        box-sizing: border-box;
      }
      .witnessed {
        border-inline-start: 3px solid var(--warning);
        background: var(--warning-soft);
        font-weight: 600;
      }
      .earlier {
        margin: 0.5rem 0.75rem;
      }
    `,
  ];
  declare actions: PlayActions;
  declare more: number;
  /** The line in the order of Tab: `<id of its move> <its number there>`; the last of the present move where empty. */
  declare at: string;
  /** The move to which a note is being written, or -1. */
  declare writing: number;
  /** How the game stood when it was drawn last. */
  #drawn: GameSnapshot | null = null;

  constructor() {
    super();
    this.more = 0;
    this.at = '';
    this.writing = -1;
  }

  override render(): unknown {
    const { line, view } = this.snapshot;
    const at = line.indexOf(view.node);
    const first = Math.max(0, at - SHOWN - this.more);
    const moves = line.slice(first, at + SHOWN).flatMap((id) => this.snapshot.moves.get(id) ?? []);
    const all = loggedMoves(moves);
    const keys = all.flatMap(keysOf);
    const present = all.filter(({ move }) => move.id === view.node).flatMap(keysOf);
    const isOld = ({ move, lines }: LoggedMove): boolean => move.state === 'other-package' && lines.length > 0;
    const old = all.find((one, index) => first + index > at && isOld(one));
    const tabbed = keys.includes(this.at) ? this.at : (present.at(-1) ?? keys.at(-1));
    return html`
      ${
        first === 0
          ? nothing
          : html`<button class="plain earlier" @click=${() => (this.more += SHOWN * 3)}>
              ${words.log.earlier(first)}
            </button>`
      }
      <ol
        aria-label=${words.log.moves}
        @keydown=${(event: KeyboardEvent) => this.#walk(event)}
        @focusout=${() => this.#look(null)}
        @pointerleave=${() => this.#look(null)}
      >
        ${repeat(
          all,
          ({ move }) => move.id,
          (one, index) => this.#move(one, first + index > at, tabbed, one === old),
        )}
      </ol>
    `;
  }

  override updated(): void {
    if (this.snapshot === this.#drawn) return;
    this.#drawn = this.snapshot;
    this.renderRoot.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  #move({ move, lines }: LoggedMove, isAhead: boolean, tabbed: string | undefined, isOld: boolean): unknown {
    const { id } = move;
    const { node } = this.snapshot.view;
    const { note, witnessed } = move;
    const isBare = lines.length === 0 && move.children.length < 2 && note === '' && witnessed.length === 0;
    if (isBare && id !== node) return nothing;
    return html`<li class=${isAhead ? 'ahead' : ''} aria-current=${id === node ? 'step' : nothing}>
      ${isOld ? html`<p class="phase">${words.log.old}</p>` : nothing}
      ${lines.map((entry, index) => this.#entry(entry, id, `${id} ${index}`, tabbed))}
      ${witnessed.map((text) => html`<p class="witnessed">${text}</p>`)} ${this.#note(move)}
      ${
        move.children.length < 2
          ? nothing
          : html`<button class="line branch" tabindex="-1" @click=${() => this.#goTo(id)}>
              ${words.log.branches(move.children.length, move.name)}
            </button>`
      }
    </li>`;
  }

  /** What is pinned to a move; at the present one a note can be written. */
  #note({ id, move, note }: MoveView): unknown {
    const isHere = id === this.snapshot.view.node;
    const { mayNote } = this.game.host;
    if (this.writing === id) {
      return html`<form class="note" @submit=${(event: SubmitEvent) => this.#pin(event, id)}>
        <textarea
          name="note"
          rows="3"
          maxlength="2000"
          aria-label=${words.log.noteOf(move)}
          placeholder=${this.game.isOwn ? words.log.noteHint : words.room.noteHint}
          .value=${note}
        ></textarea>
        <div>
          <button class="primary">${words.log.saveNote}</button>
          <button type="button" @click=${() => (this.writing = -1)}>${words.cancel}</button>
          ${
            note === ''
              ? nothing
              : html`<button type="button" class="plain" @click=${() => this.#write(id, '')}>
                  ${words.log.delete}
                </button>`
          }
        </div>
      </form>`;
    }
    if (note === '' && !(isHere && mayNote)) return nothing;
    const label = note === '' ? words.log.addNote(move) : words.log.editNote(move);
    return html`<div class="note">
      ${note === '' ? nothing : html`<p>${note}</p>`}
      ${
        mayNote
          ? html`<button class="plain small" aria-label=${label} @click=${() => (this.writing = id)}>
              ${words.log.note}
            </button>`
          : nothing
      }
    </div>`;
  }

  #pin(event: SubmitEvent, id: number): void {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLTextAreaElement>('.note textarea');
    if (field !== null) this.#write(id, field.value.trim());
  }

  #write(id: number, note: string): void {
    this.writing = -1;
    void this.game.dispatch('pinNote', id, note);
  }

  #entry(entry: LogEntry, id: number, key: string, tabbed: string | undefined): unknown {
    const { kind, text, case: cited, parts } = entry;
    if (kind === 'turn') return html`<h3>${text}</h3>`;
    const reference = html` ${citation(cited)}`;
    if (kind !== 'line') return html`<p class="phase">${text}${reference}</p>`;
    return html`<button
      class="line"
      tabindex=${key === tabbed ? 0 : -1}
      @click=${() => this.#goTo(id)}
      @focus=${() => {
        this.at = key;
        this.#look(entry);
      }}
      @pointerenter=${() => this.#look(entry)}
    >
      ${text}${reference}
      ${parts.map(
        (part) =>
          html`<span class="parts">
            ${part.label} ${part.value > 0 ? '+' : ''}${part.value} ${citation(part.case)}
          </span>`,
      )}
    </button>`;
  }

  /** Leads the keyboard from line to line. */
  #walk(event: KeyboardEvent): void {
    const lines = [...this.renderRoot.querySelectorAll<HTMLElement>('.line')];
    const at = lines.findIndex((line) => line.matches(':focus'));
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    lines[Math.max(0, Math.min(to, lines.length - 1))]?.focus();
  }

  /** Tells where a line happened: its places, else those of its pieces as they stand. */
  #look(entry: LogEntry | null): void {
    const { pieces } = this.snapshot.view;
    const of = (id: string): readonly number[] => pieces.find((piece) => piece.id === id)?.places ?? [];
    const { places = [], pieces: concerned = [] } = entry ?? {};
    this.actions.look(places.length > 0 ? places : concerned.flatMap(of));
  }

  #goTo(node: number): void {
    void this.game.undoRedo.goTo(node);
  }
}

/** The keys of the lines of a move that can be pressed. */
function keysOf({ move, lines }: LoggedMove): string[] {
  return lines.flatMap(({ kind }, index) => (kind === 'line' ? [`${move.id} ${index}`] : []));
}

customElements.define('game-log', GameLog);
