/** What people read on the screen of the armies, for translation. */
import { counted } from '../../parts/plain-words.ts';

export const ARMY = {
  title: 'Army',
  reading: 'Reckoning the armies …',
  none: 'In this game armies are given, not bought by points.',
  unreadable: 'The package cannot be read as it is.',
  problems: 'See its problems',
  sides: 'Armies',
  nation: 'Nation',
  noNation: 'Choose a nation …',
  limit: 'Points allowed',
  anyPoints: 'any',
  points: (points: number) => counted(points, 'point'),
  of: (limit: number) => `of ${limit}`,
  left: (points: number) => `${points} left`,
  over: (points: number) => `${points} too many`,
  counts: (units: number, commanders: number) => `${counted(units, 'unit')}, ${counted(commanders, 'commander')}`,
  unbound: 'Without a limit nobody is held to the lists: the battle can be played as it is.',
  legal: 'The army keeps every rule.',
  faults: (count: number) => `${count === 1 ? 'One rule is' : `${count} rules are`} broken`,
  empty: 'Nobody is in this army yet. Add commanders and troops, or take a random army to begin with.',
  inherited: 'What this package inherits is altered by changes of it.',
  reason: 'An army bought by points.',
  lineUp: 'Draw up in line',
  lineUpHint: 'Places every counter of the army before its edge of the table.',
  random: 'Random army …',
  take: 'Take from a list …',
  save: 'Save as a list …',
  print: 'Print',
  command: (title: string, side: string) => `${title}: ${side}`,
} as const;

export const ROLL = {
  title: 'The army',
  force: (number: number) => `Force ${number}`,
  noForce: 'Independent units and staff',
  name: 'Name',
  value: (value: string, unit: string) => `${value} of ${unit}`,
  remove: (unit: string) => `Remove ${unit}`,
  removed: (unit: string) => `${unit} removed.`,
  removing: (unit: string) => `Remove ${unit} from the army`,
  unknownTroops: 'Troops of no row',
  ranks: (ranks: number) => counted(ranks, 'rank'),
  costs: (what: string, points: number) => `${what}: ${points}`,
  all: 'Whole army',
} as const;

export const OFFERS = {
  title: 'Troops to choose from',
  none: 'Choose a nation: then the troops that it has, hires and raises stand here.',
  commander: 'Commander',
  commanderAbout: 'Leads a Force. Of class 3 at first; better ones cost more.',
  price: (points: number, per: string) => `${points} a ${per}`,
  add: (name: string) => `Add ${name}`,
  added: (name: string) => `${name} added.`,
  find: 'Find troops',
  noMatch: 'No such troops in this nation.',
} as const;

export const RANDOM = {
  title: (side: string) => `A random army for ${side}`,
  intro: 'It keeps every rule of the lists. It takes the place of the army that is here; Undo brings that back.',
  points: 'Points',
  seed: 'Seed',
  seedHint: 'The same seed gives the same army.',
  take: 'Take this army',
  cancel: 'Cancel',
  done: (side: string, points: number) => `A random army of ${counted(points, 'point')} for ${side}.`,
  step: (side: string) => `Random army for ${side}`,
} as const;

export const LISTS = {
  takeTitle: (side: string) => `Take an army for ${side}`,
  takeIntro:
    'From another package of this project. It takes the place of the army that is here; Undo brings that back.',
  none: 'No other package of this project has an army of this game.',
  army: 'Army',
  of: (title: string, side: string, units: number) => `${title}: ${side}, ${counted(units, 'counter')}`,
  take: 'Take',
  taken: (name: string) => `${name} taken over.`,
  step: (side: string, from: string) => `Take the army of ${from} for ${side}`,
  saveTitle: (side: string) => `Save ${side} as a list`,
  saveIntro: 'A package of its own keeps the army, so that any battle of this project can take it.',
  name: 'Name of the list',
  nameOf: (side: string, points: number) => `${side}, ${counted(points, 'point')}`,
  save: 'Save',
  saved: (id: string) => `Saved as ${id}.`,
  open: 'Open it',
  summary: 'An army bought by points.',
  cancel: 'Cancel',
} as const;

export const QUICK = {
  title: 'A battle of two random armies',
  intro:
    'These are the rules; armies belong to battles. Choose two nations, and a battle is made of armies that keep every rule.',
  sides: ['First nation', 'Second nation'],
  points: 'Points of each army',
  make: 'Make the battle',
  name: (one: string, other: string) => `${one} against ${other}`,
  made: (title: string) => `${title}: ready to play.`,
} as const;

export const LINE = {
  step: (side: string) => `Draw up ${side} in line`,
  done: (side: string) => `${side}: every counter stands in line.`,
} as const;
