import type { PackageNumber } from '@hexwright/playtest/lab';
import { css, html, LitElement, nothing } from 'lit';
import { exampleName } from '../../parts/example-name.ts';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import type { NumbersAnswer } from '../../compile-service/questions/numbers.ts';
import type { PlayersAnswer } from '../../compile-service/questions/players.ts';
import type { Axis, EvenPlan } from './even-run.ts';
import type { Against, LabPlan } from './lab-plan.ts';
import type { NumberChange, RankPlan } from './rank-run.ts';
import { FORM, LAB } from './words.ts';
import { select } from '../../ui/select.ts';

/** What the rules leave open. */
export interface LabOption {
  readonly id: string;
  readonly title: string;
  /** As the package has it. */
  readonly own: string;
  readonly choices: readonly { readonly id: string; readonly title: string }[];
}

/** What is to be played. */
export type Wished =
  | { readonly is: 'games'; readonly plan: Omit<LabPlan, 'begin'> }
  | { readonly is: 'even'; readonly plan: Omit<EvenPlan, 'begin'> }
  | { readonly is: 'rank'; readonly plan: Omit<RankPlan, 'begin' | 'impossible'> };

/** What the form says when it is sent; `from` is the path of an example, the id of a game, or empty for the set-up. */
export type LabWish = Wished & { readonly from: string };

const MODES = ['alone', 'package', 'change', 'even', 'two', 'rank'] as const;
type Mode = (typeof MODES)[number];

/** A game of the package that this browser keeps, from where it stands. */
export interface GameToBeginAt {
  readonly id: string;
  readonly title: string;
}

/** More games would fill the browser's store with what nobody waits for. */
const MOST_GAMES = 5000;
const USUAL_GAMES = 200;
const MOST_NUMBER = 9999;

/** A line to choose, under a heading where it has one. */
interface Choice {
  readonly id: string;
  readonly title: string;
  readonly group?: string;
}

