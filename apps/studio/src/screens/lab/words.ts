/** What people read in the lab, for translation. */
import { counted } from '../../parts/plain-words.ts';
import type { Believed } from './shared-check.ts';

export const LAB = {
  title: 'Lab',
  intro:
    'Computer players play the battle over and over, and tell how it goes. They play here, in this browser; whatever has been played is kept, and goes on where it was.',
  base: 'A base is never played. Open a battle that builds on it.',
  unplayable: 'The battle cannot be played as it is.',
  problems: 'See its problems',
  loading: 'Reading the battle …',
  refused: (why: string) => `That cannot be played. ${why}`,
  trying: 'Looking whether the battle can be played so …',
  tries: 'Numbers tried',
  run: 'Play the games',
  pause: 'Pause',
  goOn: 'Go on',
  cancel: 'Cancel',
  cancelled: 'Cancelled. What has been played is kept: the same games go on from there.',
  game: (name: string, when: Date) => `${name === '' ? 'A game' : name}, ${when.toLocaleString()}`,
  nothing: 'Nothing has been played yet. Choose what to play, then press Play the games.',
} as const;

export const FORM = {
  against: 'Compare with',
  alone: 'nothing',
  package: 'another package',
  change: 'itself with another number',
  even: 'itself, to make it even',
  two: 'itself, with values of two numbers',
  rank: 'itself, to rank its numbers',
  which: 'Package',
  noOthers: 'No other package of this project has these sides.',
  number: 'Number',
  rules: 'Rules',
  noNumbers: 'The package has no number that can be changed here.',
  now: (value: number) => `${value} now`,
  value: 'Value',
  second: 'Second number',
  oneNumber: 'The package has only one number that can be changed here.',
  from: 'From',
  to: 'To',
  secondFrom: 'Second, from',
  secondTo: 'Second, to',
  only: 'Only numbers with this in their name',
  step: 'Up and down by',
  changes: (numbers: number) =>
    numbers === 0
      ? 'No number has that in its name.'
      : `${counted(numbers, 'number')}, each changed up and down by itself: ${counted(numbers * 2 + 1, 'package')} on the same seeds.`,
  players: 'Who plays',
  asked: 'What should be known',
  wins: (side: string) => `Whether there are more victories for ${side}`,
  points: (side: string) => `Whether there are more points for ${side}`,
  score: 'Whether the score is higher',
  turns: 'Whether it takes longer',
  lost: (side: string) => `Whether more counters of ${side} are lost`,
  options: (count: number) => `Options (${count})`,
  begin: 'Games begin at',
  setUp: 'the set-up',
  examples: 'Examples of the rules',
  ownGames: 'Games kept in this browser',
  games: 'Games of each, at most',
  seed: 'First seed',
  seedHint: 'The same seed gives the same games.',
  even50: (side: string) => `${side} is to win half of the games`,
  side: 'Side',
} as const;

export const RANK = {
  title: 'What moves it most',
  question: (question: string) => `“${question}”, now and with each number changed by itself.`,
  number: 'Number',
  change: 'Changed',
  by: (was: number, value: number) => `${was} to ${value}`,
  difference: 'Moves it by',
  games: 'Games',
  verdict: 'Verdict',
  verdicts: { more: 'more, surely', less: 'less, surely', noise: 'within the noise' },
  same: (count: number, list: string) => `${counted(count, 'change')} made no game go otherwise: ${list}.`,
  many: (count: number) =>
    `${counted(count, 'change')} looked at: the intervals are so much wider that, with 95 % confidence, not one of them is wrong.`,
  impossible: (list: string) => `The package cannot have: ${list}.`,
  none: 'The package can have none of these numbers otherwise.',
  chart: (title: string, low: string, high: string) => `${title}: between ${low} and ${high}`,
} as const;

export const RUN = {
  opening: 'Compiling …',
  playing: (played: number, of: number) => `${played} of ${counted(of, 'game')}.`,
  known: (count: number) => `${count} were played before.`,
  shared: ({ name, isOwn, games, checked, isTrue }: Believed) => {
    // On a machine of one's own nobody says who they are: anybody who uses it may have played them.
    const whose = isOwn ? 'yours' : name === '' ? 'this project' : name;
    return isTrue
      ? `${counted(games, 'game')} of ${whose} were on the server; ${checked} of them were played again here and came out the same.`
      : `No games of ${whose} are used: of ${checked} that were played again here one came out differently.`;
  },
  paused: 'Paused',
  settled: 'The question is answered.',
  done: 'All games are played.',
  failed: (why: string) => `It stopped: ${why}`,
  stopped: (count: number) => `${counted(count, 'game')} did not end by themselves and are not counted.`,
  progress: 'Games played',
} as const;

