import type { PieceView, GameView } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { GamePart } from './game-part.ts';
import type { PlayActions } from './play-actions.ts';
import { words } from './words.ts';

/** A side as the panel shows it. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** What remains of each side, what is lost, and how the points came about. */
class ForcesPanel extends GamePart {
  static override properties = {
    ...GamePart.properties,
    actions: { attribute: false },
    sides: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        overflow-y: auto;
        font-size: var(--small);
      }
      section {
        display: grid;
        gap: 0.4rem;
        padding: 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      h3 {
        display: flex;
        justify-content: space-between;
        padding-inline-start: 0.5rem;
        border-inline-start: 0.35em solid var(--side);
      }
      ul {
        margin: 0;
        padding-inline-start: 1.1rem;
      }
      summary {
        cursor: pointer;
      }
      li button {
        min-block-size: 1.5rem;
        padding: 0 0.3rem;
      }
    `,
  ];
  declare actions: PlayActions;
  declare sides: readonly Side[];

  override render(): unknown {
    const { view } = this.snapshot;
    return html`${this.sides.map((side) => this.#side(side, view))} ${this.#reasons()}`;
  }

  #side({ id, name, color }: Side, { pieces, score }: GameView): unknown {
    const own = pieces.filter(({ side }) => side === id);
    const left = own.filter(({ where }) => where === 'map');
    const states = [...byState(left)];
    const points = score.points[id] ?? 0;
    return html`<section style=${`--side:${color}`}>
      <h3><span>${name}</span><span>${words.forces.points(points)}</span></h3>
      <p>
        ${words.forces.left(
          left.length,
          own.length,
          states.map(([state, ones]) => [state, ones.length] as const),
        )}
      </p>
      ${states.map(([state, ones]) => this.#list(state, ones))}
      ${(['waiting', 'captured', 'dead'] as const).map((where) =>
        this.#list(
          words.forces[where],
          own.filter((piece) => piece.where === where),
        ),
      )}
    </section>`;
  }

  #list(heading: string, pieces: readonly PieceView[]): unknown {
    if (pieces.length === 0) return nothing;
    return html`<details>
      <summary>${heading} (${pieces.length})</summary>
      <ul>
        ${pieces.map(({ name, places, look }) => {
          const marks = look.marks.map((mark) => mark.name).join(', ');
          return html`<li>
            ${
              places.length === 0
                ? name
                : html`<button class="plain" @click=${() => this.actions.show(places)}>${name}</button>`
            }
            <span class="soft">${look.values} ${marks}</span>
          </li>`;
        })}
      </ul>
    </details>`;
  }

  #reasons(): unknown {
    const { line, view, moves } = this.snapshot;
    const done = line.slice(0, line.indexOf(view.node) + 1).flatMap((id) => moves.get(id) ?? []);
    const reasons = done.flatMap(({ turn, lines }) =>
      lines.filter(({ points }) => points !== 0).map((entry) => ({ turn, entry })),
    );
    if (reasons.length === 0) return nothing;
    return html`<section>
      <b>${words.forces.reasons}</b>
      <ul>
        ${reasons.map(
          ({ turn, entry }) => html`<li>${words.forces.turn(turn)}${entry.text} ${citation(entry.case)}</li>`,
        )}
      </ul>
    </section>`;
  }
}

/** Pieces with whom something is amiss, by the word that the game has for it; each in every state that it is in. */
function byState(pieces: readonly PieceView[]): ReadonlyMap<string, readonly PieceView[]> {
  const all = pieces.flatMap((piece) =>
    piece.look.marks.flatMap(({ state }) => (state === undefined ? [] : [{ state, piece }])),
  );
  const grouped = Map.groupBy(all, ({ state }) => state);
  return new Map([...grouped].map(([state, ones]) => [state, ones.map(({ piece }) => piece)]));
}

customElements.define('forces-panel', ForcesPanel);
