import { css, html, nothing } from 'lit';
import { PERSON } from '@hexwright/playtest/screen';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { Side } from './forces-panel.ts';
import { GamePart } from './game-part.ts';
import { levelsOf } from './levels.ts';
import type { Effective } from '../../compile-service/protocol.ts';
import { seatName } from './seats.ts';
import { words } from './words.ts';
import './turn-track.ts';

/**
 * Where the game is: the turn, whose it is, the phase, the levels of the package's markers of the game and of sides; and whether it waits there, for somebody who looks at an earlier move
 * or has paused computer players. Always one row, so that the board stays where it is.
 */
class NowBar extends GamePart {
  static override properties = {
    ...GamePart.properties,
    effective: { attribute: false },
    sides: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 0 0.75rem;
        min-block-size: 2.4rem;
        padding-inline: 0.9rem;
        border-block-end: 1px solid var(--line);
        background: var(--panel);
      }
      :host > div {
        white-space: nowrap;
      }
      @media (max-width: 820px) {
        :host {
          flex-wrap: wrap;
        }
        :host > div {
          white-space: normal;
        }
        .waits {
          flex-wrap: wrap;
        }
      }
      b {
        font-family: var(--serif);
      }
      .side {
        margin-inline: 0.4em;
        padding-inline: 0.5em;
        border-inline-start: 0.35em solid var(--side);
        font-weight: 600;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.4rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding-inline: 0.5em;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        font-size: var(--small);
        white-space: nowrap;
      }
      li.side {
        margin-inline: 0;
        font-weight: inherit;
      }
      .waits {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        margin-inline-start: auto;
        padding-inline: 0.6rem;
        border-radius: var(--radius);
        font-size: var(--small);
      }
      .waits.paused {
        background: var(--warning-soft);
        color: var(--warning);
        font-weight: 600;
      }
      button {
        min-block-size: 1.75rem;
        padding-block: 0;
      }
    `,
  ];
  /** The rules of the package as they are now. */
  declare effective: Effective | null;
  declare sides: readonly Side[];

  protected override watched(): readonly Watched[] {
    return [this.game.pausing.isOn];
  }

  override render(): unknown {
    const { view } = this.snapshot;
    // In a step of all sides it is nobody's part of the turn.
    const side = this.sides.find(({ id }) => id === view.phase.side);
    return html`<div>
        <b>${words.now.turn(view.turn)}</b> ${words.now.of(view.turns)}
        ${side === undefined ? '·' : html`<span class="side" style=${`--side:${side.color}`}>${side.name}</span>`}
        ${view.phase.title} <span class="case">${words.case(view.phase.case)}</span>
      </div>
      <turn-track .rules=${this.effective} .turn=${view.turn}></turn-track>
      ${this.#levels()} ${this.#waits()}`;
  }

  #levels(): unknown {
    const levels = levelsOf(this.snapshot.view.markers, this.sides);
    if (levels.length === 0) return nothing;
    return html`<ul aria-label=${words.now.levels}>
      ${levels.map(
        ({ text, side }) =>
          html`<li class=${side === null ? '' : 'side'} style=${side === null ? '' : `--side:${side.color}`}>
            ${text}
          </li>`,
      )}
    </ul>`;
  }

  #waits(): unknown {
    const { view, line } = this.snapshot;
    const isPersons = view.seat === PERSON;
    const hasComputers = Object.values(view.seats).some((seat) => seat !== PERSON);
    // Where others play too nobody goes back.
    if (!this.game.isOwn || view.over) return nothing;
    if (this.game.isPaused && hasComputers) {
      return html`<div class="waits paused" role="status">
        ${words.now.paused(isPersons || view.seat === null ? null : seatName(view.seat))}
        <button class="primary" @click=${() => this.game.pause()}>${words.now.resume} <kbd>P</kbd></button>
      </div>`;
    }
    if (!view.canRedo) return nothing;
    return html`<div class="waits" role="status">
      <span title=${words.now.backHint}>${words.now.back(view.move, line.length - 1)}</span>
      <button @click=${() => this.game.undoRedo.redo()}>${words.now.redo} <kbd>Ctrl+Shift+Z</kbd></button>
    </div>`;
  }
}

customElements.define('now-bar', NowBar);
