import type { KeyMeaning } from '../../app/commands.ts';
import { WORDS } from './words.ts';

/** What keys mean on the map itself, while it has the keyboard. */
export const BOARD_KEYS: readonly KeyMeaning[] = [
  { title: WORDS.moveToTheNextHex, group: WORDS.onTheMap, keys: ['←', '→', '↑', '↓'] },
  { title: WORDS.moveDiagonally, group: WORDS.onTheMap, keys: ['Home', 'PageUp', 'End', 'PageDown'] },
  { title: WORDS.moveFiveHexes, group: WORDS.onTheMap, keys: ['Shift+←', 'Shift+Home'] },
  { title: WORDS.clickBeginAndEndAStroke, group: WORDS.onTheMap, keys: ['Enter'] },
  { title: WORDS.cancelTheStrokeOrPutBack, group: WORDS.onTheMap, keys: ['Escape'] },
  { title: WORDS.chooseFromThePaletteOrThe, group: WORDS.onTheMap, keys: ['1', '2', '0'] },
  { title: WORDS.aSmallerOrLargerBrush, group: WORDS.onTheMap, keys: ['[', ']'] },
  { title: WORDS.turnTheCounterTheCopyOr, group: WORDS.onTheMap, keys: ['R', 'Shift+R'] },
  { title: WORDS.fanOutAStackMirrorThe, group: WORDS.onTheMap, keys: ['F'] },
  { title: WORDS.nudgeTheScanWithShiftTen, group: WORDS.onTheMap, keys: ['Alt+←', 'Alt+↑'] },
  { title: WORDS.menuOfTheHex, group: WORDS.onTheMap, keys: ['Shift+F10'] },
  { title: WORDS.holdToMoveTheMap, group: WORDS.onTheMap, keys: ['Space'] },
];
