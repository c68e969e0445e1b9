import type { Camera } from './scene/pan-zoom.ts';
import type { Hit } from './scene/hit.ts';
import type { Point } from './scene/layout.ts';
import type { Theme } from './scene/theme.ts';
import type { ToolState } from './tools/tool-state.ts';
import type { ToolEffect } from './tools/tool.ts';

/** What the board tells its maker. */
export interface BoardListeners {
  /**
   * Something is to be done to the document. Panning, the selection, options, the fit of the scan, the stack that is
   * spread out and what tools do of their own the board has already seen to itself. The title names the step, and has been
   * read out.
   */
  readonly onEffect?: (effect: ToolEffect) => void;
  /** What the mouse is over; null when it leaves the board. */
  readonly onHover?: (hit: Hit | null) => void;
  /** Another hex has the keyboard's focus. */
  readonly onFocus?: (hit: Hit) => void;
  /** The map was moved or zoomed. */
  readonly onCamera?: (camera: Camera) => void;
  /** A click, a tap, or Enter on a hex, whatever the tool; not the end of a drag. */
  readonly onActivate?: (hit: Hit) => void;
  /**
   * A menu is asked for: by the right button, a finger that rests, Shift+F10 or the menu key. The hit says which hex,
   * side and counter; `at` is where, in client coordinates.
   */
  readonly onContext?: (hit: Hit, at: Point) => void;
}

/** How a board begins. */
export interface BoardSettings extends BoardListeners {
  readonly theme?: Theme;
  /** What the person has in hand; the board's own tools, of its own making, without this. */
  readonly hand?: ToolState;
  /** CSS pixels at the lower edge that the whole map leaves free, for what lies over the board there. */
  readonly foot?: number;
}
