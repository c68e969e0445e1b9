import {
  Board,
  EMPTY_VIEW,
  panTool,
  selectTool,
  ToolState,
  type BoardScene,
  type BoardView,
  type Hit,
} from '@hexwright/board';
import { css, html, LitElement } from 'lit';
import { commands } from '../../app/commands.ts';
import { theme } from '../../app/theme.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { watch } from '../../parts/store.ts';
import './caption-layer.ts';
import type { BoardPointer, GameBoard } from './game-board.ts';
import type { Caption } from './recent-events.ts';

/** The hand moves the map, or draws a frame; letters mean other things in a game. */
const TOOLS = [panTool, selectTool].map((tool) => ({ ...tool, key: '' }));

/**
 * The board of a game on a map of hexes. Shift with a click or a frame gathers; dragging without it moves the map. `captions` are
 * written beside their hexes, `news` is read out, `hint` is read out behind what is said of the hex that has the focus.
 */
export class PlayBoard extends LitElement implements GameBoard {
  static override properties = {
    scene: { attribute: false },
    pointer: { attribute: false },
    shown: { attribute: false },
    captions: { attribute: false },
    news: { attribute: false },
    hint: { attribute: false },
  };
  static override styles = css`
    :host {
      display: block;
      position: relative;
      block-size: 100%;
      overflow: hidden;
    }
    .board {
      position: absolute;
      inset: 0;
    }
  `;

  declare scene: BoardScene | null;
  declare pointer: BoardPointer;
  declare shown: BoardView;
  declare captions: readonly Caption[];
  declare news: string;
  declare hint: string;
  #board: Board | null = null;
  readonly #hand = new ToolState({ tools: TOOLS });
  readonly #placeOf = this.placeOf.bind(this);
  /** What the hand points with now: `mouse`, `touch`, `pen`; empty for the keyboard. */
  #pointer = '';
  /** Whether the hex that has the keyboard was chosen by keys, not by a click. */
  #isRoving = true;
  /** Whether a frame is drawn round pieces: with Shift held down. */
  #isGathering = false;

  constructor() {
    super();
    this.scene = null;
    this.shown = EMPTY_VIEW;
    this.captions = [];
    this.news = '';
    this.hint = '';
    watch(this, () => [theme]);
    this.addEventListener('keydown', (event) => this.#press(event), { capture: true });
    this.addEventListener('pointerdown', (event) => this.#pointWith(event), { capture: true });
    this.addEventListener('focusin', () => (this.#isRoving = this.#pointer === ''));
    this.addEventListener('focusout', () => (this.#pointer = ''));
  }

  override render(): unknown {
    return html`<div class="board"></div>
      <caption-layer
        .captions=${this.captions}
        .clear=${filledPlaces(this.shown)}
        .placeOf=${this.#placeOf}
      ></caption-layer>`;
  }

  override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const host = this.renderRoot.querySelector<HTMLElement>('.board');
    if (this.scene === null || host === null) return;
    if (this.#board === null) {
      const board = new Board(host, this.scene, {
        theme: boardTheme(),
        hand: this.#hand,
        onHover: (hit) => this.pointer.point?.(hit?.hex ?? -1),
        onFocus: (hit) => this.pointer.point?.(hit?.hex ?? -1),
        onActivate: (hit) => {
          if (!this.#isGathering) this.#click(hit);
        },
        onEffect: (effect) => {
          if (effect.do === 'select' && this.#isGathering) this.#gathered(effect.hexes);
        },
      });
      this.#board = board;
      board.watch(() => this.renderRoot.querySelector('caption-layer')?.settle());
    } else if (changed.has('scene')) this.#board.setScene(this.scene);
    this.#board.setTheme(boardTheme());
    // A stack that is spread out stays so.
    this.#board.setView({ ...this.shown, fanned: this.#board.view.fanned });
    if (changed.has('news')) this.#board.announce(this.news);
    else if (changed.has('hint') && this.hint !== '') this.#board.announce(`${this.#described()} ${this.hint}`);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#board?.destroy();
    this.#board = null;
  }

  /** Gives the keyboard to a hex and brings it into view. */
  point(hex: number): void {
    this.#board?.focusHex(hex);
  }

  /** Where the middle of a hex is in the window, in client coordinates; null before the board is drawn. */
  placeOf(hex: number): { readonly x: number; readonly y: number } | null {
    return this.#board?.placeOf(hex) ?? null;
  }

  /** Shows the whole map. */
  fit(): void {
    this.#board?.fit();
  }

  /** Brings these hexes into view, if they are not. */
  reveal(hexes: readonly number[]): void {
    if (hexes.length > 0) this.#board?.reveal(hexes);
  }

  /** Shows these hexes as large as is sensible. */
  zoomTo(hexes: readonly number[]): void {
    this.#board?.zoomTo(hexes);
  }

  /** Reads something out. */
  announce(text: string): void {
    this.#board?.announce(text);
  }

  /** What the board says of the hex that has the focus. */
  #described(): string {
    return this.#board?.describeFocus() ?? '';
  }

  #pointWith({ pointerType, shiftKey, button }: PointerEvent): void {
    this.#pointer = pointerType;
    this.#isRoving = false;
    this.#isGathering = shiftKey && button === 0;
    this.#hand.take(this.#isGathering ? selectTool.id : panTool.id);
  }

  /** The board selects only for as long as the frame is drawn: who is chosen stands in the view. */
  #gathered(hexes: readonly number[]): void {
    this.pointer.gather?.(hexes);
    // The click that has ended here is no order to go there.
    queueMicrotask(() => {
      this.#isGathering = false;
      this.#hand.take(panTool.id);
      this.#hand.selection.value = [];
      this.requestUpdate();
    });
  }

  /**
   * The board takes Enter for a click on the hex that has the keyboard. For anyone who has clicked it is what it is everywhere
   * else on the screen, until they go on by arrows; Shift with Enter always.
   */
  #press(event: KeyboardEvent): void {
    this.#pointer = '';
    if (event.key.startsWith('Arrow')) this.#isRoving = true;
    const isForScreen = event.key === 'Enter' && (event.shiftKey || !this.#isRoving);
    const isHeard = isForScreen && commands.press(event);
    // What ends a phase is no click, even where there is nothing to end.
    if (isHeard || (isForScreen && event.shiftKey)) event.stopPropagation();
  }

  #click(hit: Hit): void {
    const fanned = this.#board?.view.fanned ?? -1;
    const counter = fanned < 0 ? null : (this.scene?.counters[hit.counter]?.id ?? null);
    const isTap = this.#pointer === 'touch' || this.#pointer === 'pen';
    this.pointer.click({ place: hit.hex, counter, isTap });
  }
}

/** The places that are lit to be clicked; what has just happened is only outlined. */
function filledPlaces({ highlights }: BoardView): readonly number[] {
  return highlights.flatMap(({ look, places }) => (look === 'fill' ? places : []));
}

customElements.define('play-board', PlayBoard);
