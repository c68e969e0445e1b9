import { TURN_TRACK_WORDS, type TrackTurn, turnTrackOf, type TurnRules } from '@hexwright/model';
import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { icon } from '../../parts/icons.ts';
import { shared } from '../../parts/styles.ts';
import { popover, popoverStyles } from '../../ui/popover.ts';
import { words } from './words.ts';

/** What happens in which turn, opened beside the turn; nothing where the package says nothing of single turns. */
class TurnTrack extends LitElement {
  static override properties = { rules: { attribute: false }, turn: { type: Number } };
  static override styles = [
    shared,
    popoverStyles,
    css`
      .opener {
        min-block-size: 0;
        padding: 0;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      ol {
        display: grid;
        gap: 0.4rem;
        max-inline-size: min(24rem, 80vw);
        margin: 0;
        padding: 0;
        list-style: none;
        white-space: normal;
        font-size: var(--small);
      }
      ol > li {
        display: grid;
        grid-template-columns: 4rem minmax(0, 1fr);
        gap: 0 0.75rem;
        padding-inline-start: 0.5rem;
        border-inline-start: 0.25rem solid transparent;
      }
      [aria-current] {
        border-color: var(--accent);
      }
      [aria-current] b::after {
        content: ' ◂';
      }
      .past {
        color: var(--ink-soft);
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
    `,
  ];
  declare rules: TurnRules | null;
  declare turn: number;
  #turns: readonly TrackTurn[] = [];

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('rules')) this.#turns = this.rules === null ? [] : turnTrackOf(this.rules);
  }

  override render(): unknown {
    if (this.#turns.length === 0) return nothing;
    // The present turn stands in it, also where nothing happens.
    const isNamed = this.#turns.some(({ turn }) => turn === this.turn);
    const shown = isNamed ? this.#turns : [...this.#turns, { turn: this.turn, entries: [] }];
    return popover({
      id: 'track',
      button: html`${words.now.track}${icon('down')}`,
      look: 'plain opener',
      label: words.now.track,
      body: html`<ol tabindex="0" aria-label=${words.now.track}>
        ${shown.toSorted((one, other) => one.turn - other.turn).map((one) => this.#turn(one))}
      </ol>`,
    });
  }

  #turn({ turn, entries }: TrackTurn): unknown {
    return html`<li class=${turn < this.turn ? 'past' : ''} aria-current=${turn === this.turn ? 'step' : nothing}>
      <b>${words.now.turn(turn)}</b>
      <ul>
        ${
          entries.length === 0
            ? html`<li class="soft">${words.now.trackEmpty}</li>`
            : entries.map(
                ({ what, name, case: cited }) => html`<li>${TURN_TRACK_WORDS[what]}: ${name} ${citation(cited)}</li>`,
              )
        }
      </ul>
    </li>`;
  }
}

customElements.define('turn-track', TurnTrack);
