import { persons, EVERYONE, UMPIRE, type InfluenceSort } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { icon } from '../../parts/icons.ts';
import { shared } from '../../parts/styles.ts';
import { dialog, dialogStyles } from '../../ui/dialog.ts';
import type { Watched } from '../../parts/store.ts';
import { GamePart } from './game-part.ts';
import { inWords, LAYER_KEYS, OF_ALL, OF_PIECES } from './influence-layers.ts';
import { listed, words } from './words.ts';
import { popover, popoverStyles } from '../../ui/popover.ts';
import { select } from '../../ui/select.ts';

/** What is asked stands until it is answered. */
const QUESTION = { isQuestion: true, isOpen: true } as const;

interface Side {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/**
 * What the screen shows of a game: whose seat it stands at, and which layers lie over the map. Asks for the screen to be
 * passed on, and for the consent of the other side.
 */
class GameHead extends GamePart {
  static override properties = {
    ...GamePart.properties,
    isUmpireAsked: { state: true },
    sides: { attribute: false },
    label: { attribute: false },
  };
  static override styles = [
    shared,
    dialogStyles,
    popoverStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: 0.4rem;
      }
      .opener,
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
      fieldset {
        display: grid;
        gap: 0.25rem;
        margin: 0;
        padding: 0;
        border: 0;
        font-size: var(--small);
      }
      label {
        display: flex;
        align-items: center;
        gap: 0.4rem;
      }
      .passing dialog {
        border-block-start: 6px solid var(--side);
      }
      .in-words {
        max-inline-size: 26rem;
        max-block-size: 8rem;
        overflow-y: auto;
        margin-block-start: 0.4rem;
        font-size: var(--small);
      }
    `,
  ];
  /** Whether somebody wants to see everything, and is asked if they mean it. */
  declare isUmpireAsked: boolean;
  declare sides: readonly Side[];
  /** What a place is called. */
  declare label: (place: number) => string;

  constructor() {
    super();
    this.isUmpireAsked = false;
  }

  protected override watched(): readonly Watched[] {
    const { layers, pass, undoRedo, hand } = this.game;
    return [layers.on, layers.whose, layers.found, pass.to, undoRedo.consent.asked, hand.dropping];
  }

  override render(): unknown {
    const { snapshot } = this;
    return html`${this.#seat()} ${snapshot.layers.length === 0 ? nothing : this.#layers(snapshot.layers)}
    ${this.#passing()} ${this.#consent()} ${this.#umpire()} ${this.#dropping()}`;
  }

  #name(side: string): string {
    return this.sides.find(({ id }) => id === side)?.name ?? side;
  }

  #color(side: string | null): string {
    return `--side:${this.sides.find(({ id }) => id === side)?.color ?? 'gray'}`;
  }

