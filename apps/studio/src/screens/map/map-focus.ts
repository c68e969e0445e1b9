/** Where the person at a map looks, and which hexes they have chosen. */
import type { Point } from '@hexwright/board';
import type { MapContext } from './map-context.ts';
import { WORDS } from './words.ts';

/** CSS pixels of a hexside at which a hex can be read. */
const READABLE = 28;

/** Chooses hexes. */
export function selectHexes({ hand, board }: Pick<MapContext, 'hand' | 'board'>, hexes: readonly number[]): void {
  hand.selection.value = hexes;
  board.value?.announce(WORDS.selected(hexes.length));
}

/** Looks at a hex, and moves the map there. */
export function goToHex(map: Pick<MapContext, 'hand' | 'board'>, hex: number): void {
  if (hex >= 0) reveal(map, [hex]);
  map.hand.focus.value = hex;
}

/** Moves the map so that these hexes can be seen and read. */
export function reveal({ board: { value: board } }: Pick<MapContext, 'board'>, hexes: readonly number[]): void {
  if (board === null || hexes.length === 0) return;
  if (hexes.length > 1 && board.seen.scale < READABLE) board.zoomTo(hexes);
  else if (board.seen.scale < READABLE)
    board.moveTo({ ...board.seen, ...board.middleOf(hexes[0]), scale: READABLE }, true);
  else board.reveal(hexes);
}

/** Where the middle of a hex is in the page, in client coordinates; null while there is no board. */
export function placeOf({ board, scene: { place } }: Pick<MapContext, 'board' | 'scene'>, hex: number): Point | null {
  if (board.value === null || place === null || hex < 0 || hex >= place.grid.count) return null;
  return board.value.placeOf(hex);
}

/** Gives the keyboard to the board. */
export function focusBoard({ board }: Pick<MapContext, 'board'>): void {
  board.value?.takeKeyboard();
}
