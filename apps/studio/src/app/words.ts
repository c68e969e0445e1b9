/** What people read in the frame round all screens, for translation. */
import type { ReadinessStep } from '@hexwright/compiler';

export const GUIDE = {
  label: 'What is still missing',
  missing: 'Until it can be played:',
  ready: 'Everything is there:',
  play: 'Play',
  done: 'done',
  waiting: 'when there are forces',
  open: (count: number) => (count === 1 ? '1 thing open' : `${count} things open`),
  hide: 'Hide this list',
  steps: {
    map: 'Map',
    sides: 'Sides',
    forces: 'Forces',
    'set-up': 'Set-up',
    victory: 'Victory',
    rules: 'Rules',
  } satisfies Record<ReadinessStep, string>,
} as const;

export const SHELL = {
  palette: 'Command palette',
  nothingFound: (words: string) => `No results for “${words}”.`,
  theme: (name: string) => `Theme: ${name}`,
  themeTitle: 'Theme',
  redo: 'Redo',
  nothingToRedo: 'Nothing to redo',
  sides: 'Sides: names, colours, home edges, allies',
  victory: 'Victory: objectives, points, levels, length of the game',
  mapProperties: 'Size, orientation and numbering of the map',
} as const;
