import { PERSON } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { rotated, seatName } from './seats.ts';
import { GamePart } from './game-part.ts';
import type { PlayActions } from './play-actions.ts';
import type { Relative } from './relatives.ts';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { SPEEDS, type Speed } from './speed.ts';
import { words } from './words.ts';
import { select } from '../../ui/select.ts';

/**
 * Who sits where, how fast computer players play, and where the dice come from.
 */
class SeatsPanel extends GamePart {
  static override properties = {
    ...GamePart.properties,
    actions: { attribute: false },
    sides: { attribute: false },
    packages: { attribute: false },
    packageId: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 0.9rem;
        padding: 0.75rem;
        overflow-y: auto;
      }
      .field {
        display: grid;
        grid-template-columns: minmax(max-content, 1fr) minmax(0, auto);
        align-items: center;
        gap: 0.5rem;
      }
      select {
        min-inline-size: 0;
      }
      fieldset {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.4rem;
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        font: 600 var(--body) var(--serif);
      }
      input[type='number'] {
        inline-size: 9rem;
      }
      .swatch {
        display: inline-block;
        inline-size: 0.8em;
        block-size: 0.8em;
        margin-inline-end: 0.4em;
        border: 1px solid var(--line-strong);
      }
    `,
  ];
  declare actions: PlayActions;
  declare sides: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  /** The packages under which the game could go on, and the one under which it is played. */
  declare packages: readonly Relative[];
  declare packageId: string;

  protected override watched(): readonly Watched[] {
    return [this.game.players, this.game.speed];
  }

  override render(): unknown {
    const { seats, dice } = this.snapshot.view;
    const players = this.game.players.value.map(({ id }) => id);
    return html`
      <fieldset>
        <legend>${words.game.seats}</legend>
        ${this.sides.map(
          ({ id, name, color }) =>
            html`<div class="field">
              <label for=${`seat-${id}`}><span class="swatch" style=${`background:${color}`}></span>${name}</label>
              ${select({
                id: `seat-${id}`,
                value: seats[id] ?? PERSON,
                options: [PERSON, ...players].map((seat) => ({
                  value: seat,
                  title: seatName(seat),
                })),
                choose: (seat) => this.#seat(id, seat),
              })}
            </div>`,
        )}
        ${
          this.sides.length < 2
            ? nothing
            : html`<div><button class="plain" @click=${() => this.#swap()}>${words.game.swap}</button></div>`
        }
        <div class="field">
          <label for="speed">${words.game.computers}</label>
          ${select({
            id: 'speed',
            value: this.game.speed.value,
            options: (Object.keys(SPEEDS) as Speed[]).map((speed) => ({
              value: speed,
              title: words.game.speeds[speed],
            })),
            choose: (speed) => this.game.playAt(speed),
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>${words.game.dice}</legend>
        <div class="field">
          <label for="dice">${words.game.fallBy}</label>
          ${select({
            id: 'dice',
            value: dice.source === 'hand' ? 'hand' : 'seed',
            options: [
              { value: 'seed', title: words.game.bySeed },
              { value: 'hand', title: words.game.byHand },
            ],
            choose: (source) => void this.game.dispatch('setDice', source),
          })}
        </div>
        ${
          dice.source === 'hand' || dice.seed === null
            ? nothing
            : html`<div class="field">
                <label for="seed">${words.game.seed}</label>
                <input
                  id="seed"
                  type="number"
                  step="1"
                  .value=${String(dice.seed)}
                  @change=${(event: Event) => this.#seed(event.target as HTMLInputElement)}
                />
              </div>`
        }
        <p class="small soft">${words.game.used(dice.used)}</p>
      </fieldset>
      <fieldset>
        <legend>${words.game.thisGame}</legend>
        ${this.packages.length < 2 ? nothing : this.#under()}
        <button @click=${() => this.actions.save()}>${words.saveFile}</button>
        <button @click=${() => this.actions.example()}>${words.game.example}</button>
        <button @click=${() => this.actions.branchOff()}>${words.game.branchOff}</button>
        <button @click=${() => this.actions.leave()}>${words.game.another}</button>
      </fieldset>
    `;
  }

  #under(): unknown {
    return html`<div class="field">
      <label for="under">${words.game.under}</label>
      ${select({
        id: 'under',
        value: this.packageId,
        options: this.packages.map(({ id, title }) => ({ value: id, title })),
        choose: (id) => this.actions.playUnder(id),
      })}
    </div>`;
  }

  #swap(): void {
    const ids = this.sides.map(({ id }) => id);
    for (const [side, seat] of Object.entries(rotated(ids, this.snapshot.view.seats))) this.#seat(side, seat);
  }

  #seed(input: HTMLInputElement): void {
    const seed = input.valueAsNumber;
    input.setAttribute('aria-invalid', String(!Number.isSafeInteger(seed)));
    if (Number.isSafeInteger(seed)) void this.game.dispatch('setSeed', seed);
  }

  #seat(side: string, seat: string): void {
    void this.game.dispatch('setSeat', side, seat);
  }
}

customElements.define('seats-panel', SeatsPanel);
