import type { Choice, Contest, ContestParty, ContestPlan, ContestRound, LogEntry } from '@hexwright/playtest/screen';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { seatName } from './seats.ts';
import { words } from './words.ts';
import type { Watched } from '../../parts/store.ts';
import { contestStyles } from './contest-styles.ts';
import type { Side } from './forces-panel.ts';
import { GamePart } from './game-part.ts';
import './contest-figure.ts';
import './dice-hand.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** What a tone is besides its colour. */
const SIGNS = { good: '✓', neutral: '·', warning: '!', danger: '✕' } as const;

/**
 * Two pieces that fight it out by themselves, over the map: who they are, how they stand, what has been shown so far, and
 * what is to be answered or chosen. What is being chosen is known to this element alone until it is sealed.
 */
class ContestPanel extends GamePart {
  static override properties = {
    ...GamePart.properties,
    sides: { attribute: false },
    picked: { state: true },
  };
  static override styles = [shared, contestStyles];
  declare sides: readonly Side[];
  /** By group, the zone chosen. */
  declare picked: Readonly<Record<string, string>>;
  #node = -1;
  #wasOpen = false;
  /** Something has happened since it was drawn. */
  #isNew = false;

  constructor() {
    super();
    this.picked = {};
  }

  protected override watched(): readonly Watched[] {
    const { contest, pausing, hand } = this.game;
    return [contest.shown, contest.isAside, pausing.isOn, hand.denial];
  }

  override willUpdate(): void {
    const { node } = this.snapshot.view;
    if (node === this.#node) return;
    // What somebody was about to choose is nobody else's.
    this.#node = node;
    this.picked = {};
    this.#isNew = true;
  }

  override updated(): void {
    const { isOpen } = this.game.contest;
    if (this.#isNew) this.renderRoot.querySelector('section')?.scrollTo({ top: 0 });
    this.#isNew = false;
    if (isOpen && !this.#wasOpen) this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
    this.#wasOpen = isOpen;
  }

  override render(): unknown {
    const { contest } = this.game;
    const shown = contest.shown.value;
    if (shown === null) return nothing;
    if (contest.isAside.value)
      return html`<button class="aside primary" @click=${() => contest.open()}>
        ${words.contest.backTo(shown.title)}
      </button>`;
    return html`<section class="contest" aria-labelledby="contest">
      <div class="inner">
        <header>
          <h1 id="contest" tabindex="-1">${shown.title} ${citation(shown.case)}</h1>
          <div class="row">
            <button ?disabled=${!this.snapshot.view.canUndo} @click=${() => this.game.undoRedo.undo()}>
              ${words.contest.undo} <kbd>Ctrl+Z</kbd>
            </button>
            <button @click=${() => contest.putAside()}>${words.contest.toMap} <kbd>Esc</kbd></button>
          </div>
        </header>
        <div class="parties">${shown.parties.map((party) => this.#party(party))}</div>
        ${this.#denial()} ${this.#dice() ?? this.#ask(shown)}
        <div class="rounds" aria-live="polite" aria-label=${words.contest.shown}>
          ${shown.rounds.map((round, at) => this.#round(shown, round, at === shown.rounds.length - 1)).reverse()}
        </div>
      </div>
    </section>`;
  }

  #side(id: string): Side | undefined {
    return this.sides.find((side) => side.id === id);
  }

  #party({ piece, name, side, role, values, states, hasChosen }: ContestParty): unknown {
    const isAsked = this.snapshot.view.prompt.piece === piece;
    return html`<article class=${isAsked ? 'asked' : ''} style=${`--side:${this.#side(side)?.color ?? 'gray'}`}>
      <h2>${name}</h2>
      <p class="small soft">${role}, ${this.#side(side)?.name ?? side}</p>
      <dl>
        ${values.map(
          ({ label, value, case: cited }) =>
            html`<div>
              <dt>${label} ${citation(cited)}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <ul class="states" aria-label=${words.contest.stands(name)}>
        ${states.map(
          ({ label, tone, case: cited }) =>
            html`<li class=${tone}><span aria-hidden="true">${SIGNS[tone]}</span> ${label} ${citation(cited)}</li>`,
        )}
      </ul>
      ${hasChosen ? html`<p class="sealed">${words.contest.sealed}</p>` : nothing}
    </article>`;
  }

  /** Dice by hand, where no room is left beside for them; null where none are asked for. */
  #dice(): unknown {
    const { awaiting } = this.snapshot.view.dice;
    if (awaiting === null) return null;
    return html`<dice-hand .game=${this.game} .awaiting=${awaiting}></dice-hand>`;
  }

  #denial(): unknown {
    const refused = this.game.hand.denial.value;
    if (refused === null) return nothing;
    return inlineMessage(
      refused.refusals.map(({ text, case: cited }) => html`<p>${text} ${citation(cited)}</p>`),
      'warning',
    );
  }

  /** What is to be decided now. */
  #ask(contest: Contest): unknown {
    const { view, choices, isPassed, shows } = this.snapshot;
    if (contest.isOver)
      return html`<div class="ask">
        <h2>${words.contest.over}</h2>
        <div class="row">
          <button class="primary" @click=${() => this.game.contest.putAside()}>${words.contest.backToMap}</button>
        </div>
      </div>`;
    const { prompt } = view;
    const question = html`<h2>${prompt.title}</h2>
      <p>${prompt.text} ${citation(prompt.case)}</p>`;
    if (!this.game.isPersons)
      return html`<div class="ask" aria-live="polite">
        ${question}
        <div class="row">
          <span class="soft">${words.contest.decides(seatName(view.seat ?? ''))}</span>
          ${this.game.isPaused ? html`<button class="primary" @click=${() => this.game.pause()}>${words.now.resume} <kbd>P</kbd></button>` : nothing}
        </div>
      </div>`;
    const { side } = prompt;
    if (contest.plan !== null && isPassed && !shows.foretells && side !== null && shows.seat !== side)
      return html`<div class="ask" aria-live="polite">
        ${question}
        <div class="row">
          <button class="primary" @click=${() => this.game.sit(side)}>
            ${words.head.play(this.#side(side)?.name ?? side)}
          </button>
        </div>
      </div>`;
    return html`<div class="ask">
      <div aria-live="polite">${question}</div>
      ${contest.plan === null ? this.#answers(choices) : keyed(view.node, this.#plan(contest, contest.plan))}
    </div>`;
  }

  #answers(choices: readonly Choice[]): unknown {
    return html`<div class="answers">
      ${choices.map(
        (choice) =>
          html`<button @click=${() => this.game.hand.choose(choice)}>
            <b>${choice.label} ${citation(choice.case)}</b>
            ${choice.detail === '' ? nothing : html`<span class="small">${choice.detail}</span>`}
          </button>`,
      )}
    </div>`;
  }

  #plan(contest: Contest, plan: ContestPlan): unknown {
    const option = this.#option(plan);
    const missing = contest.groups.filter(({ id }) => this.picked[id] === undefined).map(({ title }) => title);
    const nameOf = (zone: string): string => contest.zones.find(({ id }) => id === zone)?.name ?? zone;
    const chosen = contest.groups.flatMap(({ id, title }) =>
      this.picked[id] === undefined ? [] : `${title}: ${nameOf(this.picked[id])}`,
    );
    return html`<form
      @submit=${(event: Event) => this.#seal(event, plan)}
      @keydown=${(event: KeyboardEvent) => (isEnterOnZone(event) ? this.#seal(event, plan) : undefined)}
    >
      <div class="figures">
        ${contest.groups.map((group) => {
          const offers = plan.groups.find((one) => one.group === group.id);
          return html`<contest-figure
            .group=${group}
            .zones=${contest.zones}
            .offers=${offers}
            .picked=${this.picked[group.id] ?? null}
            .barred=${this.#barred(contest, plan, group.id)}
            .clash=${plan.clash}
            @pick=${(event: CustomEvent<string>) => this.#pick(contest, plan, group.id, event.detail)}
          ></contest-figure>`;
        })}
      </div>
      <footer>
        <button class="primary" ?disabled=${option === undefined}>${words.contest.seal}</button>
        <span role="status"
          >${chosen.join('. ')}${chosen.length === 0 ? '' : '. '}${
            missing.length === 0 ? '' : html`<span class="soft">${words.contest.missing(missing.join(', '))}</span>`
          }</span
        >
      </footer>
    </form>`;
  }

  #option({ options }: ContestPlan): ContestPlan['options'][number] | undefined {
    return options.find(({ zones }) => Object.entries(zones).every(([group, zone]) => this.picked[group] === zone));
  }

  /** The zone of a group that goes with nothing chosen in the groups before it. */
  #barred({ groups, zones }: Contest, { options }: ContestPlan, group: string): string | null {
    const before = groups.slice(
      0,
      groups.findIndex(({ id }) => id === group),
    );
    const open = options.filter((option) =>
      before.every(({ id }) => this.picked[id] === undefined || option.zones[id] === this.picked[id]),
    );
    if (before.every(({ id }) => this.picked[id] === undefined)) return null;
    return zones.find(({ id }) => !open.some((option) => option.zones[group] === id))?.id ?? null;
  }

