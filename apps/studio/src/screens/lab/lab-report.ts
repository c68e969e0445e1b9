import type { Answer, NamedEstimate, OneGame, Report } from '@hexwright/playtest/lab';
import type { Project } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { Entrant, LabPlan } from './lab-plan.ts';
import type { RunState } from './lab-run.ts';
import './happening-map.ts';
import './lab-coverage.ts';
import { tableStyles } from './lab-styles.ts';
import './loss-chart.ts';
import { howFound } from './method.ts';
import { told, toldSigned } from './numbers.ts';
import type { ShownSide } from './shown-side.ts';
import { ANSWER, METHOD, RUN, SAID } from './words.ts';

/** A game that somebody wants to see, of which package, from 0. */
export interface WatchWish {
  readonly entrant: number;
  readonly seed: number;
}

/** What the games say. Sends `lab-watch` with a {@link WatchWish}. */
class LabReport extends LitElement {
  static override properties = {
    state: { attribute: false },
    plan: { attribute: false },
    entrants: { attribute: false },
    sides: { attribute: false },
    project: { attribute: false },
  };
  static override styles = [
    shared,
    tableStyles,
    css`
      :host {
        display: grid;
        gap: 1.5rem;
        align-content: start;
      }
      section {
        display: grid;
        gap: 0.4rem;
        min-inline-size: 0;
      }
      .scroll {
        overflow-x: auto;
      }
      .answer {
        padding: 0.75rem 1rem;
        border-inline-start: 4px solid var(--line-strong);
        background: var(--panel);
      }
      .answer.sure {
        border-color: var(--accent);
      }
      .shares {
        display: grid;
        gap: 0.6rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .share {
        display: grid;
        grid-template-columns: minmax(6rem, 12rem) minmax(0, 1fr) minmax(11rem, auto);
        gap: 0.15rem 0.75rem;
        align-items: center;
      }
      .bar {
        position: relative;
        block-size: 1.1rem;
        border-radius: 3px;
        background: var(--sunken);
        box-shadow: inset 0 0 0 1px var(--line);
      }
      .bar i {
        position: absolute;
        inset-block: 0;
        inset-inline-start: 0;
        border-radius: 3px;
        background: var(--side);
      }
      .bar b {
        position: absolute;
        inset-block: 0.2rem;
        border: 2px solid var(--ink);
        border-block: 0;
        background: linear-gradient(var(--ink), var(--ink)) center / 100% 2px no-repeat;
        outline: 1px solid var(--panel);
      }
      .bar u {
        position: absolute;
        inset-block: -0.15rem;
        inset-inline-start: 50%;
        border-inline-start: 1px dashed var(--ink-soft);
      }
      @media (max-width: 560px) {
        .share {
          grid-template-columns: 1fr auto;
        }
        .bar {
          grid-column: 1 / -1;
          order: 1;
        }
      }
      .games {
        display: grid;
        gap: 0.3rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .games li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.75rem;
      }
      .small {
        font-size: var(--small);
      }
      ul.plain {
        margin: 0;
        padding-inline-start: 1.1rem;
      }
    `,
  ];
  declare state: RunState;
  declare plan: LabPlan;
  declare entrants: readonly Entrant[];
  declare sides: readonly ShownSide[];
  declare project: Project;

  override render(): unknown {
    const { reports } = this.state;
    const stopped = Math.max(0, ...reports.map((report) => report.stopped));
    return html`${this.#answer()}
      <section>
        <h2>${SAID.wins}</h2>
        ${reports.map((report, entrant) => this.#wins(report, entrant))}
        ${stopped > 0 ? html`<p class="small">${RUN.stopped(stopped)}</p>` : nothing}
      </section>
      ${this.#numbers()} ${this.#losses()} ${this.#acting()} ${this.#coverage()} ${this.#games()} ${this.#method()}`;
  }

