import type { KeyMeaning } from '../../app/commands.ts';

/** What keys mean on the map itself, while it has the keyboard. */
export const BOARD_KEYS: readonly KeyMeaning[] = [
  { title: 'To the next hex', group: 'On the map', keys: ['←', '→', '↑', '↓'] },
  { title: 'To the next hex aslant', group: 'On the map', keys: ['Home', 'PageUp', 'End', 'PageDown'] },
  { title: 'Five hexes at once', group: 'On the map', keys: ['Shift+←', 'Shift+Home'] },
  { title: 'What a click does; begins and ends a stroke', group: 'On the map', keys: ['Enter'] },
  { title: 'Gives up the stroke, puts back what is held', group: 'On the map', keys: ['Escape'] },
  { title: 'Choose from the palette, or the level', group: 'On the map', keys: ['1', '2', '0'] },
  { title: 'A smaller or larger brush', group: 'On the map', keys: ['[', ']'] },
  { title: 'Turn the counter, the copy or the pen', group: 'On the map', keys: ['R', 'Shift+R'] },
  { title: 'Spread a stack out; mirror the copy', group: 'On the map', keys: ['F'] },
  { title: 'Push the scan; with Shift ten times as far', group: 'On the map', keys: ['Alt+←', 'Alt+↑'] },
  { title: 'The menu of the hex', group: 'On the map', keys: ['Shift+F10'] },
  { title: 'Hold to move the map', group: 'On the map', keys: ['Space'] },
];
