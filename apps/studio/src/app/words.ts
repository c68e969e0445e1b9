/** What people read in the frame round all screens, for translation. */
import type { ReadinessStep } from '@hexwright/compiler';
import { NO_ACCESS } from '../session/words.ts';
import type { ContrastChoice, ThemeChoice } from './theme.ts';

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
    cover: 'Cover',
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
  paletteHint: 'Do something, or open a battle …',
  paletteHintInPackage: 'Do something, or go to a unit, hex, table, case, file …',
  nothingFound: (words: string) => `No results for “${words}”.`,
  theme: (name: string) => `Theme: ${name}`,
  themeTitle: 'Theme',
  themes: {
    system: 'Match system',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<ThemeChoice, string>,
  contrast: (name: string) => `Contrast: ${name}`,
  controls: 'Controls of the studio',
  contrastTitle: 'Contrast',
  contrasts: {
    system: 'Match system',
    normal: 'Normal',
    high: 'High contrast',
  } satisfies Record<ContrastChoice, string>,
  redo: 'Redo',
  nothingToRedo: 'Nothing to redo',
  sides: 'Sides: names, colours, home edges, allies',
  victory: 'Victory: objectives, points, levels, length of the game',
  mapProperties: 'Size, orientation and numbering of the map',
  skip: 'Skip to the screen',
  gallery: 'Battles',
  checkAgain: 'Check again',
  close: 'Close',
  dismiss: 'Dismiss',
  found: 'Found',
  goThere: 'Go there',
  noProblems: 'There are no problems.',
  yourTurn: (game: string, turn: number) => `It is your turn: ${game}, turn ${turn}.`,
  /** What commands are gathered under. */
  groups: { studio: 'Studio', go: 'Go to', edit: 'Edit', map: 'Map' },
  name: 'Hexwright',
  problemOf: (place: number, count: number, message: string) => `${place} of ${count}: ${message}`,
} as const;

/** What stands in place of a screen that cannot be shown, or not yet. */
/** What is found by its name, besides what can be done. */
export const THINGS = {
  package: 'Package',
  unit: 'Unit',
  terrain: 'Terrain',
  table: 'Table',
  modifier: 'Modifier',
  parameter: 'Parameter',
  option: 'Option',
  case: 'Case',
  file: 'File',
  problem: 'Problem',
  hex: 'Hex',
  hexNamed: (label: string) => `Hex ${label}`,
} as const;

export const STATES = {
  opening: 'Opening …',
  tryAgain: 'Try again',
  tryNow: 'Try now',
  reload: 'Reload',
  nothingHere: ['There is nothing here', 'The address leads nowhere.'],
  noProject: (project: string) => [`There is no project ${project}`, 'It may have been renamed or removed.'],
  noScreen: (screen: string, title: string) => [
    `${title} has no screen ${screen}`,
    'Only packages whose armies are bought by points have it.',
  ],
  noPackage: (id: string) => [`There is no package ${id}`, 'It may have been renamed or removed.'],
  noAccess: [
    NO_ACCESS,
    'It was taken away, or the link you came by has expired. Ask an owner for a new link. What you did here before is in the project.',
  ],
  notOpened: [
    'This project cannot be opened',
    'The server runs, but something is wrong with this project: its folder is gone, say, or a newer Hexwright has written it. The person who runs the server sees the reason where it was started, and in its log. Nothing is lost, and other projects are not affected.',
  ],
  full: [
    'The server is full',
    'There are too many connections, from here or in all. Close pages of Hexwright that you do not need, or wait until others have left.',
  ],
  unreachable: [
    'The server cannot be reached',
    'Check that Hexwright is running. This page opens the project by itself as soon as it is.',
  ],
  notArrived: 'This screen failed to load',
  notArrivedOffline:
    'The server cannot be reached. Screens that were open before can be used meanwhile; this one loads when the server is back.',
  notArrivedText: 'Check that the server is running, then reload the page. What you have edited is kept.',
  failed: (screen: string) => `The screen ${screen} has failed`,
  failedText: 'Nothing is lost: what you have edited is in the project, not in the screen.',
  reloadScreen: 'Reload this screen',
  broken: (screen: string, why: string) => `Something on the screen ${screen} did not work. Nothing is lost. (${why})`,
} as const;

/** Beside the light that says whether work is kept. */
export const LIGHT = {
  open: (file: string) => `Open ${file}`,
  keepAll: 'Keep all that is here',
  acceptAll: 'Accept all removals',
} as const;

export const SWITCHER = {
  label: 'Packages',
  find: 'Find a package',
  none: 'No package is called that.',
  all: 'All battles …',
} as const;

export const COMMENTS = {
  title: 'Comments',
  resolved: (count: number) => `${count} resolved`,
  close: 'Close the comments',
  nothing: 'Nothing is open here.',
  howTo: 'Write about the whole package, or choose “Comment” at a hex, a unit or a line of text first.',
  resolvedBy: (name: string) => `Resolved by ${name}`,
  answerTo: (name: string) => `Answer ${name}`,
  answer: 'Answer',
  cancel: 'Cancel',
  resolve: 'Resolve',
  reopen: 'Reopen',
  remove: 'Remove',
  hex: (label: string) => `Hex ${label}`,
  wasAt: (place: string) => `was at ${place}, which no longer exists`,
  whole: 'The whole package',
  notThere: (item: string) => `${item}, which does not exist`,
  about: 'About',
  aboutPackage: 'The package instead',
  field: 'New comment',
  prompt: 'What should others know?',
  comment: 'Comment',
  as: (name: string) => `as ${name}`,
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
