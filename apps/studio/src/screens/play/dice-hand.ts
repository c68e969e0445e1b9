import type { AwaitedDice } from '@hexwright/playtest/screen';
import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { GameController } from './game-controller.ts';
import { words } from './words.ts';

/** Asks what has fallen on real dice. */
class DiceHand extends LitElement {
  static override properties = { game: { attribute: false }, awaiting: { attribute: false }, given: { state: true } };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        padding: 0.75rem;
        border-block-end: 1px solid var(--line);
        background: var(--accent-soft);
      }
      .faces {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
      }
      form {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.3rem;
      }
      label {
        grid-column: 1 / -1;
      }
      #tape {
        min-inline-size: 0;
      }
      .faces button {
        inline-size: 2.4rem;
        block-size: 2.4rem;
        font: 600 1.1rem var(--serif);
      }
    `,
  ];
  declare game: GameController;
  declare awaiting: AwaitedDice;
  declare given: readonly number[];

  constructor() {
    super();
    this.given = [];
  }

  override render(): unknown {
    const { count, faces, text } = this.awaiting;
    const numbers = Array.from({ length: faces }, (_, index) => index + 1);
    return html`
      <h3>${words.dice.ask(count)}</h3>
      <p class="small">${text} ${this.given.length > 0 ? words.dice.soFar(this.given.join(', ')) : ''}</p>
      <div class="faces" role="group" aria-label=${words.dice.numbers}>
        ${numbers.map((number) => html`<button @click=${() => this.#add(number)}>${number}</button>`)}
      </div>
      <form @submit=${(event: SubmitEvent) => this.#type(event)}>
        <label for="tape">${words.dice.row}</label>
        <input id="tape" autocomplete="off" inputmode="numeric" placeholder="3 5 1 6" />
        <button>${words.dice.throw}</button>
      </form>
      <div>
        <button class="plain" @click=${() => this.game.dispatch('cancelDice')}>${words.dice.takeBack}</button>
      </div>
    `;
  }

  /** Takes a whole row of numbers, however they are parted. */
  #type(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>('#tape');
    if (input === null) return;
    const { faces } = this.awaiting;
    // Of dice whose numbers are single digits a whole row may be written without spaces.
    const numbers = (input.value.match(faces < 10 ? /\d/g : /\d+/g) ?? []).map(Number);
    const isRow =
      /^[\s,;\d]+$/.test(input.value) && numbers.length > 0 && numbers.every((one) => one >= 1 && one <= faces);
    input.setAttribute('aria-invalid', String(!isRow));
    if (!isRow) return;
    this.#give([...this.given, ...numbers]);
    input.value = '';
    this.given = [];
  }

  #add(number: number): void {
    const given = [...this.given, number];
    const isWhole = given.length >= this.awaiting.count;
    this.given = isWhole ? [] : given;
    if (isWhole) this.#give(given);
  }

  #give(numbers: readonly number[]): void {
    void this.game.dispatch('giveDice', numbers);
  }
}

customElements.define('dice-hand', DiceHand);
