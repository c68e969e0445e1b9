/** A place that was pointed at; -1 beside the space. */
export interface HexEvent {
  readonly hex: number;
  /** The counter of a stack that is spread out, or null. */
  readonly counter: string | null;
  /** By a finger or a pen, which cannot point before they act. */
  readonly isTap: boolean;
}

/**
 * The board of a game, whatever its space is drawn like. It sends `hex-click` and `hex-hover` with a {@link HexEvent}. The
 * map of hexes is one, the table without hexes another.
 */
export interface GameBoard extends HTMLElement {
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
  say(text: string): void;
}
