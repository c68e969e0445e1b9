import type { GameView } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { GamePart } from './game-part.ts';
import { apart, turnMarks, type TurnMark } from './time-line.ts';
import { words } from './words.ts';

/** The part of the line that the number of a turn takes, on a screen and on a telephone. */
const ROOM = { wide: 0.03, narrow: 0.1 };

/** Goes back and on: by moves, by phases, and along the whole game with its turns. */
class TimeBar extends GamePart {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.4rem;
        padding: 0.3rem 0.6rem;
        border-block-start: 1px solid var(--line);
        background: var(--panel);
      }
      .line {
        position: relative;
        flex: 1;
        min-inline-size: 6rem;
        padding-block-end: 0.7rem;
      }
      input {
        inline-size: 100%;
        min-block-size: 1.4rem;
        margin: 0;
        padding: 0;
        accent-color: var(--accent);
      }
      .turn {
        position: absolute;
        inset-block-end: 0;
        translate: -50% 0;
        font: 0.7rem/1 var(--sans);
        color: var(--ink-soft);
        pointer-events: none;
      }
      button {
        padding-inline: 0.5rem;
      }
      @media (max-width: 480px) {
        :host {
          column-gap: 0.15rem;
        }
        .line {
          min-inline-size: 4rem;
        }
        .close {
          display: none;
        }
        button {
          padding-inline: 0.3rem;
        }
      }
    `,
  ];
  #marks: readonly TurnMark[] = [];
  /** How the game stood when its turns were marked. */
  #marked: GameSnapshot | null = null;

  protected override watched(): readonly Watched[] {
    return [this.game.pausing.isOn, this.game.sight.from];
  }

  override willUpdate(): void {
    const { snapshot } = this;
    if (snapshot === this.#marked) return;
    this.#marked = snapshot;
    this.#marks = turnMarks(snapshot.line, snapshot.moves);
  }

  override render(): unknown {
    const { view, line } = this.snapshot;
    const at = line.indexOf(view.node);
    const last = line.length - 1;
    // Where others play too nobody goes back.
    if (!this.game.isOwn) {
      return html`<span class="line small">${words.time.room(view.move)}</span> ${this.#sight()}`;
    }
    return html`
      ${this.#button('«', words.time.phaseBack, at <= 0, () => this.game.undoRedo.goByPhase(-1))}
      ${this.#button('↶', words.time.undo, !view.canUndo, () => this.game.undoRedo.undo())}
      ${this.#button('↷', words.time.redo, !view.canRedo, () => this.game.undoRedo.redo())}
      ${this.#button('»', words.time.phaseOn, at >= last, () => this.game.undoRedo.goByPhase(1))}
      <div class="line">
        <input
          type="range"
          aria-label=${words.time.move}
          aria-valuetext=${words.time.at(at, last, view.turn, view.phase.title)}
          min="0"
          max=${last}
          .value=${String(at)}
          @change=${(event: Event) => this.#goTo((event.target as HTMLInputElement).valueAsNumber)}
        />
        ${this.#turns(last)}
      </div>
      <span class="small">${view.move} / ${last}</span>
      ${isAgainst(view) && !view.over ? this.#computers(view) : nothing} ${this.#sight()}
    `;
  }

  #sight(): unknown {
    return html`<button
      class="plain"
      aria-pressed=${this.game.sight.isOn}
      title=${words.time.sightHint}
      @click=${() => this.game.hand.toggleSight()}
    >
      ${words.time.sight}
    </button>`;
  }

  #turns(last: number): unknown {
    const wide = apart(this.#marks, last * ROOM.wide);
    const narrow = new Set(apart(wide, last * ROOM.narrow));
    // The thumb is half its size from either end.
    return wide.map(
      (mark) =>
        html`<span
          class=${narrow.has(mark) ? 'turn' : 'turn close'}
          aria-hidden="true"
          style=${`inset-inline-start:calc(0.5rem + (100% - 1rem) * ${last === 0 ? 0 : mark.at / last})`}
          >${mark.turn}</span
        >`,
    );
  }

  #computers(view: GameView): unknown {
    return html`
      ${this.game.isPaused ? nothing : html`<button title="P" @click=${() => this.game.pause()}>${words.time.pause}</button>`}
      ${
        this.game.isPaused && view.seat !== null && view.seat !== 'person'
          ? html`<button title=${words.time.stepHint} @click=${() => this.game.step()}>${words.time.step}</button>`
          : nothing
      }
    `;
  }

  #button(sign: string, title: string, isDisabled: boolean, run: () => unknown): unknown {
    const [label] = title.split(' (');
    return html`<button class="plain" title=${title} aria-label=${label} ?disabled=${isDisabled} @click=${run}>
      ${sign}
    </button>`;
  }

  #goTo(position: number): void {
    const node = this.snapshot.line[position];
    if (node !== undefined) void this.game.undoRedo.goTo(node);
  }
}

/** Whether a computer player sits somewhere. */
function isAgainst({ seats }: GameView): boolean {
  return Object.values(seats).some((seat) => seat !== 'person');
}

customElements.define('time-bar', TimeBar);
