/** A place that was clicked; -1 beside the space. */
export interface PointedAt {
  readonly place: number;
  /** The counter of a stack that is spread out, or null. */
  readonly counter: string | null;
  /** By a finger or a pen, which cannot point before they act. */
  readonly isTap: boolean;
}

/** What a board tells of pointer and keyboard: the game that is played, or any other screen that shows a board. */
export interface BoardPointer {
  click(at: PointedAt): unknown;
  /** The pointer is over a place, or the keyboard has come there; -1 beside the space. */
  point?(place: number): unknown;
  /** A click with Shift, or a frame, encloses these places. */
  gather?(places: readonly number[]): unknown;
}

/**
 * The board of a game, whatever its space is drawn like. The map of hexes is one, the table without hexes another.
 */
export interface GameBoard extends HTMLElement {
  pointer: BoardPointer;
  /** Gives the keyboard to a place and brings it into view. */
  point(place: number): void;
  /** Where a place is in the window, in client coordinates; null before the board is drawn. */
  placeOf(place: number): { readonly x: number; readonly y: number } | null;
  /** Shows everything. */
  fit(): void;
  /** Brings these places into view, if they are not. */
  reveal(places: readonly number[]): void;
  /** Shows these places as large as is sensible. */
  zoomTo(places: readonly number[]): void;
  /** Reads something out. */
  announce(text: string): void;
}
