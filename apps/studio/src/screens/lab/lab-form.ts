import { css, html, LitElement, nothing } from 'lit';
import { exampleName } from '../../parts/example-name.ts';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import type { PlayersAnswer } from '../../compile-service/questions/players.ts';
import type { EvenPlan } from './even-run.ts';
import type { Against, LabPlan } from './lab-plan.ts';
import { FORM, LAB } from './words.ts';
import { select } from '../../ui/select.ts';

/** A number of the rules that can be changed here. */
export interface RuleNumber {
  /** As changes name it: `parameters/charge-run/value`. */
  readonly target: string;
  readonly title: string;
  readonly value: number;
}

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
  | { readonly is: 'even'; readonly plan: Omit<EvenPlan, 'begin'> };

/** What the form says when it is sent; `from` is the path of an example, or empty for the set-up. */
export type LabWish = Wished & { readonly from: string };

type Mode = 'alone' | Against['is'] | 'even';

/** More games would fill the browser's store with what nobody waits for. */
const MOST_GAMES = 5000;
const USUAL_GAMES = 200;

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
    isRunning: { type: Boolean },
    mode: { state: true },
    target: { state: true },
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
  declare numbers: readonly RuleNumber[];
  /** What the rules leave open, and what the package has chosen. */
  declare options: readonly LabOption[];
  /** Other packages with the same sides. */
  declare others: readonly { readonly id: string; readonly title: string }[];
  /** Paths of the examples of the package, at whose positions games can begin. */
  declare examples: readonly string[];
  declare isRunning: boolean;
  declare mode: Mode;
  /** The number that is chosen; '' for the first. */
  declare target: string;

  constructor() {
    super();
    this.mode = 'alone';
    this.target = '';
  }

  override render(): unknown {
    return html`<form @submit=${this.#submit}>
      <div class="field">
        <label for="mode">${FORM.against}</label>
        ${select({
          id: 'mode',
          name: 'mode',
          value: this.mode,
          options: (['alone', 'package', 'change', 'even'] as const).map((mode) => ({
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
      ${this.mode === 'package' || this.mode === 'change' ? this.#select('asked', FORM.asked, this.#questions, '') : nothing}
      ${this.#options()} ${this.#from()}
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
      <button class="primary" ?disabled=${this.isRunning || !this.#canRun}>${LAB.run}</button>
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
    if (this.examples.length === 0) return nothing;
    const named = this.examples.map((path) => ({ id: path, title: exampleName(path) }));
    return this.#select('from', FORM.begin, [{ id: '', title: FORM.setUp }, ...named], '');
  }

  get #number(): RuleNumber | undefined {
    return this.numbers.find(({ target }) => target === this.target) ?? this.numbers.at(0);
  }

  get #canRun(): boolean {
    if (this.mode === 'package') return this.others.length > 0;
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
    const choices = this.numbers.map(({ target, title }) => ({ id: target, title }));
    return html`${this.#select('target', FORM.number, choices, number.target, (target) => (this.target = target))}
      <p class="soft small">${FORM.now(number.value)}</p>
      ${
        this.mode === 'change'
          ? this.#whole('value', FORM.value, number.value + 1)
          : html`<div class="pair">
                ${this.#whole('from', FORM.from, Math.min(0, number.value))}
                ${this.#whole('to', FORM.to, Math.max(number.value * 2, number.value + 4))}
              </div>
              ${this.#select(
                'side',
                FORM.side,
                this.sides.map(({ id, name }) => ({ id, title: FORM.even50(name) })),
                '',
              )}`
      }`;
  }

  #whole(name: string, label: string, value: number): unknown {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <input id=${name} name=${name} type="number" step="1" required .defaultValue=${String(value)} />
    </div>`;
  }

  #select(
    name: string,
    label: string,
    choices: readonly { readonly id: string; readonly title: string }[],
    chosen: string,
    choose: (id: string) => void = () => undefined,
  ): unknown {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      ${select({
        id: name,
        name,
        value: chosen,
        options: choices.map(({ id, title }) => ({
          value: id,
          title: name.startsWith('seat-') ? id : title,
          hint: title,
        })),
        choose,
      })}
    </div>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = formText(new FormData(event.target as HTMLFormElement));
    const wish = this.#wish(said);
    const from = this.examples.length === 0 ? '' : said('from');
    if (wish !== null) this.dispatchEvent(new CustomEvent<LabWish>('lab-wish', { detail: { ...wish, from } }));
  };

  #wish(said: (name: string) => string): Wished | null {
    const seats = Object.fromEntries(this.sides.map(({ id }) => [id, said(`seat-${id}`)]));
    const chosen = this.options.map(({ id, own }) => ({ id, own, choice: said(`option-${id}`) }));
    const others = chosen.filter(({ own, choice }) => choice !== own);
    const options = Object.fromEntries(others.map(({ id, choice }) => [id, choice]));
    const common = { options, seats, games: Number(said('games')), seed: Number(said('seed')) };
    const number = this.#number;
    if (this.mode === 'even') {
      if (number === undefined) return null;
      const { target, title } = number;
      const [from, to] = [Number(said('from')), Number(said('to'))];
      return { is: 'even', plan: { ...common, target, title, from, to, side: said('side') } };
    }
    const asked = this.mode === 'alone' ? `wins:${this.sides[0].id}` : said('asked');
    return { is: 'games', plan: { ...common, asked, against: this.#against(said, number) } };
  }

  #against(said: (name: string) => string, number: RuleNumber | undefined): Against | null {
    if (this.mode === 'package') return { is: 'package', id: said('other') };
    if (this.mode !== 'change' || number === undefined) return null;
    return { is: 'change', target: number.target, title: number.title, value: Number(said('value')) };
  }
}

customElements.define('lab-form', LabForm);
