import { TABLE, UMPIRE, type InfluenceSort } from '@hexwright/playtest/screen';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { watch } from '../../parts/store.ts';
import type { Standing } from '../../referee/protocol.ts';
import type { GameSession } from './game-session.ts';
import { LAYER_KEYS, OF_ALL, OF_PIECES, toldOf } from './layers.ts';

interface Side {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/**
 * What the screen shows of a game: whose seat it stands at, and which layers lie over the map. Asks for the screen to be
 * passed on, and for the consent of the other side.
 */
class TableHead extends LitElement {
  static override properties = {
    game: { attribute: false },
    standing: { attribute: false },
    sides: { attribute: false },
    label: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: 0.4rem;
      }
      details,
      .seat {
        padding: 0.25rem 0.6rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: var(--shadow);
        font-size: var(--small);
      }
      .seat {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.6rem;
      }
      summary {
        cursor: pointer;
        padding-block: 0.2rem;
      }
      fieldset {
        display: grid;
        gap: 0.25rem;
        margin: 0.3rem 0 0;
        padding: 0;
        border: 0;
      }
      label {
        display: flex;
        align-items: center;
        gap: 0.4rem;
      }
      .told {
        max-inline-size: 26rem;
        max-block-size: 8rem;
        overflow-y: auto;
        margin-block-start: 0.4rem;
      }
      dialog {
        inline-size: min(30rem, calc(100vw - 2rem));
        border-block-start: 6px solid var(--side, var(--line-strong));
      }
      dialog footer {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        gap: 0.5rem;
        margin-block-start: 1rem;
      }
    `,
  ];
  declare game: GameSession;
  declare standing: Standing;
  declare sides: readonly Side[];
  /** What a hex is called. */
  declare label: (hex: number) => string;

  constructor() {
    super();
    watch(this, () => {
      const { layers, pass, consent } = this.game;
      return [layers.on, layers.whose, layers.found, pass.to, consent.asked];
    });
  }

  override render(): unknown {
    const { standing } = this;
    return html`${this.#seat()} ${standing.layers.length === 0 ? nothing : this.#layers(standing.layers)}
    ${this.#passing()} ${this.#consent()}`;
  }

  override updated(): void {
    for (const dialog of this.renderRoot.querySelectorAll('dialog')) if (!dialog.open) dialog.showModal();
  }

  #name(side: string): string {
    return this.sides.find(({ id }) => id === side)?.name ?? side;
  }

  #color(side: string | null): string {
    return `--side:${this.sides.find(({ id }) => id === side)?.color ?? 'gray'}`;
  }

  /** Whose seat the screen shows, where several persons share it. */
  #seat(): unknown {
    const { standing } = this;
    if (!standing.isPassed) return nothing;
    const { shows, view } = standing;
    const { side } = view.prompt;
    const own = side !== null && view.seat === 'person' && shows.seat !== side ? side : null;
    return html`<div class="seat" role="group" aria-label="Seat shown">
      <label
        >Seen from
        <select @change=${(event: Event) => this.game.sit((event.target as HTMLSelectElement).value)}>
          ${
            shows.seat === TABLE || shows.seat === UMPIRE
              ? nothing
              : html`<option value=${shows.seat} selected>the seat: ${this.#name(shows.seat)}</option>`
          }
          ${own === null ? nothing : html`<option value=${own}>the seat: ${this.#name(own)}</option>`}
          <option value=${TABLE} .selected=${shows.seat === TABLE}>the table: what all may see</option>
          <option value=${UMPIRE} .selected=${shows.seat === UMPIRE}>an umpire: everything</option>
        </select></label
      >
    </div>`;
  }

  #layers(sorts: readonly InfluenceSort[]): unknown {
    const { layers } = this.game;
    const told = toldOf(layers.found.value, sorts, this.sides, this.label);
    return html`<details>
      <summary>Layers${layers.on.value.size === 0 ? '' : ` (${layers.on.value.size})`}</summary>
      <fieldset aria-label="Layers over the map">
        ${sorts.map(
          ({ id, name, case: cited }, at) =>
            html`<label
              ><input type="checkbox" .checked=${layers.on.value.has(id)} @change=${() => layers.toggle(id)} /> ${name}
              <span class="case">[${cited}]</span> <kbd>${LAYER_KEYS[at]}</kbd></label
            >`,
        )}
        <label
          >Of
          <select @change=${(event: Event) => layers.show((event.target as HTMLSelectElement).value)}>
            ${this.#whose().map(
              ([id, title]) => html`<option value=${id} .selected=${id === layers.whose.value}>${title}</option>`,
            )}
          </select>
          <kbd>Shift+V</kbd></label
        >
      </fieldset>
      <div class="told" role="status" tabindex="0" aria-label="What the layers show">${told}</div>
    </details>`;
  }

  #whose(): readonly (readonly [string, string])[] {
    return [
      [OF_PIECES, 'the piece in hand or pointed at'],
      ...this.sides.map(({ id, name }) => [id, name] as const),
      [OF_ALL, 'all sides'],
    ];
  }

  /** The screen must be passed to somebody. */
  #passing(): unknown {
    const to = this.game.pass.to.value;
    const { view } = this.standing;
    if (to === null) return nothing;
    const name = this.#name(to);
    return html`<dialog
      aria-labelledby="pass"
      style=${this.#color(to)}
      @cancel=${(event: Event) => event.preventDefault()}
    >
      <h1 id="pass">Pass the screen to ${name}</h1>
      <p>
        Turn ${view.turn}, ${view.phase.title}: ${view.prompt.title}. Nothing that one side hides from another is on the
        screen now.
      </p>
      <footer>
        <button @click=${() => this.game.pass.taken()}>Stay at the table</button>
        <button class="primary" autofocus @click=${() => this.game.sit(to)}>I play ${name}</button>
      </footer>
    </dialog>`;
  }

  #consent(): unknown {
    const { consent } = this.game;
    const asked = consent.asked.value;
    if (asked === null) return nothing;
    const names = asked.of.map((side) => this.#name(side)).join(' and ');
    return html`<dialog aria-labelledby="consent" @cancel=${() => consent.answer(false)}>
      <h1 id="consent">Take it back?</h1>
      <p>That move is final <span class="case">[${asked.case}]</span>: taking it back needs the consent of ${names}.</p>
      <footer>
        <button autofocus @click=${() => consent.answer(false)}>Leave it</button>
        <button class="primary" @click=${() => consent.answer(true)}>${names} agrees</button>
      </footer>
    </dialog>`;
  }
}

customElements.define('table-head', TableHead);