  #pick(contest: Contest, plan: ContestPlan, group: string, zone: string): void {
    const picked: Record<string, string> = { ...this.picked, [group]: zone };
    this.picked = picked;
    // Whatever goes no longer with it is to be chosen anew.
    for (const { id } of contest.groups) if (this.#barred(contest, plan, id) === picked[id]) delete picked[id];
    this.picked = { ...picked };
  }

  #seal(event: Event, plan: ContestPlan): void {
    event.preventDefault();
    const option = this.#option(plan);
    if (option === undefined) return;
    this.picked = {};
    void this.game.perform([option.command]);
  }

  #round(contest: Contest, { title, entries, shown }: ContestRound, isLatest: boolean): unknown {
    return html`<details class=${isLatest ? 'latest' : ''} ?open=${isLatest}>
      <summary>${title}</summary>
      ${
        shown === null
          ? nothing
          : html`<div class="blows">
              ${contest.parties.map(
                ({ name }, at) =>
                  html`<p>
                    <b>${name}</b>
                    ${contest.groups.map(
                      ({ id, title: does }) =>
                        html`<br />${does}: ${contest.zones.find((zone) => zone.id === shown[at][id])?.name}`,
                    )}
                  </p>`,
              )}
            </div>`
      }
      <ol>
        ${entries.filter(({ kind }) => kind === 'line').map((entry) => line(entry))}
      </ol>
    </details>`;
  }
}

/** Whether Enter was pressed on a zone: that of a figure does not reach the form by itself. */
function isEnterOnZone(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && event.composedPath()[0] instanceof HTMLInputElement;
}

function line({ text, case: cited, parts }: LogEntry): unknown {
  return html`<li>
    ${text} ${citation(cited)}
    ${
      parts.length === 0
        ? nothing
        : html`<ul class="parts">
            ${parts.map(
              ({ label, value, case: part }) =>
                html`<li>${value > 0 ? `+${value}` : `−${-value}`} ${label} ${citation(part)}</li>`,
            )}
          </ul>`
    }
  </li>`;
}

customElements.define('contest-panel', ContestPanel);