/** What is to be played in the lab. Sends `lab-wish` with a {@link LabWish}. */
class LabForm extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override properties = {
    sides: { attribute: false },
    players: { attribute: false },
    numbers: { attribute: false },
    options: { attribute: false },
    others: { attribute: false },
    examples: { attribute: false },
    kept: { attribute: false },
    mode: { state: true },
    target: { state: true },
    second: { state: true },
    only: { state: true },
  };
  static override styles = [
    shared,
    css`
      form {
        display: grid;
        gap: 0.75rem;
      }
      fieldset {
        display: grid;
        gap: 0.4rem;
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        margin-block-end: 0.3rem;
        font-weight: 600;
      }
      .field {
        display: grid;
        gap: 0.15rem;
      }
      .pair {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.6rem;
        align-items: end;
      }
      input,
      select {
        inline-size: 100%;
        min-inline-size: 0;
      }
      button {
        justify-self: start;
      }
    `,
  ];
  declare sides: readonly { readonly id: string; readonly name: string }[];
  declare players: PlayersAnswer;
  /** The numbers that can be tried. */
  declare numbers: NumbersAnswer;
  /** What the rules leave open, and what the package has chosen. */
  declare options: readonly LabOption[];
  /** Other packages with the same sides. */
  declare others: readonly { readonly id: string; readonly title: string }[];
  /** Paths of the examples of the package, at whose positions games can begin. */
  declare examples: readonly string[];
  /** Games at whose positions games can begin, too. */
  declare kept: readonly GameToBeginAt[];
  declare mode: Mode;
  /** The number that is chosen; '' for the first. */
  declare target: string;
  /** The second number of two; '' for the first that is not the other one. */
  declare second: string;
  /** What the name of a number must have in it to be ranked. */
  declare only: string;

  constructor() {
    super();
    this.mode = 'alone';
    this.target = '';
    this.second = '';
    this.only = '';
  }

  override render(): unknown {
    return html`<form @submit=${this.#submit}>
      <div class="field">
        <label for="mode">${FORM.against}</label>
        ${select({
          id: 'mode',
          name: 'mode',
          value: this.mode,
          options: MODES.map((mode) => ({
            value: mode,
            title: FORM[mode],
          })),
          choose: (mode) => (this.mode = mode),
        })}
      </div>
      ${this.#other()}
      <fieldset>
        <legend>${FORM.players}</legend>
        ${this.sides.map(({ id, name }) => this.#select(`seat-${id}`, name, this.players, 'captain'))}
      </fieldset>
      ${ASKING.has(this.mode) ? this.#select('asked', FORM.asked, this.#questions, '') : nothing} ${this.#options()}
      ${this.#from()}
      <div class="pair">
        <div class="field">
          <label for="games">${FORM.games}</label>
          <input id="games" name="games" type="number" required min="1" max=${MOST_GAMES} value=${USUAL_GAMES} />
        </div>
        <div class="field">
          <label for="seed" title=${FORM.seedHint}>${FORM.seed}</label>
          <input id="seed" name="seed" type="number" required min="1" max="999999999" value="1" />
        </div>
      </div>
      <button class="primary" ?disabled=${!this.#canRun}>${LAB.run}</button>
    </form>`;
  }

  /** Of every package that is played. */
  #options(): unknown {
    if (this.options.length === 0) return nothing;
    return html`<details>
      <summary>${FORM.options(this.options.length)}</summary>
      ${this.options.map(({ id, title, own, choices }) => this.#select(`option-${id}`, title, choices, own))}
    </details>`;
  }

  #from(): unknown {
    if (this.examples.length === 0 && this.kept.length === 0) return nothing;
    const examples = this.examples.map((path) => ({
      value: path,
      title: exampleName(path),
      group: FORM.examples,
    }));
    const kept = this.kept.map(({ id, title }) => ({ value: id, title, group: FORM.ownGames }));
    return html`<div class="field">
      <label for="begin">${FORM.begin}</label>
      ${select({
        id: 'begin',
        name: 'begin',
        value: '',
        options: [{ value: '', title: FORM.setUp }, ...examples, ...kept],
      })}
    </div>`;
  }

  get #number(): PackageNumber | undefined {
    return this.numbers.find(({ target }) => target === this.target) ?? this.numbers.at(0);
  }

  /** The second of two numbers. */
  get #otherNumber(): PackageNumber | undefined {
    const others = this.numbers.filter((one) => one !== this.#number);
    return others.find(({ target }) => target === this.second) ?? others.at(0);
  }

  /** Those that are to be ranked. */
  get #ranked(): readonly PackageNumber[] {
    const wanted = this.only.trim().toLowerCase();
    return this.numbers.filter(({ target, title }) =>
      `${target.replace(/\/value$/, '')} ${title}`.toLowerCase().includes(wanted),
    );
  }

  get #canRun(): boolean {
    if (this.mode === 'package') return this.others.length > 0;
    if (this.mode === 'two') return this.#otherNumber !== undefined;
    if (this.mode === 'rank') return this.#ranked.length > 0;
    return this.mode === 'alone' || this.#number !== undefined;
  }

  get #questions(): { readonly id: string; readonly title: string }[] {
    return [
      ...this.sides.map(({ id, name }) => ({ id: `wins:${id}`, title: FORM.wins(name) })),
      ...this.sides.map(({ id, name }) => ({ id: `points:${id}`, title: FORM.points(name) })),
      { id: 'score', title: FORM.score },
      { id: 'turns', title: FORM.turns },
      ...this.sides.map(({ id, name }) => ({ id: `lost:${id}`, title: FORM.lost(name) })),
    ];
  }

  #other(): unknown {
    if (this.mode === 'alone') return nothing;
    if (this.mode === 'package') {
      if (this.others.length === 0) return html`<p class="soft">${FORM.noOthers}</p>`;
      return this.#select('other', FORM.which, this.others, '');
    }
    const number = this.#number;
    if (number === undefined) return html`<p class="soft">${FORM.noNumbers}</p>`;
    if (this.mode === 'rank') return this.#ranking();
    const choose = (target: string): unknown => (this.target = target);
    const chosen = html`${this.#select('target', FORM.number, this.#named(this.numbers), number.target, choose)}
      <p class="soft small">${FORM.now(number.value)}</p>`;
    if (this.mode === 'change') return html`${chosen} ${this.#whole('value', FORM.value, number.value + 1)}`;
    return html`${chosen} ${this.#range('from', 'to', [FORM.from, FORM.to], number)}
    ${this.mode === 'two' ? this.#second() : nothing}
    ${this.#select(
      'side',
      FORM.side,
      this.sides.map(({ id, name }) => ({ id, title: FORM.even50(name) })),
      '',
    )}`;
  }

  #second(): unknown {
    const other = this.#otherNumber;
    if (other === undefined) return html`<p class="soft">${FORM.oneNumber}</p>`;
    const others = this.numbers.filter((one) => one !== this.#number);
    return html`${this.#select('second', FORM.second, this.#named(others), other.target, (target) => (this.second = target))}
      <p class="soft small">${FORM.now(other.value)}</p>
      ${this.#range('second-from', 'second-to', [FORM.secondFrom, FORM.secondTo], other)}`;
  }

  #ranking(): unknown {
    return html`<div class="field">
        <label for="only">${FORM.only}</label>
        <input
          id="only"
          name="only"
          .value=${this.only}
          @input=${(event: Event) => (this.only = (event.target as HTMLInputElement).value)}
        />
      </div>
      <p class="soft small" role="status">${FORM.changes(this.#ranked.length)}</p>
      ${this.#whole('step', FORM.step, 1, 1)}`;
  }

  #range(from: string, to: string, [low, high]: readonly [string, string], { target, value }: PackageNumber): unknown {
    // What counts turns, hexes or points can seldom be nothing; what is added to a die can.
    const least = Math.min(target.startsWith('modifiers/') ? 0 : 1, value);
    return html`<div class="pair">
      ${this.#whole(from, low, least)} ${this.#whole(to, high, Math.max(value * 2, value + 4))}
    </div>`;
  }

  /** Those of the rules, and those of the counters of each side. */
  #named(numbers: readonly PackageNumber[]): Choice[] {
    return numbers.map(({ target, title, side }) => {
      const group = side === null ? FORM.rules : (this.sides.find(({ id }) => id === side)?.name ?? side);
      return { id: target, title, group };
    });
  }

  #whole(name: string, label: string, value: number, least = -MOST_NUMBER): unknown {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <input
        id=${name}
        name=${name}
        type="number"
        step="1"
        min=${least}
        max=${MOST_NUMBER}
        required
        .defaultValue=${String(value)}
      />
    </div>`;
  }

  #select(
    name: string,
    label: string,
    choices: readonly Choice[],
    chosen: string,
    choose?: (id: string) => void,
  ): unknown {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      ${select({
        id: name,
        name,
        value: chosen,
        options: choices.map(({ id, title, ...under }) => ({
          value: id,
          title: name.startsWith('seat-') ? id : title,
          hint: title,
          ...under,
        })),
        // Of what the form does not follow, it keeps what was chosen.
        ...(choose && { choose }),
      })}
    </div>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = formText(new FormData(event.target as HTMLFormElement));
    const wish = this.#wish(said);
    const from = said('begin');
    if (wish !== null) this.dispatchEvent(new CustomEvent<LabWish>('lab-wish', { detail: { ...wish, from } }));
  };

  #wish(said: (name: string) => string): Wished | null {
    const seats = Object.fromEntries(this.sides.map(({ id }) => [id, said(`seat-${id}`)]));
    const chosen = this.options.map(({ id, own }) => ({ id, own, choice: said(`option-${id}`) }));
    const others = chosen.filter(({ own, choice }) => choice !== own);
    const options = Object.fromEntries(others.map(({ id, choice }) => [id, choice]));
    const common = { options, seats, games: Number(said('games')), seed: Number(said('seed')) };
    const number = this.#number;
    if (this.mode === 'even' || this.mode === 'two') {
      const [first, second] = [
        axisOf(number, said, 'from', 'to'),
        axisOf(this.#otherNumber, said, 'second-from', 'second-to'),
      ];
      if (first === null) return null;
      const axes: EvenPlan['axes'] | null = this.mode === 'even' ? [first] : second === null ? null : [first, second];
      return axes === null ? null : { is: 'even', plan: { ...common, axes, side: said('side') } };
    }
    if (this.mode === 'rank') {
      const step = Number(said('step'));
      const changes = this.#ranked.flatMap(({ target, title, value: was }): NumberChange[] =>
        [was - step, was + step].map((value) => ({ target, title, value, was })),
      );
      return { is: 'rank', plan: { ...common, asked: said('asked'), changes } };
    }
    const asked = this.mode === 'alone' ? `wins:${this.sides[0].id}` : said('asked');
    return { is: 'games', plan: { ...common, asked, against: this.#against(said, number) } };
  }

  #against(said: (name: string) => string, number: PackageNumber | undefined): Against | null {
    if (this.mode === 'package') return { is: 'package', id: said('other') };
    if (this.mode !== 'change' || number === undefined) return null;
    return { is: 'change', target: number.target, title: number.title, value: Number(said('value')) };
  }
}

/** What is asked besides is asked of games that are compared. */
const ASKING: ReadonlySet<Mode> = new Set(['package', 'change', 'rank']);

function axisOf(
  number: PackageNumber | undefined,
  said: (name: string) => string,
  from: string,
  to: string,
): Axis | null {
  if (number === undefined) return null;
  return { target: number.target, title: number.title, from: Number(said(from)), to: Number(said(to)) };
}

customElements.define('lab-form', LabForm);