  /** Whose seat the screen shows, where several persons share it. */
  #seat(): unknown {
    const { snapshot } = this;
    if (!snapshot.isPassed) return nothing;
    const { shows, view } = snapshot;
    const { side } = view.prompt;
    const own = side !== null && view.seat === 'person' && shows.seat !== side ? side : null;
    return html`<div class="seat" role="group" aria-label=${words.head.seat}>
      <label
        >${words.head.seenFrom}
        ${select({
          value: shows.seat,
          options: [
            ...[shows.seat, own].flatMap((seat) =>
              seat === null || seat === EVERYONE || seat === UMPIRE
                ? []
                : [{ value: seat, title: words.head.seatOf(this.#name(seat)) }],
            ),
            { value: EVERYONE, title: words.head.everyone },
            { value: UMPIRE, title: words.head.umpire },
          ],
          choose: (seat) => this.#sit(seat),
        })}</label
      >
    </div>`;
  }

  /** A person with a seat is asked before they see what is hidden from them. */
  #sit(seat: string): void {
    if (seat === UMPIRE) this.isUmpireAsked = true;
    else void this.game.sit(seat);
  }

  #umpire(): unknown {
    if (!this.isUmpireAsked) return nothing;
    const { seats } = this.snapshot.view;
    const own = persons({ sides: Object.keys(seats), seats }).map((side) => this.#name(side));
    const answer = (isMeant: boolean): void => {
      this.isUmpireAsked = false;
      if (isMeant) void this.game.sit(UMPIRE);
    };
    return dialog({
      ...QUESTION,
      id: 'umpire',
      heading: words.head.showAll,
      body: html`<p>${words.head.showAllText(listed(own))}</p>`,
      cancelled: () => answer(false),
      actions: html`<button autofocus @click=${() => answer(false)}>${words.cancel}</button>
        <button class="primary" @click=${() => answer(true)}>${words.head.showAllYes}</button>`,
    });
  }

  /** Something was chosen and is not carried out yet: it is dropped only on purpose. */
  #dropping(): unknown {
    const { game } = this;
    const { hand } = game;
    const choice = hand.dropping.value;
    if (choice === null) return nothing;
    const { armed, piece, place } = hand.held.value;
    const name = this.snapshot.view.pieces.find(({ id }) => id === piece)?.name ?? '';
    return dialog({
      ...QUESTION,
      id: 'dropping',
      heading: words.dropping.title,
      body: html`<p>
        ${armed === null ? words.dropping.way(name, this.label(place)) : words.dropping.attack(armed.label)}
      </p>`,
      cancelled: () => hand.keepOrder(),
      actions: html`<button @click=${() => hand.keepOrder()}>${words.cancel}</button>
        <button @click=${() => game.perform([choice.command])}>${words.dropping.drop(choice.label)}</button>
        <button class="primary" autofocus @click=${() => hand.confirm()}>${words.dropping.carryOut}</button>`,
    });
  }

  #layers(sorts: readonly InfluenceSort[]): unknown {
    const { layers } = this.game;
    const { shape } = this.snapshot.view.space;
    const text = inWords(layers.found.value, sorts, this.sides, this.label, shape);
    return popover({
      id: 'layers',
      button: html`${words.head.layers(layers.on.value.size)}${icon('down')}`,
      look: 'opener',
      label: words.head.layersOver,
      body: html`<fieldset aria-label=${words.head.layersOver}>
          ${sorts.map(
            ({ id, name, case: cited }, at) =>
              html`<label
                ><input type="checkbox" .checked=${layers.on.value.has(id)} @change=${() => layers.toggle(id)} />
                ${name} ${citation(cited)} <kbd>${LAYER_KEYS[at]}</kbd></label
              >`,
          )}
          <label
            >${words.head.of}
            ${select({
              value: layers.whose.value,
              options: this.#whose().map(([id, title]) => ({ value: id, title })),
              choose: (id) => layers.show(id),
            })} <kbd>Shift+V</kbd></label
          >
        </fieldset>
        <div class="in-words" role="status" tabindex="0" aria-label=${words.head.layersShow}>${text}</div>`,
    });
  }

  #whose(): readonly (readonly [string, string])[] {
    return [
      [OF_PIECES, words.head.ofPieces],
      ...this.sides.map(({ id, name }) => [id, name] as const),
      [OF_ALL, words.head.ofAll],
    ];
  }

  /** The screen must be passed to somebody. */
  #passing(): unknown {
    const to = this.game.pass.to.value;
    const { view } = this.snapshot;
    if (to === null) return nothing;
    const name = this.#name(to);
    const asked = dialog({
      ...QUESTION,
      id: 'pass',
      heading: words.head.pass(name),
      body: html`<p>${words.head.passText(view.turn, view.phase.title, view.prompt.title)}</p>`,
      // Only an answer closes it: what lies behind is not for everybody.
      cancelled: (event) => event.preventDefault(),
      actions: html`<button @click=${() => this.game.pass.taken()}>${words.head.stay}</button>
        <button class="primary" autofocus @click=${() => this.game.sit(to)}>${words.head.play(name)}</button>`,
    });
    return html`<div class="passing" style=${this.#color(to)}>${asked}</div>`;
  }

  #consent(): unknown {
    const { consent } = this.game.undoRedo;
    const asked = consent.asked.value;
    if (asked === null) return nothing;
    const names = listed(asked.of.map((side) => this.#name(side)));
    return dialog({
      ...QUESTION,
      id: 'consent',
      heading: words.head.consent,
      body: html`<p>${words.head.consentText} ${citation(asked.case)}${words.head.consentBy(names)}</p>`,
      cancelled: () => consent.answer(false),
      actions: html`<button autofocus @click=${() => consent.answer(false)}>${words.head.leave}</button>
        <button class="primary" @click=${() => consent.answer(true)}>
          ${words.head.agrees(names, asked.of.length)}
        </button>`,
    });
  }
}

customElements.define('game-head', GameHead);