export const SAID = {
  wins: 'Who wins',
  draw: 'Draw',
  games: (count: number) => counted(count, 'game'),
  interval: (low: string, high: string) => `${low} to ${high}`,
  points: 'Points, length and levels of victory',
  pointsOf: (side: string) => `Points of ${side}`,
  side: 'Side',
  turns: 'Game-turns',
  before: 'now',
  measure: 'What is counted',
  losses: 'Counters lost, turn by turn',
  lossesHint: 'Counters that have left the map for good, on average up to the end of each turn.',
  turn: 'Turn',
  table: 'As a table',
  where: 'Where it happens',
  happenings: { lost: 'Lost', fought: 'Fought', moved: 'Moved' },
  whereHints: {
    lost: 'Where counters stood when the phase began in which they were lost; the larger the mark, the more of them.',
    fought:
      'Where counters stood when they attacked, shot at, charged or challenged an enemy, or one did so to them; the larger the mark, the more often.',
    moved: 'Hexes that counters came to, on their way or at its end; the larger the mark, the more often.',
  },
  mostOn: (hex: string, count: string) => `${hex}: ${count} per game`,
  never: 'Never acted',
  neverHint: 'In none of the games. Perhaps nobody needs it, perhaps these players never come to it.',
  allActed: 'All modifiers, effects, conditions, arrivals and other rules of the package that are counted have acted.',
  noneToAct: 'The package has no rule that could be counted.',
  acted: 'How often rules act',
  perGame: 'per game',
  replays: 'Games worth looking at',
  median: 'The game in the middle',
  strange: 'The least usual',
  game: (seed: number, winner: string, turns: number) => `seed ${seed}, ${winner}, ${counted(turns, 'turn')}`,
  won: (side: string) => `victory for ${side}`,
  open: 'undecided',
  watch: (seed: number) => `Watch game ${seed}`,
  watching: 'Watch',
  record: (seed: number) => `From the lab, seed ${seed}`,
  refused: 'The browser does not keep the game, so it cannot be opened.',
  chart: (sides: string) => `Lost counters by turn: ${sides}`,
  maps: {
    lost: (count: number) => `The map; counters were lost on ${counted(count, 'hex', 'hexes')}`,
    fought: (count: number) => `The map; counters fought on ${counted(count, 'hex', 'hexes')}`,
    moved: (count: number) => `The map; counters went over ${counted(count, 'hex', 'hexes')}`,
  },
} as const;

export const COVERAGE = {
  title: 'Which rules the games used',
  hint: 'What no game has used, no game has tested: a case file of its own can.',
  events: (used: number, all: number) => `${used} of ${counted(all, 'event')} of the rules have happened`,
  commands: (used: number, all: number) => `${used} of ${counted(all, 'command')} of the game have been given`,
  cells: (used: number, all: number) => `${used} of ${counted(all, 'table cell')} have settled something`,
  cellsHint: 'By table, row and column.',
  commandsHint: 'Some may belong to rules that this package does without.',
  never: 'Never',
  often: 'Per game',
  what: 'What',
  case: 'Case',
  groups: 'Losses by class and contingent',
  side: 'Side',
  group: 'Class or contingent',
  counters: 'Counters',
  lost: 'Lost per game',
} as const;

export const ANSWER = {
  more: (other: string, by: string) => `${other}: ${by}. Certainly more.`,
  less: (other: string, by: string) => `${other}: ${by}. Certainly less.`,
  alike: (other: string, most: string) => `${other}: no difference larger than ${most}.`,
  open: (other: string, by: string) => `${other}: ${by} so far, within the noise. More games may tell.`,
  by: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
  others: 'What else certainly differs',
  noOthers: 'Nothing else certainly differs.',
  worth: (times: string) => `The seeds in common made each game worth ${times} on seeds of their own.`,
} as const;

export const METHOD = {
  title: 'How it was found',
  seeds: (first: number, count: number) => `${counted(count, 'game')} of each at most, on the seeds from ${first} on.`,
  interval:
    'Every interval holds the true value with 95 % confidence, however often one looks at it. A comparison holds for all that it names at once.',
  differences: 'Differences between shares are in percentage points: 40 % and 45 % differ by 5 %.',
  players: (side: string, player: string) => `${side}: ${player}.`,
  begun: (example: string) => `Every game begins at the position of “${example}”.`,
  engine: (version: string) => `Engine ${version}.`,
  aimless: 'A random player has no aim: who wins against one says little of the balance between people.',
  blind: 'It is about these players: what they never do, no number here has seen.',
} as const;

export const EVEN = {
  found: (title: string, value: string) => `${title}: even at ${value}.`,
  perhaps: (title: string, value: string) => `${title}: perhaps even at ${value}.`,
  maybe: (list: string) => `It may be even at ${list}: there the range holds 50 %.`,
  maybeAt: (count: number, all: number) =>
    `It may be even at ${count} of ${all}, those in a frame: there the range holds 50 %. More games leave fewer.`,
  nowhere: 'The battle is even at none of these, with 95 % confidence for all of them at once.',
  pair: (first: number, second: number) => `${first} and ${second}`,
  across: (side: string, first: string, second: string) =>
    `Won by ${side}, with ${first} (down) and ${second} (across)`,
  together: 'The ranges hold for all of these values at once.',
  impossible: (value: string, why: string) => `${value}: ${why}`,
  none: (title: string, value: number) =>
    `At none of these numbers do the two sides change places. ${title}: ${value} comes nearest.`,
  interval: (low: string, high: string) => `The true number lies between ${low} and ${high}, with 95 % confidence.`,
  open: 'That may be chance: more games can tell.',
  oneLook: 'The range of the even number alone is meant for one look, at the end.',
  draws: 'A draw is half a victory.',
  table: 'What was tried',
  value: 'Value',
  share: (side: string) => `Won by ${side}`,
  games: 'Games',
  write: (value: number) => `Write ${value} into the package`,
  step: (title: string, value: number) => `Set ${title} to ${value}`,
  written: (title: string, value: number) => `${title} is ${value} now.`,
  reason: 'Makes the battle even between its computer players.',
  unchanged: 'It has this value already.',
} as const;
