import type { Advice, AdvisedStep, WeighedPlan } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { adviceIn, THINKING } from './counsel.ts';
import { COUNSEL } from './counsel-words.ts';
import type { Side } from './forces-panel.ts';
import { GamePart } from './game-part.ts';
import './odds-card.ts';
import { select } from '../../ui/select.ts';

/** Asks what a marshal would do, and tells it: the plan, the moves with their cases, the odds, and what else was weighed. */
class CounselCard extends GamePart {
  static override properties = {
    ...GamePart.properties,
    sides: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        max-block-size: 60%;
        overflow-y: auto;
      }
      section {
        display: grid;
        gap: 0.5rem;
        padding: 0.5rem 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      .ask {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.35rem;
      }
      .ask label {
        display: flex;
        align-items: center;
        gap: 0.35rem;
        margin-inline-start: auto;
        font-size: var(--small);
      }
      .ask button,
      .ask select {
        min-block-size: 1.9rem;
        padding-block: 0;
      }
      ol,
      ul {
        margin: 0;
        padding-inline-start: 1.2rem;
      }
    `,
  ];
  declare sides: readonly Side[];

  protected override watched(): readonly Watched[] {
    const { counsel, pass } = this.game;
    return [counsel.shown, counsel.time, pass.to];
  }

  override render(): unknown {
    const { counsel, pass, isPersons, isOwn } = this.game;
    // Nobody is advised in a game that others play too, nor before the screen is in the right hands.
    if (!isPersons || !isOwn || this.snapshot.view.over || pass.to.value !== null) return nothing;
    const shown = counsel.shown.value;
    const advice = adviceIn(shown);
    return html`<section>
      <div class="ask">
        <button ?disabled=${shown === 'thinking'} @click=${() => counsel.ask()}>
          ${advice === null ? COUNSEL.ask : COUNSEL.again} <kbd>H</kbd>
        </button>
        <label
          >${COUNSEL.time}
          ${select({
            value: counsel.time.value,
            options: THINKING.map((time) => ({ value: time, title: COUNSEL.times[time] })),
            choose: (time) => counsel.think(time),
          })}</label
        >
      </div>
      <div role="status">
        ${shown === 'thinking' ? COUNSEL.thinking : shown === 'nothing' ? COUNSEL.nothing : nothing}
        ${advice === null ? nothing : this.#advice(advice)}
      </div>
    </section>`;
  }

  #advice({ side, plan, weighed, steps }: Advice): unknown {
    const chosen = weighed.find(({ title }) => title === plan);
    const others = weighed.filter((one) => one !== chosen);
    const name = this.sides.find(({ id }) => id === side)?.name ?? side;
    const [odds] = steps.flatMap((step) => step.odds ?? []);
    return html`<p><b>${plan === null ? COUNSEL.noPlan : COUNSEL.plan(plan)}</b></p>
      ${
        chosen === undefined
          ? nothing
          : html`<p class="small">${COUNSEL.why(name, chosen.games, percent(chosen), marginOf(chosen))}</p>`
      }
      <p>${COUNSEL.next}${this.#piece(steps)}:</p>
      <ol>
        ${steps.map(({ choice: { label, detail, case: cited } }) => html`<li>${label}${detail === '' ? '' : html` <span class="soft">${detail}</span>`} ${citation(cited)}</li>`)}
      </ol>
      ${
        odds === undefined
          ? nothing
          : html`<odds-card .odds=${odds}></odds-card>
              <p class="small soft">${COUNSEL.dice}</p>`
      }
      ${
        others.length === 0
          ? nothing
          : html`<details>
              <summary class="small">${COUNSEL.others}</summary>
              <ul class="small">
                ${others.map((one) => html`<li>${COUNSEL.against(one.title, percent(one), marginOf(one))}</li>`)}
              </ul>
            </details>`
      }
      <p class="small soft">${COUNSEL.honest}</p>
      <button class="plain" @click=${() => this.game.counsel.drop()}>${COUNSEL.put}</button>`;
  }

  #piece([first]: readonly AdvisedStep[]): unknown {
    const piece = this.snapshot.view.pieces.find(({ id }) => id === first?.choice.piece);
    return piece === undefined ? nothing : html`, <b>${piece.name}</b>`;
  }
}

function percent({ won }: WeighedPlan): string {
  return `${Math.round(won * 100)} %`;
}

function marginOf({ margin }: WeighedPlan): string {
  const points = Math.abs(margin).toFixed(1);
  if (points === '0.0') return COUNSEL.level;
  return margin > 0 ? COUNSEL.ahead(points) : COUNSEL.behind(points);
}

customElements.define('counsel-card', CounselCard);
