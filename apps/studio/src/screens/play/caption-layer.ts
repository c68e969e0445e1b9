import { css, html, LitElement } from 'lit';
import { followSize } from '../../parts/follow-size.ts';
import { captionPlaces } from './caption-places.ts';
import type { GameBoard } from './game-board.ts';
import type { Caption } from './recent-events.ts';

/**
 * Words that stand beside places of a board for a moment, over all of it. The board says where its places are, and calls
 * `settle` when it has moved.
 */
export class CaptionLayer extends LitElement {
  static override properties = {
    captions: { attribute: false },
    clear: { attribute: false },
    placeOf: { attribute: false },
  };
  static override styles = css`
    :host {
      position: absolute;
      inset: 0;
      overflow: hidden;
      pointer-events: none;
    }
    .caption {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      max-inline-size: 15rem;
      padding: 0.3rem 0.55rem;
      border: 1px solid var(--line-strong);
      border-inline-start: 3px solid var(--warning);
      border-radius: var(--radius);
      background: var(--panel);
      color: var(--ink);
      box-shadow: var(--shadow);
      font: var(--small) / 1.35 var(--sans);
    }
    p {
      margin: 0;
    }
  `;

  declare captions: readonly Caption[];
  /** Places that the words leave free, as somebody has to click there. */
  declare clear: readonly number[];
  declare placeOf: GameBoard['placeOf'];

  constructor() {
    super();
    this.captions = [];
    this.clear = [];
    this.placeOf = () => null;
    followSize(this, () => this.settle());
  }

  override render(): unknown {
    return this.captions.map(
      ({ lines }) => html`<div class="caption">${lines.map((line) => html`<p>${line}</p>`)}</div>`,
    );
  }

  override updated(): void {
    this.settle();
  }

  /** Puts the words beside their places, where these are now. */
  settle(): void {
    // Other words are to be shown: they settle once they are.
    if (this.isUpdatePending) return;
    const shown = [...this.renderRoot.querySelectorAll<HTMLElement>('.caption')];
    // To measure the room, the browser has to lay out all of the page: at every frame of the board.
    if (shown.length === 0) return;
    const room = this.getBoundingClientRect();
    for (const caption of shown) caption.hidden = false;
    // What lies nowhere yet is out of sight.
    const middle = (place: number): { x: number; y: number } => {
      const at = this.placeOf(place);
      return { x: (at?.x ?? -1) - room.left, y: (at?.y ?? -1) - room.top };
    };
    const boxes = shown.map(({ offsetWidth: width, offsetHeight: height }, index) => ({
      ...middle(this.captions[index].place),
      width,
      height,
    }));
    captionPlaces(boxes, room, this.clear.map(middle)).forEach((place, index) => {
      const caption = shown[index];
      caption.hidden = place === null;
      if (place !== null) caption.style.translate = `${Math.round(place.left)}px ${Math.round(place.top)}px`;
    });
  }
}

customElements.define('caption-layer', CaptionLayer);

declare global {
  interface HTMLElementTagNameMap {
    'caption-layer': CaptionLayer;
  }
}