  #answer(): unknown {
    const { asked, others } = this.state;
    if (asked === null || asked.pairs === 0) return nothing;
    const isSure = asked.verdict !== 'open';
    return html`<section class="answer ${isSure ? 'sure' : ''}">
      <h2>${asked.question.title}</h2>
      <p>
        ${this.entrants[0].name}: ${told(asked.question.unit, asked.first)}. ${this.entrants[1].name}:
        ${told(asked.question.unit, asked.second)}.
      </p>
      <p><strong>${verdictOf(asked, this.entrants[1].name)}</strong></p>
      ${asked.worth === null || asked.worth < 1.05 ? nothing : html`<p class="small soft">${ANSWER.worth(asked.worth.toFixed(1))}</p>`}
      <h3>${ANSWER.others}</h3>
      ${
        others.length === 0
          ? html`<p class="small soft">${ANSWER.noOthers}</p>`
          : html`<ul class="plain">
              ${others.map(({ question, first, second, mean, low, high }) => {
                const { unit, title } = question;
                const by = ANSWER.by(toldSigned(unit, mean), toldSigned(unit, low), toldSigned(unit, high));
                return html`<li>${title}: ${told(unit, first)}, ${told(unit, second)}: ${by}</li>`;
              })}
            </ul>`
      }
    </section>`;
  }

  #wins({ wins, games }: Report, entrant: number): unknown {
    return html`${this.#heading(entrant, games)}
      <ul class="shares">
        ${wins
          .filter(({ id, estimate }) => id !== 'draw' || estimate.mean > 0)
          .map(
            ({ id, name, estimate: { mean, low, high } }) =>
              html`<li class="share">
                <span>${name}</span>
                <div class="bar" style=${`--side:${this.#colorOf(id)}`}>
                  <i style=${`inline-size:${mean * 100}%`}></i><u></u>
                  <b style=${`inset-inline-start:${low * 100}%;inline-size:${(high - low) * 100}%`}></b>
                </div>
                <span
                  >${told('share', mean)}
                  <span class="soft small">${SAID.interval(told('share', low), told('share', high))}</span></span
                >
              </li>`,
          )}
      </ul>`;
  }

  #heading(entrant: number, games: number): unknown {
    return html`<h3>${this.entrants[entrant].name} <span class="soft small">${SAID.games(games)}</span></h3>`;
  }

  /** Levels of victory, points and length, a column for each package. */
  #numbers(): unknown {
    const { reports } = this.state;
    const row = (
      name: string,
      unit: 'share' | 'number',
      of: (report: Report) => NamedEstimate['estimate'] | undefined,
    ) =>
      html`<tr>
        <th scope="row">${name}</th>
        ${reports.map((report) => {
          const estimate = of(report);
          if (estimate === undefined) return html`<td></td>`;
          const { mean, low, high } = estimate;
          return html`<td>
            ${told(unit, mean)}
            <span class="soft small">${SAID.interval(told(unit, low), told(unit, high))}</span>
          </td>`;
        })}
      </tr>`;
    const by = (list: (report: Report) => readonly NamedEstimate[], id: string) => (report: Report) =>
      list(report).find((one) => one.id === id)?.estimate;
    const [{ levels, points }] = reports;
    return html`<section>
      <h2>${SAID.points}</h2>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">${SAID.measure}</th>
              ${this.entrants.map(({ name }) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          ${points.map(({ id, name }) =>
            row(
              SAID.pointsOf(name),
              'number',
              by((report) => report.points, id),
            ),
          )}
          ${row(SAID.turns, 'number', (report) => report.turns)}
          ${levels.map(({ id, name }) =>
            row(
              name,
              'share',
              by((report) => report.levels, id),
            ),
          )}
        </table>
      </div>
    </section>`;
  }

  #losses(): unknown {
    const { reports } = this.state;
    const lines = reports.flatMap(({ losses }, entrant) =>
      losses.map(({ side, upToTurn }) => ({
        name: entrant === 0 ? this.#nameOf(side) : `${this.#nameOf(side)} (${this.entrants[entrant].name})`,
        color: this.#colorOf(side),
        entrant,
        upToTurn,
      })),
    );
    return html`<section>
        <h2>${SAID.losses}</h2>
        <p class="small soft">${SAID.lossesHint}</p>
        <loss-chart .lines=${lines}></loss-chart>
      </section>
      <happening-map
        .report=${reports[0]}
        .sides=${this.sides}
        .project=${this.project}
        package=${this.entrants[0].package}
      ></happening-map>`;
  }

  #acting(): unknown {
    const [{ acting }] = this.state.reports;
    const never = acting.filter(({ perGame }) => perGame === 0);
    const acted = acting.filter(({ perGame }) => perGame > 0).toSorted((one, other) => other.perGame - one.perGame);
    return html`<section>
      <h2>${SAID.never}</h2>
      ${
        never.length === 0
          ? html`<p>${acting.length === 0 ? SAID.noneToAct : SAID.allActed}</p>`
          : html`<p class="small soft">${SAID.neverHint}</p>
              <ul class="plain">
                ${never.map(({ label }) => html`<li>${label}</li>`)}
              </ul>`
      }
      ${
        acted.length === 0
          ? nothing
          : html`<details>
              <summary>${SAID.acted}</summary>
              <ul class="plain">
                ${acted.map(({ label, perGame }) => html`<li>${label}: ${told('number', perGame)} ${SAID.perGame}</li>`)}
              </ul>
            </details>`
      }
    </section>`;
  }

  #coverage(): unknown {
    const [coverage] = this.state.coverages;
    return html`<lab-coverage .coverage=${coverage} .sides=${this.sides}></lab-coverage>`;
  }

  #games(): unknown {
    return html`<section>
      <h2>${SAID.replays}</h2>
      ${this.state.reports.map(({ median, strangest, games }, entrant) => {
        // A package with a number tried in it is no file that a game could be opened under.
        if (this.entrants[entrant].isChanged || median === null) return nothing;
        return html`${this.entrants.length > 1 ? this.#heading(entrant, games) : nothing}
          <ul class="games">
            ${this.#game(SAID.median, median, entrant)}
            ${strangest.filter(({ seed }) => seed !== median.seed).map((game) => this.#game(SAID.strange, game, entrant))}
          </ul>`;
      })}
    </section>`;
  }

  #game(what: string, { seed, winner, turns }: OneGame, entrant: number): unknown {
    const side = this.sides.find(({ id }) => id === winner)?.name;
    const ending = side === undefined ? (winner === null ? SAID.open : SAID.draw) : SAID.won(side);
    const watch = (): boolean =>
      this.dispatchEvent(new CustomEvent<WatchWish>('lab-watch', { detail: { entrant, seed } }));
    return html`<li>
      <span>${what}</span><span class="soft small">${SAID.game(seed, ending, turns)}</span
      ><button @click=${watch} aria-label=${SAID.watch(seed)}>${SAID.watching}</button>
    </li>`;
  }

  #method(): unknown {
    const { plan, sides } = this;
    const intervals = plan.against === null ? METHOD.interval : `${METHOD.interval} ${METHOD.differences}`;
    return html`<section class="small soft">
      <h2>${METHOD.title}</h2>
      <p>${howFound({ plan, sides, played: this.state.played, intervals })}</p>
    </section>`;
  }

  #nameOf(side: string): string {
    return this.sides.find(({ id }) => id === side)?.name ?? side;
  }

  #colorOf(side: string): string {
    return this.sides.find(({ id }) => id === side)?.color ?? 'var(--ink-soft)';
  }
}

function verdictOf({ verdict, question: { unit }, mean, low, high }: Answer, other: string): string {
  const by = ANSWER.by(toldSigned(unit, mean), toldSigned(unit, low), toldSigned(unit, high));
  if (verdict === 'more') return ANSWER.more(other, by);
  if (verdict === 'less') return ANSWER.less(other, by);
  return verdict === 'open' ? ANSWER.open(other, by) : ANSWER.alike(other, told(unit, Math.max(-low, high)));
}

customElements.define('lab-report', LabReport);
