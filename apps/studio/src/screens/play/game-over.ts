import type { GameView } from '@hexwright/playtest/screen';
import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { Side } from './forces-panel.ts';
import { words } from './words.ts';

/** How the game ended, and what to do now. Sends `rematch`, `swapped`, `save` and `dismiss`. */
class GameOver extends LitElement {
  static override properties = { view: { attribute: false }, sides: { attribute: false } };
  static override styles = [
    shared,
    css`
      section {
        display: grid;
        gap: 0.75rem;
        padding: 1.25rem 1.5rem;
        border: 1px solid var(--line);
        border-block-start: 6px solid var(--side, var(--accent));
        border-radius: 10px;
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      header {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
      }
      dl {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.2rem 1rem;
        margin: 0;
      }
      dd {
        margin: 0;
        font-weight: 600;
        text-align: end;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
    `,
  ];
  declare view: GameView;
  declare sides: readonly Side[];

  override render(): unknown {
    const { score, turn, move, dice } = this.view;
    const winner = this.sides.find(({ id }) => id === score.winner);
    return html`<section role="status" style=${winner === undefined ? '' : `--side:${winner.color}`}>
      <header>
        <h1>${winner === undefined ? words.over.draw : words.over.wins(winner.name)}</h1>
        <button class="plain" aria-label=${words.dismiss} @click=${() => this.#send('dismiss')}>✕</button>
      </header>
      ${score.levelName === null && !score.isSettled ? this.#points() : html`<p>${score.text}</p>`}
      <p class="soft small">${words.over.summary(turn, move, dice.used, dice.seed)}</p>
      <div class="buttons">
        <button class="primary" @click=${() => this.#send('rematch')}>${words.over.rematch}</button>
        <button @click=${() => this.#send('swapped')}>${words.over.swapped}</button>
        <button @click=${() => this.#send('save')}>${words.saveFile}</button>
      </div>
    </section>`;
  }

  /** What each side has scored, where nothing else is said of how it ended. */
  #points(): unknown {
    const { points } = this.view.score;
    return html`<dl>
      ${this.sides.map(
        ({ id, name }) =>
          html`<dt>${name}</dt>
            <dd>${points[id] ?? 0}</dd>`,
      )}
    </dl>`;
  }

  #send(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

customElements.define('game-over', GameOver);
