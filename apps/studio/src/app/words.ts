/** What people read in the frame round all screens, for translation. */
import type { ReadinessStep } from '@hexwright/compiler';
import type { ThemeChoice } from './theme.ts';

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
  home: 'Hexwright: all battles',
  allBattles: 'All battles',
  screens: 'Screens',
  menu: (screen: string) => `${screen}: menu`,
  keys: 'Keys',
  allKeys: 'Show all keys',
  comments: (open: number) => (open === 0 ? 'Comments' : `Comments: ${open} open`),
  comment: 'Comment on this',
  nextProblem: 'Next problem',
  previousProblem: 'Previous problem',
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo',
  palette: 'Command palette',
  nothingFound: (words: string) => `No results for “${words}”.`,
  theme: (name: string) => `Theme: ${name}`,
  themeTitle: 'Theme',
  themes: {
    system: 'Match system',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  } satisfies Record<ThemeChoice, string>,
  redo: 'Redo',
  nothingToRedo: 'Nothing to redo',
  sides: 'Sides: names, colours, home edges, allies',
  victory: 'Victory: objectives, points, levels, length of the game',
  mapProperties: 'Size, orientation and numbering of the map',
} as const;

export const PEOPLE = {
  people: 'People',
  alone: 'Alone',
  aloneTitle: 'Alone: nobody else is here',
  hereToo: (names: string) => `Here too: ${names}`,
  share: 'Share',
  shareTitle: 'Share: people and links',
  you: 'You (signed in)',
  yourName: 'Your name, for others',
  nobody: 'Nobody else has this project open.',
  askAll: 'Ask everybody to come here',
  asks: (name: string) => `${name} asks everybody to come.`,
  at: (battle: string, screen: string) => `${battle}, ${screen}`,
  inGallery: 'in the gallery',
  goThere: 'Go there',
  follow: 'Follow',
  stop: 'Stop',
  following: (name: string) => `Following ${name}`,
  stopTitle: 'Stop following; anything you do yourself stops it too',
} as const;
